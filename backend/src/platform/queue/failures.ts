import { Logger } from '@nestjs/common';
import {
  AppError,
  Conflict,
  Forbidden,
  InsufficientStorage,
  Invalid,
  NotFound,
  TooLarge,
  Unavailable,
  UnsupportedType,
  type FieldErrors,
} from '../errors/app-errors.js';
import { dependencyFailure } from '../errors/dependency-failure.js';
import { messages } from '../i18n/messages.js';

/**
 * How a job's failure travels from the worker to the callers that wait: as one line of text, the only thing a queue keeps of
 * an error. A planned error arrives as the class it was thrown as; of any other the details stay in the worker's log.
 */
const planned = {
  Conflict,
  Forbidden,
  InsufficientStorage,
  Invalid,
  NotFound,
  TooLarge,
  Unavailable,
  UnsupportedType,
} as const;
type Planned = keyof typeof planned;

interface WrittenFailure {
  kind: Planned;
  message: string;
  errors?: FieldErrors;
}

const log = new Logger('Jobs');

/** The line that says what happened; logs what only we may read. */
export function writeFailure(job: string, thrown: unknown): string {
  const error = dependencyFailure(thrown)?.error ?? thrown;
  if (error !== thrown) log.warn(`${job}: ${String(thrown)}`);
  if (error instanceof AppError && isPlanned(error.name)) {
    const { message, errors, name: kind } = error;
    return JSON.stringify({ kind, message, errors } satisfies WrittenFailure);
  }
  log.error(`${job}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  return JSON.stringify({ kind: 'Unavailable', message: messages.jobs.failed } satisfies WrittenFailure);
}

/** The error that the line stands for; a line we did not write (a stalled job) is an unplanned failure. */
export function readFailure(line: string | undefined): AppError {
  const failure = parse(line ?? '');
  if (!failure) {
    log.error(`A job failed in its queue: ${line ?? 'no reason given'}`);
    return new Unavailable(messages.jobs.failed);
  }
  return new planned[failure.kind](failure.message, failure.errors);
}

/** The answer that a caller gets by that line. */
export const messageOfFailure = (line: string): string => parse(line)?.message ?? messages.jobs.failed;

const isPlanned = (name: string): name is Planned => Object.hasOwn(planned, name);

function parse(line: string): WrittenFailure | null {
  try {
    const value = JSON.parse(line) as Partial<WrittenFailure> | null;
    return typeof value?.kind === 'string' && isPlanned(value.kind) ? (value as WrittenFailure) : null;
  } catch {
    return null;
  }
}
