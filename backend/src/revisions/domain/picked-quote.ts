import type { CustomerPicks } from '../../orders/domain/customer-picks.js';
import type { OrderAmounts, OrderCharges } from '../../pricing/domain/order/order-amounts.js';
import { ResultTooLarge } from '../../pricing/domain/numbers/pricing-errors.js';
import { discountExceedsTotal, sumOrder } from '../../pricing/domain/order/order-totals.js';
import {
  partsWith,
  type BrokenPart,
  type QuantityBreak,
  type QuoteBreaks,
  type SetToBreak,
} from './quantity-breaks.js';

/** A pick of what the quote does not offer, or of the whole quote and of sets at once. */
export class UnknownPick extends Error {}

/** A set in the quantity that was chosen, with the figures that its break gives its parts. */
export interface PickedSet {
  set_id: number;
  quantity: number;
  parts: BrokenPart[];
}

/** A quote in the quantities that its customer chose. */
export interface PickedQuote {
  /** The sets whose quantity was chosen. */
  sets: PickedSet[];
  /** The discount may exceed the rest: the total is negative then. */
  amounts: OrderAmounts;
}

/** A quote, frozen or as it is now, of which quantities are chosen. */
export interface QuoteToPick extends OrderCharges {
  sets: readonly SetToBreak[];
}

/**
 * The quote in the chosen quantities, at the figures of their breaks: nothing is calculated anew.
 * @throws UnknownPick, ResultTooLarge
 */
export function pickedQuote(quote: QuoteToPick, breaks: QuoteBreaks, picks: CustomerPicks): PickedQuote {
  const sets = pickedSets(quote, breaks, picks);
  const bySet = new Map(sets.map((set) => [set.set_id, set]));
  const summed = quote.sets.map((set) => {
    const picked = bySet.get(set.id);
    return picked ? { quantity: picked.quantity, parts: partsWith(set.parts, picked.parts) } : set;
  });
  return { sets, amounts: sumOrder(quote, summed).amounts };
}

/**
 * The quote's price in the chosen quantities, BRL; null where they can't be had: they are not offered, their discount
 * exceeds the rest, or the quote could not store them.
 */
export function pickedTotal(quote: QuoteToPick, breaks: QuoteBreaks, picks: CustomerPicks): number | null {
  try {
    const { amounts } = pickedQuote(quote, breaks, picks);
    return discountExceedsTotal(amounts, quote.tax_basis) ? null : amounts.total;
  } catch (error) {
    if (error instanceof UnknownPick || error instanceof ResultTooLarge) return null;
    throw error;
  }
}

function pickedSets(quote: QuoteToPick, breaks: QuoteBreaks, picks: CustomerPicks): PickedSet[] {
  if (picks.quote === null) return picks.sets.map((pick, index) => ofSet(pick, index, { breaks, picks }));
  if (picks.sets.length > 0) throw new UnknownPick();
  const { quantity, parts } = offered(breaks.quote, picks.quote);
  return quote.sets.map((set) => {
    const own = new Set(set.parts.map(({ id }) => id));
    return {
      set_id: set.id,
      quantity: set.quantity * quantity,
      parts: parts.filter(({ id }) => own.has(id)),
    };
  });
}

function ofSet(
  { set_id, quantity }: CustomerPicks['sets'][number],
  index: number,
  { breaks, picks }: { breaks: QuoteBreaks; picks: CustomerPicks },
): PickedSet {
  if (picks.sets.findIndex((pick) => pick.set_id === set_id) !== index) throw new UnknownPick();
  const ofSet = breaks.sets.find((set) => set.set_id === set_id)?.breaks ?? [];
  return { set_id, quantity, parts: offered(ofSet, quantity).parts };
}

/** The break of this quantity, if it can be had. */
function offered(breaks: readonly QuantityBreak[], quantity: number): QuantityBreak {
  const found = breaks.find((each) => each.quantity === quantity);
  if (!found?.figures) throw new UnknownPick();
  return found;
}
