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

/** The table after a paste, or why the paste is refused, for the user. */
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

/** A cell that can't be read: its row among those that were read, from 0. */
interface BadCell {
  row: number;
  column: string;
  written: string;
  problem: string;
}

/** Puts cells over lines, from one of them on. */
const linesWith = (
  before: readonly RuleLine[],
  rows: readonly (readonly string[])[],
  { columns, first, driver }: { columns: readonly RuleColumn[]; first: number; driver: Driver },
): RuleLine[] | BadCell => {
  const numbers = rows.flatMap((row) => row.filter((_cell, index) => columns[index] !== 'group'));
  const reader = { driver, format: formatOf(numbers) };
  const next = [...before];
  for (const [row, cells] of rows.entries()) {
    let line = next[first + row] ?? NEW_LINE;
    for (const [place, column] of columns.entries()) {
      const written = cells[place];
      if (written === undefined) continue;
      const read = readCell(written, column, reader);
      if ('refusal' in read)
        return { row, column: HEADINGS[column], written: written.trim(), problem: read.refusal };
      line = { ...line, ...read };
    }
    next[first + row] = line;
  }
  return next;
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
  const next = linesWith(headed ? [] : lines, rows, { columns, first, driver });
  if ('problem' in next)
    return { refusal: text.badCell(next.row + 1, next.column, next.written, next.problem) };
  return { lines: next, count: rows.length };
};

const isBlank = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === '');

/** The table that a file's cells make, headings first; one cell that can't be read, and they make none. */
export const tableOf = (cells: readonly (readonly string[])[], driver: Driver): PastedLines => {
  const [headings = [], ...below] = cells;
  const width = headings.findLastIndex((heading) => heading.trim() !== '') + 1;
  const columns = width === 0 ? null : headedBy(headings.slice(0, width), driver);
  if (columns === null || new Set(columns).size < columns.length)
    return {
      refusal: text.badHeadings(
        columnsOf(driver)
          .map((column) => HEADINGS[column])
          .join(', '),
      ),
    };
  const rows = below.slice(0, below.findLastIndex((row) => !isBlank(row)) + 1);
  if (rows.length === 0) return { refusal: text.noFileLines };
  if (rows.length > MOST_LINES) return { refusal: text.tooManyFileLines(MOST_LINES) };
  const lines = linesWith([], rows, { columns, first: 0, driver });
  // The headings are the file's first row.
  if ('problem' in lines)
    return { refusal: text.badFileCell(lines.row + 2, lines.column, lines.written, lines.problem) };
  return { lines, count: rows.length };
};
