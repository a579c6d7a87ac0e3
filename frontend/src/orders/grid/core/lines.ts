import type { Order, OrderSet, Part } from '../../data/types';

/** What stands one below the other: each set's heading, and its parts. */
export type Line = { kind: 'set'; set: OrderSet } | { kind: 'part'; part: Part; row: number };

export interface GridRows {
  lines: readonly Line[];
  /** The parts alone, which the selection goes through. */
  parts: readonly Part[];
  /** The line of each part. */
  lineOf: readonly number[];
  /** The row of each part, by id. */
  rowOf: ReadonlyMap<number, number>;
}

/** An order's sets and parts as rows of the grid. */
export const rowsOf = ({ sets }: Pick<Order, 'sets'>): GridRows => {
  const lines: Line[] = [];
  const parts: Part[] = [];
  const lineOf: number[] = [];
  for (const set of sets) {
    lines.push({ kind: 'set', set });
    for (const part of set.parts) {
      lineOf.push(lines.length);
      lines.push({ kind: 'part', part, row: parts.length });
      parts.push(part);
    }
  }
  return { lines, parts, lineOf, rowOf: new Map(parts.map(({ id }, row) => [id, row])) };
};
