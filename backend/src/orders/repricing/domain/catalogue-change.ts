import { basisDifferences, type BasisDifference } from '../../../pricing/domain/basis/basis-differences.js';
import { mergeBasis, type PriceBasis } from '../../../pricing/domain/basis/price-basis.js';
import { ResultTooLarge } from '../../../pricing/domain/numbers/pricing-errors.js';
import { calculatePart } from '../../../pricing/domain/part/calculate-part.js';
import { withoutCalculatedValues } from '../../../pricing/domain/part/process-row.js';
import { ruledInputOf, ruledProcesses, type PartToPrice } from './part-to-price.js';

/** The outcome that the catalogue's changes since a part was calculated would have for it. */
export interface CatalogueChange {
  differences: readonly BasisDifference[];
  /** BRL: its final value with today's figures, locks and typed row values kept; null where it could not be stored. */
  final_value: number | null;
}

/**
 * Where a part's price basis and today's catalogue differ, and what the part would cost with today's figures.
 * @param current today's figures of what the part names
 * @param markup percent of its order
 * @returns null where nothing differs, and for a part that was never calculated
 */
export function catalogueChange(
  part: PartToPrice,
  current: PriceBasis,
  markup: number,
): CatalogueChange | null {
  const { price_basis: saved } = part;
  if (saved === null) return null;
  const differences = basisDifferences(saved, current, ruledProcesses(part));
  if (differences.length === 0) return null;
  return { differences, final_value: valueToday(part, saved, current, markup) };
}

function valueToday(
  part: PartToPrice,
  saved: PriceBasis,
  current: PriceBasis,
  markup: number,
): number | null {
  const processes = withoutCalculatedValues(part.processes, saved.processes);
  try {
    return calculatePart({ ...ruledInputOf(part), processes }, mergeBasis(saved, current, true), markup)
      .final_value;
  } catch (error) {
    if (error instanceof ResultTooLarge) return null;
    throw error;
  }
}
