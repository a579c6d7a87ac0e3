import type { Order } from './types';

/** The state of an order as a text: whatever is saved of it makes it another one. */
export const orderState = ({ version, sets }: Order): string =>
  JSON.stringify([
    version,
    sets.map(({ id, version: saved, parts }) => [
      id,
      saved,
      parts.map((part) => `${part.id}.${part.version}`),
    ]),
  ]);

/** All that costs, margins and totals of an order follow from, as a text: another text, other figures. */
export const pricedState = ({ sets, totals }: Order): string =>
  JSON.stringify([
    totals.total,
    totals.discount,
    totals.icms,
    sets.map(({ id, version, parts }) => [id, version, parts.map((part) => `${part.id}.${part.version}`)]),
  ]);
