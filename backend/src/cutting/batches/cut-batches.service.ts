import { Injectable, type StreamableFile } from '@nestjs/common';
import type { Actor } from '../../access/current-user.js';
import { mayEdit, seesCosts, type Viewer } from '../../orders/domain/visibility.js';
import { Order } from '../../orders/order.entity.js';
import type { OrderTree } from '../../orders/tree/order-tree.js';
import { OrderReader } from '../../orders/tree/order-reader.service.js';
import { insertRows } from '../../platform/database/bulk-rows.js';
import { Database } from '../../platform/database/database.js';
import { naming } from '../../platform/database/naming.js';
import { plainRows, type RowOf } from '../../platform/database/plain-rows.js';
import { Conflict, Forbidden, Invalid, NotFound } from '../../platform/errors/app-errors.js';
import type { ListQuery, Page } from '../../platform/http/list-query.js';
import { refuseOlder } from '../../platform/http/versions.js';
import { messages } from '../../platform/i18n/messages.js';
import type { PlanChange } from '../changed-sheets.js';
import { CutPlanReader } from '../cut-plan.reader.js';
import type { CuttingDto, CutSheetQuery, SheetChangeDto } from '../cutting.dto.js';
import { cuttingTexts } from '../cutting.texts.js';
import { STANDARD_SETTINGS, type CutGroup } from '../domain/cut-group.js';
import { PlanFinder } from '../plan-finder.service.js';
import { freeStock, reserveStock, useUpStock } from './stock-reservations.js';
import { sendDxf } from '../send-dxf.js';
import { changePlan, readPlan, type StoredPlan } from '../stored-plan.js';
import { toPlanView } from '../to-cutting-view.js';
import { changedSince, comparedGroups, storedGroups } from '../plan-of-group.js';
import { readBatchOrders, toBatchViews } from './batch-rows.js';
import { CutBatch, CutBatchOrder, type BatchState } from '../cut-batch.entity.js';
import type { BatchOrdersDto, BatchStateDto } from './cut-batches.dto.js';
import type { CutBatchOrderView, CutBatchPlanView, CutBatchView } from './cut-batches.view.js';
import { CutPurchasesService } from './cut-purchases.service.js';

/** Orders of one batch: more are cut in several. */
const MOST_ORDERS = 50;

const MOVES: Readonly<Record<BatchState, readonly BatchState[]>> = {
  open: ['released'],
  released: ['open', 'cut'],
  cut: [],
};

/** Orders that are cut together: what to buy for all of them, and what to take of the shop's own stock. */
@Injectable()
export class CutBatchesService {
  constructor(
    private readonly db: Database,
    private readonly reader: OrderReader,
    private readonly plans: CutPlanReader,
    private readonly purchases: CutPurchasesService,
    private readonly finder: PlanFinder,
  ) {}

  /** A page of all batches, the newest first. */
  async list({ range }: ListQuery): Promise<Page<CutBatchView>> {
    const { manager } = this.db;
    const total = await manager.count(CutBatch);
    const { first, last } = range ?? { first: 0, last: total };
    const batches = await plainRows(manager, CutBatch, {
      condition: 'ORDER BY id DESC LIMIT ? OFFSET ?',
      values: [last - first + 1, first],
    });
    return { items: await toBatchViews(this.db, batches), total };
  }

  /** Orders in production that are in no batch, the earliest due first. */
  freeOrders(): Promise<CutBatchOrderView[]> {
    return readBatchOrders(this.db, {
      condition:
        'WHERE type = ? AND status <> ? AND id NOT IN (SELECT order_id FROM cut_batch_orders) ORDER BY id',
      values: ['order', 'finished'],
    });
  }

  /** @throws NotFound */
  async view(viewer: Viewer, id: number): Promise<CutBatchPlanView> {
    const batch = await this.find(id);
    const stored = await readPlan(this.db, { batch_id: id });
    const groups =
      batch.state === 'cut'
        ? storedGroups(stored)
        : comparedGroups(batch.state, await this.readGroups(batch, stored), stored);
    return Object.assign(batch, toPlanView(stored, groups, seesCosts(viewer)), {
      purchases: await this.purchases.ofBatches(viewer, [batch]),
      can_edit: mayEdit(viewer, 'order'),
    });
  }

