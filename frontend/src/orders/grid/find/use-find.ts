import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { only, type Point, type Selection } from '../core/selection';
import type { Cells } from '../use-cells';
import { CellTexts, matchBeside, matchesOf, matchFrom, placeOf } from './find';

interface Selecting {
  /** Reads what is selected now. */
  selection: () => Selection;
  select: (next: Selection) => void;
}

/** Finding a text in all cells, those included that are not in view. */
export const useFind = ({ rows, columns, catalogues, marks }: Cells, { selection, select }: Selecting) => {
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
