import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Bull from 'bull';
import { Conflict, Invalid, Unavailable } from '../../src/platform/errors/app-errors.js';
import { messages } from '../../src/platform/i18n/messages.js';
import { currentRequestId, withLogContext } from '../../src/platform/logging/log-context.js';
import { BullJobQueue } from '../../src/platform/queue/bull-job-queue.js';
import { InProcessJobQueue } from '../../src/platform/queue/in-process-job-queue.js';
import { defineJob, type RunOptions } from '../../src/platform/queue/job.js';
import type { JobQueue } from '../../src/platform/queue/job-queue.js';
import { eventually } from '../harness/eventually.js';
import { freePort } from '../../../scripts/lib/free-port.mjs';
import { spawnStuckWorker, startRedis } from './queue-processes.js';

interface Question {
  number: number;
}

const double = defineJob<Question, { doubled: number }>('double');
const options = (key: string): RunOptions => ({ key, timeoutMs: 20_000 });

/** The callers' queue and the workers': the same one in one process, two of them with Redis between. */
interface Pair {
  asking: JobQueue;
  working: JobQueue;
}

const redis = process.env.TEST_REDIS_URL;
const adapters: [string, () => Pair][] = [
  [
    'in this process',
    () => {
      const queue = new InProcessJobQueue();
      return { asking: queue, working: queue };
    },
  ],
];
if (redis) {
  adapters.push([
    'through Bull',
    () => {
      const prefix = `test-${randomBytes(6).toString('hex')}`;
      const open = () => new BullJobQueue(Bull, { url: redis, prefix });
      return { asking: open(), working: open() };
    },
  ]);
}

/** A promise and the function that resolves it. */
function deferred() {
  let keep: () => void = () => undefined;
  const kept = new Promise<void>((resolve) => (keep = resolve));
  return { kept, keep };
}

