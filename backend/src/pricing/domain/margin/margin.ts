/**
 * The margin that a price leaves after cost and the taxes that it contains: ICMS, and all of them for an order with a tax basis.
 * Taxes on top of the price, freight and service are passed on: none of them counts (docs/pricing.md, Margin).
 */
import { HUNDRED, ONE, PERCENT, exact, type Decimal } from '../numbers/exact.js';
import { calculated, stored } from '../numbers/rounding.js';
import { scaled, scaledSum, unscaled } from '../numbers/scaled.js';
import { TargetMarginTooHigh } from '../numbers/pricing-errors.js';

/** BRL and %. */
export interface MarginFigures {
  cost: number;
  /** value − taxes − cost; a loss is negative. */
  contribution: number;
  /** contribution ÷ value × 100, 2 decimals; null where there is no value above 0. */
  margin: number | null;
}

/** The amounts that a margin is made of, BRL. */
export interface MarginBase {
  /** The selling price: final_value, a set's or an order's sum of it. */
  value: number;
  /** Contained in it. */
  taxes: number;
  cost: number;
}

/** An order's margin, and what it would be without the discount. */
export interface OrderMargin extends MarginFigures {
  without_discount: Omit<MarginFigures, 'cost'>;
}

/** @throws ResultTooLarge for a figure of more than 15 significant digits */
export function marginOf({ value, taxes, cost }: MarginBase): MarginFigures {
  const contribution = scaled('final_value', value) - scaled('total', taxes) - scaled('cost', cost);
  return {
    cost,
    contribution: unscaled('contribution', contribution),
    margin: percentOf(contribution, scaled('final_value', value)),
  };
}

/**
 * So many times the sum of bases: a set's parts, or an order's sets.
 * @throws ResultTooLarge for a sum of more than 15 significant digits
 */
export function totalBase(bases: readonly MarginBase[], times = 1): MarginBase {
  const sum = (key: keyof MarginBase) =>
    scaledSum(
      'cost',
      bases.map((base) => base[key]),
    ) * times;
  return {
    value: unscaled('final_value', sum('value')),
    taxes: unscaled('total', sum('taxes')),
    cost: unscaled('cost', sum('cost')),
  };
}

/**
 * An order's margin: its sets' sums with the discount taken off.
 * @param taxesWith BRL that the price contains after a discount; without it taxes are those of the sets
 * @throws ResultTooLarge for a figure of more than 15 significant digits
 */
export function orderMargin(
  sets: readonly MarginBase[],
  discount: number,
  taxesWith?: (discount: number) => number,
): OrderMargin {
  const base = totalBase(sets);
  const taxed = (value: number, taken: number) =>
    marginOf({ ...base, value, ...(taxesWith && { taxes: taxesWith(taken) }) });
  const value = unscaled('final_value', scaled('final_value', base.value) - scaled('discount', discount));
  const whole = taxed(base.value, 0);
  const { contribution, margin } = whole;
  return {
    ...(discount === 0 ? whole : taxed(value, discount)),
    without_discount: { contribution, margin },
  };
}

/**
 * The markup (%, 3 decimals) that leaves a margin: (1 ÷ (1 − margin ÷ 100 − taxes ÷ 100) − 1) × 100.
 * @param target % of the price, at least 0
 * @param taxes % contained in the price
 * @throws TargetMarginTooHigh where margin and taxes take all of the price
 * @throws ResultTooLarge for a markup that a request could not hold
 */
export function markupForMargin(target: number, taxes: Decimal): number {
  const left = HUNDRED.minus(exact(target)).minus(taxes).times(PERCENT);
  if (!left.greaterThan(0)) throw new TargetMarginTooHigh();
  return calculated('markup', ONE.div(left).minus(ONE).times(HUNDRED));
}

/** @param contribution @param value whole cents */
function percentOf(contribution: number, value: number): number | null {
  return value <= 0 ? null : stored('margin', exact(contribution).div(exact(value)).times(HUNDRED));
}
