import type { Order } from './types';

/** What an order says, in a text: whatever is saved of it makes it another one. */
export const orderState = ({ version, sets }: Order): string =>
  JSON.stringify([
    version,
    sets.map(({ id, version: saved, parts }) => [
      id,
      saved,
      parts.map((part) => `${part.id}.${part.version}`),
    ]),
  ]);
