import type { Company } from '../company/company.entity.js';
import type { CutChoice } from '../files/flat-pattern/domain/cut-choice.js';
import type { LoadedPart, LoadedProcess } from '../orders/part-rows/loaded-part.js';
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
  for (const part of order.sets.flatMap(({ parts }) => parts)) completeForRules(part);
  return { order, company, breaks };
}

/** A part from before there were rules for minutes follows none, and says nothing of what they count. */
function completeForRules(part: Partial<Pick<LoadedPart, 'bends' | 'holes' | 'weld'>> & StoredRows): void {
  part.bends ??= null;
  part.holes ??= null;
  part.weld ??= null;
  for (const row of part.processes) {
    row.rule ??= false;
    row.exact_time ??= null;
    row.typed_value ??= null;
  }
}

interface StoredRows {
  processes: Partial<Pick<LoadedProcess, 'rule' | 'exact_time' | 'typed_value'>>[];
}
