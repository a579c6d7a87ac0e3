import { sortedBreaks } from '../../orders/domain/breaks.js';
import { awaitsAnswer } from '../../orders/domain/read-only.js';
import type { Viewer } from '../../orders/domain/visibility.js';
import type { OrderReader } from '../../orders/tree/order-reader.service.js';
import { orNotFound } from '../../platform/errors/app-errors.js';
import { quoteBreaks } from '../domain/quantity-breaks.js';
import type { RevisionReader } from '../revision-reader.service.js';
import { toQuoteBreaksView, type QuoteBreaksView } from './quantity-breaks.view.js';

/** Quantities that are not stored. */
export interface AskedQuantities {
  quantities: readonly number[];
  /** The set that they belong to; null: the whole quote. */
  set_id: number | null;
}

interface BreakSources {
  orders: OrderReader;
  revisions: RevisionReader;
}

/** Prices of a quote in its stored breaks; while the customer's answer is awaited those that were sent. @throws NotFound */
export async function loadBreaks(
  { orders, revisions }: BreakSources,
  viewer: Viewer,
  orderId: number,
): Promise<QuoteBreaksView> {
  const order = await orders.getTree(viewer, orderId);
  if (!awaitsAnswer(order) || order.revision === null) return toQuoteBreaksView(quoteBreaks(order));
  const sent = await revisions.content(await revisions.revision(orderId, order.revision));
  return toQuoteBreaksView(sent.breaks);
}

/** Prices in these quantities; nothing is stored. @throws NotFound, also for a set of another order */
export async function previewBreaks(
  { orders }: Pick<BreakSources, 'orders'>,
  viewer: Viewer,
  orderId: number,
  asked: AskedQuantities,
): Promise<QuoteBreaksView> {
  const { markup, tax_basis, sets } = await orders.getTree(viewer, orderId);
  const breaks = sortedBreaks(asked.quantities);
  const { set_id } = asked;
  if (set_id === null) {
    const whole = sets.map((set) => ({ ...set, breaks: [] }));
    return toQuoteBreaksView(quoteBreaks({ markup, tax_basis, breaks, sets: whole }));
  }
  const set = orNotFound(sets.find(({ id }) => id === set_id));
  return toQuoteBreaksView(quoteBreaks({ markup, tax_basis, breaks: [], sets: [{ ...set, breaks }] }));
}
