import type { Company, OrderType } from '../../../api';
import type { OrderFields } from '../../data/orders-api';
import type { Order } from '../../data/types';

/** The general information as it is being edited; a new order has neither a number nor a version. */
export interface OrderEdit extends OrderFields {
  id: number | null;
  version: number | null;
}

/** What a new order starts with: the company's terms, where they are known. */
export const newOrder = (type: OrderType | null, company?: Company): OrderEdit => ({
  id: null,
  version: null,
  type,
  customer_id: null,
  delivery_type: null,
  delivery_value: null,
  service_value: null,
  discount: null,
  markup: company?.default_markup ?? null,
  delivery_date: null,
  estimated_delivery_date: null,
  payment_obs: company?.default_payment_obs ?? null,
  validity_days: company?.quote_validity_days ?? null,
  quote_obs: company?.default_quote_obs ?? null,
});

const names = Object.keys(newOrder(null)) as (keyof OrderEdit)[];

/** The fields that the user edits. */
export const orderFieldNames = names.filter((name) => name !== 'id' && name !== 'version');

/** The fields of the form out of a saved order. */
export const fieldsOf = (order: Order): OrderEdit =>
  Object.fromEntries(names.map((name) => [name, order[name]])) as unknown as OrderEdit;