describe.each(adapters)('jobs %s @servers', (_, open) => {
  let pair: Pair;
  /** Starts both sides with this handler and answers how to ask. */
  const start = async (handler: (question: Question) => Promise<{ doubled: number }>) => {
    pair.working.handle(double, handler);
    const ask = pair.asking.runner(double);
    await pair.working.start();
    return ask;
  };

  const depth = async () => (await pair.asking.depths())[0]!;

  beforeEach(() => {
    pair = open();
  });

  afterEach(async () => {
    await pair.asking.close();
    await pair.working.close();
  });

  it('carry the id of the request that asked for them, and say how many wait', async () => {
    const { kept, keep } = deferred();
    let seen: string | undefined;
    const ask = await start(async ({ number }) => {
      seen = currentRequestId();
      await kept;
      return { doubled: number * 2 };
    });
    const asked = withLogContext({ requestId: 'request-1' }, () => ask({ number: 1 }, options('one')));
    await eventually(() => seen !== undefined);
    expect(seen).toBe('request-1');
    const one = { name: 'double', running: 1, waiting: 0, waiting_ahead: 0, failed: 0, oldest_ms: null };
    expect(await pair.asking.depths()).toMatchObject([one]);
    keep();
    await asked;
  });

  it('answers with what the handler returned', async () => {
    const ask = await start(({ number }) => Promise.resolve({ doubled: number * 2 }));
    await expect(ask({ number: 21 }, options('a'))).resolves.toEqual({ doubled: 42 });
  });

  it('runs equal keys once while the job runs, and different keys apart', async () => {
    let runs = 0;
    const gate = deferred();
    const ask = await start(async ({ number }) => {
      runs += 1;
      await gate.kept;
      return { doubled: number * 2 };
    });
    const asked = [ask({ number: 1 }, options('a')), ask({ number: 1 }, options('a'))];
    const other = ask({ number: 2 }, options('b'));
    gate.keep();
    await expect(Promise.all(asked)).resolves.toEqual([{ doubled: 2 }, { doubled: 2 }]);
    await expect(other).resolves.toEqual({ doubled: 4 });
    expect(runs).toBe(2);
  });

  it('runs a key again once its job has ended, well or badly', async () => {
    let runs = 0;
    const ask = await start(({ number }) => {
      runs += 1;
      return runs === 2 ? Promise.reject(new Conflict('not now')) : Promise.resolve({ doubled: number * 2 });
    });
    await ask({ number: 1 }, options('a'));
    await expect(ask({ number: 1 }, options('a'))).rejects.toBeInstanceOf(Conflict);
    await ask({ number: 1 }, options('a'));
    expect(runs).toBe(3);
  });

  /** A handler that lists what it has begun and ends each job when it is let go. */
  const startGated = async () => {
    const begun: number[] = [];
    const gates = new Map<number, ReturnType<typeof deferred>>();
    const ask = await start(async ({ number }) => {
      const gate = deferred();
      gates.set(number, gate);
      begun.push(number);
      await gate.kept;
      return { doubled: number * 2 };
    });
    return {
      begun,
      wait: (number: number, owner: number, timeoutMs = 20_000) =>
        ask({ number }, { key: String(number), timeoutMs, owner }),
      hasBegun: (...numbers: number[]) => eventually(() => numbers.every((number) => begun.includes(number))),
      waiting: (count: number) => eventually(async () => (await depth()).waiting === count),
      letGo: (number: number) => gates.get(number)?.keep(),
    };
  };

  it('goes round the owners, of whom one holds at most half of the places', async () => {
    const { begun, wait, hasBegun, waiting, letGo } = await startGated();
    const asked = [wait(1, 1), wait(2, 1), wait(3, 1), wait(4, 1)];
    await hasBegun(1, 2);
    asked.push(wait(5, 2), wait(6, 3));
    await hasBegun(5, 6);
    asked.push(wait(7, 4));
    await waiting(1);
    for (const [ends, follows] of [
      [1, 7],
      [5, 3],
      [3, 4],
    ] as const) {
      letGo(ends);
      await hasBegun(follows);
    }
    [2, 4, 6, 7].forEach(letGo);
    await Promise.all(asked);
    expect(begun.slice(4)).toEqual([7, 3, 4]);
  });

  it('never begins a job whose caller gave up while the owner’s others ran; one that another owner asks for begins', async () => {
    const { begun, wait, hasBegun, letGo } = await startGated();
    const first = wait(1, 1);
    const second = wait(4, 1);
    await hasBegun(1, 4);
    await expect(wait(2, 1, 50)).rejects.toThrow(messages.jobs.late);
    const held = wait(3, 1);
    const again = wait(1, 1);
    const others = wait(3, 2);
    await hasBegun(3);
    letGo(3);
    await expect(others).resolves.toEqual({ doubled: 6 });
    letGo(1);
    await expect(Promise.all([first, again])).resolves.toEqual([{ doubled: 2 }, { doubled: 2 }]);
    await eventually(() => begun.length === 4);
    [3, 4].forEach(letGo);
    await expect(held).resolves.toEqual({ doubled: 6 });
    await second;
    expect(begun.slice(2)).toEqual([3, 3]);
  });

  it('does many jobs, each once', async () => {
    const seen: number[] = [];
    const ask = await start(({ number }) => {
      seen.push(number);
      return Promise.resolve({ doubled: number * 2 });
    });
    const numbers = Array.from({ length: 30 }, (_value, index) => index);
    const answers = await Promise.all(numbers.map((number) => ask({ number }, options(String(number)))));
    expect(answers.map((answer) => answer.doubled)).toEqual(numbers.map((number) => number * 2));
    expect(seen.sort((a, b) => a - b)).toEqual(numbers);
  });

  it('runs requested jobs before those ahead of time, and a job that is both only once', async () => {
    const gate = deferred();
    const begun = deferred();
    const runs: number[] = [];
    const ask = await start(async ({ number }) => {
      runs.push(number);
      begun.keep();
      if (number === 1) await gate.kept;
      return { doubled: number * 2 };
    });
    const ahead = (number: number) => ask({ number }, { ...options(String(number)), ahead: true });
    const first = ahead(1);
    await begun.kept;
    const others = [ahead(2), ahead(3)];
    await eventually(async () => (await depth()).waiting_ahead === 2);
    expect(await depth()).toMatchObject({ workers: 1, waiting: 0, running: 1, failed: 0 });
    await expect(pair.asking.jobs(double)).resolves.toMatchObject([
      { payload: { number: 1 }, state: 'running', ended_at: null },
      {},
      {},
    ]);
    await expect(ask({ number: 9 }, options('9'))).resolves.toEqual({ doubled: 18 });
    await expect(ask({ number: 3 }, options('3'))).resolves.toEqual({ doubled: 6 });
    expect(runs).toEqual([1, 9, 3]);
    const joined = ask({ number: 1 }, options('1'));
    // By the second answer Redis has the question, too: one that comes after the job's end would rightly run it again.
    for (let answers = 0; answers < 2; answers += 1) await pair.asking.jobs(double);
    gate.keep();
    await expect(Promise.all([first, joined, ...others])).resolves.toHaveLength(4);
    expect(runs).toEqual([1, 9, 3, 2]);
    // A job's caller hears of its end before its worker has put it away: the state that is looked at is a settled one.
    let jobs = await pair.asking.jobs(double);
    await eventually(async () => {
      jobs = await pair.asking.jobs(double);
      return jobs.filter(({ state }) => state === 'done').length === 4;
    });
    const none = { waiting: 0, waiting_ahead: 0, running: 0, failed: 0 };
    expect(await depth()).toMatchObject({ workers: 1, ...none });
    const done2 = { state: 'done', ended_at: expect.any(String) };
    expect(jobs.find(({ payload }) => (payload as Question).number === 2)).toMatchObject(done2);
  });

  it('reports the progress of a job, and to the job whether a caller waits for it', async () => {
    const gate = deferred();
    const begun = deferred();
    const heard: boolean[] = [];
    pair.working.handle(double, async ({ number }, job) => {
      heard.push(job.ahead);
      job.report({ done: 3, of: 8 });
      begun.keep();
      await gate.kept;
      return { doubled: number * 2 };
    });
    const ask = pair.asking.runner(double);
    await pair.working.start();
    const asked = ask({ number: 1 }, options('a'));
    await begun.kept;
    await eventually(async () => (await pair.asking.jobs(double))[0]?.progress?.done === 3);
    const early = ask({ number: 2 }, { ...options('b'), ahead: true });
    gate.keep();
    await Promise.all([asked, early]);
    expect(heard).toEqual([false, true]);
    const jobs = await pair.asking.jobs(double);
    expect(jobs.map(({ progress }) => progress)).toEqual([
      { done: 3, of: 8 },
      { done: 3, of: 8 },
    ]);
  });

  it('hands an expected error to the caller unchanged', async () => {
    const ask = await start(() => Promise.reject(Invalid.field('number', 'Deve ser um número')));
    const failure = await ask({ number: 1 }, options('a')).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Invalid);
    expect(failure).toMatchObject({
      message: 'Deve ser um número',
      errors: { number: ['Deve ser um número'] },
    });
  });

  it('hands an unexpected error over as unavailable, without its details', async () => {
    const ask = await start(() => Promise.reject(new Error('SELECT secret FROM table')));
    const failure = await ask({ number: 1 }, options('a')).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Unavailable);
    expect((failure as Error).message).toBe(messages.jobs.failed);
    expect(await depth()).toMatchObject({ failed: 1 });
    await expect(pair.asking.jobs(double)).resolves.toMatchObject([
      { state: 'failed', message: messages.jobs.failed },
    ]);
  });

  it('ends a wait at the time limit of its caller', async () => {
    const gate = deferred();
    const begun = deferred();
    const ask = await start(async () => {
      begun.keep();
      await gate.kept;
      return { doubled: 0 };
    });
    const late = ask({ number: 1 }, { key: 'a', timeoutMs: 50 });
    await expect(late).rejects.toThrow(messages.jobs.late);
    // Closing while the job is still being handed over would cut the queue's own commands.
    await begun.kept;
    gate.keep();
  });

  it('refuses a second handler of the same job', () => {
    const handler = () => Promise.resolve({ doubled: 0 });
    pair.working.handle(double, handler);
    expect(() => pair.working.handle(double, handler)).toThrow('Two handlers');
  });

  it('lets a job in work end before it closes, and takes none after', async () => {
    const gate = deferred();
    const begun = deferred();
    const ask = await start(async () => {
      begun.keep();
      await gate.kept;
      return { doubled: 8 };
    });
    const asked = ask({ number: 4 }, options('a'));
    await begun.kept;
    const closed = pair.working.close();
    gate.keep();
    await expect(asked).resolves.toEqual({ doubled: 8 });
    await closed;
    await pair.asking.close();
    await expect(ask({ number: 4 }, options('b'))).rejects.toBeInstanceOf(Unavailable);
  });
});

