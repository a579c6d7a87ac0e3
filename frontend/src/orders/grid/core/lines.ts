import type { Order, OrderSet, Part } from '../../data/types';
import { newPart, NEXT } from './new-part';

/** What stands one below the other: each set's heading and its parts, and a row at the end for a new part. */
export type Line =
  | { kind: 'set'; set: OrderSet }
  | { kind: 'part'; part: Part; row: number }
  | { kind: 'new'; part: Part; row: number };

/** A part that is on its way, and its id once it has one. */
interface Coming {
  part: Part;
  id: number | null;
}

export interface GridRows {
  lines: readonly Line[];
  /** The parts alone, which the selection goes through. */
  parts: readonly Part[];
  /** The line of each part. */
  lineOf: readonly number[];
  /** The row of each part, by id. */
  rowOf: ReadonlyMap<number, number>;
  /** What the row behind the last part stands for; null where no part can be added. */
  next: Part | null;
}

/**
 * An order's sets and parts as rows of the grid.
 * @param coming new parts: each stands at the end of its set until the order has it
 * @param extendable whether there is a row for one more, at the end of the last set, below which it stands
 */
export const rowsOf = (
  { sets }: Pick<Order, 'sets'>,
  coming: readonly Coming[] = [],
  extendable = false,
): GridRows => {
  const lines: Line[] = [];
  const parts: Part[] = [];
  const lineOf: number[] = [];
  const stored = new Set(sets.flatMap((set) => set.parts.map(({ id }) => id)));
  const missing = coming.filter(({ id }) => id === null || !stored.has(id)).map(({ part }) => part);
  for (const set of sets) {
    lines.push({ kind: 'set', set });
    for (const part of [...set.parts, ...missing.filter(({ set_id }) => set_id === set.id)]) {
      lineOf.push(lines.length);
      lines.push({ kind: 'part', part, row: parts.length });
      parts.push(part);
    }
  }
  const rowOf = new Map(parts.map(({ id }, row) => [id, row]));
  const last = sets.at(-1);
  const next = extendable && last ? newPart(NEXT, last.id) : null;
  if (next) {
    lineOf.push(lines.length);
    lines.push({ kind: 'new', part: next, row: parts.length });
    rowOf.set(NEXT, parts.length);
  }
  return { lines, parts, lineOf, rowOf, next };
};
