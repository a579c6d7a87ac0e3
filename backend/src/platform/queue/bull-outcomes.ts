import type Bull from 'bull';
import { Unavailable } from '../errors/app-errors.js';
import { messages } from '../i18n/messages.js';
import { readFailure } from './failures.js';

/** How often a waiting caller looks for itself: an event that Redis published while we were not connected is lost. */
const LOOK_MS = 1000;

/** So many looks in a row may find no worker for the job; a worker that starts anew is back within them. */
const LOOKS_WITHOUT_WORKER = 5;

/** After so many looks in a row that find no such job, Redis has lost it (it was started anew, without its data). */
const LOOKS_WITHOUT_JOB = 2;

/** After so many looks in a row that Redis did not answer, its callers are. */
const LOOKS_WITHOUT_REDIS = 10;

/** Looks in a row that found no worker, or not even the job, or that Redis left without an answer. */
interface Missed {
  redis: number;
  worker: number;
  job: number;
}

interface Waiter {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

/**
 * How jobs of one name end, whichever of its Bull queues they are in. A caller is registered before its job is added,
 * so that no end comes too early to be heard (Bull's own `finished` can miss one and then notices it five seconds
 * later).
 */
export class BullOutcomes {
  private readonly waiters = new Map<string, Set<Waiter>>();

  constructor(private readonly queues: readonly Bull.Queue[]) {
    for (const queue of queues) this.listen(queue);
  }

  /** The end of the job with this id, once `begin` has added it. @throws what `begin` throws, or the job's failure */
  async outcomeOf(id: string, begin: () => Promise<void>): Promise<unknown> {
    const waiters = this.waiters.get(id) ?? new Set<Waiter>();
    this.waiters.set(id, waiters);
    let look: NodeJS.Timeout | undefined;
    let settled = false;
    try {
      return await new Promise((resolve, reject) => {
        waiters.add({ resolve, reject });
        begin().then(() => {
          // A quick job may have ended before Redis confirms that it was added.
          if (settled) return;
          const missed = { redis: 0, worker: 0, job: 0 };
          look = setInterval(() => void this.look(id, missed, begin), LOOK_MS);
        }, reject);
      });
    } finally {
      settled = true;
      clearInterval(look);
    }
  }

  /** All callers hear that the queue is closed. */
  close(): void {
    for (const id of this.waiters.keys()) {
      this.settle(id, ({ reject }) => reject(new Unavailable(messages.http.unavailable)));
    }
  }

  private listen(queue: Bull.Queue): void {
    queue.on('global:completed', (id: Bull.JobId, result: unknown) => {
      this.settle(String(id), ({ resolve }) =>
        resolve(typeof result === 'string' ? JSON.parse(result) : null),
      );
    });
    queue.on('global:failed', (id: Bull.JobId, reason: unknown) => {
      this.settle(String(id), ({ reject }) => reject(readFailure(String(reason))));
    });
  }

  /** Settles a job that has ended, and one that no worker takes; hands over once more what Redis has lost. */
  private async look(id: string, missed: Missed, begin: () => Promise<void>): Promise<void> {
    // Counted before Redis answers: one that is frozen never does.
    missed.redis += 1;
    if (missed.redis > LOOKS_WITHOUT_REDIS) {
      this.settle(id, ({ reject }) => reject(new Unavailable(messages.http.unavailable)));
      return;
    }
    const jobs = await Promise.all(this.queues.map((queue) => queue.getJob(id))).catch(() => null);
    // While Redis is away there is nothing to see; the next look comes.
    if (!jobs) return;
    missed.redis = 0;
    const ended = jobs.find((job) => job?.finishedOn);
    if (ended) {
      await this.settleAs(id, ended);
      return;
    }
    missed.job = jobs.some((job) => job) ? 0 : missed.job + 1;
    if (missed.job >= LOOKS_WITHOUT_JOB) {
      missed.job = 0;
      await begin().catch(() => undefined);
      return;
    }
    missed.worker = (await hasWorker(this.queues)) ? 0 : missed.worker + 1;
    if (missed.worker < LOOKS_WITHOUT_WORKER) return;
    this.settle(id, ({ reject }) => reject(new Unavailable(messages.jobs.noWorker)));
  }

  /**
   * Bull writes a reason of failure to a job that had ended well, where the answer to that came too late: the list of failed jobs
   * decides.
   */
  private async settleAs(id: string, ended: Bull.Job): Promise<void> {
    const { failedReason } = ended;
    const returnvalue = ended.returnvalue as unknown;
    const failed = await ended.isFailed().catch(() => null);
    // Redis went away again; the next look comes.
    if (failed === null) return;
    this.settle(id, ({ resolve, reject }) =>
      failed ? reject(readFailure(String(failedReason))) : resolve(returnvalue),
    );
  }

  private settle(id: string, answer: (waiter: Waiter) => void): void {
    const waiters = this.waiters.get(id);
    this.waiters.delete(id);
    waiters?.forEach(answer);
  }
}

/** Whether any process works on one of the queues; also where Redis does not list its clients. */
async function hasWorker(queues: readonly Bull.Queue[]): Promise<boolean> {
  const lists: (unknown[] | undefined)[] = await Promise.all(queues.map((queue) => queue.getWorkers())).catch(
    () => [undefined],
  );
  return lists.some((workers) => workers === undefined || workers.length > 0);
}
