import { texts } from '../i18n';

/** Field name → what is wrong with it, as the server answers it with status 422. */
export type FieldErrors = Record<string, string[]>;

/**
 * A call that did not end well. `status` is the HTTP status, 0 when the server was not reached; `message` is the
 * server's own sentence and empty when it sent none, so that each screen falls back to its own text.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** Where react-admin's forms look for what the server refused: field → the first complaint about it. */
  readonly body: { errors: Record<string, string> };

  constructor(
    readonly status: number,
    message: string,
    errors: FieldErrors = {},
    /** After how many seconds the server takes the call again; null where it names none. */
    readonly retryAfter: number | null = null,
  ) {
    super(message);
    const first = Object.entries(errors).flatMap(([field, [complaint]]) =>
      complaint ? [[field, complaint] as const] : [],
    );
    this.body = { errors: Object.fromEntries(first) };
  }
}

/** Whether the browser itself knows that it has no network. */
const isOffline = (): boolean => typeof window !== 'undefined' && !window.navigator.onLine;

/**
 * The server's message when it sent one, otherwise `fallback`; where no answer came because
 * there is no network, the text begins with that.
 */
export const messageOf = (error: unknown, fallback: string): string => {
  if (!(error instanceof ApiError)) return fallback;
  if (error.status === 0 && isOffline()) return texts.common.offline(fallback);
  return error.message === '' ? fallback : error.message;
};

/** No answer, no session, too much at once, or a fault of the server's: nothing is wrong with what was sent. */
export const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError) || [0, 401, 408, 429].includes(error.status) || error.status >= 500;

/** The first message of every field that the server refused; empty when the failure names no field. */
export const fieldMessages = (error: unknown): Record<string, string> =>
  error instanceof ApiError ? error.body.errors : {};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The header's seconds; null without it, and where it names a date instead. */
export const secondsOf = (retryAfter: string | null): number | null =>
  retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null;

/** Reads `{ message, errors? }` out of an answer's text; anything else (a proxy's HTML page) has no message. */
export const errorFromBody = (status: number, body: string, retryAfter: number | null = null): ApiError => {
  try {
    const parsed: unknown = JSON.parse(body);
    if (!isRecord(parsed)) return new ApiError(status, '', {}, retryAfter);
    const message = typeof parsed.message === 'string' ? parsed.message : '';
    const errors = isRecord(parsed.errors) ? (parsed.errors as FieldErrors) : {};
    return new ApiError(status, message, errors, retryAfter);
  } catch {
    return new ApiError(status, '', {}, retryAfter);
  }
};
