import type { QueueState } from './queue-state.js';
import type { Job, JobHandler, JobRunner, RunOptions, TurnOptions } from './job.js';

/**
 * The port to jobs. Callers that need a job's result take a `runner`, handlers register with `handle`;
 * whether the two are one process or many is the adapter's business.
 *
 * What a waiting caller gets: the result, the handler's own AppError, or Unavailable where the job failed for an
 * unplanned reason, took longer than the caller waits, or could not be handed over at all.
 */
export abstract class JobQueue {
  private readonly handlers = new Map<string, JobHandler<unknown, unknown>>();
  private readonly wanted = new Set<string>();
  /** Owner → how many jobs of theirs are waited for. */
  private readonly waiting = new Map<number, number>();

  /** Registers who does the work; before `start`. @throws Error for a second handler of the same job */
  handle<Payload, Result>(job: Job<Payload, Result>, handler: JobHandler<Payload, Result>): void {
    if (this.handlers.has(job.name)) throw new Error(`Two handlers for the job ${job.name}`);
    this.handlers.set(job.name, (payload, context) => handler(payload as Payload, context));
  }

  /** The function that runs this job; before `start`, so that a job without a handler stops the start. */
  runner<Payload, Result>(job: Job<Payload, Result>): JobRunner<Payload, Result> {
    this.wanted.add(job.name);
    return async (payload, options) => (await this.inTurn(job.name, payload, options)) as Result;
  }

  /** How the queue of this job stands, for an onlooker. @throws Unavailable while the queue can't be reached */
  abstract state(job: { readonly name: string }): Promise<QueueState>;

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

  protected get handledJobs(): string[] {
    return [...this.handlers.keys()];
  }

  protected get unhandledJobs(): string[] {
    return [...this.wanted].filter((name) => !this.handlers.has(name));
  }

  private async inTurn(name: string, payload: unknown, options: RunOptions): Promise<unknown> {
    const { owner } = options;
    if (owner === undefined) return this.run(name, payload, { ...options, turn: 1 });
    const turn = (this.waiting.get(owner) ?? 0) + 1;
    this.waiting.set(owner, turn);
    try {
      return await this.run(name, payload, { ...options, turn });
    } finally {
      const left = (this.waiting.get(owner) ?? 1) - 1;
      if (left === 0) this.waiting.delete(owner);
      else this.waiting.set(owner, left);
    }
  }

  protected handlerOf(name: string): JobHandler<unknown, unknown> {
    const handler = this.handlers.get(name);
    if (!handler) throw new Error(`No handler for the job ${name}`);
    return handler;
  }
}
