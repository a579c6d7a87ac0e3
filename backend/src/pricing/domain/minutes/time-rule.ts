import type { RuleDriver } from '@forja/figures';

/**
 * A rule for the minutes of a process: what of a part drives them, and a table of speeds by
 * material group and thickness. A saved rule is an immutable version; price bases name the version they were made with.
 */

/** The groups of material in the tables of rules. */
export const MATERIAL_GROUPS = ['carbon', 'stainless', 'aluminium', 'other'] as const;
export type MaterialGroup = (typeof MATERIAL_GROUPS)[number];

/** A line of a rule's table: it fits parts of its group whose thickness is at least `from` and below `to`. */
export interface RuleRow {
  /** null fits all groups. */
  group: MaterialGroup | null;
  /** mm; null is 0. */
  from: number | null;
  /** mm; null has no end. */
  to: number | null;
  /** Units of the driver a minute, above 0. */
  speed: number;
  /** Seconds of each pierce; counts for the cut alone. */
  pierce_seconds: number;
}

/** A rule's figures. */
export interface TimeRule {
  driver: RuleDriver;
  /** Sides that count for an area: 1 or 2. */
  sides: number;
  /** Seconds per piece. */
  handling_seconds: number;
  /** The least minutes per piece; covers handling, not setup. */
  minimum: number;
  rows: readonly RuleRow[];
}

/** A rule as it was once saved. */
export interface RuleVersion extends TimeRule {
  id: number;
}

/** Versions by id; a calculation has those at hand that its parts' bases name. */
export type RuleVersions = ReadonlyMap<number, RuleVersion>;
