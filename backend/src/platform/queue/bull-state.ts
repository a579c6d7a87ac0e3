import type Bull from 'bull';
import { messageOfFailure } from './failures.js';
import type { JobProgress } from './job.js';
import type { QueueDepthView } from './queue-depth.view.js';
import { longestSince, recordOf, SHOWN, type JobRecord } from './queue-state.js';

interface Envelope {
  payload: unknown;
}

type Queue = Bull.Queue<Envelope>;

/** Among those first in turn is the oldest, unless so many came with an earlier turn. */
const LOOKED_AT = 50;

/** How many jobs of one kind there are: counts, and the first in turn of those that wait. */
export async function depthOf(name: string, queues: { asked: Queue; ahead: Queue }): Promise<QueueDepthView> {
  const { asked, ahead } = queues;
  const [ofAsked, ofAhead, workers, first] = await Promise.all([
    asked.getJobCounts(),
    ahead.getJobCounts(),
    // Undefined where Redis does not list its clients; each worker has one connection that waits for this queue.
    ahead.getWorkers() as Promise<unknown[] | undefined>,
    asked.getWaiting(0, LOOKED_AT - 1) as Promise<({ timestamp: number } | null)[]>,
  ]);
  const moments = first.flatMap((job) => (job ? [job.timestamp] : []));
  return {
    name,
    workers: workers?.length ?? 0,
    waiting: ofAsked.waiting,
    waiting_ahead: ofAhead.waiting,
    running: ofAsked.active + ofAhead.active,
    failed: ofAsked.failed + ofAhead.failed,
    oldest_ms: longestSince(moments),
  };
}

/** The jobs of one kind in its two Bull queues. */
export async function jobsOf({ asked, ahead }: { asked: Queue; ahead: Queue }): Promise<JobRecord[]> {
  const jobs = (await Promise.all([shown(asked), shown(ahead)])).flat();
  const ended = jobs.filter(({ state }) => state === 'done' || state === 'failed').sort(lastEndedFirst);
  return [
    ...jobs.filter(({ state }) => state === 'running'),
    ...jobs.filter(({ state }) => state === 'waiting').slice(0, SHOWN.open),
    ...ended.slice(0, SHOWN.ended),
  ];
}

async function shown(queue: Queue): Promise<JobRecord[]> {
  const [failed, ...others] = await Promise.all([
    queue.getFailed(0, SHOWN.ended - 1),
    queue.getActive(0, SHOWN.open - 1),
    queue.getWaiting(0, SHOWN.open - 1),
    queue.getCompleted(0, SHOWN.ended - 1),
  ]);
  // One that is done again keeps the reason of its former failure.
  return [
    ...recordsOf(others.flat(), () => null),
    ...recordsOf(failed, (reason) => messageOfFailure(String(reason))),
  ];
}

/** A job that ended for good between the list and its reading is null. */
const recordsOf = (
  jobs: readonly (Bull.Job<Envelope> | null)[],
  messageOf: (reason: string | undefined) => string | null,
): JobRecord[] =>
  jobs
    .filter((job) => job !== null)
    .map((job) =>
      recordOf(job.data.payload, {
        asked: job.timestamp,
        begun: job.processedOn,
        ended: job.finishedOn,
        // Zero as long as the job has reported nothing.
        progress: (job.progress() as JobProgress | 0) || null,
        message: messageOf(job.failedReason),
      }),
    );

const lastEndedFirst = ({ ended_at: one }: JobRecord, { ended_at: other }: JobRecord) =>
  (other ?? '').localeCompare(one ?? '');
