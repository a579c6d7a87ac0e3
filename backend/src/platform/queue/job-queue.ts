import { Logger } from '@nestjs/common';
import pTimeout from 'p-timeout';
import { Unavailable } from '../errors/app-errors.js';
import { messages } from '../i18n/messages.js';
import { withLogContext } from '../logging/log-context.js';
import { count, observe, secondsSince } from '../measuring/measurements.js';
import { FairPlaces } from './fair-places.js';
import type { QueueDepthView } from './queue-depth.view.js';
import type { JobRecord } from './queue-state.js';
import type { Job, JobContext, JobHandler, JobRunner, RunOptions, TurnOptions } from './job.js';

/**
 * The port to jobs. Callers that need a job's result take a `runner`, handlers register with `handle`;
 * whether the two are one process or many is the adapter's business.
 *
 * Answers a waiting caller: the result, the handler's own AppError, or Unavailable where the job failed for an
 * unplanned reason, took longer than the caller waits, or could not be handed over at all.
 */
export abstract class JobQueue {
  private readonly handlers = new Map<string, JobHandler<unknown, unknown>>();
  private readonly wanted = new Set<string>();
  private readonly places = new FairPlaces(Infinity);
  /** The jobs that were handed over and are waited for, each with its number of callers. */
  private readonly handedOver = new Map<string, number>();

  /** Registers who does the work; before `start`. @throws Error for a second handler of the same job */
  handle<Payload, Result>(job: Job<Payload, Result>, handler: JobHandler<Payload, Result>): void {
    if (this.handlers.has(job.name)) throw new Error(`Two handlers for the job ${job.name}`);
    this.handlers.set(job.name, (payload, context) =>
      watched(job.name, context, () => handler(payload as Payload, context)),
    );
  }

  /** The function that runs this job; before `start`, so that a job without a handler stops the start. */
  runner<Payload, Result>(job: Job<Payload, Result>): JobRunner<Payload, Result> {
    this.wanted.add(job.name);
    return async (payload, options) => (await this.inTurn(job.name, payload, options)) as Result;
  }

  /**
   * The jobs of this name, for an onlooker: running, waiting, then ended ones, the newest of these first; a screenful.
   * @throws Unavailable while the queue can't be reached
   */
  abstract jobs(job: { readonly name: string }): Promise<JobRecord[]>;

  /** How many jobs of each name wait and run, for those that this process asks for or does. @throws Unavailable, as `jobs` */
  abstract depths(): Promise<QueueDepthView[]>;

  /** Whether jobs can be handed over now. @throws Error while they can't */
  abstract check(): Promise<void>;

  /** The jobs that this process works on at this moment, as `name key`. */
  abstract working(): string[];

  /** Begins to work. @throws Error in a process that must handle every job it asks for, and doesn't */
  abstract start(): Promise<void>;

  /** Takes no more jobs, lets those in work come to their end, and lets go of every connection. */
  abstract close(): Promise<void>;

  /** Jobs of a smaller turn come before those of a larger one, equal ones in the order they were asked for. */
  protected abstract run(name: string, payload: unknown, options: TurnOptions): Promise<unknown>;

  /** The names of the jobs that this process asks for or does, in order. */
  protected get knownJobs(): string[] {
    return [...new Set([...this.handlers.keys(), ...this.wanted])].sort();
  }

  protected get handledJobs(): string[] {
    return [...this.handlers.keys()];
  }

  protected get unhandledJobs(): string[] {
    return [...this.wanted].filter((name) => !this.handlers.has(name));
  }

  /**
   * How many jobs of one owner may have a place at once: half of the places, one at least. Asked only where the owner
   * has one already.
   */
  protected abstract mostOfOne(name: string): Promise<number>;

  /** Hands the job over once its owner has a place left; the wait for it counts as the caller's. */
  private async inTurn(name: string, payload: unknown, options: RunOptions): Promise<unknown> {
    const { owner, ahead, key, timeoutMs } = options;
    const id = `${name}:${key}`;
    // A job that was handed over takes no other place for one more caller.
    if (owner === undefined || ahead || this.handedOver.has(id))
      return this.handOver(id, name, payload, { ...options, turn: 1 });
    const until = Date.now() + timeoutMs;
    const release = await this.placeFor(owner, name, timeoutMs);
    try {
      const turn = this.places.heldBy(owner);
      return await this.handOver(id, name, payload, { ...options, timeoutMs: until - Date.now(), turn });
    } finally {
      release();
    }
  }

  /** @throws Unavailable where the owner's other jobs take longer than the caller waits */
  private async placeFor(owner: number, name: string, timeoutMs: number): Promise<() => void> {
    const most = this.places.heldBy(owner) === 0 ? 1 : await this.mostOfOne(name);
    const controller = new AbortController();
    const place = this.places.acquire(owner, controller.signal, most);
    return pTimeout(place, { milliseconds: timeoutMs, message: new Unavailable(messages.jobs.late) }).catch(
      (error: unknown) => {
        controller.abort(error);
        throw error;
      },
    );
  }

  private async handOver(id: string, name: string, payload: unknown, options: TurnOptions): Promise<unknown> {
    const callers = () => this.handedOver.get(id) ?? 0;
    this.handedOver.set(id, callers() + 1);
    try {
      return await this.run(name, payload, options);
    } finally {
      if (callers() > 1) this.handedOver.set(id, callers() - 1);
      else this.handedOver.delete(id);
    }
  }

  protected handlerOf(name: string): JobHandler<unknown, unknown> {
    const handler = this.handlers.get(name);
    if (!handler) throw new Error(`No handler for the job ${name}`);
    return handler;
  }
}

const log = new Logger('Jobs');

/** Runs a job's work: its lines of the log carry its name and its request's id, and its end is measured. */
function watched<T>(job: string, context: JobContext, work: () => Promise<T>): Promise<T> {
  const { requestId, askedAt } = context;
  if (askedAt !== undefined)
    observe('forja_job_wait_seconds', { job }, Math.max(0, Date.now() - askedAt) / 1000);
  return withLogContext({ job, ...(requestId !== undefined && { requestId }) }, async () => {
    const begun = performance.now();
    const end = (outcome: 'done' | 'failed') => {
      const ran = secondsSince(begun);
      count('forja_jobs_total', { job, outcome });
      observe('forja_job_duration_seconds', { job }, ran);
      return `${job} ${outcome} after ${ran.toFixed(3)} s`;
    };
    try {
      const result = await work();
      log.log(end('done'));
      return result;
    } catch (error) {
      log.warn(`${end('failed')}: ${String(error)}`);
      throw error;
    }
  });
}
