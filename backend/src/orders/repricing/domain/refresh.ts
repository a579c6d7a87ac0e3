import { ROW_FIELDS } from '../../../pricing/domain/part/process-row.js';
import { basisDifferences } from '../../../pricing/domain/basis/basis-differences.js';
import type { CatalogueFigures } from '../../../pricing/domain/basis/catalogue-figures.js';
import { scaled, unscaled } from '../../../pricing/domain/numbers/scaled.js';
import { ruledProcesses, type PartToPrice, type RowToPrice } from './part-to-price.js';
import { recalculate, type Calculated, type OrderTerms } from './reprice.js';

/**
 * Recalcular for one part: today's catalogue figures and ICMS; locks and typed row values stay.
 * @returns null where nothing of the part changes, and for a part without a type, which has no price
 * @throws UnknownChoices, ResultTooLarge
 */
export function refreshPart<P extends PartToPrice>(
  part: P,
  order: OrderTerms,
  catalogue: CatalogueFigures,
): Calculated<P> | null {
  if (part.type === null) return null;
  const refreshed = recalculate(part, order, catalogue, 'refresh');
  return changesNothing(refreshed) ? null : refreshed;
}

/** BRL: by how much one final value is above another; negative where it is below. @throws ResultTooLarge */
export const valueDifference = (from: number, to: number): number =>
  unscaled('final_value', scaled('final_value', to) - scaled('final_value', from));

function changesNothing<P extends PartToPrice>({ part, fields, result }: Calculated<P>): boolean {
  const { price_basis, ...figures } = fields;
  const stored = new Map<string, unknown>(Object.entries(part));
  if (Object.entries(figures).some(([name, figure]) => stored.get(name) !== figure)) return false;
  if (part.price_basis === null) return false;
  const differences = basisDifferences(part.price_basis, price_basis, ruledProcesses(part));
  if (differences.length > 0) return false;
  return isSame(part.processes, result.processes);
}

const COMPARED = ROW_FIELDS.filter((field) => field !== 'typed_value');

function isSame(before: readonly RowToPrice[], after: readonly RowToPrice[]): boolean {
  return (
    before.length === after.length &&
    before.every((row, index) => {
      const now = after[index];
      return now && COMPARED.every((field) => now[field] === row[field]);
    })
  );
}
