import { Logger } from '@nestjs/common';
import type Bull from 'bull';
import { Unavailable } from '../errors/app-errors.js';
import { messages } from '../i18n/messages.js';
import { BullOutcomes } from './bull-outcomes.js';
import { writeFailure } from './failures.js';
import type { RunOptions } from './job.js';
import { JobQueue } from './job-queue.js';
import { RedisConnections } from './redis-connections.js';
import { within } from './within.js';

/** Jobs at once in one worker process: while one prints, the next one loads. */
const CONCURRENCY = 2;

/** Finished jobs stay for a while, so that their state can be looked at; seconds and number. */
const KEEP = { age: 60 * 60, count: 500 };

/** A payload as it travels. */
interface Envelope {
  payload: unknown;
}

interface OpenQueue {
  queue: Bull.Queue<Envelope>;
  outcomes: BullOutcomes;
}

/** What the adapter needs to know. */
export interface BullOptions {
  url: string;
  /** Separates the jobs of several installations on one Redis. */
  prefix?: string;
}

/** Jobs through Bull on Redis: asked for by HTTP processes, done by any number of workers. One Bull queue per job name. */
export class BullJobQueue extends JobQueue {
  private readonly log = new Logger('Jobs');
  private readonly connections: RedisConnections;
  private readonly queues = new Map<string, OpenQueue>();
  private closed = false;

  constructor(
    private readonly createQueue: typeof Bull,
    private readonly options: BullOptions,
  ) {
    super();
    this.connections = new RedisConnections(options.url);
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
    await Promise.all(open.map(({ queue }) => queue.close()));
    open.forEach(({ outcomes }) => outcomes.close());
    this.connections.close();
  }

  protected override async run(name: string, payload: unknown, options: RunOptions): Promise<unknown> {
    if (this.closed) throw new Unavailable(messages.http.unavailable);
    await this.connections.ready();
    const { queue, outcomes } = this.open(name);
    const end = outcomes.of(options.key, () => this.add(queue, payload, options.key));
    return within(end, options.timeoutMs, () => new Unavailable(messages.jobs.late));
  }

  /**
   * Bull ignores a job whose id it still keeps, so a finished one is removed first. Two processes that do so at the
   * same moment wait for one job all the same, since they wait for its id.
   */
  private async add(queue: Bull.Queue<Envelope>, payload: unknown, key: string): Promise<void> {
    try {
      const before = await queue.getJob(key);
      if (before?.finishedOn) await before.remove();
      await queue.add({ payload }, { jobId: key, removeOnComplete: KEEP, removeOnFail: KEEP });
    } catch (error) {
      this.log.error(`A job could not be handed over: ${String(error)}`);
      throw new Unavailable(messages.http.unavailable);
    }
  }

  private work(name: string): void {
    const handler = this.handlerOf(name);
    const process = async ({ data }: Bull.Job<Envelope>): Promise<unknown> => {
      try {
        return (await handler(data.payload)) ?? null;
      } catch (error) {
        throw new Error(writeFailure(name, error), { cause: error });
      }
    };
    // Ends with the queue; until then it survives a Redis that comes and goes.
    this.open(name)
      .queue.process(CONCURRENCY, process)
      .catch((error: unknown) => this.log.error(`${name} is no longer worked on: ${String(error)}`));
  }

  private open(name: string): OpenQueue {
    const known = this.queues.get(name);
    if (known) return known;
    const queue = new this.createQueue<Envelope>(name, {
      prefix: this.options.prefix ?? 'forja',
      createClient: (type) => this.connections.give(type),
    });
    // The connections report their own errors; without a listener an error would end the process.
    queue.on('error', (error) => this.log.debug(`${name}: ${error.message}`));
    const opened = { queue, outcomes: new BullOutcomes(queue) };
    this.queues.set(name, opened);
    return opened;
  }
}
