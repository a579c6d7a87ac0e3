import type { Order, OrderSet, Part } from '../../data/types';
import type { ShownRows } from './row-view';

/** A part as a row of the grid, stored or still to be added. */
export interface Row {
  /**
   * Names the row as long as the grid is open: the part's id as a text, or the key under which the browser has the server add
   * the part.
   */
  key: string;
  /** The stored part's id; null while there is none. */
  id: number | null;
  part: Part;
  /** The stored part that a new one stands below; without it, at the end of its set. */
  below?: number | undefined;
}

/** The lines of the grid, one below the other: each set's heading and its parts, and a row at the end for a new part. */
export type Line = { kind: 'set'; set: OrderSet } | { kind: 'part' | 'new'; row: Row; at: number };

export interface GridRows {
  lines: readonly Line[];
  /** The parts alone, which the selection goes through. */
  parts: readonly Row[];
  /** The line of each part. */
  lineOf: readonly number[];
  /** The place of each row among the parts, by key. */
  placeOf: ReadonlyMap<string, number>;
  /** The row behind the last part, which becomes one when it is typed into; null where no part can be added. */
  next: Row | null;
}

/** The sources of rows besides the order. */
interface RowSource {
  /** The key of a stored part's row. */
  keyOf: (part: number) => string;
  /** New parts: each stands at the end of its set until the order has it. */
  added: readonly Row[];
  /** The stored parts that are shown, and their places; null: all in the order's places. */
  shown: ShownRows | null;
  /** The row for one more, below the last part of the last set. */
  next: Row | null;
}

/** The parts that are shown, in their places; those that came since the places were made stay behind the one above them. */
const inView = (parts: readonly Part[], shown: ShownRows | null): readonly Part[] => {
  if (shown === null) return parts;
  let above = -1;
  const placed = parts
    .filter(({ id }) => shown.get(id) !== -1)
    .map((part) => {
      above = shown.get(part.id) ?? above;
      return { part, place: above };
    });
  return placed.toSorted((one, other) => one.place - other.place).map(({ part }) => part);
};

/** An order's sets and parts as rows of the grid. */
export const rowsOf = ({ sets }: Pick<Order, 'sets'>, { keyOf, added, shown, next }: RowSource): GridRows => {
  const lines: Line[] = [];
  const parts: Row[] = [];
  const lineOf: number[] = [];
  const stored = new Set(sets.flatMap((set) => set.parts.map(({ id }) => id)));
  const missing = added.filter(({ id }) => id === null || !stored.has(id));
  for (const set of sets) {
    lines.push({ kind: 'set', set });
    const rows = inView(set.parts, shown).map((part): Row => ({ key: keyOf(part.id), id: part.id, part }));
    for (const row of missing.filter(({ part }) => part.set_id === set.id)) {
      const above = rows.findIndex(({ id }) => id !== null && id === row.below);
      rows.splice(above < 0 ? rows.length : above + 1, 0, row);
    }
    for (const row of rows) {
      lineOf.push(lines.length);
      lines.push({ kind: 'part', row, at: parts.length });
      parts.push(row);
    }
  }
  const placeOf = new Map(parts.map(({ key }, place) => [key, place]));
  if (next) {
    lineOf.push(lines.length);
    lines.push({ kind: 'new', row: next, at: parts.length });
    placeOf.set(next.key, parts.length);
  }
  return { lines, parts, lineOf, placeOf, next };
};
