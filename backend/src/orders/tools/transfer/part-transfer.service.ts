import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../access/current-user.js';
import { Database } from '../../../platform/database/database.js';
import { Invalid } from '../../../platform/errors/app-errors.js';
import { placed, placesOf, type Arrangement, type Placement } from '../../domain/arrangement.js';
import { OrderTotalsKeeper } from '../../kept-totals/order-totals.keeper.js';
import type { Order } from '../../order.entity.js';
import type { LoadedPart } from '../../part-rows/loaded-part.js';
import { RememberedCalls } from '../../parts/uploads/remembered-calls.repository.js';
import { madePartIds, rememberParts } from './repeated-transfers.js';
import { RowCopies } from '../../contents/row-copies.service.js';
import { TransferGate, type TransferOrders } from './transfer-gate.service.js';
import { TransferPrices } from './transfer-prices.service.js';
import { OrderRowsRepository, type PartRows } from '../../contents/order-rows.repository.js';
import type { TransferPartsDto } from './transfer.dto.js';
import { transferTexts } from './transfer.texts.js';
import type { TransferredPartsView } from './transfer.view.js';

/** A transfer on its way. */
interface Transfer {
  orders: TransferOrders;
  mode: TransferPartsDto['mode'];
  /** In the order of the request. */
  rows: readonly PartRows[];
  placements: readonly Placement[];
}

/**
 * Copies and moves parts, within an order and from one into another. Within an order a moved part keeps its id; in another
 * order it is a new part, since revisions of the old one may bring the old id back.
 */
@Injectable()
export class PartTransfer {
  constructor(
    private readonly db: Database,
    private readonly gate: TransferGate,
    private readonly rows: OrderRowsRepository,
    private readonly copies: RowCopies,
    private readonly prices: TransferPrices,
    private readonly totals: OrderTotalsKeeper,
    private readonly calls: RememberedCalls,
  ) {}

  /**
   * All parts or none. Copies that are asked for again (`key`) are those that were made, as long as one is left.
   * @throws NotFound, Forbidden, Invalid (also for parts that are not the source's, sets that are not the target's, and
   *   where the order's sums can't be stored)
   */
  async transfer(actor: Actor, orderId: number, dto: TransferPartsDto): Promise<TransferredPartsView> {
    const placements = dto.targets.map(({ set_id, ids, position }) => ({
      set_id,
      ids,
      position: position ?? null,
    }));
    const ids = placements.flatMap((placement) => placement.ids);
    if (new Set(ids).size < ids.length) throw Invalid.field('targets', transferTexts.twice);
    return this.db.write(async () => {
      const orders = await this.gate.lock(actor, orderId, dto);
      const before = await this.rows.arrangement(orderId);
      const made = await this.prices.load(orderId, await madePartIds(this.calls, orderId, dto));
      if (made.length > 0) return this.asMade(orders.target, made, before);
      refuseUnknownSets(before, placements);
      const rows = inOrderOf(ids, await this.rows.parts(orders.source.id, ids));
      const transfer: Transfer = { orders, mode: dto.mode, rows, placements };
      const former = dto.mode === 'move' ? await this.formerPlaces(transfer) : [];
      const moves = orders.within && dto.mode === 'move';
      const newIds = moves ? ids : await this.copy(transfer);
      const renamed = new Map(ids.map((id, index) => [id, newIds[index] ?? id]));
      const after = placed(before, placements.map(withIds(renamed)));
      const quantities = await this.prices.quantities(rows.map(({ part }) => part.set_id));
      await this.storePlaces(after, new Set(newIds));
      const parts = await this.prices.priced(orders, newIds, quantities);
      if (dto.mode === 'move' && !orders.within) await this.takeAway(transfer);
      await rememberParts(this.calls, dto, newIds);
      const came = moves ? rows.filter(({ part }, index) => part.set_id !== parts[index]?.set_id) : rows;
      await this.gate.access.announceChange(orderId, { words: came.length > 0 });
      const names = came.map(({ part }) => part.title);
      await this.gate.record(actor, 'parts', { orders, mode: dto.mode, names });
      return {
        parts: await this.prices.views(parts, orders.target),
        repeated: false,
        sets: changedSets(before, after),
        former: former.map(withIds(renamed)),
        order_totals: await this.totals.keepNow(orders.target),
      };
    });
  }

