import { inputOf } from '../../orders/repricing/domain/part-to-price.js';
import type { OrderTree } from '../../orders/tree/order-tree.js';
import type { ComparedPart, ComparedQuote } from '../domain/compared-quote.js';

/** A quote, frozen or as it is now, as it is compared with another state of it. */
export function compared({ markup, sets, amounts }: OrderTree): ComparedQuote {
  const { freight, service, discount, total } = amounts;
  const parts = sets.flatMap((set) =>
    set.parts.map((part): ComparedPart => ({
      id: part.id,
      title: part.title,
      set: set.name,
      set_quantity: set.quantity,
      input: { ...inputOf(part), processes: part.processes },
      basis: part.price_basis,
      final_value: part.final_value,
      total_ipi_value: part.total_ipi_value,
    })),
  );
  return { markup, parts, freight, service, discount, total };
}
