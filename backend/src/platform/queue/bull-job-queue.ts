import { Logger } from '@nestjs/common';
import type Bull from 'bull';
import pTimeout from 'p-timeout';
import { Unavailable } from '../errors/app-errors.js';
import { messages } from '../i18n/messages.js';
import { currentRequestId, withLogContext } from '../logging/log-context.js';
import type { RedisAddress } from '../redis/redis-address.js';
import { BullOutcomes } from './bull-outcomes.js';
import { depthOf, jobsOf } from './bull-state.js';
import { writeFailure } from './failures.js';
import type { JobContext, TurnOptions } from './job.js';
import { JobQueue } from './job-queue.js';
import type { QueueDepthView } from './queue-depth.view.js';
import type { JobRecord } from './queue-state.js';
import { RedisConnections } from './redis-connections.js';

/**
 * Jobs at once in one worker process: of those that a caller waits for four, so that the two that one user may have leave
 * two to others (what they print on is shared out by the page pool); of those ahead of time one. Each kind has a queue of
 * its own, so that no asked-for job waits for a place that a job ahead of time has.
 */
const CONCURRENCY = { asked: 4, ahead: 1 } as const;

/**
 * A job belongs to its worker as long as that renews its claim; so long after its last sign of life another worker, or
 * the same one started anew, begins it once more. Bull lets that happen once, then the job fails.
 */
const CLAIM_MS = 20_000;
const LOOK_FOR_LOST_MS = 5000;

/**
 * A job is done anew where its worker could not write down its end: Redis became silent between the work and that, and Bull counts
 * its own command's error as the job's. A handler's failure is final.
 */
const ATTEMPTS = 3;

/** Finished jobs stay for a while, so that their state can be looked at; seconds and number. */
const KEEP = { age: 60 * 60, count: 500 };

/** A command to Redis takes less than a millisecond; one that takes so long finds Redis frozen. */
const LIMIT_MS = 5000;

/** A payload as it travels. */
interface Envelope {
  payload: unknown;
  /** Of the request that asked for the job; jobs of before, and those that no request asks for, have none. */
  request_id?: string;
}

interface OpenQueue {
  asked: Bull.Queue<Envelope>;
  ahead: Bull.Queue<Envelope>;
  outcomes: BullOutcomes;
}

/** Settings of the adapter. */
export interface BullOptions extends RedisAddress {
  /** Separates the jobs of several installations on one Redis. */
  prefix?: string;
  /** How long a worker may give no sign of life, in milliseconds. */
  claimMs?: number;
  /** How long a command to Redis may take, in milliseconds. */
  limitMs?: number;
}

/** Jobs through Bull on Redis: asked for by HTTP processes, done by any number of workers. Two Bull queues per job name. */
export class BullJobQueue extends JobQueue {
  private readonly log = new Logger('Jobs');
  private readonly connections: RedisConnections;
  private readonly queues = new Map<string, OpenQueue>();
  private readonly begun = new Set<string>();
  private closed = false;

  constructor(
    private readonly createQueue: typeof Bull,
    private readonly options: BullOptions,
  ) {
    super();
    this.connections = new RedisConnections(options, options.limitMs ?? LIMIT_MS);
  }

  /** Work begins as soon as Redis can be reached, which may be after the process has started. */
  override start(): Promise<void> {
    const jobs = this.handledJobs;
    if (jobs.length > 0) this.connections.whenReady(() => jobs.forEach((name) => this.work(name)));
    return Promise.resolve();
  }

  override async close(): Promise<void> {
    this.closed = true;
    const open = [...this.queues.values()];
    await Promise.all(open.flatMap(({ asked, ahead }) => [asked.close(), ahead.close()]));
    open.forEach(({ outcomes }) => outcomes.close());
    this.connections.close();
  }

  override jobs({ name }: { readonly name: string }): Promise<JobRecord[]> {
    return this.read(() => jobsOf(this.open(name)));
  }

  override depths(): Promise<QueueDepthView[]> {
    return this.read(() => Promise.all(this.knownJobs.map((name) => depthOf(name, this.open(name)))));
  }

  override check(): Promise<void> {
    return this.connections.check();
  }

  override working(): string[] {
    return [...this.begun];
  }

  protected override async run(name: string, payload: unknown, options: TurnOptions): Promise<unknown> {
    if (this.closed) throw new Unavailable(messages.http.unavailable);
    await this.connections.ready();
    const open = this.open(name);
    const end = open.outcomes.outcomeOf(options.key, () => this.add(open, payload, options));
    return pTimeout(end, { milliseconds: options.timeoutMs, message: new Unavailable(messages.jobs.late) });
  }

