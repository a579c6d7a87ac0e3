import { json, text, type PersonalData } from '../platform/database/personal-data.js';

/** The error log names the users who met an error. */
export const errorsPersonalData: PersonalData = {
  users: [
    {
      title: 'Erros registrados durante o uso',
      table: 'error_logs',
      condition: 'user_id = ?',
      columns: [
        text('Em', 'created_at'),
        text('Nome', 'user_name'),
        text('E-mail', 'user_email'),
        text('Mensagem', 'message'),
        text('Endereço da página', 'url'),
        text('Endereço IP', 'ip'),
        json('Dados enviados', 'request_data'),
      ],
    },
  ],

  async removeUser({ manager }, { id }, removed) {
    await manager.query(
      'UPDATE error_logs SET user_name = ?, user_email = ?, ip = NULL, request_data = NULL WHERE user_id = ?',
      [removed.name, removed.email, id],
    );
  },
};
