import type { OrderStatus, OrderType } from './order-types.js';

/** Whether the order is a quote whose customer has not answered yet: all that its revision holds is read-only then. */
export const awaitsAnswer = ({ type, status }: { type: OrderType; status: OrderStatus }): boolean =>
  type === 'pre_order' && status === 'waiting_response';