  /** The answer to copies that were made before. */
  private async asMade(
    order: Order,
    parts: readonly LoadedPart[],
    arrangement: Arrangement,
  ): Promise<TransferredPartsView> {
    const holders = new Set(parts.map(({ set_id }) => set_id));
    const sets = [...arrangement].filter(([set_id]) => holders.has(set_id));
    return {
      parts: await this.prices.views(parts, order),
      repeated: true,
      sets: sets.map(([set_id, ids]) => ({ set_id, part_ids: [...ids] })),
      former: [],
      order_totals: await this.totals.keepNow(order),
    };
  }

  /** Where the parts stand in their source before they are moved. */
  private async formerPlaces({ orders, rows }: Transfer) {
    const ids = rows.map(({ part }) => part.id);
    return placesOf(await this.rows.arrangement(orders.source.id), ids).map((place) => ({
      ...place,
      ids: [...place.ids],
      position: place.position ?? 1,
    }));
  }

  /** Adds copies to their sets. @returns their ids, in the order of the request */
  private async copy({ orders, mode, rows, placements }: Transfer): Promise<number[]> {
    const files = await this.copies.filesFor(orders.target.id, rows);
    const setOf = new Map(placements.flatMap(({ set_id, ids }) => ids.map((id) => [id, set_id] as const)));
    const copied = rows.map((row) => ({ ...row, into: setOf.get(row.part.id) ?? row.part.set_id }));
    return this.copies.addParts(copied, { mode, files });
  }

  /** @param arriving parts whose version counts up where they come into another set */
  private async storePlaces(after: Arrangement, arriving: ReadonlySet<number>): Promise<void> {
    const wanted = [...after].flatMap(([set_id, ids]) =>
      ids.map((id, index) => ({ id, set_id, position: index + 1 })),
    );
    const stored = await this.rows.partPlaces(wanted.map(({ id }) => id));
    const byId = new Map(stored.map((place) => [place.id, place]));
    const changed = wanted.flatMap((place) => {
      const was = byId.get(place.id);
      if (!was || (was.set_id === place.set_id && was.position === place.position)) return [];
      const moved = arriving.has(place.id) && was.set_id !== place.set_id;
      return [{ ...place, version: was.version + (moved ? 1 : 0) }];
    });
    await this.rows.storePartPlaces(changed);
  }

  /** Removes what was moved into another order, and closes the gaps that it leaves. */
  private async takeAway({ orders, rows }: Transfer): Promise<void> {
    await this.rows.removeParts(rows.map(({ part }) => part.id));
    await this.storePlaces(await this.rows.arrangement(orders.source.id), new Set());
    await this.copies.releaseFiles(rows);
    await this.gate.access.announceChange(orders.source.id);
  }
}

const withIds =
  (renamed: ReadonlyMap<number, number>) =>
  <P extends { ids: readonly number[] }>(place: P) => ({
    ...place,
    ids: place.ids.map((id) => renamed.get(id) ?? id),
  });

/** @throws Invalid: a set that is gone, or of another order */
function refuseUnknownSets(arrangement: Arrangement, placements: readonly Placement[]): void {
  for (const [index, { set_id }] of placements.entries()) {
    if (!arrangement.has(set_id))
      throw Invalid.field(`targets.${String(index)}.set_id`, transferTexts.targetGone);
  }
}

/** @throws Invalid where one of them is missing */
function inOrderOf(ids: readonly number[], rows: readonly PartRows[]): PartRows[] {
  const byId = new Map(rows.map((row) => [row.part.id, row]));
  const found = ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
  const missing = ids.length - found.length;
  if (missing > 0) throw Invalid.field('targets', transferTexts.partsGone(missing));
  return found;
}

function changedSets(before: Arrangement, after: Arrangement) {
  return [...after]
    .filter(([set_id, ids]) => ids.join() !== before.get(set_id)?.join())
    .map(([set_id, ids]) => ({ set_id, part_ids: [...ids] }));
}
