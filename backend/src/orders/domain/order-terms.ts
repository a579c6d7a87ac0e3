/** The fields of an order that people enter, as a new one has them: what null makes of each in a request. */
export const BLANK_TERMS = {
  delivery_value: 0,
  service_value: 0,
  discount: 0,
  markup: 0,
  customer_id: null,
  delivery_type: null,
  delivery_date: null,
  estimated_delivery_date: null,
  invoice_date: null,
  operation_id: null,
  payment_obs: null,
  validity_days: null,
  quote_obs: null,
  breaks: [] as number[],
};

export const ORDER_TERMS = Object.keys(BLANK_TERMS) as (keyof typeof BLANK_TERMS)[];
