import { Injectable, Logger } from '@nestjs/common';
import { type UnexpectedError, UnexpectedErrorSink } from '../platform/errors/unexpected-error-sink.js';
import type { NewErrorLog, ErrorLevel } from './error-log.entity.js';
import { redact, redactUrl } from './redact.js';
import { Database } from '../platform/database/database.js';
import { insertErrorLog } from './error-log.repository.js';

const MOST_MESSAGE = 5_000;
/** Characters, so that the bytes fit MySQL's 64 kB in any script. */
const MOST_TRACE = 15_000;
const MOST_URL = 2_000;

/** The entry that describes an unexpected error. Pure. @param at ISO 8601 in UTC */
export function errorEntry({ error, status, request }: UnexpectedError, at: string): NewErrorLog {
  return { created_at: at, ...whatHappened(error, status), ...whoAsked(request) };
}

function whatHappened(error: unknown, status: number) {
  const known = error instanceof Error ? error : undefined;
  const trace = known?.stack ?? null;
  return {
    level: levelOf(known, status),
    message: cut(known?.message ?? describe(error), MOST_MESSAGE),
    exception: cut(known?.constructor.name ?? typeof error, 255),
    ...placeOf(trace),
    trace: trace === null ? null : cut(trace, MOST_TRACE),
  };
}

const NO_USER = { user_id: null, user_name: null, user_email: null };
const NOTHING = { url: null, method: null, ip: null, request_data: null };

function whoAsked(request: UnexpectedError['request']) {
  if (!request) return { ...NO_USER, ...NOTHING };
  const { user, url, method, ip, query, body } = request;
  return {
    ...(user ? { user_id: user.id, user_name: user.name, user_email: user.email } : NO_USER),
    url: cut(redactUrl(url), MOST_URL),
    method: cut(method, 10),
    ip: ip === undefined ? null : cut(ip, 45),
    request_data: { query: redact(query), body: redact(body) },
  };
}

/** A dependency that is down passes by itself: a warning. A bug of the product (TypeError and the like): critical. */
function levelOf(error: Error | undefined, status: number): ErrorLevel {
  if (status === 503) return 'warning';
  const bug = [TypeError, RangeError, ReferenceError].some((kind) => error instanceof kind);
  return bug ? 'critical' : 'error';
}

/** `    at name (file:line:column)`, `    at file:line:column`; the file with or without a scheme. */
const FRAME = /^\s+at (?:.*\()?((?:file:\/\/|node:)?[^():]+):(\d+):\d+\)?$/gm;

/** File and line of the topmost frame in the product's own code, else of the topmost one. */
function placeOf(trace: string | null): { file: string | null; line: number | null } {
  const frames = [...(trace ?? '').matchAll(FRAME)];
  const own = frames.find(([, file = '']) => !/node_modules|^node:/.test(file)) ?? frames[0];
  if (!own) return { file: null, line: null };
  const [, file = '', line] = own;
  return { file: cut(file.replace(/^file:\/\//, ''), 500), line: Number(line) };
}

function describe(error: unknown): string {
  if (typeof error === 'string') return error;
  return error === undefined ? 'undefined' : JSON.stringify(redact(error));
}

const cut = (text: string, most: number) => text.slice(0, most);

/** Writes unexpected errors into the error log. It never throws: a log that is out of order must fail no request. */
@Injectable()
export class ErrorRecorder extends UnexpectedErrorSink {
  private readonly logger = new Logger(ErrorRecorder.name);

  constructor(private readonly db: Database) {
    super();
  }

  override async record(report: UnexpectedError): Promise<void> {
    try {
      const entry = errorEntry(report, new Date().toISOString());
      await this.db.write(() => insertErrorLog(this.db, entry));
    } catch (error) {
      this.logger.error(
        'The error log could not be written',
        error instanceof Error ? error.stack : undefined,
      );
    }
  }
}
