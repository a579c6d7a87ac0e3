/**
 * The definition of a job: its name and, for the compiler alone, what goes in and what comes out. Both are plain JSON,
 * because a job may be run by another process: ids, not objects.
 */
export interface Job<Payload, Result> {
  readonly name: string;
  /** Never set; carries the types from the definition to callers and handlers. */
  readonly types?: { payload: Payload; result: Result };
}

/** Declares a job. @param name unique in the product; part of its queue's name in Redis */
export const defineJob = <Payload extends object, Result>(name: string): Job<Payload, Result> => ({ name });

/** A job as its caller asks for it. */
export interface RunOptions {
  /** Says what the job is about; equal keys are one job while it waits or runs. */
  key: string;
  /** How long the caller waits; the job itself goes on. */
  timeoutMs: number;
  /**
   * Work that no caller waits for yet. It gives way to all other jobs, and becomes one of them when a caller asks
   * for the same key.
   */
  ahead?: boolean;
  /**
   * Who waits for it: turns go round the owners and one holds at most half of the places, so that a pile of one makes no
   * other wait longer.
   */
  owner?: number;
}

/** An adapter is given the job's turn besides, 1 for the first of its owner that was handed over, 2 for the next. */
export interface TurnOptions extends RunOptions {
  turn: number;
}

/** Runs one kind of job and waits for its result. */
export type JobRunner<Payload, Result> = (payload: Payload, options: RunOptions) => Promise<Result>;

/** How far a job is, in the units of its own work. */
export interface JobProgress {
  done: number;
  of: number;
}

/** The facts of its job that a handler has beside the payload, and its reports. */
export interface JobContext {
  /** See RunOptions. */
  readonly key: string;
  /** Whether no caller waits for it yet. */
  readonly ahead: boolean;
  /** The id of the request that asked for it first; undefined where none did. */
  readonly requestId?: string;
  /** When it was handed over, in milliseconds; undefined where that is not known. */
  readonly askedAt?: number;
  /** For onlookers; the last report counts. */
  report(progress: JobProgress): void;
}

/** Does the work of one kind of job. What it throws reaches every caller that waits for the job. */
export type JobHandler<Payload, Result> = (payload: Payload, job: JobContext) => Promise<Result>;
