import type { PartAmounts, SetToSum } from '../../../../pricing/domain/order/order-amounts.js';

/** The sets with these figures in the place of those of the parts that have them. */
export function setsWith<P extends PartAmounts & { id: number }>(
  sets: readonly SetToSum<P>[],
  fields: ReadonlyMap<number, Partial<PartAmounts>>,
): SetToSum[] {
  return sets.map(({ quantity, parts }) => ({
    quantity,
    parts: parts.map((part) => ({ ...part, ...fields.get(part.id) })),
  }));
}
