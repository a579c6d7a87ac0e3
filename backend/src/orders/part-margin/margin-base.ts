import { EMPTY_BASIS } from '../../pricing/domain/basis/price-basis.js';
import type { MarginBase } from '../../pricing/domain/margin/margin.js';
import { calculateCosts } from '../../pricing/domain/part/calculate-part.js';
import { containedTaxes } from '../../pricing/domain/basis/part-taxes.js';
import type { TaxBasis } from '../../pricing/domain/taxes/tax-rules.js';
import { inputOf, type PartToPrice } from '../repricing/domain/part-to-price.js';

/**
 * The figures that a stored part's margin is made of: its cost again, from its own price basis, beside its stored value, and the
 * taxes in it.
 * @param tax_basis of its order; without one the ICMS alone counts
 * @throws ResultTooLarge
 */
export function marginBase(
  part: PartToPrice & { total_icms_value: number },
  tax_basis: TaxBasis | null,
): MarginBase {
  return {
    value: part.final_value,
    taxes: tax_basis ? containedTaxes(tax_basis, part) : part.total_icms_value,
    cost: calculateCosts(inputOf(part), part.price_basis ?? EMPTY_BASIS).cost,
  };
}
