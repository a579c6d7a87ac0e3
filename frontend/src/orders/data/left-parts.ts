/** Parts that were added and still open, with nothing saved, when their tab was closed; by order. */
const keyOf = (order: number): string => `leftParts:${order}`;

const read = (order: number): number[] => {
  const ids: unknown = JSON.parse(localStorage.getItem(keyOf(order)) ?? '[]');
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
};

/** Notes a part for the next time this browser opens the order. */
export const noteLeftPart = (order: number, part: number): void =>
  localStorage.setItem(keyOf(order), JSON.stringify([...new Set([...read(order), part])]));

/** The parts that were noted for the order, once. */
export const takeLeftParts = (order: number): number[] => {
  const ids = read(order);
  localStorage.removeItem(keyOf(order));
  return ids;
};
