import type { NewErrorLog } from './error-log.entity.js';
import type { Actor } from '../access/current-user.js';
import type { BrowserErrorDto } from './error-log.dto.js';
import { redactUrl } from './redact.js';
import type { TryCounter, TryRule } from '../access/auth/try-counter.js';
import type { Database } from '../platform/database/database.js';
import { messages } from '../platform/i18n/messages.js';
import { insertErrorLog } from './error-log.repository.js';

/** Where a report comes from, as the request shows it. */
interface BrowserPlace {
  ip: string | undefined;
  user_agent: string | undefined;
}

const MOST_TRACE = 15_000;

/** The topmost frame of a browser's stack: `https://host/assets/index.js:1:234`, whatever stands around it. */
const FRAME = /(https?:\/\/[^\s()@]+?):(\d+):\d+/;

/** The entry that describes an error of the browser. Pure. @param at ISO 8601 in UTC */
export function browserEntry(
  actor: Pick<Actor, 'id' | 'name' | 'email'>,
  report: BrowserErrorDto,
  { ip, user_agent }: BrowserPlace,
  at: string,
): NewErrorLog {
  const { message, exception, url, trace, component_stack } = report;
  const [, file, line] = FRAME.exec(trace ?? '') ?? [];
  const stacks = [trace, component_stack].filter((text) => typeof text === 'string');
  return {
    created_at: at,
    level: CODE_NOT_LOADED.test(message) ? 'info' : 'error',
    message,
    exception: exception ?? null,
    file: file?.slice(0, 500) ?? null,
    line: line === undefined ? null : lineOf(line),
    trace: stacks.join('\n').slice(0, MOST_TRACE) || null,
    url: url ? redactUrl(url) : null,
    method: null,
    ip: ip?.slice(0, 45) ?? null,
    request_data: { source: 'browser', user_agent: user_agent?.slice(0, 255) ?? null },
    user_id: actor.id,
    user_name: actor.name,
    user_email: actor.email,
  };
}

/**
 * Messages of browsers where a screen's code can't be fetched: the connection was lost, or the server has a newer version.
 * Nothing is wrong, loading the page again helps: an information, no error.
 */
const CODE_NOT_LOADED =
  /(failed to fetch|error loading) dynamically imported module|importing a module script failed|unable to preload css/i;

const LARGEST_LINE = 2_147_483_647;

/** A report may say anything; what the column can't hold is left out. */
function lineOf(text: string): number | null {
  const line = Number(text);
  return line <= LARGEST_LINE ? line : null;
}

const REPORTS: TryRule = { name: 'browser-error', most: 10, windowMs: 60_000 };

/**
 * Takes an error of a browser into the error log; a screen that fails in a loop can't fill it.
 * @throws TooManyTries beyond ten reports of a user in a minute
 */
export async function recordBrowserError(
  { db, counter }: { db: Database; counter: TryCounter },
  actor: Actor,
  report: BrowserErrorDto,
  place: BrowserPlace,
): Promise<void> {
  await counter.take(REPORTS, actor.id, () => messages.http.tooManyTries);
  const entry = browserEntry(actor, report, place, new Date().toISOString());
  await db.write(() => insertErrorLog(db, entry));
}
