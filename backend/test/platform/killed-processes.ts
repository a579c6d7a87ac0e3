import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { createConnection } from 'mysql2/promise';
import type { Settings } from '../../src/platform/config/settings.js';
import { Client } from '../harness/client.js';
import { ADMIN, FIRST_START } from '../harness/first-start.js';

/** The built product in processes of its own, which a test may kill. */

/** What the processes of one installation share, as their environment. */
export function environmentOf(settings: Settings, port: number): NodeJS.ProcessEnv {
  const { DATA_DIR, DATABASE_URL } = settings.database;
  const { PUBLIC_URL } = settings.server;
  const { JWT_SECRET } = settings.signIn;
  const { REDIS_URL } = settings.queue;
  const { SMTP_URL, MAIL_FROM } = settings.mail;
  const shared = { DATA_DIR, JWT_SECRET, DATABASE_URL, REDIS_URL, SMTP_URL, MAIL_FROM, PUBLIC_URL };
  const given = Object.entries(shared).filter(([, value]) => value !== undefined);
  const { PATH, CHROMIUM_PATH } = process.env;
  const own = { PATH, CHROMIUM_PATH, ...FIRST_START };
  const quiet = { LOG_LEVEL: 'silent', RENDER_AHEAD: 'off', HOST: '127.0.0.1' };
  return { ...own, ...Object.fromEntries(given), ...quiet, PORT: String(port) };
}

/** Starts `main` or `worker`, and waits until it says that it works. */
export async function started(program: 'main' | 'worker', env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(__dirname, `../../dist/${program}.js`)], {
    cwd: env.DATA_DIR,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const printed: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
  while (!/localhost:|pronto/.test(printed.join(''))) await once(child.stdout, 'data');
  return child;
}

/** The administrator of a process, signed in. */
export async function administratorAt(port: number): Promise<Client> {
  const address = `http://127.0.0.1:${String(port)}`;
  const { body } = await new Client(address).post('/api/login', ADMIN).expect(200);
  return new Client(address, (body as { token: string }).token);
}

/** Ends it as a failing machine does: nothing is finished or put away. */
export async function killed(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** A connection of the test's own to the database of the processes. */
export interface OwnConnection {
  query: (sql: string) => Promise<Record<string, unknown>[]>;
  run: (sql: string) => Promise<void>;
  /** Begins a transaction behind which every change of a quote waits. */
  hold: () => Promise<void>;
  release: () => Promise<void>;
  close: () => Promise<void>;
}

export async function connected({ database }: Settings): Promise<OwnConnection> {
  const { DATABASE_URL, DATA_DIR } = database;
  return DATABASE_URL ? toServer(DATABASE_URL) : toFile(join(DATA_DIR, 'forja.sqlite'));
}

async function toServer(url: string): Promise<OwnConnection> {
  const connection = await createConnection(url);
  const query = async (sql: string) => (await connection.query(sql))[0] as Record<string, unknown>[];
  const run = async (sql: string) => {
    await query(sql);
  };
  return {
    query,
    run,
    hold: async () => {
      await run('BEGIN');
      await run('SELECT id FROM orders FOR UPDATE');
    },
    release: () => run('ROLLBACK'),
    close: () => connection.end(),
  };
}

function toFile(path: string): OwnConnection {
  const file = new Sqlite(path);
  file.exec('PRAGMA busy_timeout = 10000');
  const run = (sql: string) => Promise.resolve(void file.exec(sql));
  return {
    query: (sql) => Promise.resolve(file.prepare(sql).all() as Record<string, unknown>[]),
    run,
    hold: () => run('BEGIN IMMEDIATE'),
    release: () => run('ROLLBACK'),
    close: () => Promise.resolve(void file.close()),
  };
}
