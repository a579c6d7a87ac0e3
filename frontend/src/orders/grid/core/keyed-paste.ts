import type { GridColumn } from './column';
import type { CellText } from './edits';
import type { GridRows, Row } from './rows';
import { nameKey } from './names';

/**
 * A pasted table whose rows go to the parts that they name, wherever those stand by the time it is written: until it is answered,
 * others may come in between, and parts that are still arriving find their places.
 */
export interface KeyedPaste {
  /** The column of the grid that names the parts. */
  key: GridColumn;
  /** For each column of the table that of the grid; undefined for one that goes nowhere. */
  targets: readonly (GridColumn | undefined)[];
  /** The texts of a row of the table, and the key of the row of the grid that they go to. */
  rows: readonly { row: string; texts: readonly string[] }[];
  /** Keys of the pasted table that match no part, or several. */
  unknown: readonly string[];
  /** Names of the pasted table's columns that the grid does not have. */
  unknownColumns: readonly string[];
}

const KEYS: readonly string[] = ['reference', 'title'];

const keyIn = (targets: KeyedPaste['targets']): GridColumn | undefined =>
  targets.find((column) => column && KEYS.includes(column.key));

/** The grid's columns by the names in a table's first row; null where that names none of the keys. */
const namedTargets = (head: readonly string[], columns: readonly GridColumn[]) => {
  const targets = head.map((text) =>
    columns.find(({ label, name }) => [label, name].some((each) => nameKey(each) === nameKey(text))),
  );
  return keyIn(targets) ? targets : null;
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
  const targets = named ?? head.map((_text, right) => columns[left + right]);
  const key = keyIn(targets);
  if (key === undefined || head.length < 2) return null;
  const places = rowsByKey(parts, key);
  const lines = (named ? block.slice(1) : block).filter((line) => line.some((text) => text.trim() !== ''));
  const nameOf = (line: readonly string[]) => line[targets.indexOf(key)]?.trim() ?? '';
  const placeOf = (line: readonly string[]) =>
    nameOf(line) === '' ? -1 : (places.get(nameKey(nameOf(line))) ?? -1);
  const rows = lines.flatMap((line) => {
    const row = parts[placeOf(line)];
    return row ? [{ row: row.key, texts: line }] : [];
  });
  const inPlace = named === null && lines.every((line, down) => [top + down, -1].includes(placeOf(line)));
  if (rows.length < 2 || inPlace) return null;
  return {
    key,
    targets: targets.map((column) => (column === key ? undefined : column)),
    rows,
    unknown: lines.filter((line) => placeOf(line) < 0).map(nameOf),
    unknownColumns: head.filter((text, at) => named && !named[at] && text.trim() !== ''),
  };
};

/** The cells that a table's rows write into the parts that they name, where these stand now; its empty cells change nothing. */
export const keyedCells = (
  { rows, targets }: KeyedPaste,
  { placeOf }: Pick<GridRows, 'placeOf'>,
  columns: readonly GridColumn[],
): CellText[] =>
  rows.flatMap(({ row: key, texts }) => {
    const row = placeOf.get(key);
    return targets.flatMap((target, at) => {
      const [column, text] = [columns.findIndex((each) => each.key === target?.key), texts[at] ?? ''];
      return row === undefined || column < 0 || text.trim() === '' ? [] : [{ row, column, text }];
    });
  });
