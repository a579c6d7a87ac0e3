/** The ids with one of them taken to another place; the same array where it stands there already. */
export const moved = (ids: readonly number[], id: number, to: number): readonly number[] => {
  const from = ids.indexOf(id);
  const place = Math.max(0, Math.min(ids.length - 1, to));
  if (from === -1 || from === place) return ids;
  const rest = ids.filter((other) => other !== id);
  return [...rest.slice(0, place), id, ...rest.slice(place)];
};
