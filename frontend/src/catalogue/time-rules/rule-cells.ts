import type { FigureName } from '@forja/figures';
import type { TimeRule } from '../../api';
import { texts } from '../../i18n';
import { copyFigure, formatCells, formatOf, type NumberFormat, parseCells, readFigure } from '../../ui/cells';
import { NEW_LINE, type RuleLine, speedFigure } from './rule-line';

const { materialGroups, timeRules: text } = texts.catalogue;

/** Lines that the server takes. */
const MOST_LINES = 200;

type RuleColumn = keyof RuleLine;
type FigureColumn = Exclude<RuleColumn, 'group'>;
type Driver = TimeRule['driver'] | null;

const HEADINGS: Readonly<Record<RuleColumn, string>> = {
  group: text.group,
  from: text.from,
  to: text.to,
  speed: text.speed,
  pierce_seconds: text.pierce,
};

/** The columns of the table as they stand side by side. */
export const columnsOf = (driver: Driver): RuleColumn[] => [
  'group',
  'from',
  'to',
  'speed',
  ...(driver === 'cut' ? (['pierce_seconds'] as const) : []),
];

const figureOf = (column: FigureColumn, driver: Driver): FigureName => {
  if (column === 'speed') return speedFigure(driver);
  return column === 'pierce_seconds' ? 'pierce_time' : 'thickness';
};

const groupText = (group: RuleLine['group']): string => (group ? materialGroups[group] : text.allGroups);

/** The table with its headings as spreadsheets take it. */
export const copiedTable = (lines: readonly RuleLine[], driver: Driver): string => {
  const columns = columnsOf(driver);
  const cell = (line: RuleLine, column: RuleColumn) =>
    column === 'group' ? groupText(line.group) : copyFigure(figureOf(column, driver), line[column] ?? null);
  return formatCells([
    columns.map((column) => HEADINGS[column]),
    ...lines.map((line) => columns.map((column) => cell(line, column))),
  ]);
};

/** Names are the same whatever their case, accents and blanks. */
const plain = (written: string): string =>
  written.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

const GROUPS: ReadonlyMap<string, RuleLine['group']> = new Map([
  ['', null],
  [plain(text.allGroups), null],
  ...(Object.entries(materialGroups) as [NonNullable<RuleLine['group']>, string][]).map(
    ([group, name]) => [plain(name), group] as const,
  ),
]);

/** Which column each cell of a row of headings names; null where the row is none. */
const headedBy = (row: readonly string[], driver: Driver): RuleColumn[] | null => {
  const byName = new Map(columnsOf(driver).map((column) => [plain(HEADINGS[column]), column]));
  const named = row.map((cell) => byName.get(plain(cell)));
  return named.every((column) => column !== undefined) ? named : null;
};

/** Where the first cell goes. */
export interface PastedAt {
  line: number;
  column: RuleColumn;
}

/** What a paste makes of the table, or why it makes nothing of it, for the user. */
export type PastedLines = { lines: RuleLine[]; count: number } | { refusal: string };

interface CellReader {
  driver: Driver;
  format: NumberFormat;
}

/** The change of a line by one cell. */
const readCell = (
  written: string,
  column: RuleColumn,
  { driver, format }: CellReader,
): Partial<RuleLine> | { refusal: string } => {
  if (column === 'group') {
    const group = GROUPS.get(plain(written));
    return group === undefined ? { refusal: text.unknownGroup } : { group };
  }
  const read = readFigure(figureOf(column, driver), written, format);
  return 'refusal' in read ? read : { [column]: read.value };
};

/**
 * The table after cells were pasted: under headings in the place of the whole table, otherwise from the cell in focus on,
 * over the lines that are there and as new ones below. One cell that can't be read, and nothing is pasted.
 */
export const withPasted = (
  lines: readonly RuleLine[],
  written: string,
  { at, driver }: { at: PastedAt; driver: Driver },
): PastedLines => {
  const cells = parseCells(written);
  const headed = headedBy(cells[0] ?? [], driver);
  const rows = headed ? cells.slice(1) : cells;
  const all = columnsOf(driver);
  const columns = headed ?? all.slice(all.indexOf(at.column));
  const first = headed ? 0 : at.line;
  if (rows.some((row) => row.slice(columns.length).some((cell) => cell.trim() !== '')))
    return { refusal: text.tooManyCells };
  if (first + rows.length > MOST_LINES) return { refusal: text.tooManyLines(MOST_LINES) };
  const numbers = rows.flatMap((row) => row.filter((_cell, index) => columns[index] !== 'group'));
  const reader = { driver, format: formatOf(numbers) };
  const next = headed ? [] : [...lines];
  for (const [index, row] of rows.entries()) {
    let line = next[first + index] ?? NEW_LINE;
    for (const [place, column] of columns.entries()) {
      const cell = row[place];
      if (cell === undefined) continue;
      const read = readCell(cell, column, reader);
      if ('refusal' in read)
        return { refusal: text.badCell(index + 1, HEADINGS[column], cell.trim(), read.refusal) };
      line = { ...line, ...read };
    }
    next[first + index] = line;
  }
  return { lines: next, count: rows.length };
};
