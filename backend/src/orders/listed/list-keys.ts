import { storedKey } from '../../platform/database/natural-key.js';
import type { ListKeys } from '../order.entity.js';

/** What the list shows of a customer, as far as it is sorted by it. */
export interface SortedCustomer {
  name: string;
  cnpj: string | null;
  cpf: string | null;
  address: string | null;
  state?: { name: string; abbreviation: string } | null;
}

type CustomerKeys = Omit<ListKeys, 'delivery_key'>;

/** What orders of this customer are sorted by: of the document and the state that which the list shows. */
export const customerKeys = (customer: SortedCustomer | null): CustomerKeys => ({
  customer_key: storedKey(customer?.name),
  document_key: storedKey(customer?.cnpj || customer?.cpf),
  state_key: storedKey(customer?.state?.abbreviation || customer?.state?.name),
  address_key: storedKey(customer?.address),
});
