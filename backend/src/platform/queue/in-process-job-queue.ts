import { AsyncResource } from 'node:async_hooks';
import PQueue from 'p-queue';
import pTimeout from 'p-timeout';
import { Unavailable } from '../errors/app-errors.js';
import { messages } from '../i18n/messages.js';
import { readFailure, writeFailure } from './failures.js';
import type { JobContext, TurnOptions } from './job.js';
import { JobQueue } from './job-queue.js';
import { JobRecords, type Entry } from './job-records.js';
import type { QueueDepthView } from './queue-depth.view.js';
import type { JobRecord } from './queue-state.js';

/**
 * Jobs at once: of those that are asked for four, so that the two that one user may have leave two to others; of those
 * ahead of time one.
 */
const CONCURRENCY = { asked: 4, ahead: 1 } as const;

/** A job that waits or runs. */
interface OpenJob {
  entry: Entry;
  /** See TurnOptions. */
  turn: number;
  /** Takes the job out of the lane in which it waits now. */
  withdrawal: AbortController;
}

/** Why a job leaves the lane of those ahead of time. */
const ASKED_FOR = new Error('The job is asked for now');

/**
 * Jobs in the process that asks for them, in turns of their owners; those ahead of time one at a time, and only while
 * no other one waits. Payloads and results take the same JSON way as through Redis, so that what works here works
 * there.
 */
export class InProcessJobQueue extends JobQueue {
  private readonly openJobs = new Map<string, { job: OpenJob; result: Promise<unknown> }>();
  private readonly records = new JobRecords();
  private readonly asked = new PQueue({ concurrency: CONCURRENCY.asked });
  private readonly ahead = new PQueue({ concurrency: CONCURRENCY.ahead });
  private closed = false;

  constructor() {
    super();
    this.asked.on('next', () => this.letAhead());
  }

  override start(): Promise<void> {
    const missing = this.unhandledJobs;
    if (missing.length > 0) throw new Error(`Jobs without a handler in this process: ${missing.join(', ')}`);
    return Promise.resolve();
  }

  override async close(): Promise<void> {
    this.closed = true;
    const open = [...this.openJobs.values()];
    for (const { job } of open) withdraw(job, new Unavailable(messages.http.unavailable));
    await Promise.allSettled(open.map(({ result }) => result));
  }

  override jobs({ name }: { readonly name: string }): Promise<JobRecord[]> {
    return Promise.resolve(this.records.jobs(name));
  }

  override depths(): Promise<QueueDepthView[]> {
    return Promise.resolve(this.knownJobs.map((name) => this.records.depth(name)));
  }

  override check(): Promise<void> {
    return Promise.resolve();
  }

  override working(): string[] {
    return [...this.openJobs].flatMap(([id, { job }]) => (hasBegun(job) ? [id] : []));
  }

  protected override async run(name: string, payload: unknown, options: TurnOptions): Promise<unknown> {
    if (this.closed) throw new Unavailable(messages.http.unavailable);
    const id = `${name}:${options.key}`;
    const known = this.openJobs.get(id);
    if (known && !options.ahead) raise(known.job, options.turn);
    const result = known?.result ?? this.add(id, name, payload, options);
    return pTimeout(result, {
      milliseconds: options.timeoutMs,
      message: new Unavailable(messages.jobs.late),
    });
  }

  protected override mostOfOne(): Promise<number> {
    return Promise.resolve(CONCURRENCY.asked / 2);
  }

  private add(id: string, name: string, payload: unknown, options: TurnOptions): Promise<unknown> {
    const handler = this.handlerOf(name);
    const sent = JSON.stringify(payload);
    const entry = this.records.add(name, payload, options.ahead ?? false);
    const job = { entry, turn: options.turn, withdrawal: new AbortController() };
    // A lane begins a job in the context of the one that ends before it; it is to run in its caller's.
    const work = AsyncResource.bind(() =>
      this.work(entry, () => handler(JSON.parse(sent), contextOf(options.key, entry))),
    );
    const result = this.inLane(job, work).finally(() => this.openJobs.delete(id));
    // Each caller hears of a failure; where all have given up waiting it must not end the process.
    result.catch(() => undefined);
    this.openJobs.set(id, { job, result });
    return result;
  }

  /** Waits for a place in the job's lane; one that is asked for meanwhile changes the lane. */
  private async inLane(job: OpenJob, work: () => Promise<unknown>): Promise<unknown> {
    if (job.entry.ahead) {
      try {
        return await this.ahead.add(work, { signal: job.withdrawal.signal });
      } catch (error) {
        if (error !== ASKED_FOR) throw error;
      }
    }
    const result = this.asked.add(work, { signal: job.withdrawal.signal, priority: -job.turn });
    this.letAhead();
    return result;
  }

  /** @throws what the handler throws, as it would arrive through Redis */
  private async work(entry: Entry, handle: () => Promise<unknown>): Promise<unknown> {
    entry.times.begun = Date.now();
    try {
      const result = JSON.stringify((await handle()) ?? null);
      this.records.end(entry, null);
      return JSON.parse(result) as unknown;
    } catch (error) {
      const failure = readFailure(writeFailure(entry.name, error));
      this.records.end(entry, failure.message);
      throw failure;
    }
  }

  /** Jobs ahead of time begin only while there is a place that no asked-for job needs. */
  private letAhead(): void {
    if (this.asked.pending < CONCURRENCY.asked) this.ahead.start();
    else this.ahead.pause();
  }
}

const contextOf = (key: string, entry: Entry): JobContext => ({
  key,
  ahead: entry.ahead,
  askedAt: entry.times.asked,
  ...(entry.request_id !== null && { requestId: entry.request_id }),
  report: (progress) => (entry.times.progress = progress),
});

const hasBegun = ({ entry }: OpenJob) => entry.times.begun !== undefined;

/** A job that waits ahead of time is asked for: it takes its place behind those that were asked for before. */
function raise(job: OpenJob, turn: number): void {
  if (!job.entry.ahead || hasBegun(job)) return;
  const { withdrawal } = job;
  job.entry.ahead = false;
  job.turn = turn;
  job.withdrawal = new AbortController();
  withdrawal.abort(ASKED_FOR);
}

/** A job that has begun goes on to its end. */
function withdraw(job: OpenJob, reason: Error): void {
  if (!hasBegun(job)) job.withdrawal.abort(reason);
}
