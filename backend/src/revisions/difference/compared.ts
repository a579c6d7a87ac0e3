import { inputOf } from '../../orders/repricing/domain/part-to-price.js';
import type { OrderTree } from '../../orders/tree/order-tree.js';
import { Invalid } from '../../platform/errors/app-errors.js';
import type { ComparedPart, ComparedQuote } from '../domain/compared-quote.js';
import { revisionTexts } from '../revisions.texts.js';

/**
 * Which of two states is the older one; a `to` of null is the quote as it is now.
 * @throws Invalid for one revision twice
 */
export function inOrder(from: number, to: number | null): { from: number; to: number | null } {
  if (from === to) throw Invalid.field('to', revisionTexts.sameRevision);
  return to === null || from < to ? { from, to } : { from: to, to: from };
}

/** A quote, frozen or as it is now, as it is compared with another state of it. */
export function compared({ markup, sets, amounts, tax_basis }: OrderTree): ComparedQuote {
  const { freight, service, discount, ipi, total } = amounts;
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
  return { markup, parts, freight, service, discount, taxed: tax_basis !== null, ipi, total };
}
