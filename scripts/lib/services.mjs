import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { aptInstall, canInstall } from './apt.mjs';
import { onPath, temporaryFolder } from './paths.mjs';
import { freePort } from './free-port.mjs';
import { Program } from './program.mjs';
import { run, startUntil } from './run.mjs';
import { PlainError, step } from './say.mjs';

/**
 * A real MariaDB and a real Redis for tests and trials: on ports of their own, in a folder of their own, gone
 * afterwards. What the machine may run of either stays untouched.
 */
const programs = {
  mariadbd: () => onPath('mariadbd', 'mysqld'),
  installer: () => onPath('mariadb-install-db'),
  // What mariadb-install-db calls: Debian packs it with the client.
  defaults: () => onPath('my_print_defaults'),
  redis: () => onPath('redis-server'),
};
const packages = ['mariadb-server-core', 'mariadb-client-core', 'redis-server'];
/** Installs Debian's packages where a program is missing. @throws {PlainError} where that can't be done */
async function provideServices() {
  const missing = () => Object.values(programs).some((find) => !find());
  if (!missing()) return;
  const help = `MariaDB and Redis are needed: install ${packages.join(', ')}, or run this as root.`;
  if (!canInstall()) throw new PlainError(help);
  await step('Instalando MariaDB e Redis', async () => {
    const { output } = await aptInstall(packages);
    if (missing()) throw new PlainError(help, output);
  });
}

/** Statements of a server's start: its database and its account. */
const setUpStatements = (password) => [
  'CREATE DATABASE IF NOT EXISTS forja CHARACTER SET utf8mb4;',
  `CREATE USER IF NOT EXISTS 'forja'@'127.0.0.1' IDENTIFIED BY '${password}';`,
  "GRANT ALL ON *.* TO 'forja'@'127.0.0.1';",
];

/** A server, started; it may be begun anew where it was, once it has ended. */
async function serve(ready, command, args) {
  const program = new Program(() => startUntil(ready, command, args));
  await program.start();
  return program;
}

async function startDatabase(folder, { bufferPool, durable, password }) {
  const within = (name) => path.join(folder, name);
  writeFileSync(within('set-up.sql'), `${setUpStatements(password).join('\n')}\n`);
  // Temporary tables are its own: a server that starts removes those that others have in a shared folder.
  for (const name of ['mariadb', 'mariadb-tmp']) mkdirSync(within(name));
  const common = ['--no-defaults', `--datadir=${within('mariadb')}`, `--tmpdir=${within('mariadb-tmp')}`];
  if (process.getuid?.() === 0) common.push('--user=root');
  await run(programs.installer(), [...common, '--auth-root-authentication-method=normal', '--skip-test-db'], {
    failure: 'mariadb-install-db failed.',
  });
  const port = await freePort();
  const options = [
    ...common,
    `--socket=${within('mariadb.sock')}`,
    `--pid-file=${within('mariadb.pid')}`,
    `--init-file=${within('set-up.sql')}`,
    `--port=${port}`,
    '--bind-address=127.0.0.1',
    '--skip-name-resolve',
    '--max-connections=200',
    // As each node of a cluster of three counts: what takes the next number for the next row's id fails its tests.
    '--auto-increment-increment=3',
    '--auto-increment-offset=2',
    `--innodb-buffer-pool-size=${bufferPool}`,
    '--character-set-server=utf8mb4',
    '--skip-log-bin',
  ];
  // What is gone afterwards need not survive a power failure: without waiting for the disk a schema is made in a second.
  const fast = ['flush-log-at-trx-commit=0', 'flush-method=nosync', 'doublewrite=0'];
  if (!durable) options.push(...fast.map((option) => `--innodb-${option}`));
  const program = await serve(/ready for connections/, programs.mariadbd(), options);
  return { program, url: `mariadb://forja:${password}@127.0.0.1:${port}/forja` };
}

async function startRedis(folder) {
  const port = String(await freePort());
  const args = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const program = await serve(/Ready to accept connections/, programs.redis(), args);
  return { program, url: `redis://127.0.0.1:${port}` };
}

/**
 * Starts both, in a folder that goes with this process.
 * @param {{ bufferPool?: string, durable?: boolean }} [options] bufferPool: MariaDB's memory for tables and indices;
 *   durable: what MariaDB has acknowledged survives its own end, as with its usual settings
 * @returns {Promise<{ env: Record<string, string>, end: () => Promise<unknown>, database: Program, redis: Program }>} env: their
 *   addresses as the product's settings and as the tests'
 */
export async function startServices({ bufferPool = '128M', durable = false } = {}) {
  await provideServices();
  const folder = temporaryFolder('services');
  const [database, redis] = await Promise.all([
    startDatabase(folder, { bufferPool, durable, password: randomBytes(12).toString('hex') }),
    startRedis(folder),
  ]);
  return {
    database: database.program,
    redis: redis.program,
    env: {
      DATABASE_URL: database.url,
      TEST_DATABASE_URL: database.url,
      REDIS_URL: redis.url,
      TEST_REDIS_URL: redis.url,
    },
    end: () => Promise.all([database.program.stop(30), redis.program.stop()]),
  };
}