  /** One sheet of the plan as a DXF. @throws NotFound, Invalid */
  async sheet(id: number, sheet: CutSheetQuery): Promise<StreamableFile> {
    const { groups } = await this.plans.readBatch(id);
    return sendDxf({ groups, finder: this.finder }, sheet, cuttingTexts.ofBatch(id));
  }

  /** @throws Forbidden, Invalid; Conflict where an order is in another batch or not in production */
  async create(actor: Actor, orderIds: readonly number[]): Promise<CutBatchPlanView> {
    const ids = checkedOrders(orderIds);
    checkEditor(actor);
    const id = await this.db.write(async () => {
      await this.checkFree(ids, null);
      const { manager } = this.db;
      const made = manager.create(CutBatch, { state: 'open', created_at: new Date().toISOString() });
      const batch = await manager.save(made);
      await this.storeOrders(batch.id, ids);
      return batch.id;
    });
    return this.view(actor, id);
  }

  /** @throws as `create`; NotFound; Conflict where it is not open */
  async setOrders(
    actor: Actor,
    id: number,
    { order_ids, version }: BatchOrdersDto,
  ): Promise<CutBatchPlanView> {
    const ids = checkedOrders(order_ids);
    await this.db.write(async () => {
      const batch = await this.lock(actor, id, version);
      checkOpen(batch);
      await this.checkFree(ids, id);
      await this.db.manager.delete(CutBatchOrder, { batch_id: id });
      await this.storeOrders(id, ids);
      await this.db.manager.update(CutBatch, { id }, { version: batch.version + 1 });
    });
    return this.view(actor, id);
  }

  /**
   * Computes the plan anew and stores it; groups in which nothing changed keep theirs.
   * @throws NotFound, Forbidden; Conflict where it is not open; Unavailable where a search takes too long
   */
  async compute(actor: Actor, id: number, given: CuttingDto): Promise<CutBatchPlanView> {
    const batch = await this.find(id);
    checkEditor(actor);
    checkOpen(batch);
    const orders = await this.readOrders(batch);
    const found = await this.finder.find({ batch_id: id }, given, actor.id, (settings) =>
      this.plans.readGroups(orders, settings, id),
    );
    return this.store(actor, id, found);
  }

  /** Locks a sheet, or moves a piece. @throws NotFound, Forbidden; Conflict where it is not open; otherwise as `PlanFinder.change` */
  async changeSheet(actor: Actor, id: number, change: SheetChangeDto): Promise<CutBatchPlanView> {
    const batch = await this.find(id);
    checkEditor(actor);
    checkOpen(batch);
    return this.store(actor, id, await this.finder.change({ batch_id: id }, change, actor.id));
  }

  /** @throws NotFound, Forbidden; Conflict for a move that there is not, an old plan, or stock that another batch has */
  async move(actor: Actor, id: number, { state, version }: BatchStateDto): Promise<CutBatchPlanView> {
    await this.db.write(async () => {
      const batch = await this.lock(actor, id, version);
      if (!MOVES[batch.state].includes(state)) throw new Conflict(cuttingTexts.noMove);
      const stored = await readPlan(this.db, { batch_id: id });
      if (state === 'released') await this.release(id, stored);
      else if (state === 'open') await freeStock(this.db, id);
      else await useUpStock(this.db, id, stored?.groups ?? []);
      await this.db.manager.update(CutBatch, { id }, { state, version: batch.version + 1 });
    });
    return this.view(actor, id);
  }

  /** @throws NotFound, Forbidden; Conflict where it is not open */
  async remove(actor: Actor, id: number): Promise<void> {
    await this.db.write(async () => {
      checkOpen(await this.lock(actor, id));
      await this.db.manager.delete(CutBatch, { id });
    });
  }

