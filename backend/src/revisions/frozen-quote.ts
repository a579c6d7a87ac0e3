import { PART_FIELDS, type PartFieldName } from '@forja/figures';
import type { Company } from '../company/company.entity.js';
import type { LoadedProcess } from '../orders/part-rows/loaded-part.js';
import { soldByWord } from '../pricing/domain/taxes/operations.js';
import type { OrderTree } from '../orders/tree/order-tree.js';
import { NO_BREAKS, type QuoteBreaks } from './domain/quantity-breaks.js';

/** The content of a revision: the quote with its amounts, as screens and documents read it, and the company as it was. */
export interface FrozenQuote {
  order: OrderTree;
  company: Company;
  /** Prices of its quantity breaks. */
  breaks: QuoteBreaks;
}

/** A revision as it was stored, also before there were quantity breaks, contours to be left out and tax bases. */
export type StoredQuote = Pick<FrozenQuote, 'order' | 'company'> & Partial<Pick<FrozenQuote, 'breaks'>>;

/** Fields that came later. */
interface OldOrder {
  breaks?: number[];
  tax_basis?: OrderTree['tax_basis'];
  operation_id?: number | null;
  amounts: Partial<Pick<OrderTree['amounts'], 'reform' | 'taxes'>>;
}

interface OldSet {
  breaks?: number[];
  amounts: { reform?: number };
}

/** A stored quote as all are read: one from before has no breaks, and its parts cut every contour. */
export function frozenQuote({ order, company, breaks = NO_BREAKS }: StoredQuote): FrozenQuote {
  const own: OldOrder = order;
  own.breaks ??= [];
  own.tax_basis ??= null;
  own.operation_id ??= null;
  own.amounts.reform ??= 0;
  own.amounts.taxes ??= null;
  for (const set of order.sets as OldSet[]) {
    set.breaks ??= [];
    set.amounts.reform ??= 0;
  }
  for (const part of order.sets.flatMap(({ parts }) => parts)) completePart(part);
  return { order, company, breaks };
}

const FIELDS = Object.keys(PART_FIELDS) as PartFieldName[];

/** A part from before it had a field has null there, and its operation may be a word; its process rows follow no rule. */
function completePart(
  part: Partial<Record<PartFieldName, unknown>> & StoredRows & { operation?: unknown },
): void {
  if (part.operation_id === undefined) Object.assign(part, soldByWord(part.operation), { operation: null });
  for (const name of FIELDS) part[name] ??= null;
  for (const row of part.processes) {
    row.rule ??= false;
    row.exact_time ??= null;
    row.typed_value ??= null;
  }
}

interface StoredRows {
  processes: Partial<Pick<LoadedProcess, 'rule' | 'exact_time' | 'typed_value'>>[];
}
