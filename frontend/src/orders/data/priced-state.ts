import type { Order } from './types';

/** What costs, margins and totals of an order follow from: another text, other figures. */
export const pricedState = ({ sets, totals }: Order): string =>
  JSON.stringify([
    totals.total,
    totals.discount,
    totals.icms,
    sets.map(({ id, version, parts }) => [id, version, parts.map((part) => `${part.id}.${part.version}`)]),
  ]);
