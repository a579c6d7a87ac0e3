/**
 * Quantity breaks (docs/pricing.md): what a set, or the whole quote, comes to in another quantity. A break is the
 * set with that quantity in place of its own, repriced as a change of its quantity reprices it: same bases, same locks,
 * the same function. No figure of a break is made elsewhere.
 */
import { limitOf } from '@forja/figures';
import type { PartToPrice } from '../../orders/repricing/domain/part-to-price.js';
import { reprice } from '../../orders/repricing/domain/reprice.js';
import { NO_FIGURES } from '../../pricing/domain/basis/catalogue-figures.js';
import { ResultTooLarge } from '../../pricing/domain/numbers/pricing-errors.js';
import { scaled, unscaled } from '../../pricing/domain/numbers/scaled.js';
import { NO_CHARGES, type PartAmounts, type SetToSum } from '../../pricing/domain/order/order-amounts.js';
import { sumOrder } from '../../pricing/domain/order/order-totals.js';
import type { TaxBasis } from '../../pricing/domain/taxes/tax-rules.js';
import { figuresOf, type PartFigures } from '../../pricing/domain/part/part-figures.js';

/** A stored part, of which other quantities are calculated. */
export type PartToBreak = PartToPrice & PartAmounts & PartFigures & { id: number };

export interface SetToBreak {
  id: number;
  /** How often the quote has it. */
  quantity: number;
  breaks: readonly number[];
  parts: readonly PartToBreak[];
}

export interface QuoteToBreak {
  /** Percent, for parts without a markup of their own. */
  markup: number;
  breaks: readonly number[];
  sets: readonly SetToBreak[];
  tax_basis: TaxBasis | null;
}

/** The terms of a quote that its breaks follow from. */
export type BreakTerms = Pick<QuoteToBreak, 'markup' | 'tax_basis'>;

/** The price of a break. BRL and kg; without freight, service and discount. */
export interface BreakFigures {
  /** Of one set, or of the quote once. */
  unit_price: number;
  /** As often as the break says. */
  total: number;
  /** Comes on top. */
  ipi: number;
  /** CBS and IBS that come on top; absent in a break from before there were any. */
  reform?: number;
  gross_weight: number;
  net_weight: number;
}

/** A part that another quantity gives other figures: one with setups. */
export interface BrokenPart {
  id: number;
  figures: PartFigures;
}

export interface QuantityBreak {
  quantity: number;
  /** Null where they are larger than a quote can store. */
  figures: BreakFigures | null;
  /** Whether locks alone are why its unit price is the same in every quantity. */
  locked: boolean;
  parts: BrokenPart[];
}

export interface SetBreaks {
  set_id: number;
  breaks: QuantityBreak[];
}

/** All breaks of a quote: of the whole of it, and of those of its sets that have any. */
export interface QuoteBreaks {
  quote: QuantityBreak[];
  sets: SetBreaks[];
}

export const NO_BREAKS: QuoteBreaks = { quote: [], sets: [] };

/** Prices of each break of the quote. */
export function quoteBreaks(quote: QuoteToBreak): QuoteBreaks {
  const { breaks, sets } = quote;
  return {
    quote: breaks.map((quantity) => wholeBreak(quote, quantity)),
    sets: sets
      .filter((set) => set.breaks.length > 0)
      .map((set) => ({ set_id: set.id, breaks: set.breaks.map((n) => setBreak(set, n, quote)) })),
  };
}

/** The price of a set with this quantity in place of its own. */
export function setBreak(set: SetToBreak, quantity: number, terms: BreakTerms): QuantityBreak {
  const locked = isHeldByLocks(set.parts, terms.markup);
  return storable({ quantity, locked }, () => pricedSets([inQuantity(set, quantity, terms, 1)], terms));
}

/** The quote with every set's quantity times this one. */
function wholeBreak(quote: QuoteToBreak, quantity: number): QuantityBreak {
  const { sets } = quote;
  const locked = isHeldByLocks(
    sets.flatMap(({ parts }) => parts),
    quote.markup,
  );
  return storable({ quantity, locked }, () => {
    const made = sets.map((set) => inQuantity(set, set.quantity * quantity, quote, set.quantity));
    return pricedSets(made, quote);
  });
}

