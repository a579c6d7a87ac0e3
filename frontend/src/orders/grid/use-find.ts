import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Part } from '../data/types';
import type { Catalogues, GridColumn } from './core/column';
import { nameKey } from './core/names';
import type { Row } from './core/rows';
import { inReadingOrder, only, type Point } from './core/selection';
import type { Marks } from './saving/save-port';
import type { Cells } from './use-cells';
import type { GridSelection } from './use-selection';

/** The row's number and its picture say nothing of the part. */
const LEFT_OUT: readonly string[] = ['position', 'thumbnail'];

/** The texts by which a cell is found: a figure with and without the points between its thousands. */
const wordsOf = (text: string, { numeric }: GridColumn): string => {
  const shown = nameKey(text);
  return numeric && shown.includes('.') ? `${shown}\n${shown.replaceAll('.', '')}` : shown;
};

/** The texts of parts as their cells show them, read once for each part while these columns stand. */
export class CellTexts {
  private readonly stored = new WeakMap<Part, readonly string[]>();

  constructor(
    private readonly columns: readonly GridColumn[],
    private readonly catalogues: Catalogues,
  ) {}

  /** By the place of their columns. @param marks of texts that are not saved: they are what the cells show */
  read({ key, part }: Pick<Row, 'key' | 'part'>, marks: Marks): readonly string[] {
    const stored = this.stored.get(part) ?? this.readStored(part);
    const kept = marks.get(key);
    if (kept === undefined) return stored;
    return stored.map((words, place) => {
      const column = this.columns[place];
      const mark = column && kept.get(column.key);
      return column && mark ? wordsOf(mark.text, column) : words;
    });
  }

  private readStored(part: Part): readonly string[] {
    const words = this.columns.map((column) =>
      LEFT_OUT.includes(column.key) ? '' : wordsOf(column.show(part, this.catalogues), column),
    );
    this.stored.set(part, words);
    return words;
  }
}

/** The cells that hold what is looked for, in reading order; case and accents count for nothing. */
export const matchesOf = (wanted: string, rows: readonly Row[], textsOf: (row: Row) => readonly string[]) => {
  const words = nameKey(wanted);
  const matches: Point[] = [];
  if (words === '') return matches;
  for (const [row, at] of rows.entries()) {
    for (const [column, text] of textsOf(at).entries())
      if (text.includes(words)) matches.push({ row, column });
  }
  return matches;
};

/** Which of the matches a cell is, from 0; -1 for none. */
export const placeOf = (matches: readonly Point[], cell: Point): number =>
  matches.findIndex((match) => inReadingOrder(match, cell) === 0);

/** The match at or behind a cell, else the first; null where there is none. */
export const matchFrom = (matches: readonly Point[], cell: Point): Point | null =>
  matches.find((match) => inReadingOrder(match, cell) >= 0) ?? matches[0] ?? null;

/** The match behind a cell, or (-1) in front of it; round the ends. */
export const matchBeside = (matches: readonly Point[], cell: Point, step: -1 | 1): Point | null =>
  step > 0
    ? (matches.find((match) => inReadingOrder(match, cell) > 0) ?? matches[0] ?? null)
    : (matches.findLast((match) => inReadingOrder(match, cell) < 0) ?? matches.at(-1) ?? null);

/** Finding a text in all cells, those included that are not in view. */
export const useFind = (
  { rows, columns, catalogues, marks }: Cells,
  { selection, select }: Pick<GridSelection, 'selection' | 'select'>,
) => {
  /** The text that is looked for; null while none is. */
  const [typed, setTyped] = useState<string | null>(null);
  const from = useRef<Point | null>(null);
  // The field paints at once; a large grid is looked through behind it.
  const wanted = useDeferredValue(typed) ?? '';
  const cellTexts = useMemo(() => new CellTexts(columns, catalogues), [columns, catalogues]);
  const matches = useMemo(
    () => matchesOf(wanted, rows.parts, (row) => cellTexts.read(row, marks)),
    [wanted, rows.parts, cellTexts, marks],
  );
  const found = useMemo(() => {
    const byRow = new Map<number, number[]>();
    for (const { row, column } of matches) {
      const places = byRow.get(row);
      if (places) places.push(column);
      else byRow.set(row, [column]);
    }
    return byRow;
  }, [matches]);
  const showFirst = useEffectEvent(() => {
    const first = matchFrom(matches, from.current ?? selection().active);
    if (first) select(only(first));
  });
  useEffect(() => {
    if (wanted !== '') showFirst();
  }, [wanted]);

  return {
    typed,
    count: matches.length,
    /** Which of them this cell is, from 1; 0 for none. */
    placeOf: (cell: Point) => placeOf(matches, cell) + 1,
    /** The columns that are found, by row. */
    found: typed === null ? null : found,
    open: () => {
      from.current = selection().active;
      setTyped((before) => before ?? '');
    },
    type: (text: string) => setTyped(text),
    step: (by: -1 | 1) => {
      const next = matchBeside(matches, selection().active, by);
      if (next === null) return;
      from.current = next;
      select(only(next));
    },
    close: () => setTyped(null),
  };
};

export type Find = ReturnType<typeof useFind>;
