/**
 * The definition of a job: its name and, for the compiler alone, what goes in and what comes out. Both are plain JSON,
 * because a job may be run by another process: ids, not objects.
 */
export interface Job<Payload, Result> {
  readonly name: string;
  /** Never set; carries the types from the definition to whoever asks and whoever handles. */
  readonly types?: { payload: Payload; result: Result };
}

/** Declares a job. @param name unique in the product; part of its queue's name in Redis */
export const defineJob = <Payload extends object, Result>(name: string): Job<Payload, Result> => ({ name });

/** What whoever asks for a job says about it. */
export interface RunOptions {
  /** Says what the job is about; equal keys are one job while it waits or runs. */
  key: string;
  /** How long the caller waits; the job itself goes on. */
  timeoutMs: number;
  /**
   * Work that nobody waits for yet. It gives way to all other jobs, and becomes one of them when somebody asks for
   * the same key.
   */
  ahead?: boolean;
}

/** Runs one kind of job and waits for its result. */
export type JobRunner<Payload, Result> = (payload: Payload, options: RunOptions) => Promise<Result>;

/** How far a job is, in the units of its own work. */
export interface JobProgress {
  done: number;
  of: number;
}

/** What whoever does a job knows of it beside its payload, and can tell of it. */
export interface JobContext {
  /** See RunOptions. */
  readonly key: string;
  /** Whether nobody waits for it yet. */
  readonly ahead: boolean;
  /** For onlookers; what is told last counts. */
  report(progress: JobProgress): void;
}

/** Does the work of one kind of job. What it throws reaches everybody who waits for the job. */
export type JobHandler<Payload, Result> = (payload: Payload, job: JobContext) => Promise<Result>;