  private async store(actor: Actor, id: number, change: PlanChange): Promise<CutBatchPlanView> {
    await this.db.write(async () => {
      const batch = await this.lock(actor, id);
      checkOpen(batch);
      await this.purchases.store(id, await changePlan(this.db, { batch_id: id }, change));
      await this.db.manager.update(CutBatch, { id }, { version: batch.version + 1 });
    });
    return this.view(actor, id);
  }

  private async release(id: number, stored: StoredPlan | null): Promise<void> {
    if (stored === null) throw new Conflict(cuttingTexts.notPlanned);
    await reserveStock(this.db, id, stored.groups);
    const now = await this.readGroups(await this.find(id), stored);
    const changed = changedSince(comparedGroups('released', now, stored));
    if (changed.length > 0) throw new Conflict(cuttingTexts.changedSince(changed));
  }

  private async find(id: number): Promise<CutBatchView> {
    const rows = await plainRows(this.db.manager, CutBatch, naming('id', [id]));
    const [batch] = await toBatchViews(this.db, rows);
    if (!batch) throw new NotFound(messages.http.notFound);
    return batch;
  }

  /** Locks the batch, which its user is about to change. @param version on which the change was made */
  private async lock(actor: Actor, id: number, version?: number | null): Promise<RowOf<CutBatch>> {
    const { condition, values } = naming('id', [id]);
    const [batch] = await plainRows(this.db.manager, CutBatch, {
      condition: condition + this.db.rowLock,
      values,
    });
    if (!batch) throw new NotFound(messages.http.notFound);
    checkEditor(actor);
    refuseOlder(version, batch.version);
    return batch;
  }

  private async readOrders({ orders }: CutBatchView): Promise<OrderTree[]> {
    const trees: OrderTree[] = [];
    for (const { id } of orders) trees.push(await this.reader.readTree(id));
    return trees;
  }

  private async readGroups(batch: CutBatchView, stored: StoredPlan | null): Promise<CutGroup[]> {
    const settings = stored?.settings ?? STANDARD_SETTINGS;
    return this.plans.readGroups(await this.readOrders(batch), settings, batch.id);
  }

  private async storeOrders(batchId: number, ids: readonly number[]): Promise<void> {
    const places = ids.map((order_id) => ({ batch_id: batchId, order_id }));
    await insertRows(this.db.manager, CutBatchOrder, places);
  }

  /**
   * The orders are locked: two batches that are made at once can't both have one.
   * @param batchId the batch that may have them already
   */
  private async checkFree(ids: readonly number[], batchId: number | null): Promise<void> {
    const { manager } = this.db;
    const { condition, values } = naming('id', ids);
    const orders = await plainRows(manager, Order, {
      condition: condition + this.db.rowLock,
      values,
      columns: ['id', 'type', 'status'],
    });
    const known = new Map(orders.map((order) => [order.id, order]));
    for (const id of ids) {
      const order = known.get(id);
      if (order?.type !== 'order' || order.status === 'finished') {
        throw new Conflict(cuttingTexts.notInProduction(id));
      }
    }
    const places = await plainRows(manager, CutBatchOrder, naming('order_id', ids));
    const taken = places.find(({ batch_id }) => batch_id !== batchId);
    if (taken) throw new Conflict(cuttingTexts.inBatch(taken.order_id, taken.batch_id));
  }
}

/** Each order once. @throws Invalid for none, and for too many */
function checkedOrders(orderIds: readonly number[]): number[] {
  const ids = [...new Set(orderIds)];
  if (ids.length === 0) throw Invalid.field('order_ids', cuttingTexts.noOrders);
  if (ids.length > MOST_ORDERS) throw Invalid.field('order_ids', cuttingTexts.tooManyOrders(MOST_ORDERS));
  return ids;
}

function checkEditor(actor: Actor): void {
  if (!mayEdit(actor, 'order')) throw new Forbidden(messages.http.forbidden);
}

function checkOpen({ state }: { state: BatchState }): void {
  if (state !== 'open') throw new Conflict(cuttingTexts.batchNotOpen);
}
