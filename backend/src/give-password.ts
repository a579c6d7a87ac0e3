import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { giveTemporaryPassword } from './access/users/temporary-password.js';
import { CheckModule } from './check.module.js';
import { loadSettings } from './platform/config/load-settings.js';
import { Database } from './platform/database/database.js';
import { createLogger, NestLogger } from './platform/logging/logger.js';
import { startFailure } from './start-failure.js';

/**
 * `npm run password -- EMAIL`: prints a temporary password for the account, beside a running product. It helps the only
 * administrator of an installation without e-mails, whom no other administrator can help.
 * @returns whether there is an account of this e-mail
 */
async function givePassword(email: string): Promise<boolean> {
  const settings = loadSettings(process.env);
  const logger = new NestLogger(createLogger(settings.watching.LOG_LEVEL));
  const app = await NestFactory.createApplicationContext(CheckModule.with(settings), {
    logger,
    abortOnError: false,
  });
  const given = await giveTemporaryPassword(app.get(Database), email);
  await app.close();
  if (given) console.log(`Senha temporária de ${given.name}: ${given.password}`);
  else console.error(`Nenhum usuário tem o e-mail ${email}.`);
  return given !== null;
}

try {
  const [email] = process.argv.slice(2);
  if (!email) console.error('Uso: npm run password -- E-MAIL');
  process.exitCode = email && (await givePassword(email)) ? 0 : 1;
} catch (error) {
  const { PORT, DATA_DIR } = process.env;
  console.error(startFailure(error, { port: Number(PORT ?? 3000), dataDir: DATA_DIR ?? './data' }));
  process.exitCode = 1;
}
