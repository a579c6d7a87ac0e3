import type {
  OrderAmounts,
  OrderCharges,
  PartAmounts,
} from '../../../../pricing/domain/order/order-amounts.js';
import { orderAmounts, partLine, setAmounts } from '../../../../pricing/domain/order/order-totals.js';

/** A set with the figures of its parts that are summed. */
export interface SummedSet<P extends PartAmounts = PartAmounts> {
  quantity: number;
  parts: readonly P[];
}

/** What a quote amounts to. @throws ResultTooLarge for a sum of more than 15 significant digits */
export function quoteAmounts(charges: OrderCharges, sets: readonly SummedSet[]): OrderAmounts {
  return orderAmounts(
    charges,
    sets.map(({ parts, quantity }) =>
      setAmounts(
        parts,
        parts.map((part) => partLine(part, quantity)),
        quantity,
      ),
    ),
  );
}

/** The sets with these figures in the place of those of the parts that have them. */
export function setsWith<P extends PartAmounts & { id: number }>(
  sets: readonly SummedSet<P>[],
  fields: ReadonlyMap<number, Partial<PartAmounts>>,
): SummedSet[] {
  return sets.map(({ quantity, parts }) => ({
    quantity,
    parts: parts.map((part) => ({ ...part, ...fields.get(part.id) })),
  }));
}
