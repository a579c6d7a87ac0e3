import 'reflect-metadata';
import { giveTemporaryPassword } from './access/users/temporary-password.js';
import { Database } from './platform/database/database.js';
import { runStoredDataCommand } from './stored-data-command.js';

/**
 * `npm run password -- EMAIL`: prints a temporary password for the account. It helps the only administrator of an installation
 * without e-mails, whom no other administrator can help.
 */
await runStoredDataCommand(async (app) => {
  const [email] = process.argv.slice(2);
  if (!email) {
    console.error('Uso: npm run password -- E-MAIL');
    return false;
  }
  const given = await giveTemporaryPassword(app.get(Database), email);
  if (given) console.log(`Senha temporária de ${given.name}: ${given.password}`);
  else console.error(`Nenhum usuário tem o e-mail ${email}.`);
  return given !== null;
});
