/** The parts of each set in their order: set id → part ids. */
export type Arrangement = ReadonlyMap<number, readonly number[]>;

/** Parts that come to stand in a set one after the other. */
export interface Placement {
  set_id: number;
  ids: readonly number[];
  /** Place of the first of them in the set as it is then, from 1; null, or one behind the last: at the end. */
  position: number | null;
}

/** Takes ids out of a list and puts them back at a place, from 1; null: at the end. */
export function placedIds(
  list: readonly number[],
  ids: readonly number[],
  position: number | null,
): readonly number[] {
  const taken = new Set(ids);
  const rest = list.filter((id) => !taken.has(id));
  const at = position === null ? rest.length : Math.min(position - 1, rest.length);
  return [...rest.slice(0, at), ...ids, ...rest.slice(at)];
}

/**
 * Where all parts stand once these were placed: they are taken out of wherever they stand first, all of them, and then
 * placed one group after the other. A part that stood nowhere comes new.
 * @param placements into sets that the arrangement has; no part in two of them
 */
export function placed(arrangement: Arrangement, placements: readonly Placement[]): Arrangement {
  const taken = new Set(placements.flatMap(({ ids }) => ids));
  const after = new Map(
    [...arrangement].map(([setId, ids]): [number, readonly number[]] => [
      setId,
      ids.filter((id) => !taken.has(id)),
    ]),
  );
  for (const { set_id, ids, position } of placements) {
    after.set(set_id, placedIds(after.get(set_id) ?? [], ids, position));
  }
  return after;
}

/** The placements that put these parts where they stand now: what takes another placing of them back. */
export function placesOf(arrangement: Arrangement, ids: readonly number[]): Placement[] {
  const wanted = new Set(ids);
  const places: (Placement & { ids: number[] })[] = [];
  for (const [set_id, parts] of arrangement) {
    for (const [index, id] of parts.entries()) {
      if (!wanted.has(id)) continue;
      const last = places.at(-1);
      const follows = last?.set_id === set_id && last.ids.at(-1) === parts[index - 1];
      if (last && follows) last.ids.push(id);
      else places.push({ set_id, ids: [id], position: index + 1 });
    }
  }
  return places;
}
