import type { JobProgress } from './job.js';

/** One job as an onlooker sees it. */
export interface JobRecord {
  payload: unknown;
  state: 'waiting' | 'running' | 'done' | 'failed';
  /** ISO moment at which it was handed over. */
  asked_at: string;
  /** ISO moment of its end; null before. */
  ended_at: string | null;
  /** Null before its first report. */
  progress: JobProgress | null;
  /** Why it failed, as the caller was answered. */
  message: string | null;
}

/** Milliseconds since the earliest of these moments; null of none. */
export function longestSince(moments: readonly number[]): number | null {
  if (moments.length === 0) return null;
  const first = moments.reduce((one, other) => Math.min(one, other));
  return Math.max(0, Date.now() - first);
}

/** Jobs of one state that an onlooker is shown at most. */
export const SHOWN = { open: 10, ended: 20 } as const;

/** Events of a job and their times; moments in milliseconds. */
export interface JobTimes {
  asked: number;
  begun?: number | null;
  ended?: number | null;
  progress?: JobProgress | null;
  /** Set where it failed. */
  message?: string | null;
}

/** The record of a job whose times are known. */
export function recordOf(payload: unknown, times: JobTimes): JobRecord {
  const { asked, begun = null, ended = null, progress = null, message = null } = times;
  const settled = message === null ? 'done' : 'failed';
  const open = begun === null ? 'waiting' : 'running';
  return {
    payload,
    state: ended === null ? open : settled,
    asked_at: new Date(asked).toISOString(),
    ended_at: ended === null ? null : new Date(ended).toISOString(),
    progress,
    message,
  };
}
