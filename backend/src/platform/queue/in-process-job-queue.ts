import { Unavailable } from '../errors/app-errors.js';
import { messages } from '../i18n/messages.js';
import { readFailure, writeFailure } from './failures.js';
import type { RunOptions } from './job.js';
import { JobQueue } from './job-queue.js';
import { within } from './within.js';

/** Jobs at once that somebody waits for: while one prints, the next one loads. */
const CONCURRENCY = 2;

/** A job that has not begun. */
interface Turn {
  id: string;
  ahead: boolean;
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

  protected override run(name: string, payload: unknown, options: RunOptions): Promise<unknown> {
    const id = `${name}:${options.key}`;
    const ahead = options.ahead ?? false;
    if (!ahead) this.raise(id);
    const job = this.jobs.get(id) ?? this.add({ id, ahead }, name, payload);
    return within(job, options.timeoutMs, () => new Unavailable(messages.jobs.late));
  }

  private add(turn: Omit<Turn, 'begin'>, name: string, payload: unknown): Promise<unknown> {
    const job = this.work(turn, name, JSON.stringify(payload)).finally(() => this.jobs.delete(turn.id));
    // Whoever waits hears of a failure; where all have given up waiting it must not end the process.
    job.catch(() => undefined);
    this.jobs.set(turn.id, job);
    return job;
  }

  private async work(turn: Omit<Turn, 'begin'>, name: string, payload: string): Promise<unknown> {
    const handler = this.handlerOf(name);
    const lane = await this.turn(turn);
    try {
      const result = await handler(JSON.parse(payload));
      return JSON.parse(JSON.stringify(result ?? null)) as unknown;
    } catch (error) {
      throw readFailure(writeFailure(name, error));
    } finally {
      this.working[lane] -= 1;
      this.next();
    }
  }

  /** Waits until it is this job's turn. @returns as what it then counts @throws Unavailable once the queue is closed */
  private async turn({ id, ahead }: Omit<Turn, 'begin'>): Promise<'asked' | 'ahead'> {
    const turn: Turn = { id, ahead, begin: () => undefined };
    if (!this.closed) {
      await new Promise<void>((resolve) => {
        turn.begin = resolve;
        this.turns.push(turn);
        this.next();
      });
    }
    if (this.closed) throw new Unavailable(messages.http.unavailable);
    return turn.ahead ? 'ahead' : 'asked';
  }

  /** Begins all that may begin now. It counts from here on: what it awaits goes on a moment later. */
  private next(): void {
    for (let turn = this.first(); turn; turn = this.first()) {
      this.turns.splice(this.turns.indexOf(turn), 1);
      this.working[turn.ahead ? 'ahead' : 'asked'] += 1;
      turn.begin();
    }
  }

  private first(): Turn | undefined {
    if (this.working.asked >= CONCURRENCY) return undefined;
    const asked = this.turns.find(({ ahead }) => !ahead);
    return asked ?? (this.working.ahead === 0 ? this.turns[0] : undefined);
  }

  /** Somebody asks for a job that waits ahead of time: it takes its place behind those that were asked for. */
  private raise(id: string): void {
    const turn = this.turns.find((waiting) => waiting.id === id && waiting.ahead);
    if (!turn) return;
    turn.ahead = false;
    this.turns = [...this.turns.filter((waiting) => waiting !== turn), turn];
    this.next();
  }
}
