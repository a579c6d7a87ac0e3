import type { OrderFields } from '../../data/orders-api';
import type { Order } from '../../types';

/** What a new order starts with; its type is what most of them are. */
export const NEW_ORDER: OrderFields = {
  type: 'pre_order',
  customer_id: null,
  delivery_type: null,
  delivery_value: null,
  service_value: null,
  discount: null,
  markup: null,
  delivery_date: null,
  estimated_delivery_date: null,
  payment_obs: null,
};

/** The fields of the form out of a saved order. */
export const fieldsOf = (order: Order): OrderFields => {
  const names = Object.keys(NEW_ORDER) as (keyof OrderFields)[];
  return Object.fromEntries(names.map((name) => [name, order[name]])) as unknown as OrderFields;
};

/** The edits that differ from what is saved; an emptied text is the same as none. */
export const realEdits = (saved: OrderFields, edits: Partial<OrderFields>): Partial<OrderFields> =>
  Object.fromEntries(
    Object.entries(edits).filter(
      ([name, value]) => (value ?? '') !== (saved[name as keyof OrderFields] ?? ''),
    ),
  );
