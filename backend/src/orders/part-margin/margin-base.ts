import { EMPTY_BASIS } from '../../pricing/domain/basis/price-basis.js';
import type { MarginBase } from '../../pricing/domain/margin/margin.js';
import { calculateCosts } from '../../pricing/domain/part/calculate-part.js';
import type { containedTaxes } from '../../pricing/domain/basis/part-taxes.js';
import { inputOf, type PartToPrice } from '../repricing/domain/part-to-price.js';

export type ContainedTaxes = ReturnType<typeof containedTaxes>;

/**
 * The figures that a stored part's margin is made of: its cost again, from its own price basis, beside its stored value, and the
 * taxes in it.
 * @param contained of its order, where that has a tax basis; without one the ICMS alone counts
 * @throws ResultTooLarge
 */
export function marginBase(
  part: PartToPrice & { total_icms_value: number },
  contained: ContainedTaxes | null,
): MarginBase {
  return {
    value: part.final_value,
    taxes: contained ? contained(part) : part.total_icms_value,
    cost: calculateCosts(inputOf(part), part.price_basis ?? EMPTY_BASIS).cost,
  };
}
