/** The ids with one of them taken to another place; the same array where it stands there already. */
export const moved = (ids: readonly number[], id: number, to: number): readonly number[] => {
  const from = ids.indexOf(id);
  const place = Math.max(0, Math.min(ids.length - 1, to));
  if (from === -1 || from === place) return ids;
  const rest = ids.filter((other) => other !== id);
  return [...rest.slice(0, place), id, ...rest.slice(place)];
};

/** Puts records into the order of these ids; one that they do not name goes to the end. */
export const inOrder = <Item extends { id: number }>(
  items: readonly Item[],
  ids: readonly number[],
): Item[] => {
  const place = (item: Item): number => (ids.includes(item.id) ? ids.indexOf(item.id) : ids.length);
  return [...items].sort((a, b) => place(a) - place(b));
};
