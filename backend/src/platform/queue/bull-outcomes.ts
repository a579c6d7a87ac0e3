import type Bull from 'bull';
import { Unavailable } from '../errors/app-errors.js';
import { messages } from '../i18n/messages.js';
import { readFailure } from './failures.js';

/** How often a waiting caller looks for itself: an event that Redis published while we were not connected is lost. */
const LOOK_MS = 1000;

interface Waiter {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

/**
 * How jobs of one Bull queue end. A caller is registered before its job is added, so that no end comes too early to be
 * heard (Bull's own `finished` can miss one and then notices it five seconds later).
 */
export class BullOutcomes {
  private readonly waiters = new Map<string, Set<Waiter>>();

  constructor(private readonly queue: Bull.Queue) {
    queue.on('global:completed', (id: Bull.JobId, result: unknown) => {
      this.settle(String(id), ({ resolve }) =>
        resolve(typeof result === 'string' ? JSON.parse(result) : null),
      );
    });
    queue.on('global:failed', (id: Bull.JobId, reason: unknown) => {
      this.settle(String(id), ({ reject }) => reject(readFailure(String(reason))));
    });
  }

  /** The end of the job with this id, once `begin` has added it. @throws what `begin` throws, or the job's failure */
  async of(id: string, begin: () => Promise<void>): Promise<unknown> {
    const waiters = this.waiters.get(id) ?? new Set<Waiter>();
    this.waiters.set(id, waiters);
    let look: NodeJS.Timeout | undefined;
    try {
      return await new Promise((resolve, reject) => {
        waiters.add({ resolve, reject });
        begin().then(() => {
          look = setInterval(() => void this.look(id), LOOK_MS);
        }, reject);
      });
    } finally {
      clearInterval(look);
    }
  }

  /** Nobody waits any longer. */
  close(): void {
    for (const id of [...this.waiters.keys()]) {
      this.settle(id, ({ reject }) => reject(new Unavailable(messages.http.unavailable)));
    }
  }

  private async look(id: string): Promise<void> {
    // While Redis is away there is nothing to see; the next look comes.
    const job = await this.queue.getJob(id).catch(() => null);
    if (!job?.finishedOn) return;
    const { failedReason } = job;
    const returnvalue = job.returnvalue as unknown;
    this.settle(id, ({ resolve, reject }) =>
      failedReason === undefined ? resolve(returnvalue) : reject(readFailure(failedReason)),
    );
  }

  private settle(id: string, tell: (waiter: Waiter) => void): void {
    const waiters = this.waiters.get(id);
    this.waiters.delete(id);
    waiters?.forEach(tell);
  }
}
