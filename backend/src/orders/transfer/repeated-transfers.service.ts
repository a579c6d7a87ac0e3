import { Injectable } from '@nestjs/common';
import type { LoadedPart } from '../part-rows/loaded-part.js';
import { PartReader } from '../parts/part-reader.js';
import { PartUploadsRepository } from '../parts/uploads/part-uploads.repository.js';
import type { TransferPartsDto, TransferSetsDto } from './transfer.dto.js';

/**
 * Copies that are asked for again because no answer came: what the first call made is answered in place of more copies. A
 * move makes nothing twice. All calls belong inside `Database.write`, behind the order's lock, which lets in one of two at once.
 */
@Injectable()
export class RepeatedTransfers {
  constructor(
    private readonly made: PartUploadsRepository,
    private readonly reader: PartReader,
  ) {}

  /** The parts that an earlier call has made and that are left, in the order of the request; none where nothing is. */
  async parts(orderId: number, { mode, key, targets }: TransferPartsDto): Promise<LoadedPart[]> {
    if (mode === 'move' || !key) return [];
    const made = await this.made.findMade(orderId, key);
    if (made.length === 0) return [];
    const idsOf = new Map(made.map(({ set_id, part_ids }) => [set_id, [...part_ids]]));
    const ids = targets.flatMap((target) => idsOf.get(target.set_id)?.splice(0, target.ids.length) ?? []);
    const { parts } = await this.reader.some(orderId, ids);
    const byId = new Map(parts.map((part) => [part.id, part]));
    return ids.map((id) => byId.get(id)).filter((part) => part !== undefined);
  }

  /** Remembers the parts that a call has made. @param ids in the order of the request */
  async rememberParts({ mode, key, targets }: TransferPartsDto, ids: readonly number[]): Promise<void> {
    if (mode === 'move' || !key) return;
    const left = [...ids];
    const made = new Map<number, number[]>();
    for (const target of targets)
      made.set(target.set_id, [...(made.get(target.set_id) ?? []), ...left.splice(0, target.ids.length)]);
    await this.made.rememberMade(
      key,
      [...made].map(([set_id, part_ids]) => ({ set_id, part_ids })),
    );
  }

  /** The sets that an earlier call has made and that are left, in the order of the request; none where nothing is. */
  async sets(orderId: number, { mode, key }: TransferSetsDto): Promise<number[]> {
    if (mode === 'move' || !key) return [];
    return (await this.made.findMade(orderId, key)).map(({ set_id }) => set_id);
  }

  /** Remembers the sets that a call has made. @param ids ascending, which is the order of the request */
  async rememberSets({ mode, key }: TransferSetsDto, ids: readonly number[]): Promise<void> {
    if (mode === 'move' || !key) return;
    await this.made.rememberMade(
      key,
      ids.map((set_id) => ({ set_id, part_ids: [] })),
    );
  }
}
