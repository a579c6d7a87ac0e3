import type { TaxBasis } from '../../../pricing/domain/taxes/tax-rules.js';
import type { LoadedPart } from '../../part-rows/loaded-part.js';
import type { RepricedByEntry } from '../../repricing/domain/reprice-entry.js';
import type { LoadedQuote } from './open-quotes.repository.js';

/** The amounts of a quote, BRL. */
interface QuoteTotals {
  total: number;
  icms: number;
}

/** A quote and what a changed catalogue entry makes of it. */
export interface RepricedQuote {
  quote: LoadedQuote;
  /** The parts that change, in their order. */
  parts: readonly RepricedByEntry<LoadedPart>[];
  before: QuoteTotals;
  after: QuoteTotals;
  /** The facts that it is taxed by then; its own where the change is none of taxes. */
  tax_basis: TaxBasis | null;
  /** Why it can't be repriced, for the user; null where it can. */
  problem: string | null;
  /** Another one for another change, or another quote. */
  digest: string;
}
