import { medianOf, recordOf, SHOWN, type JobTimes, type QueueState } from './queue-state.js';

/** Ended jobs that are remembered. */
const KEPT = 100;

export interface Entry {
  name: string;
  payload: unknown;
  ahead: boolean;
  times: JobTimes;
}

/** What an onlooker may know of the jobs in this process. */
export class JobRecords {
  private readonly open = new Set<Entry>();
  /** The newest first. */
  private readonly ended: Entry[] = [];

  /** Notes that a job was handed over; the entry's `times` and `ahead` are its owner's to fill. */
  add(name: string, payload: unknown, ahead: boolean): Entry {
    const entry: Entry = { name, payload, ahead, times: { asked: Date.now() } };
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

  state(name: string): QueueState {
    const recordsOf = (entries: Iterable<Entry>) =>
      [...entries]
        .filter((entry) => entry.name === name)
        .map(({ payload, ahead, times }) => recordOf({ payload, ahead }, times));
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
      median_ms: medianOf(ended),
      jobs: [...running, ...waiting.slice(0, SHOWN.open), ...ended.slice(0, SHOWN.ended)],
    };
  }
}
