import type { UnexpectedError } from '../platform/errors/unexpected-error-sink.js';
import type { ErrorLevel, ErrorLog } from './error-log.entity.js';
import { redact, redactUrl } from './redact.js';

/** An entry as it is written; the database numbers it. */
export type NewErrorLog = Omit<ErrorLog, 'id'>;

const MOST_MESSAGE = 5_000;
/** Characters, so that the bytes fit MySQL's 64 kB in any script. */
const MOST_TRACE = 15_000;
const MOST_URL = 2_000;

/** The entry that describes an unexpected error. Pure. @param at ISO 8601 in UTC */
export function errorEntry({ error, status, request }: UnexpectedError, at: string): NewErrorLog {
  const known = error instanceof Error ? error : undefined;
  const trace = known?.stack ?? null;
  const user = request?.user;
  return {
    level: levelOf(known, status),
    message: cut(known?.message ?? describe(error), MOST_MESSAGE),
    user_id: user?.id ?? null,
    user_name: user?.name ?? null,
    user_email: user?.email ?? null,
    created_at: at,
    exception: cut(known?.constructor.name ?? typeof error, 255),
    ...placeOf(trace),
    url: request ? cut(redactUrl(request.url), MOST_URL) : null,
    method: request?.method.slice(0, 10) ?? null,
    ip: request?.ip?.slice(0, 45) ?? null,
    request_data: request ? { query: redact(request.query), body: redact(request.body) } : null,
    trace: trace === null ? null : cut(trace, MOST_TRACE),
  };
}

/** A dependency that is down passes by itself: a warning. A bug of ours (TypeError and the like): critical. */
function levelOf(error: Error | undefined, status: number): ErrorLevel {
  if (status === 503) return 'warning';
  const bug = [TypeError, RangeError, ReferenceError].some((kind) => error instanceof kind);
  return bug ? 'critical' : 'error';
}

/** File and line of the topmost frame that is ours, else of the topmost one. */
function placeOf(trace: string | null): { file: string | null; line: number | null } {
  const frames = [...(trace ?? '').matchAll(/^\s+at .*?\(?((?:file:\/\/)?[^\s():][^():]*):(\d+):\d+\)?$/gm)];
  const own = frames.find(([, file = '']) => !/node_modules|^node:/.test(file)) ?? frames[0];
  if (!own) return { file: null, line: null };
  const [, file = '', line] = own;
  return { file: cut(file.replace(/^file:\/\//, ''), 500), line: Number(line) };
}

function describe(error: unknown): string {
  if (typeof error === 'string') return error;
  return JSON.stringify(redact(error)) ?? typeof error;
}

const cut = (text: string, most: number) => text.slice(0, most);
