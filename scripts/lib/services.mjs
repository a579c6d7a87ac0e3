import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { aptInstall, canInstall } from './apt.mjs';
import { onPath, temporaryFolder } from './paths.mjs';
import { freePort } from './free-port.mjs';
import { run, start, stop } from './run.mjs';
import { PlainError, say, step } from './say.mjs';

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
/** Milliseconds; both are started while the product is built. */
const startLimit = 180_000;

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

/** One connection: sends `hello` and resolves with whether the answer came; a refused one is a no. */
function answers(port, hello, expected) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => hello && socket.write(hello));
    const finish = (yes) => {
      socket.destroy();
      resolve(yes);
    };
    socket.setTimeout(2000, () => finish(false));
    socket.once('error', () => finish(false));
    socket.once('close', () => finish(false));
    socket.once('data', (data) => finish(data.includes(expected)));
  });
}

const KEPT_OUTPUT = 20_000;

async function untilItAnswers(name, child, port, hello, expected) {
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (printed = (printed + chunk).slice(-KEPT_OUTPUT)));
  child.once('exit', (code, signal) => {
    // What was ended from here ends by a signal or in order; anything else explains the failures that follow.
    if (code !== 0 && signal !== 'SIGTERM' && !child.killed)
      say(`${name} ended (${signal ?? code}):\n${printed}`);
  });
  const limit = Date.now() + startLimit;
  while (!(await answers(port, hello, expected))) {
    if (child.exitCode !== null || Date.now() > limit)
      throw new PlainError(`${name} did not start.`, printed);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const pipes = { stdio: ['ignore', 'pipe', 'pipe'] };

/** Statements of a server's start: its database and its account. */
const setUpStatements = (password) => [
  'CREATE DATABASE IF NOT EXISTS forja CHARACTER SET utf8mb4;',
  `CREATE USER IF NOT EXISTS 'forja'@'127.0.0.1' IDENTIFIED BY '${password}';`,
  "GRANT ALL ON *.* TO 'forja'@'127.0.0.1';",
];

async function startDatabase(folder, { bufferPool, durable, password }) {
  const data = path.join(folder, 'mariadb');
  const setUp = path.join(folder, 'set-up.sql');
  writeFileSync(setUp, `${setUpStatements(password).join('\n')}\n`);
  const asRoot = process.getuid?.() === 0 ? ['--user=root'] : [];
  // Of its own: a server that starts removes the temporary tables that others have in a shared one.
  const temporary = path.join(folder, 'mariadb-tmp');
  for (const each of [data, temporary]) mkdirSync(each);
  const common = ['--no-defaults', `--datadir=${data}`, `--tmpdir=${temporary}`, ...asRoot];
  await run(programs.installer(), [...common, '--auth-root-authentication-method=normal', '--skip-test-db'], {
    failure: 'mariadb-install-db failed.',
  });
  const port = await freePort();
  const files = [
    `--socket=${folder}/mariadb.sock`,
    `--pid-file=${folder}/mariadb.pid`,
    `--init-file=${setUp}`,
  ];
  const network = [
    `--port=${port}`,
    '--bind-address=127.0.0.1',
    '--skip-name-resolve',
    '--max-connections=200',
    // As each node of a cluster of three counts: what takes the next number for the next row's id fails its tests.
    '--auto-increment-increment=3',
    '--auto-increment-offset=2',
  ];
  // What is gone afterwards need not survive a power failure: without waiting for the disk a schema is made in a second.
  const fast = [
    '--innodb-flush-log-at-trx-commit=0',
    '--innodb-flush-method=nosync',
    '--skip-innodb-doublewrite',
  ];
  const memory = [`--innodb-buffer-pool-size=${bufferPool}`];
  const charset = ['--character-set-server=utf8mb4'];
  const options = [
    ...common,
    ...files,
    ...network,
    ...memory,
    ...charset,
    '--skip-log-bin',
    ...(durable ? [] : fast),
  ];
  const begin = async () => {
    const child = start(programs.mariadbd(), options, pipes);
    await untilItAnswers('MariaDB', child, port, '', 'native_password');
    return child;
  };
  return { child: await begin(), begin, port, url: `mariadb://forja:${password}@127.0.0.1:${port}/forja` };
}

async function startRedis(folder) {
  const port = await freePort();
  const args = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const begin = async () => {
    const child = start(programs.redis(), args.map(String), pipes);
    await untilItAnswers('Redis', child, port, 'PING\r\n', '+PONG');
    return child;
  };
  return { child: await begin(), begin, url: `redis://127.0.0.1:${port}` };
}

/**
 * Starts both, in a folder that goes with this process.
 * @param {{ bufferPool?: string, durable?: boolean }} [options] bufferPool: MariaDB's memory for tables and indices;
 *   durable: what MariaDB has acknowledged survives its own end, as with its usual settings
 * @returns {Promise<{ env: Record<string, string>, end: () => Promise<void>, database: Service, redis: Service }>} env: their
 *   addresses as the product's settings and as the tests'; what is put into a service's `child` is ended in its place
 * @typedef {{ child: import('node:child_process').ChildProcess, begin: () => Promise<import('node:child_process').ChildProcess> }} Service
 *   begin: starts it again, where it was and on its port, once it has ended
 */
export async function startServices({ bufferPool = '128M', durable = false } = {}) {
  await provideServices();
  const folder = temporaryFolder('services');
  const [database, redis] = await Promise.all([
    startDatabase(folder, { bufferPool, durable, password: randomBytes(12).toString('hex') }),
    startRedis(folder),
  ]);
  return {
    database,
    redis,
    env: {
      DATABASE_URL: database.url,
      TEST_DATABASE_URL: database.url,
      REDIS_URL: redis.url,
      TEST_REDIS_URL: redis.url,
    },
    end: async () => {
      await Promise.all([stop(database.child, 30), stop(redis.child)]);
    },
  };
}
