import type { Company } from '../../company/company.entity.js';
import type { OrderTree } from '../../orders/tree/order-reader.service.js';

/** All that any document is made of, pictures apart. */
export interface LoadedDocument extends OrderTree {
  company: Company;
}

/** A set with its parts, as the order's tree has it. */
export type LoadedSet = OrderTree['order']['sets'][number];
