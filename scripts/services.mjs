import './lib/node-version.mjs';
import { randomBytes } from 'node:crypto';
import { ended, main, start } from './lib/run.mjs';
import { say } from './lib/say.mjs';
import { startServices } from './lib/services.mjs';

/**
 * `node scripts/services.mjs -- <command…>`: runs the command beside a MariaDB and a Redis of its own, whose
 * addresses it finds in DATABASE_URL and REDIS_URL (tests: TEST_DATABASE_URL and TEST_REDIS_URL). Without a command:
 * prints the addresses and waits for Ctrl-C.
 */
await main(async () => {
  const command = process.argv.slice(2).filter((word, index) => index > 0 || word !== '--');
  const services = await startServices();
  if (command.length === 0) {
    for (const name of ['DATABASE_URL', 'REDIS_URL']) say(`${name}=${services.env[name]}`);
    await new Promise(() => setInterval(() => undefined, 60_000));
  }
  const secret = { JWT_SECRET: process.env.JWT_SECRET ?? randomBytes(32).toString('hex') };
  const env = { ...process.env, ...secret, ...services.env };
  process.exitCode = await ended(
    start(command[0], command.slice(1), { cwd: process.cwd(), env, stdio: 'inherit' }),
  );
  await services.end();
});
