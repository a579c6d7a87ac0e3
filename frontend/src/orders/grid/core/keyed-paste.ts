import type { GridColumn } from './column';
import type { Row } from './rows';
import { nameKey } from './names';

/** A pasted table whose rows go to the parts that they name, wherever those stand. */
export interface KeyedPaste {
  /** The column of the grid that names the parts. */
  key: GridColumn;
  /** For each column of the table its place in the grid; -1 for one that goes nowhere. */
  targets: readonly number[];
  /** The texts of a row of the table, and the row of the grid that they go to. */
  rows: readonly { row: number; texts: readonly string[] }[];
  /** Keys of the pasted table that match no part, or several. */
  unknown: readonly string[];
}

const KEYS: readonly string[] = ['reference', 'title'];

/** The places of the grid's columns by the names in a table's first row; null where that names none of the keys. */
const namedTargets = (
  head: readonly string[],
  columns: readonly GridColumn[],
): { targets: number[]; key: number } | null => {
  const targets = head.map((text) =>
    columns.findIndex(({ label, name }) => [label, name].some((each) => nameKey(each) === nameKey(text))),
  );
  const key = targets.find((place) => KEYS.includes(columns[place]?.key ?? ''));
  return key === undefined ? null : { targets, key };
};

/** The rows whose key names one part, by that key. */
const rowsByKey = (parts: readonly Row[], key: GridColumn): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  for (const [place, { part }] of parts.entries()) {
    const name = nameKey(key.copy(part, {}));
    found.set(name, found.has(name) ? -1 : place);
  }
  return found;
};

/**
 * Reads a pasted table by its column of references or names: at least two of its rows name parts, and not those that they
 * would come to by their places.
 * @param left the column of the grid that the table would begin in, top its first row
 * @returns null where the cells simply go side by side
 */
export const keyedPaste = (
  block: readonly (readonly string[])[],
  { top, left }: { top: number; left: number },
  parts: readonly Row[],
  columns: readonly GridColumn[],
): KeyedPaste | null => {
  const [head = []] = block;
  const named = namedTargets(head, columns);
  const targets =
    named?.targets ?? head.map((_text, right) => (left + right < columns.length ? left + right : -1));
  const at = named?.key ?? targets.find((place) => KEYS.includes(columns[place]?.key ?? ''));
  const key = at === undefined ? undefined : columns[at];
  if (key === undefined || at === undefined || head.length < 2) return null;
  const places = rowsByKey(parts, key);
  const lines = (named ? block.slice(1) : block).filter((line) => line.some((text) => text.trim() !== ''));
  const nameOf = (line: readonly string[]) => line[targets.indexOf(at)]?.trim() ?? '';
  const placeOf = (line: readonly string[]) =>
    nameOf(line) === '' ? -1 : (places.get(nameKey(nameOf(line))) ?? -1);
  const rows = lines.flatMap((line) => (placeOf(line) < 0 ? [] : [{ row: placeOf(line), texts: line }]));
  const inPlace = named === null && lines.every((line, down) => [top + down, -1].includes(placeOf(line)));
  if (rows.length < 2 || inPlace) return null;
  return {
    key,
    targets: targets.map((place) => (place === at ? -1 : place)),
    rows,
    unknown: lines.filter((line) => placeOf(line) < 0).map(nameOf),
  };
};
