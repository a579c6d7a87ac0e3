import { currentRequestId } from '../logging/log-context.js';
import {
  longestSince,
  recordOf,
  SHOWN,
  type JobTimes,
  type QueueDepth,
  type QueueState,
} from './queue-state.js';

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
  depth(name: string): QueueDepth {
    const { workers, waiting, waiting_ahead, running, failed } = this.state(name);
    const asked = [...this.open]
      .filter((entry) => entry.name === name && !entry.ahead && entry.times.begun === undefined)
      .map(({ times }) => times.asked);
    return { name, workers, waiting, waiting_ahead, running, failed, oldest_ms: longestSince(asked) };
  }

  state(name: string): QueueState {
    const recordsOf = (entries: Iterable<Entry>) =>
      [...entries]
        .filter((entry) => entry.name === name)
        .map(({ times, payload, ahead }) => recordOf({ payload, ahead }, times));
    const open = recordsOf(this.open);
    const running = open.filter(({ state }) => state === 'running');
    const waiting = open.filter(({ state }) => state === 'waiting');
    const ended = recordsOf(this.ended);
    return {
      workers: 1,
      waiting: waiting.filter(({ ahead }) => !ahead).length,
      waiting_ahead: waiting.filter(({ ahead }) => ahead).length,
      running: running.length,
      failed: ended.filter(({ state }) => state === 'failed').length,
      jobs: [...running, ...waiting.slice(0, SHOWN.open), ...ended.slice(0, SHOWN.ended)],
    };
  }
}
