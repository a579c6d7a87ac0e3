import { Unavailable } from '../errors/app-errors.js';
import { messages } from '../i18n/messages.js';
import { readFailure, writeFailure } from './failures.js';
import type { RunOptions } from './job.js';
import { JobQueue } from './job-queue.js';
import { within } from './within.js';

/** Jobs at once: while one prints, the next one loads. */
const CONCURRENCY = 2;

/**
 * Jobs in the process that asks for them, first come, first served. Payloads and results take the same JSON way as
 * through Redis, so that what works here works there.
 */
export class InProcessJobQueue extends JobQueue {
  private readonly jobs = new Map<string, Promise<unknown>>();
  private readonly turns: (() => void)[] = [];
  private working = 0;
  private closed = false;

  override start(): Promise<void> {
    const missing = this.unhandledJobs;
    if (missing.length > 0) throw new Error(`Jobs without a handler in this process: ${missing.join(', ')}`);
    return Promise.resolve();
  }

  override async close(): Promise<void> {
    this.closed = true;
    this.turns.splice(0).forEach((turn) => turn());
    await Promise.allSettled(this.jobs.values());
  }

  protected override run(name: string, payload: unknown, { key, timeoutMs }: RunOptions): Promise<unknown> {
    const id = `${name}:${key}`;
    const job = this.jobs.get(id) ?? this.add(id, name, payload);
    return within(job, timeoutMs, () => new Unavailable(messages.jobs.late));
  }

  private add(id: string, name: string, payload: unknown): Promise<unknown> {
    const job = this.work(name, JSON.stringify(payload)).finally(() => this.jobs.delete(id));
    // Whoever waits hears of a failure; where all have given up waiting it must not end the process.
    job.catch(() => undefined);
    this.jobs.set(id, job);
    return job;
  }

  private async work(name: string, payload: string): Promise<unknown> {
    const handler = this.handlerOf(name);
    await this.turn();
    try {
      const result = await handler(JSON.parse(payload));
      return JSON.parse(JSON.stringify(result ?? null)) as unknown;
    } catch (error) {
      throw readFailure(writeFailure(name, error));
    } finally {
      this.working -= 1;
      this.turns.shift()?.();
    }
  }

  /** Waits until fewer than CONCURRENCY jobs are in work. @throws Unavailable once the queue is closed */
  private async turn(): Promise<void> {
    if (!this.closed && this.working >= CONCURRENCY) {
      await new Promise<void>((resolve) => this.turns.push(resolve));
    }
    if (this.closed) throw new Unavailable(messages.http.unavailable);
    this.working += 1;
  }
}
