import { Invalid } from '../../platform/errors/app-errors.js';
import type { LoadedPart } from '../part-rows/loaded-part.js';
import type { RememberedCalls } from '../parts/uploads/remembered-calls.repository.js';
import type { CheckedRow } from './batch-rows.js';
import { partsBatchTexts } from './parts-batch.texts.js';

/**
 * Rows that add parts and are sent again because no answer came: the part that such a row became is answered, and none is
 * added. All of it belongs behind the order's lock, which lets in one of two equal calls at once.
 */

/** The name of a row, and the set that its part comes into. */
interface RowName {
  set_id: number;
  upload_id: string;
}

const nameOf = ({ set_id, upload_id }: RowName): string => `${String(set_id)} ${upload_id}`;

export function rowName({ id, dto: { key, set_id } }: CheckedRow): RowName | null {
  const isNamed = id === null && typeof key === 'string' && typeof set_id === 'number';
  return isNamed ? { set_id, upload_id: key } : null;
}

/**
 * The rows with the ids of parts that rows of their names became, where they are to be removed; a row that became no part
 * has nothing to remove and is left out.
 * @throws Invalid for a part that another row names, too: which of them counts would be a guess
 */
export async function withRemovedIds(
  calls: RememberedCalls,
  rows: readonly CheckedRow[],
): Promise<CheckedRow[]> {
  const removals = rows.flatMap((row) => (row.dto.remove === true ? (rowName(row) ?? []) : []));
  if (removals.length === 0) return [...rows];
  const found = await calls.findAll(removals);
  const ids = new Map(found.map((call) => [nameOf(call), call.part_ids[0]]));
  const known = new Set(rows.map(({ id }) => id));
  return rows.flatMap((row) => {
    const named = row.dto.remove === true ? rowName(row) : null;
    if (named === null) return row;
    const id = ids.get(nameOf(named));
    if (id === undefined) return [];
    if (known.has(id)) throw Invalid.field(`parts.${String(row.index)}.key`, partsBatchTexts.twice);
    return { ...row, id };
  });
}

/**
 * The rows whose parts are there, with those parts, and the others. A row whose part was removed since adds another one.
 * @param load the parts with these ids, as far as they are there
 */
export async function separateRepeated(
  calls: RememberedCalls,
  rows: readonly CheckedRow[],
  load: (ids: readonly number[]) => Promise<readonly LoadedPart[]>,
): Promise<{ repeated: { index: number; after: LoadedPart }[]; others: CheckedRow[] }> {
  const found = await calls.findAll(rows.flatMap((row) => rowName(row) ?? []));
  if (found.length === 0) return { repeated: [], others: [...rows] };
  const parts = await load(found.flatMap(({ part_ids }) => part_ids.slice(0, 1)));
  const byId = new Map<number | undefined, LoadedPart>(parts.map((part) => [part.id, part]));
  const byName = new Map(found.map((call) => [nameOf(call), byId.get(call.part_ids[0])]));
  const repeated: { index: number; after: LoadedPart }[] = [];
  const others = rows.filter((row) => {
    const named = rowName(row);
    const after = named && byName.get(nameOf(named));
    if (after) repeated.push({ index: row.index, after });
    return !after;
  });
  return { repeated, others };
}
