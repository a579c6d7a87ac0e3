import type { Company } from '../company/company.entity.js';
import type { CutChoice } from '../files/flat-pattern/domain/cut-choice.js';
import type { OrderTree } from '../orders/tree/order-tree.js';
import { NO_BREAKS, type QuoteBreaks } from './domain/quantity-breaks.js';

/** What a revision holds: the quote with its amounts, as screens and documents read it, and the company as it was. */
export interface FrozenQuote {
  order: OrderTree;
  company: Company;
  /** What each of its quantity breaks comes to. */
  breaks: QuoteBreaks;
}

/** What was stored, also before there were quantity breaks and contours to be left out. */
export type StoredQuote = Pick<FrozenQuote, 'order' | 'company'> & Partial<Pick<FrozenQuote, 'breaks'>>;

interface OldSet {
  breaks?: number[];
  parts: { cut_choice?: CutChoice | null }[];
}

/** A stored quote as all are read: one from before has no breaks, and its parts cut every contour. */
export function frozenQuote({ order, company, breaks = NO_BREAKS }: StoredQuote): FrozenQuote {
  const own: { breaks?: number[] } = order;
  own.breaks ??= [];
  for (const set of order.sets as OldSet[]) {
    set.breaks ??= [];
    for (const part of set.parts) part.cut_choice ??= null;
  }
  return { order, company, breaks };
}
