import type { MaterialGroup, RuleRow } from './time-rule.js';

/** The key by which a plate part finds its row in a rule's table; null for parts that are no plate. */
export interface Plate {
  /** null: no material chosen, which fits rows without a group. */
  group: MaterialGroup | null;
  /** mm */
  thickness: number;
}

/**
 * The row that fits: one of the plate's group before one without a group; without a plate, one without group and thickness.
 * Nothing is interpolated.
 */
export function fittingRow(rows: readonly RuleRow[], plate: Plate | null): RuleRow | null {
  if (plate === null) return rows.find((row) => row.group === null && isOpen(row)) ?? null;
  const inRange = rows.filter((row) => contains(row, plate.thickness));
  const ofGroup = inRange.find(({ group }) => group !== null && group === plate.group);
  return ofGroup ?? inRange.find(({ group }) => group === null) ?? null;
}

/** The places of rows that overlap an earlier one of the same group, each with that one's place. */
export function overlaps(rows: readonly RuleRow[]): { row: number; earlier: number }[] {
  return rows.flatMap((row, at) => {
    const earlier = rows.slice(0, at).findIndex((other) => other.group === row.group && meet(row, other));
    return earlier < 0 ? [] : [{ row: at, earlier }];
  });
}

const isOpen = ({ from, to }: RuleRow): boolean => (from ?? 0) === 0 && to === null;

const contains = ({ from, to }: RuleRow, thickness: number): boolean =>
  (from ?? 0) <= thickness && (to === null || thickness < to);

const meet = (one: RuleRow, other: RuleRow): boolean =>
  (other.to === null || (one.from ?? 0) < other.to) && (one.to === null || (other.from ?? 0) < one.to);
