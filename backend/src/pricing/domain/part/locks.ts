/**
 * Locks: a field in locked_values keeps the value sent, and what depends on it follows. Three pairs of a value
 * per piece and a total follow one rule, `settlePair`.
 */
import { LOCKABLE_FIGURES, type LockableFigure } from '@forja/figures';
import { derived, given, product, term } from '../explanation/derivation.js';
import type { Derived, Term } from '../explanation/derivation.js';
import type { StepRecorder } from '../explanation/step-recorder.js';
import { FORMULAS, NOTES, STEP_NAMES } from '../explanation/step-texts.js';
import type { Decimal } from '../numbers/exact.js';
import { UnknownLockedValue } from '../numbers/pricing-errors.js';

/** The values of the locked fields; a field that is not locked is not in it. */
export type LockedValues = Readonly<Partial<Record<LockableFigure, Decimal>>>;

/** @throws UnknownLockedValue for a name that is not one of LOCKABLE_FIGURES */
export function readLocks(names: readonly string[]): readonly LockableFigure[] {
  return names.map((name) => {
    const field = LOCKABLE_FIGURES.find((lockable) => lockable === name);
    if (field === undefined) throw new UnknownLockedValue(name);
    return field;
  });
}

/** A value per piece and the total of all pieces. */
export interface Pair {
  unit: Decimal;
  total: Decimal;
}

/** The names of a pair's fields, and the formulas by which one follows from the other. */
export interface PairFields {
  unit: LockableFigure;
  total: LockableFigure;
  total_from_unit: string;
  unit_from_total: string;
}

export interface PairRequest {
  fields: PairFields;
  locked: LockedValues;
  quantity: Term;
  /** The unit as calculated without locks. */
  calculated: Derived;
  /** Prepares a unit for its use: money is rounded to cents, a weight stays. */
  settle: (unit: Decimal) => Decimal;
}

/**
 * A locked unit keeps the unit, and the total follows it unless locked too. A locked total alone gives the unit,
 * total ÷ quantity; with a quantity of 0 it is kept and the unit is the calculated one.
 */
export function settlePair(request: PairRequest, recorder?: StepRecorder): Pair {
  const { fields, locked, quantity } = request;
  const { [fields.unit]: lockedUnit, [fields.total]: lockedTotal } = locked;
  if (lockedUnit === undefined && lockedTotal !== undefined && quantity.value.greaterThan(0)) {
    return fromTotal(lockedTotal, request, recorder);
  }
  const unit = lockedUnit === undefined ? request.calculated : keptValue(lockedUnit);
  const settled = request.settle(unit.value);
  const total =
    lockedTotal === undefined
      ? product(fields.total_from_unit, [term(STEP_NAMES[fields.unit], settled, fields.unit), quantity])
      : keptValue(lockedTotal);
  recorder?.stored(fields.unit, unit);
  recorder?.stored(fields.total, total);
  return { unit: settled, total: total.value };
}

function fromTotal(
  lockedTotal: Decimal,
  { fields, quantity, settle }: PairRequest,
  recorder?: StepRecorder,
): Pair {
  const unit = derived(
    fields.unit_from_total,
    [term(STEP_NAMES[fields.total], lockedTotal, fields.total), quantity],
    (whole, pieces) => whole.div(pieces),
    NOTES.from_locked_total,
  );
  recorder?.stored(fields.total, keptValue(lockedTotal));
  recorder?.stored(fields.unit, unit);
  return { unit: settle(unit.value), total: lockedTotal };
}

function keptValue(value: Decimal): Derived {
  return given(value, FORMULAS.locked, NOTES.locked);
}
