import type { Company } from '../company/company.entity.js';
import type { OrderTree } from '../orders/tree/order-tree.js';

/** What a revision holds: the quote with its amounts, as screens and documents read it, and the company as it was. */
export interface FrozenQuote {
  order: OrderTree;
  company: Company;
}
