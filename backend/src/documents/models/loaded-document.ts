import type { Company } from '../../company/company.entity.js';
import type { OrderTree } from '../../orders/tree/order-tree.js';

/** All that any document is made of, pictures apart. */
export interface LoadedDocument {
  order: OrderTree;
  company: Company;
  /** The moment from which a quote counts its validity: when it was last sent, until then now. */
  issued_at: string;
}
