/**
 * Locks: a field in locked_values keeps the value sent, and what depends on it follows. Three pairs of a value
 * per piece and a total follow one rule, `settlePair`.
 */
import type { Decimal } from '../numbers/exact.js';
import { UnknownLockedValue } from '../numbers/pricing-errors.js';

export const LOCKABLE_FIELDS = [
  'unit_net_weight',
  'net_weight',
  'unit_gross_weight',
  'gross_weight',
  'unit_value',
  'final_value',
] as const;
export type LockableField = (typeof LOCKABLE_FIELDS)[number];

/** @throws UnknownLockedValue for a name that is not one of LOCKABLE_FIELDS */
export function readLocks(names: readonly string[]): ReadonlySet<LockableField> {
  return new Set(
    names.map((name) => {
      const field = LOCKABLE_FIELDS.find((lockable) => lockable === name);
      if (field === undefined) throw new UnknownLockedValue(name);
      return field;
    }),
  );
}

/** Where a value came from. `from_total`: the locked total divided by the quantity. */
export type Origin = 'calculated' | 'locked' | 'from_total';

export interface Pair {
  unit: Decimal;
  /** The unit before `settle`, for the explanation. */
  unsettled_unit: Decimal;
  total: Decimal;
  unit_origin: Origin;
  total_origin: Exclude<Origin, 'from_total'>;
}

export interface PairRequest {
  /** The value sent where it is locked, else null. */
  locked_unit: Decimal | null;
  locked_total: Decimal | null;
  quantity: Decimal;
  /** The unit as calculated without locks. */
  calculated: Decimal;
  /** What a unit goes through before it is used: rounding for money, nothing for weights. */
  settle: (unit: Decimal) => Decimal;
}

/**
 * A locked unit keeps the unit, and the total follows it unless locked too. A locked total alone gives the unit,
 * total ÷ quantity; with a quantity of 0 it is kept and the unit is the calculated one.
 */
export function settlePair(request: PairRequest): Pair {
  const [unsettled_unit, unit_origin] = findUnit(request);
  const unit = unit_origin === 'locked' ? unsettled_unit : request.settle(unsettled_unit);
  return {
    unit,
    unsettled_unit,
    unit_origin,
    total: request.locked_total ?? unit.times(request.quantity),
    total_origin: request.locked_total === null ? 'calculated' : 'locked',
  };
}

function findUnit({ locked_unit, locked_total, quantity, calculated }: PairRequest): [Decimal, Origin] {
  if (locked_unit !== null) return [locked_unit, 'locked'];
  if (locked_total !== null && quantity.greaterThan(0)) return [locked_total.div(quantity), 'from_total'];
  return [calculated, 'calculated'];
}