  /** Each HTTP process counts its own callers; what it hands over is shared out among all workers. */
  protected override async mostOfOne(name: string): Promise<number> {
    // Bull finds a queue's workers by the beginning of their name, so those of `asked` would count for both queues.
    const workers = await (this.open(name).ahead.getWorkers() as Promise<unknown[] | undefined>).catch(
      () => undefined,
    );
    // None is listed while the first one starts.
    return (Math.max(1, workers?.length ?? 1) * CONCURRENCY.asked) / 2;
  }

  private async read<T>(look: () => Promise<T>): Promise<T> {
    await this.connections.ready();
    return look().catch((error: unknown) => {
      this.log.error(`The queue could not be read: ${String(error)}`);
      throw new Unavailable(messages.http.unavailable);
    });
  }

  /** Hands the job over, or leaves it where it already waits or runs. */
  private async add(open: OpenQueue, payload: unknown, { key, ahead, turn }: TurnOptions): Promise<void> {
    try {
      const [asked, early] = await Promise.all([current(open.asked, key), current(open.ahead, key)]);
      if (asked || (early && (ahead || !(await removed(early))))) return;
      const queue = ahead ? open.ahead : open.asked;
      await queue.add(
        { payload, request_id: currentRequestId() },
        {
          jobId: key,
          priority: turn,
          attempts: ATTEMPTS,
          removeOnComplete: KEEP,
          removeOnFail: KEEP,
        },
      );
    } catch (error) {
      this.log.error(`A job could not be handed over: ${String(error)}`);
      throw new Unavailable(messages.http.unavailable);
    }
  }

  private work(name: string): void {
    const handler = this.handlerOf(name);
    const open = this.open(name);
    for (const lane of ['asked', 'ahead'] as const) {
      const process = (job: Bull.Job<Envelope>): Promise<unknown> =>
        withLogContext({ requestId: job.data.request_id }, async () => {
          const id = `${name}:${String(job.id)}`;
          this.begun.add(id);
          try {
            return (await handler(job.data.payload, contextOf(job, lane === 'ahead'))) ?? null;
          } catch (error) {
            await job.discard();
            throw new Error(writeFailure(name, error), { cause: error });
          } finally {
            this.begun.delete(id);
          }
        });
      // Ends with the queue; until then it survives a Redis that comes and goes.
      open[lane]
        .process(CONCURRENCY[lane], process)
        .catch((error: unknown) => this.log.error(`${name} is no longer worked on: ${String(error)}`));
    }
  }

  private open(name: string): OpenQueue {
    const known = this.queues.get(name);
    if (known) return known;
    const asked = this.connect(name);
    const ahead = this.connect(`${name}-ahead`);
    const opened = { asked, ahead, outcomes: new BullOutcomes([asked, ahead]) };
    this.queues.set(name, opened);
    return opened;
  }

  private connect(name: string): Bull.Queue<Envelope> {
    const queue = new this.createQueue<Envelope>(name, {
      prefix: this.options.prefix ?? 'forja',
      createClient: (type) => this.connections.give(type),
      settings: {
        lockDuration: this.options.claimMs ?? CLAIM_MS,
        stalledInterval: Math.min(LOOK_FOR_LOST_MS, this.options.claimMs ?? CLAIM_MS),
      },
    });
    // The connections report their own errors; without a listener an error would end the process.
    queue.on('error', (error) => this.log.debug(`${name}: ${error.message}`));
    // Bull does not wait for the naming of its worker: where the queue is closed meanwhile, that must not end the process.
    const naming = queue.setWorkerName.bind(queue);
    queue.setWorkerName = () =>
      naming().catch((error: unknown) => this.log.debug(`${name}: ${String(error)}`));
    return queue;
  }
}

/** A report while Redis is away is lost: the next one comes, or the end. */
const contextOf = (job: Bull.Job<Envelope>, ahead: boolean): JobContext => ({
  key: String(job.id),
  ahead,
  requestId: job.data.request_id,
  askedAt: job.timestamp,
  report: (progress) => void job.progress(progress).catch(() => undefined),
});

/**
 * The job that waits or runs under this key, or null. One that has ended is removed, since Bull ignores a job whose id
 * it still keeps. Two processes that do so at the same moment wait for one job all the same, since they wait for its
 * id.
 */
async function current(queue: Bull.Queue<Envelope>, key: string): Promise<Bull.Job<Envelope> | null> {
  const job = await queue.getJob(key);
  if (!job?.finishedOn) return job;
  await job.remove();
  return null;
}

/** Takes back a job that waits; false for one that a worker has begun in the meantime. */
const removed = (job: Bull.Job<Envelope>): Promise<boolean> =>
  job.remove().then(
    () => true,
    () => false,
  );
