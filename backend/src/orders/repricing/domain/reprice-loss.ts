import { EMPTY_BASIS } from '../../../pricing/domain/basis/price-basis.js';
import type { PartToPrice } from './part-to-price.js';
import { calculatedWith, type Calculated } from './reprice.js';

/** A part with another loss, in percent, on the basis that it was calculated with; its rows follow their rules. */
export type RepricedByLoss<P> = Calculated<P> & { fields: { loss: number } };

/**
 * The cost of a part that loses what its cutting plan shows; the catalogue's figures stay as they were promised.
 * @param markup percent of the order
 * @throws ResultTooLarge
 */
export function repriceByLoss<P extends PartToPrice>(
  part: P,
  loss: number,
  markup: number,
): RepricedByLoss<P> {
  const { price_basis, processes: rows, rules } = part;
  const changed = { ...part, loss };
  const { fields, result } = calculatedWith(changed, {
    price_basis: price_basis ?? EMPTY_BASIS,
    rows,
    markup,
    rules,
  });
  return { part, fields: { ...fields, loss }, result };
}
