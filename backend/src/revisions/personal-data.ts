import { text, type PersonalData } from '../platform/database/personal-data.js';

/** Revisions name the users who made them. Their own contents are never touched. */
export const revisionsPersonalData: PersonalData = {
  users: [
    {
      title: 'Revisões de orçamentos emitidas',
      table: 'revisions',
      condition: 'frozen_by_id = ?',
      columns: [
        text('Em', 'frozen_at'),
        text('Nome', 'frozen_by'),
        text('Orçamento nº', 'order_id'),
        text('Revisão', 'number'),
      ],
    },
  ],

  async removeUser({ manager }, { id }, removed) {
    await manager.query('UPDATE revisions SET frozen_by = ? WHERE frozen_by_id = ?', [removed.name, id]);
  },
};
