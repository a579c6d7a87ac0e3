import pTimeout from 'p-timeout';
import { Unavailable } from '../errors/app-errors.js';
import { messages } from '../i18n/messages.js';
import { readFailure, writeFailure } from './failures.js';
import type { JobContext, RunOptions } from './job.js';
import { JobQueue } from './job-queue.js';
import { JobRecords, type Entry } from './job-records.js';
import type { QueueState } from './queue-state.js';

/** Jobs at once that somebody waits for: while one prints, the next one loads. */
const CONCURRENCY = 2;

/** A job that has not begun. */
interface Turn {
  id: string;
  entry: Entry;
  begin: () => void;
}

/**
 * Jobs in the process that asks for them, first come, first served; those ahead of time one at a time, and only while
 * no other one waits. Payloads and results take the same JSON way as through Redis, so that what works here works
 * there.
 */
export class InProcessJobQueue extends JobQueue {
  private readonly jobs = new Map<string, Promise<unknown>>();
  private turns: Turn[] = [];
  private readonly records = new JobRecords();
  private readonly working = { asked: 0, ahead: 0 };
  private closed = false;

  override start(): Promise<void> {
    const missing = this.unhandledJobs;
    if (missing.length > 0) throw new Error(`Jobs without a handler in this process: ${missing.join(', ')}`);
    return Promise.resolve();
  }

  override async close(): Promise<void> {
    this.closed = true;
    this.turns.splice(0).forEach(({ begin }) => begin());
    await Promise.allSettled(this.jobs.values());
  }

  override state({ name }: { readonly name: string }): Promise<QueueState> {
    return Promise.resolve(this.records.state(name));
  }

  protected override run(name: string, payload: unknown, options: RunOptions): Promise<unknown> {
    const id = `${name}:${options.key}`;
    if (!options.ahead) this.raise(id);
    const job =
      this.jobs.get(id) ?? this.add(id, options.key, this.records.add(name, payload, options.ahead ?? false));
    return pTimeout(job, { milliseconds: options.timeoutMs, message: new Unavailable(messages.jobs.late) });
  }

  private add(id: string, key: string, entry: Entry): Promise<unknown> {
    const job = this.work(id, key, entry).finally(() => this.jobs.delete(id));
    // Whoever waits hears of a failure; where all have given up waiting it must not end the process.
    job.catch(() => undefined);
    this.jobs.set(id, job);
    return job;
  }

  private async work(id: string, key: string, entry: Entry): Promise<unknown> {
    const handler = this.handlerOf(entry.name);
    const payload = JSON.stringify(entry.payload);
    await this.turn(id, entry);
    const lane = laneOf(entry);
    try {
      const result = JSON.stringify((await handler(JSON.parse(payload), contextOf(key, entry))) ?? null);
      this.records.end(entry, null);
      return JSON.parse(result) as unknown;
    } catch (error) {
      const failure = readFailure(writeFailure(entry.name, error));
      this.records.end(entry, failure.message);
      throw failure;
    } finally {
      this.working[lane] -= 1;
      this.next();
    }
  }

  /** Waits until it is this job's turn. @throws Unavailable once the queue is closed */
  private async turn(id: string, entry: Entry): Promise<void> {
    if (!this.closed) {
      await new Promise<void>((begin) => {
        this.turns.push({ id, entry, begin });
        this.next();
      });
    }
    if (this.closed) throw new Unavailable(messages.http.unavailable);
  }

  /** Begins all that may begin now. It counts from here on: what it awaits goes on a moment later. */
  private next(): void {
    for (let turn = this.first(); turn; turn = this.first()) {
      this.turns.splice(this.turns.indexOf(turn), 1);
      this.working[laneOf(turn.entry)] += 1;
      turn.entry.times.begun = Date.now();
      turn.begin();
    }
  }

  private first(): Turn | undefined {
    if (this.working.asked >= CONCURRENCY) return undefined;
    const asked = this.turns.find(({ entry }) => !entry.ahead);
    return asked ?? (this.working.ahead === 0 ? this.turns[0] : undefined);
  }

  /** Somebody asks for a job that waits ahead of time: it takes its place behind those that were asked for. */
  private raise(id: string): void {
    const turn = this.turns.find((waiting) => waiting.id === id && waiting.entry.ahead);
    if (!turn) return;
    turn.entry.ahead = false;
    this.turns = [...this.turns.filter((waiting) => waiting !== turn), turn];
    this.next();
  }
}

const contextOf = (key: string, entry: Entry): JobContext => ({
  key,
  ahead: entry.ahead,
  report: (progress) => (entry.times.progress = progress),
});

const laneOf = ({ ahead }: Entry) => (ahead ? 'ahead' : 'asked');
