import { text, type PersonalData } from '../platform/database/personal-data.js';

/** The history of administration names users. It adds and reads otherwise; here alone names in it are replaced. */
export const auditPersonalData: PersonalData = {
  users: [
    {
      title: 'O que fez na administração',
      table: 'audit_entries',
      condition: 'user_id = ?',
      columns: [
        text('Em', 'created_at'),
        text('Nome', 'user_name'),
        text('Tipo', 'kind'),
        text('Registro', 'record_name'),
        text('Ação', 'action'),
        text('Campo', 'field'),
      ],
    },
    {
      title: 'O que a administração fez com a conta',
      table: 'audit_entries',
      condition: "(kind = 'user' AND record_id = ?) OR named_user_id = ?",
      columns: [
        text('Em', 'created_at'),
        text('Ação', 'action'),
        text('Campo', 'field'),
        text('De', 'before_value'),
        text('Para', 'after_value'),
      ],
    },
  ],

  async removeUser({ manager }, { id }, removed) {
    await manager.query('UPDATE audit_entries SET user_name = ? WHERE user_id = ?', [removed.name, id]);
    await manager.query("UPDATE audit_entries SET record_name = ? WHERE kind = 'user' AND record_id = ?", [
      removed.name,
      id,
    ]);
    for (const column of ['before_value', 'after_value']) {
      await manager.query(
        `UPDATE audit_entries SET ${column} = ? WHERE ${column} IS NOT NULL AND
           (named_user_id = ? OR (kind = 'user' AND record_id = ? AND field IN ('name', 'email')))`,
        [removed.name, id, id],
      );
    }
  },
};
