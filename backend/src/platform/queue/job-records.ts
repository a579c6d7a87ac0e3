import { currentRequestId } from '../logging/log-context.js';
import type { QueueDepthView } from './queue-depth.view.js';
import { longestSince, recordOf, SHOWN, type JobRecord, type JobTimes } from './queue-state.js';

/** Ended jobs that are remembered. */
const KEPT = 100;

export interface Entry {
  name: string;
  payload: unknown;
  ahead: boolean;
  request_id: string | null;
  times: JobTimes;
}

/** The jobs in this process, as others may look at them. */
export class JobRecords {
  private readonly open = new Set<Entry>();
  /** The newest first. */
  private readonly ended: Entry[] = [];

  /** Notes that a job was handed over; the entry's `times` and `ahead` are its owner's to fill. */
  add(name: string, payload: unknown, ahead: boolean): Entry {
    const request_id = currentRequestId() ?? null;
    const entry: Entry = { name, payload, ahead, request_id, times: { asked: Date.now() } };
    this.open.add(entry);
    return entry;
  }

  /** Notes its end. @param message what the caller is answered, where it failed */
  end(entry: Entry, message: string | null): void {
    entry.times = { ...entry.times, ended: Date.now(), message };
    this.open.delete(entry);
    this.ended.unshift(entry);
    this.ended.splice(KEPT);
  }

  /** See JobQueue.depths. */
  depth(name: string): QueueDepthView {
    const open = [...this.open].filter((entry) => entry.name === name);
    const waiting = open.filter(({ times }) => times.begun === undefined);
    const asked = waiting.filter(({ ahead }) => !ahead);
    return {
      name,
      workers: 1,
      waiting: asked.length,
      waiting_ahead: waiting.length - asked.length,
      running: open.length - waiting.length,
      failed: this.ended.filter(({ name: of, times }) => of === name && times.message !== null).length,
      oldest_ms: longestSince(asked.map(({ times }) => times.asked)),
    };
  }

  /** See JobQueue.jobs. */
  jobs(name: string): JobRecord[] {
    const recordsOf = (entries: Iterable<Entry>) =>
      [...entries]
        .filter((entry) => entry.name === name)
        .map(({ times, payload }) => recordOf(payload, times));
    const open = recordsOf(this.open);
    const waiting = open.filter(({ state }) => state === 'waiting').slice(0, SHOWN.open);
    const running = open.filter(({ state }) => state === 'running');
    return [...running, ...waiting, ...recordsOf(this.ended).slice(0, SHOWN.ended)];
  }
}
