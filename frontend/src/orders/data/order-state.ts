import type { Order } from './types';

/** The versions of all sets and parts. */
export const savedVersions = ({ sets }: Pick<Order, 'sets'>) =>
  sets.map(({ id, version, parts }) => [id, version, parts.map((part) => `${part.id}.${part.version}`)]);

/** The state of an order as a text: whatever is saved of it makes it another one. */
export const orderState = (order: Order): string => JSON.stringify([order.version, savedVersions(order)]);

/** All that costs, margins and totals of an order follow from, as a text: another text, other figures. */
export const pricedState = (order: Order): string => {
  const { total, discount, icms } = order.totals;
  return JSON.stringify([total, discount, icms, savedVersions(order)]);
};