describe('jobs in this process', () => {
  it('does not start while a job that is asked for has no handler', () => {
    const queue = new InProcessJobQueue();
    queue.runner(double);
    expect(() => queue.start()).toThrow('double');
  });
});

describe('jobs through Bull without Redis', () => {
  it('answers at once that it is unavailable, and closes', async () => {
    const queue = new BullJobQueue(Bull, { url: 'redis://127.0.0.1:1', prefix: 'test' });
    const ask = queue.runner(double);
    const began = Date.now();
    for (const key of ['first', 'second']) {
      await expect(ask({ number: 1 }, options(key))).rejects.toBeInstanceOf(Unavailable);
    }
    expect(Date.now() - began).toBeLessThan(30_000);
    await queue.close();
  });
});

if (redis) {
  describe('jobs through Bull without a worker', () => {
    it('soon answers that there is none, and keeps the job for the one that comes', async () => {
      const prefix = `test-${randomBytes(6).toString('hex')}`;
      const asking = new BullJobQueue(Bull, { url: redis, prefix });
      const ask = asking.runner(double);
      const began = Date.now();
      await expect(ask({ number: 4 }, options('a'))).rejects.toThrow(messages.jobs.noWorker);
      expect(Date.now() - began).toBeLessThan(60_000);
      const working = new BullJobQueue(Bull, { url: redis, prefix });
      const seen = deferred();
      working.handle(double, ({ number }) => {
        seen.keep();
        return Promise.resolve({ doubled: number * 2 });
      });
      await working.start();
      await seen.kept;
      await expect(ask({ number: 4 }, options('a'))).resolves.toEqual({ doubled: 8 });
      await working.close();
      await asking.close();
    });
  });

  describe('jobs through Bull when something is killed', () => {
    /** A worker without a sign of life for so long has lost its job. */
    const claimMs = 1000;
    const killed = { key: 'a', timeoutMs: 40_000 };
    const handler = ({ number }: Question) => Promise.resolve({ doubled: number * 2 });

    it('are done by another worker when theirs is killed in the middle', async () => {
      const where = { url: redis, prefix: `test-${randomBytes(6).toString('hex')}`, claimMs };
      const asking = new BullJobQueue(Bull, where);
      const ask = asking.runner(double);
      const worker = spawnStuckWorker(where);
      const answer = ask({ number: 21 }, killed);
      await once(worker.stdout!, 'data');
      worker.kill('SIGKILL');
      await once(worker, 'exit');
      const working = new BullJobQueue(Bull, where);
      working.handle(double, handler);
      await working.start();
      await expect(answer).resolves.toEqual({ doubled: 42 });
      await working.close();
      await asking.close();
    });

    it('are handed over again when Redis comes back without them', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'forja-redis-'));
      const port = await freePort();
      let server = await startRedis(port, folder);
      const where = { url: `redis://127.0.0.1:${port}`, claimMs };
      const asking = new BullJobQueue(Bull, where);
      const working = new BullJobQueue(Bull, where);
      let runs = 0;
      const begun = deferred();
      const lost = deferred();
      working.handle(double, async (question) => {
        runs += 1;
        begun.keep();
        // The first run is the one that Redis loses.
        if (runs === 1) await lost.kept;
        return handler(question);
      });
      const ask = asking.runner(double);
      await working.start();
      const answer = ask({ number: 4 }, killed);
      await begun.kept;
      server.kill('SIGKILL');
      await once(server, 'exit');
      server = await startRedis(port, folder);
      await expect(answer).resolves.toEqual({ doubled: 8 });
      await expect(ask({ number: 5 }, { ...killed, key: 'b' })).resolves.toEqual({ doubled: 10 });
      lost.keep();
      await working.close();
      await asking.close();
      server.kill('SIGKILL');
      await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    });
  });
}
