import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { FIRST_START } from '../harness/first-start.js';
import { testSettings, type TestSettings } from '../harness/test-settings.js';
import { orderOf, readOrder } from '../world/orders.js';
import { administratorAt } from './killed-processes.js';
import { freePort } from '../../../scripts/lib/free-port.mjs';

const MAIN = join(__dirname, '../../dist/main.js');

const run = (env: Record<string, string | undefined>) =>
  spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', SEED: 'none', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** The status of an answer on a connection of its own. */
const statusOf = (port: number, path: string, host = '127.0.0.1') =>
  new Promise<number>((resolve, reject) => {
    get({ host, port, path, agent: false }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    }).on('error', reject);
  });

const childrenOf = ({ pid = 0 }: ChildProcess): number[] =>
  readFileSync(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8')
    .split(' ')
    .filter((text) => text.trim() !== '')
    .map(Number);

const isGone = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
};

it('several processes on the embedded database are refused in one line @servers', async () => {
  const refused = run({ WEB_CONCURRENCY: '2' });
  let text = '';
  refused.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const [code] = (await once(refused, 'exit')) as [number];
  expect(code).toBe(1);
  expect(text.trim().split('\n').slice(1)).toEqual([
    '  WEB_CONCURRENCY acima de 1 exige DATABASE_URL e REDIS_URL: o banco embutido é de um só processo',
  ]);
});

/** The last process starts on the folder of the one before it, and ends by itself where that one still runs. */
describe('one process on the embedded database', () => {
  const started: ChildProcess[] = [];
  let folder: string;
  beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'forja-processes-'))));
  afterAll(() => {
    for (const child of started) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  const start = async (env: Record<string, string | undefined>) => {
    const port = await freePort();
    const child = run({ DATA_DIR: folder, PORT: String(port), ...env });
    started.push(child);
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    const code = await new Promise<number | null>((resolve) => {
      child.once('exit', resolve);
      child.stdout.on('data', () => {
        if (text.includes('Forja em')) resolve(null);
      });
    });
    return { port, code, text: () => text };
  };

  const demo = { ADMIN_EMAIL: 'admin@forja.local', ADMIN_PASSWORD: 'forja-demo' };

  it('says the demo sign-in where it works, and listens on this machine alone then', async () => {
    const first = await start({ ...demo, HOST: undefined });
    expect(first.text()).toContain('admin@forja.local / forja-demo');
    expect(await statusOf(first.port, '/health/live')).toBe(200);
    await expect(statusOf(first.port, '/health/live', '127.0.0.2')).rejects.toThrow('ECONNREFUSED');
  });

  it('refuses a second one on its folder, in one line', async () => {
    const second = await start({});
    expect(second.code).toBe(1);
    expect(second.text().trim()).toBe(
      `Outro Forja já usa a pasta ${folder} (DATA_DIR): encerre-a ou defina outra pasta.`,
    );
  });

  it('says no sign-in and listens everywhere without the demo data', async () => {
    const other = await start({ DATA_DIR: join(folder, 'other'), HOST: undefined });
    expect(other.text()).not.toContain('forja-demo');
    expect(await statusOf(other.port, '/health/live', '127.0.0.2')).toBe(200);
  });
});

/** Without a database server there is nothing that they could share. */
if (process.env.TEST_DATABASE_URL && process.env.TEST_REDIS_URL)
  describe('several processes on one port', () => {
    let test: TestSettings;
    let first: ChildProcess;
    let port: number;
    let metrics: number;
    let text = '';

    beforeAll(async () => {
      test = await testSettings();
      [port, metrics] = [await freePort(), await freePort()];
      const { DATABASE_URL, DATA_DIR } = test.settings.database;
      const { REDIS_URL } = test.settings.queue;
      const { JWT_SECRET } = test.settings.signIn;
      const child = run({
        DATABASE_URL,
        REDIS_URL,
        JWT_SECRET,
        DATA_DIR,
        PORT: String(port),
        METRICS_PORT: String(metrics),
        WEB_CONCURRENCY: '2',
        ...FIRST_START,
      });
      first = child;
      child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
      while (!text.includes('(2 processos)')) await once(child.stdout, 'data');
    });
    afterAll(async () => {
      if (first.exitCode === null) first.kill('SIGKILL');
      await test.dispose();
    });

    it('have their allocator set so that freed memory goes back', () => {
      for (const child of childrenOf(first)) {
        const set = readFileSync(`/proc/${String(child)}/environ`, 'utf8').split('\0');
        expect(set).toContain('MALLOC_ARENA_MAX=2');
      }
    });

    it('store one of a hundred saves of one version of an order, and answer 409 to the others', async () => {
      const admin = await administratorAt(port);
      const { id } = await orderOf(admin);
      const texts = Array.from({ length: 100 }, (_, index) => `editor ${String(index)}`);
      const answers = await Promise.all(
        texts.map((payment_obs) => admin.put(`/api/orders/${String(id)}`, { payment_obs, version: 1 })),
      );
      const stored = texts.filter((_, index) => answers[index]?.status === 200);
      expect(stored).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(99);
      expect((await readOrder(admin, id)).payment_obs).toBe(stored[0]);
    });

    it('answer all the same when one is killed, and another takes its place', async () => {
      const [victim = 0] = childrenOf(first);
      process.kill(victim, 'SIGKILL');
      while (!isGone(victim)) await setTimeout(20);
      // The first process has heard of it, too, and hands that one no more connections.
      while (!text.includes('An HTTP process ended (SIGKILL)')) await setTimeout(20);
      for (let call = 0; call < 20; call += 1) expect(await statusOf(port, '/health/live')).toBe(200);
      while (childrenOf(first).length < 2) await setTimeout(50);
      expect(childrenOf(first)).not.toContain(victim);
      expect(await statusOf(port, '/health/ready')).toBe(200);
    });

    it('have metrics of their own, each on the next port', async () => {
      for (const own of [metrics, metrics + 1]) {
        const status = () => statusOf(own, '/metrics').catch(() => 0);
        while ((await status()) !== 200) await setTimeout(100);
      }
    });

    it('end together at SIGTERM', async () => {
      const children = childrenOf(first);
      first.kill('SIGTERM');
      const [code] = (await once(first, 'exit')) as [number];
      expect(code).toBe(0);
      for (const child of children) while (!isGone(child)) await setTimeout(20);
      await expect(statusOf(port, '/health/live')).rejects.toThrow('ECONNREFUSED');
    });
  });