function pricedSets(
  made: readonly SetInQuantity[],
  { tax_basis }: BreakTerms,
): Pick<QuantityBreak, 'figures' | 'parts'> {
  const { sets, amounts } = sumOrder({ ...NO_CHARGES, tax_basis }, made);
  const unit_price = unscaled(
    'final_value',
    sets.reduce(
      (sum, { set, amounts: { unit } }) => sum + scaled('final_value', unit.final_value) * set.times,
      0,
    ),
  );
  const { parts: total, ipi, reform, gross_weight, net_weight } = amounts;
  const onTop = tax_basis ? { ipi, reform } : { ipi };
  return {
    figures: { unit_price, total, ...onTop, gross_weight, net_weight },
    parts: made.flatMap(({ changed }) => changed),
  };
}

/** A set as it is with another quantity. */
interface SetInQuantity extends SetToSum {
  /** How often one of what is offered has it. */
  times: number;
  /** The parts whose figures the quantity changes. */
  changed: BrokenPart[];
}

function inQuantity(
  { parts, quantity: own }: SetToBreak,
  quantity: number,
  { markup }: BreakTerms,
  times: number,
): SetInQuantity {
  if (quantity > limitOf('set_quantity')) throw new ResultTooLarge('set_quantity');
  // A quantity that stays reprices nothing.
  if (quantity === own) return { quantity, times, parts, changed: [] };
  const inLot = parts.map((part) => ({ ...part, set_quantity: quantity }));
  const changed = reprice(inLot, termsWith(markup), NO_FIGURES, 'lot').map(({ part, fields }) => ({
    id: part.id,
    figures: figuresOf({ ...part, ...fields }),
  }));
  return { quantity, times, parts: partsWith(parts, changed), changed };
}

/** Repricing for another lot takes all rates of tax from the parts' own bases. */
const termsWith = (markup: number) => ({ markup, icms: 0, tax_basis: null });

/** The parts with other figures of some of them. */
export function partsWith<P extends PartAmounts & { id: number }>(
  parts: readonly P[],
  changed: readonly BrokenPart[],
): P[] {
  const figures = new Map(changed.map((part) => [part.id, part.figures]));
  return parts.map((part) => ({ ...part, ...figures.get(part.id) }));
}

const PRICE_LOCKS: readonly string[] = ['unit_value', 'final_value'];

const hasLockedPrice = ({ locked_values }: PartToBreak): boolean =>
  locked_values.some((name) => PRICE_LOCKS.includes(name));

/**
 * Whether the price would move with the quantity and does not, since each part of which that is so has a locked price. One
 * without setups costs the same in every quantity, locked or not; one that moves beside a locked one moves the sum.
 */
function isHeldByLocks(parts: readonly PartToBreak[], markup: number): boolean {
  if (!parts.some((part) => hasLockedPrice(part) && movesUnlocked(part, markup))) return false;
  return parts.every((part) => hasLockedPrice(part) || !movesUnlocked(part, markup));
}

/** Whether a part costs something else in the largest lot than in the smallest, its price not being locked. */
function movesUnlocked(part: PartToBreak, markup: number): boolean {
  const locked_values = part.locked_values.filter((name) => !PRICE_LOCKS.includes(name));
  const lots = [1, limitOf('set_quantity')].map((set_quantity) => ({ ...part, locked_values, set_quantity }));
  try {
    const [few, many] = reprice(lots, termsWith(markup), NO_FIGURES, 'lot');
    return few?.fields.final_value !== many?.fields.final_value;
  } catch (error) {
    // Without its lock it could not be stored in any quantity.
    if (error instanceof ResultTooLarge) return false;
    throw error;
  }
}

/** The break, without figures where a quote could not store them. */
function storable(
  known: Pick<QuantityBreak, 'quantity' | 'locked'>,
  made: () => Pick<QuantityBreak, 'figures' | 'parts'>,
): QuantityBreak {
  try {
    return { ...known, ...made() };
  } catch (error) {
    if (error instanceof ResultTooLarge) return { ...known, figures: null, parts: [] };
    throw error;
  }
}
