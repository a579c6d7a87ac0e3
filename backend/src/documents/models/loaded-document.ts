import type { Company } from '../../company/company.entity.js';
import type { QuoteBreaks } from '../../revisions/domain/quantity-breaks.js';
import type { OrderTree } from '../../orders/tree/order-tree.js';

/** All that any document is made of, pictures apart. */
export interface LoadedDocument {
  order: OrderTree;
  company: Company;
  /** What the quantity breaks of a quote come to. */
  breaks: QuoteBreaks;
  /** The revision that a quote is, or that it becomes while it is a draft; null for the first, and for orders. */
  revision: { number: number; draft: boolean } | null;
  /** The moment from which a quote counts its validity: when it was frozen; for what is not, now. */
  issued_at: string;
}
