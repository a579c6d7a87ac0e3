import { gunzipSync, gzipSync } from 'node:zlib';

/** ASCII characters of one piece: what MySQL's TEXT holds, and a little less. */
const PIECE = 60_000;

/** A value as pieces of text that a column holds: compressed JSON, since large values say the same in many places. */
export function packed(value: object): string[] {
  const text = gzipSync(JSON.stringify(value)).toString('base64');
  const count = Math.max(1, Math.ceil(text.length / PIECE));
  return Array.from({ length: count }, (_, index) => text.slice(index * PIECE, (index + 1) * PIECE));
}

/** The value that the pieces hold. */
export const unpacked = (pieces: readonly string[]): unknown =>
  JSON.parse(gunzipSync(Buffer.from(pieces.join(''), 'base64')).toString('utf8'));
