import type { RememberedCalls } from '../../parts/uploads/remembered-calls.repository.js';
import type { TransferPartsDto, TransferSetsDto } from './transfer.dto.js';

/**
 * Copies that are asked for again because no answer came are answered with those of the first call. A move makes nothing
 * twice, and needs no memory. All of it belongs inside `Database.write`, behind the order's lock.
 */

/** The ids of the parts that an earlier call has made, in the order of the request. */
export async function madePartIds(
  calls: RememberedCalls,
  orderId: number,
  { mode, key, targets }: TransferPartsDto,
): Promise<number[]> {
  if (mode === 'move' || !key) return [];
  const made = await calls.find({ upload_id: key, set: { order_id: orderId } });
  const idsOf = new Map(made.map(({ set_id, part_ids }) => [set_id, [...part_ids]]));
  return targets.flatMap((target) => idsOf.get(target.set_id)?.splice(0, target.ids.length) ?? []);
}

/** Remembers the parts that a call has made. @param ids in the order of the request */
export async function rememberParts(
  calls: RememberedCalls,
  { mode, key, targets }: TransferPartsDto,
  ids: readonly number[],
): Promise<void> {
  if (mode === 'move' || !key) return;
  const left = [...ids];
  const made = new Map<number, number[]>();
  for (const target of targets)
    made.set(target.set_id, [...(made.get(target.set_id) ?? []), ...left.splice(0, target.ids.length)]);
  await calls.remember([...made].map(([set_id, part_ids]) => ({ set_id, upload_id: key, part_ids })));
}

/** The ids of the sets that an earlier call has made and that are left, in the order of the request. */
export async function madeSetIds(
  calls: RememberedCalls,
  orderId: number,
  { mode, key }: TransferSetsDto,
): Promise<number[]> {
  if (mode === 'move' || !key) return [];
  const made = await calls.find({ upload_id: key, set: { order_id: orderId } });
  return made.map(({ set_id }) => set_id);
}

/** Remembers the sets that a call has made. @param ids ascending, which is the order of the request */
export async function rememberSets(
  calls: RememberedCalls,
  { mode, key }: TransferSetsDto,
  ids: readonly number[],
): Promise<void> {
  if (mode === 'move' || !key) return;
  await calls.remember(ids.map((set_id) => ({ set_id, upload_id: key, part_ids: [] })));
}
