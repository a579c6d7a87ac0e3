import { messages } from '../i18n/messages.js';

/**
 * Every error a feature may throw, by whose fault it is. The message is for the user, in Portuguese; the one
 * exception filter turns it into `{ message, errors? }` with the status given here. Anything else that is
 * thrown is unplanned: a 500 with a neutral text.
 */

/** Field name → the texts that say what is wrong with it. */
export type FieldErrors = Record<string, string[]>;

/** Base of all planned errors: an HTTP status and a text that the user may read. */
export abstract class AppError extends Error {
  abstract readonly status: number;

  constructor(
    message: string,
    readonly errors?: FieldErrors,
  ) {
    super(message);
    this.name = new.target.name;
  }
}

/** 400: the request can't be read at all (malformed JSON, a broken multipart body). */
export class Malformed extends AppError {
  readonly status = 400;
}

/** 401: not signed in, or the token no longer counts. */
export class NotSignedIn extends AppError {
  readonly status = 401;
}

/** 403: signed in, but not allowed. */
export class Forbidden extends AppError {
  readonly status = 403;
}

/** 404: not there, or not visible to this user; the answer does not distinguish the two. */
export class NotFound extends AppError {
  readonly status = 404;
}

/** Answers a record that a request asks for. @throws NotFound where there is none */
export function orNotFound<T>(value: T | null | undefined, text: string = messages.http.notFound): T {
  if (value === null || value === undefined) throw new NotFound(text);
  return value;
}

/** 409: in use, or changed by another user meanwhile. */
export class Conflict extends AppError {
  readonly status = 409;
}

/** 413: larger than accepted. */
export class TooLarge extends AppError {
  readonly status = 413;
}

/** 415: a type of file that is not accepted. */
export class UnsupportedType extends AppError {
  readonly status = 415;
}

/** 499: the client is gone; the answer reaches nothing, and what was begun is given up. */
export class Abandoned extends AppError {
  readonly status = 499;
}

/** 422: understood, but wrong; `errors` names the fields. */
export class Invalid extends AppError {
  readonly status = 422;

  /** One wrong field; its text is the message too. */
  static field(name: string, text: string): Invalid {
    return new Invalid(text, { [name]: [text] });
  }
}

/** 429: too many tries; the answer's `Retry-After` says when the next one counts. */
export class TooManyTries extends AppError {
  readonly status = 429;

  constructor(
    message: string,
    readonly retryAfterSeconds: number,
  ) {
    super(message);
  }
}

/** 507: a disk or a quota that this request needs room on is full. */
export class InsufficientStorage extends AppError {
  readonly status = 507;
}

/** 503: something this answer depends on is down. */
export class Unavailable extends AppError {
  readonly status = 503;
}
