import { json, rewriteJson, text, type PersonalData } from '../platform/database/personal-data.js';

const OF_CUSTOMER = "entry_id = ? AND import_id IN (SELECT id FROM imports WHERE catalogue = 'customers')";

/** The fields of a customer that reach its contact. */
const CONTACT_FIELDS = ['contact', 'email', 'phone'];

/** Imports of spreadsheets name their users, and their rows hold contacts of customers. */
export const importsPersonalData: PersonalData = {
  users: [
    {
      title: 'Planilhas importadas',
      table: 'imports',
      condition: 'user_id = ?',
      columns: [text('Em', 'created_at'), text('Nome', 'user_name'), text('Arquivo', 'file_name')],
    },
  ],
  customers: [
    {
      title: 'Valores de planilhas importadas',
      table: 'import_rows',
      condition: OF_CUSTOMER,
      columns: [
        text('Importação nº', 'import_id'),
        text('Nome', 'name'),
        json('Antes', 'before_values'),
        json('Depois', 'after_values'),
      ],
    },
  ],

  async removeUser({ manager }, { id, name, nameIsShared }, removed) {
    await manager.query('UPDATE imports SET user_name = ? WHERE user_id = ?', [removed.name, id]);
    // The user who undid an import is kept by name alone.
    if (nameIsShared) return;
    await manager.query('UPDATE imports SET undone_by = ? WHERE undone_by = ?', [removed.name, name]);
  },

  /** Values that an imported file held would come back when the import is undone. */
  async removeContact({ manager }, customerId) {
    for (const column of ['before_values', 'after_values']) {
      const place = { table: 'import_rows', column, condition: OF_CUSTOMER, values: [customerId] };
      await rewriteJson(manager, place, (fields) =>
        Object.fromEntries(
          Object.entries(fields).map(([field, value]) => [
            field,
            CONTACT_FIELDS.includes(field) ? null : value,
          ]),
        ),
      );
    }
  },
};
