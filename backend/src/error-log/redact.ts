import { withoutToken } from '../platform/logging/page-token.js';

/**
 * Makes a request's data fit to be kept: secrets and file contents are named but not shown, and everything is bounded,
 * so that no request can fill the table. Pure.
 */

const HIDDEN = '[oculto]';
const CUT = '[cortado]';
const SECRET = /passw|senha|token|secret|cookie|authorization|api[-_]?key|credential/i;

const MOST_TEXT = 500;
const MOST_ITEMS = 50;
const MOST_DEPTH = 6;
/** Characters of JSON, so that its bytes fit the column's 64 kB in any script. */
const MOST_JSON = 15_000;

/**
 * @param data anything a request may hold: body, query, form fields
 * @returns a JSON value without secrets and bytes, of bounded size
 */
export function redact(data: unknown): unknown {
  const kept = redacted(data, 0);
  return kept !== undefined && JSON.stringify(kept).length > MOST_JSON ? CUT : kept;
}

function redacted(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return shortened(value);
  if (['bigint', 'symbol', 'function'].includes(typeof value)) return String(value);
  if (value === null || typeof value !== 'object') return value;
  if (value instanceof Date) return value.toISOString();
  if (ArrayBuffer.isView(value)) return `[${String(value.byteLength)} bytes]`;
  if (depth >= MOST_DEPTH) return CUT;
  if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).map((item) => redacted(item, depth + 1));
  const entries = Object.entries(value).slice(0, MOST_ITEMS);
  return Object.fromEntries(
    entries.map(([key, item]) => [key, SECRET.test(key) ? HIDDEN : redacted(item, depth + 1)]),
  );
}

/** Long texts are cut; a file sent as text (data URL) is not kept at all. */
function shortened(text: string): string {
  if (/^data:[^,]{0,200};base64,/.test(text)) return `[${String(text.length)} bytes]`;
  return text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT)}… ${CUT}` : text;
}

/** A URL without the values of query parameters whose names suggest a secret. */
export function redactUrl(url: string): string {
  const [whole = '', query] = url.split('?', 2);
  const path = withoutToken(whole);
  if (query === undefined) return path;
  const pairs = query.split('&').map((pair) => {
    const [name = ''] = pair.split('=', 1);
    return SECRET.test(name) ? `${name}=${HIDDEN}` : pair;
  });
  return `${path}?${pairs.join('&')}`;
}
