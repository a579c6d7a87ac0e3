/** The columns of the orders list that a user may choose, in the order in which they are shown; the code always is. */
export const ORDER_COLUMNS = [
  'customer',
  'document',
  'state',
  'address',
  'status',
  'customer_answer',
  'revision',
  'delivery_type',
  'delivery_value',
  'total',
  'margin',
  'sets_count',
  'parts_count',
  'delivery_date',
  'valid_until',
  'created_by',
  'created_at',
  'updated_at',
] as const;

export type OrderColumn = (typeof ORDER_COLUMNS)[number];
