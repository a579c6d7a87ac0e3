import { isPartCount, type PartCount, type PartCounts } from '@forja/figures';
import { term } from '../explanation/derivation.js';
import type { Term } from '../explanation/derivation.js';
import { INPUT_NAMES } from '../explanation/step-texts.js';
import { exact, ONE } from '../numbers/exact.js';
import type { Decimal } from '../numbers/exact.js';
import { DRIVER_NOTES } from './minutes-texts.js';
import type { TimeRule } from './time-rule.js';

/** Figures of a part's drawing and its counts; null is not known. */
export interface PartGeometry extends PartCounts {
  /** The contours that its DXF has and that are cut: mm, and a pierce for each. */
  cut: { length: number; pierces: number } | null;
  /** mm² of its DXF, holes taken out. */
  net_area: number | null;
}

/** The figures of a calculated part that drive minutes. */
export interface DriverSource {
  geometry: PartGeometry;
  /** mm, as they were used. */
  used: { width: Decimal; length: Decimal };
  /** kg per piece after locks, unrounded. */
  gross_weight: Decimal;
  /** The geometry was typed: no drawing says it. */
  typed?: boolean;
}

/** The amount that a rule's speed is of. */
export interface DriverAmount {
  amount: Term;
  /** How often the cut pierces; null for other drivers. */
  pierces: Term | null;
  /** Where it was estimated. */
  note?: string | undefined;
}

/**
 * The figure that drives the rule's minutes, per piece; null where the part has none. A measure of 0 is one that is not known yet;
 * a count of 0 says that there are none.
 */
export function driverAmount({ driver, sides }: TimeRule, source: DriverSource): DriverAmount | null {
  const { geometry, used, gross_weight } = source;
  if (isPartCount(driver)) return counted(driver, geometry[driver]);
  switch (driver) {
    case 'cut':
      return cutAmount(source);
    case 'area':
      return areaAmount(source, sides);
    case 'gross_weight':
      return measured(term(INPUT_NAMES.unit_gross_weight, gross_weight, 'unit_gross_weight'));
    case 'length':
      return measured(term(INPUT_NAMES.length, used.length, 'length'));
    case 'piece':
      return { amount: term(INPUT_NAMES.piece, ONE, 'quantity'), pierces: null };
  }
}

function cutAmount({ geometry: { cut }, used }: DriverSource): DriverAmount | null {
  if (cut !== null) return cutOf(exact(cut.length), exact(cut.pierces));
  if (used.width.isZero() || used.length.isZero()) return null;
  return { ...cutOf(used.width.plus(used.length).times(2), ONE), note: DRIVER_NOTES.cut_of_rectangle };
}

const cutOf = (length: Decimal, pierces: Decimal): DriverAmount => ({
  amount: term(INPUT_NAMES.cut_length, length, 'cut_length'),
  pierces: term(INPUT_NAMES.pierces, pierces, 'pierces'),
});

function areaAmount({ geometry, used, typed = false }: DriverSource, sides: number): DriverAmount | null {
  const drawn = exact(geometry.net_area);
  const side = drawn.isZero() ? used.width.times(used.length) : drawn;
  if (side.isZero()) return null;
  const area = term(INPUT_NAMES.area, side.times(sides), 'net_area');
  const notes = [
    ...(typed ? [] : [drawn.isZero() ? DRIVER_NOTES.area_of_rectangle : DRIVER_NOTES.area_of_drawing]),
    ...(sides === 2 ? [DRIVER_NOTES.both_sides] : []),
  ];
  return { amount: area, pierces: null, note: notes.join('; ') || undefined };
}

const counted = (name: PartCount, value: number | null): DriverAmount | null =>
  value === null ? null : { amount: term(INPUT_NAMES[name], exact(value), name), pierces: null };

const measured = (amount: Term): DriverAmount | null =>
  amount.value.isZero() ? null : { amount, pierces: null };
