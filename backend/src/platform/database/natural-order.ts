import { naturalKey } from './natural-key.js';

/**
 * Rows by a text of theirs as people sort: numbers by their value, whatever case and accents. No text comes first, and rows of
 * equal texts stay in the order they have. The key of each text is made once, however many rows have it.
 */
export function inNaturalOrder<R>(
  rows: readonly R[],
  textOf: (row: R) => unknown,
  order: 'ASC' | 'DESC',
): R[] {
  const keys = new Map<string, string>();
  const keyOf = (row: R) => {
    const value = textOf(row);
    const text = typeof value === 'string' ? value : '';
    const key = keys.get(text) ?? naturalKey(text);
    keys.set(text, key);
    return key;
  };
  const sign = order === 'ASC' ? 1 : -1;
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .sort((one, other) => (one.key < other.key ? -sign : one.key > other.key ? sign : 0))
    .map(({ row }) => row);
}
