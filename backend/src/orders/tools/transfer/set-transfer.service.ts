import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../access/current-user.js';
import { Database } from '../../../platform/database/database.js';
import { present } from '../../../platform/present.js';
import type { RowOf } from '../../../platform/database/plain-rows.js';
import { Invalid } from '../../../platform/errors/app-errors.js';
import { placedIds } from '../../domain/arrangement.js';
import type { OrderSet } from '../../sets/order-set.entity.js';
import { OrderReader } from '../../tree/order-reader.service.js';
import { RememberedCalls } from '../../parts/uploads/remembered-calls.repository.js';
import { madeSetIds, rememberSets } from './repeated-transfers.js';
import { RowCopies } from '../../contents/row-copies.service.js';
import { TransferGate, type TransferOrders } from './transfer-gate.service.js';
import { TransferPrices } from './transfer-prices.service.js';
import { OrderRowsRepository, type PartRows } from '../../contents/order-rows.repository.js';
import type { TransferSetsDto } from './transfer.dto.js';
import { transferTexts } from './transfer.texts.js';
import type { FormerSetPlaceView, TransferredSetsView } from './transfer.view.js';

/** A transfer on its way. */
interface Transfer {
  orders: TransferOrders;
  mode: TransferSetsDto['mode'];
  /** In the order of the request. */
  sets: readonly RowOf<OrderSet>[];
  /** Of each of these sets, in their order. */
  parts: readonly (readonly PartRows[])[];
}

/** Copies and moves sets with their parts; as parts, those that come into another order are new ones. */
@Injectable()
export class SetTransfer {
  constructor(
    private readonly db: Database,
    private readonly gate: TransferGate,
    private readonly rows: OrderRowsRepository,
    private readonly copies: RowCopies,
    private readonly prices: TransferPrices,
    private readonly reader: OrderReader,
    private readonly calls: RememberedCalls,
  ) {}

  /**
   * All sets or none. Copies that are asked for again (`key`) are those that were made, as long as one is left.
   * @throws NotFound, Forbidden, Invalid (also for sets that are not the source's, and where the order's sums can't be
   *   stored)
   */
  async transfer(actor: Actor, orderId: number, dto: TransferSetsDto): Promise<TransferredSetsView> {
    const { mode, ids, position = null } = dto;
    if (new Set(ids).size < ids.length) throw Invalid.field('ids', transferTexts.setTwice);
    return this.db.write(async () => {
      const orders = await this.gate.lock(actor, orderId, dto);
      const made = await madeSetIds(this.calls, orderId, dto);
      if (made.length > 0)
        return { set_ids: made, repeated: true, former: [], order: await this.reader.view(actor, orderId) };
      const present = await this.rows.sets(orderId);
      const others = orders.within ? present : await this.rows.sets(orders.source.id);
      const sets = inOrderOf(ids, others);
      const moves = orders.within && mode === 'move';
      const parts = moves ? [] : await this.partsOf(orders.source.id, ids);
      const transfer: Transfer = { orders, mode, sets, parts };
      const newIds = moves ? ids : await this.copy(transfer);
      const order = placedIds(
        present.map(({ id }) => id),
        newIds,
        position,
      );
      await this.storePlaces(orderId, order);
      if (mode === 'move' && !orders.within) await this.takeAway(transfer);
      await rememberSets(this.calls, dto, newIds);
      await this.gate.access.announceChange(orderId, { words: !moves });
      if (!moves)
        await this.gate.record(actor, 'sets', { orders, mode, names: sets.map(({ name }) => name) });
      const former = mode === 'move' && !orders.within ? formerPlaces(others, ids, newIds) : [];
      return { set_ids: newIds, repeated: false, former, order: await this.reader.view(actor, orderId) };
    });
  }

  private async partsOf(orderId: number, setIds: readonly number[]): Promise<PartRows[][]> {
    const arrangement = await this.rows.arrangement(orderId);
    const wanted = setIds.map((id) => arrangement.get(id) ?? []);
    const rows = await this.rows.parts(orderId, wanted.flat());
    const byId = new Map(rows.map((row) => [row.part.id, row]));
    return wanted.map((ids) => ids.map((id) => byId.get(id)).filter((row) => row !== undefined));
  }

  /** Adds copies without a place yet, at the terms of their new order. @returns the sets' ids */
  private async copy({ orders, mode, sets, parts }: Transfer): Promise<number[]> {
    const { id: orderId } = orders.target;
    const files = await this.copies.filesFor(orderId, parts.flat(), sets);
    const setIds = await this.copies.addSets(orderId, sets, { mode, files });
    const copied = parts.flatMap((rows, index) =>
      rows.map((row) => ({ ...row, into: present(setIds[index], 'id of a copied set') })),
    );
    const partIds = await this.copies.addParts(copied, { mode, files });
    const quantities = parts.flatMap((rows, index) => rows.map(() => sets[index]?.quantity ?? 1));
    await this.prices.priced(orders, partIds, quantities);
    return setIds;
  }

  /** Numbers the order's sets from 1 in this order. */
  private async storePlaces(orderId: number, ids: readonly number[]): Promise<void> {
    const stored = new Map((await this.rows.sets(orderId)).map(({ id, position }) => [id, position]));
    const wanted = ids.map((id, index) => ({ id, position: index + 1 }));
    await this.rows.storeSetPlaces(wanted.filter(({ id, position }) => stored.get(id) !== position));
  }

  /** Removes what was moved into another order, and closes the gaps that it leaves. */
  private async takeAway({ orders, sets, parts }: Transfer): Promise<void> {
    const { id: sourceId } = orders.source;
    await this.rows.removeSets(sets.map(({ id }) => id));
    await this.storePlaces(
      sourceId,
      (await this.rows.sets(sourceId)).map(({ id }) => id),
    );
    await this.copies.releaseFiles(parts.flat(), sets);
    await this.gate.access.announceChange(sourceId);
  }
}

/** @throws Invalid where one of them is missing */
function inOrderOf(ids: readonly number[], sets: readonly RowOf<OrderSet>[]): RowOf<OrderSet>[] {
  const byId = new Map(sets.map((set) => [set.id, set]));
  const found = ids.map((id) => byId.get(id)).filter((set) => set !== undefined);
  const missing = ids.length - found.length;
  if (missing > 0) throw Invalid.field('ids', transferTexts.setsGone(missing));
  return found;
}

/** Where the moved sets stood among those of their order: each run of neighbours as one, the first ones first. */
function formerPlaces(
  sets: readonly RowOf<OrderSet>[],
  ids: readonly number[],
  newIds: readonly number[],
): FormerSetPlaceView[] {
  const newId = new Map(ids.map((id, index) => [id, newIds[index] ?? id]));
  const places: FormerSetPlaceView[] = [];
  for (const [index, { id }] of sets.entries()) {
    const moved = newId.get(id);
    if (moved === undefined) continue;
    const last = places.at(-1);
    if (last && last.position + last.ids.length === index + 1) last.ids.push(moved);
    else places.push({ ids: [moved], position: index + 1 });
  }
  return places;
}
