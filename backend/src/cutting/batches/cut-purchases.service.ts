import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/current-user.js';
import { mayEdit, seesCosts, type Viewer } from '../../orders/domain/visibility.js';
import { insertRows } from '../../platform/database/bulk-rows.js';
import { Database } from '../../platform/database/database.js';
import { naming } from '../../platform/database/naming.js';
import { plainRows } from '../../platform/database/plain-rows.js';
import { Forbidden, NotFound } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import { orderedName } from '../domain/cut-group.js';
import { storedGroups } from '../plan-of-group.js';
import { byDueDate, toBatchViews } from './batch-rows.js';
import { CutBatch, CutPurchase } from '../cut-batch.entity.js';
import type { BatchPurchaseView, CutBatchView } from './cut-batches.view.js';
import type { StoredPlan } from '../stored-plan.js';

/** Lists the sheets and bars that batches need by their plans, and records how many of them are bought. */
@Injectable()
export class CutPurchasesService {
  constructor(private readonly db: Database) {}

  /** For all batches that are not cut, the earliest due first. */
  async list(viewer: Viewer): Promise<BatchPurchaseView[]> {
    const batches = await plainRows(this.db.manager, CutBatch, {
      condition: 'WHERE state <> ? ORDER BY id',
      values: ['cut'],
    });
    const views = await toBatchViews(this.db, batches);
    return (await this.ofBatches(viewer, views)).sort(byDueDate);
  }

  /** For these batches, in the order of their plans. */
  async ofBatches(viewer: Viewer, batches: readonly CutBatchView[]): Promise<BatchPurchaseView[]> {
    const dueDates = new Map(batches.map(({ id, orders }) => [id, orders[0]?.due_date ?? null]));
    const rows = await plainRows(this.db.manager, CutPurchase, naming('batch_id', [...dueDates.keys()]));
    return rows.map(({ item_key: _, value, ...row }) => ({
      ...row,
      value: seesCosts(viewer) ? value : null,
      due_date: dueDates.get(row.batch_id) ?? null,
    }));
  }

  /** @throws Forbidden, NotFound */
  async setBought(actor: Actor, id: number, bought: number): Promise<void> {
    if (!(await this.db.manager.existsBy(CutPurchase, { id }))) throw new NotFound(messages.http.notFound);
    if (!mayEdit(actor, 'order')) throw new Forbidden(messages.http.forbidden);
    await this.db.write(() => this.db.manager.update(CutPurchase, { id }, { bought }));
  }

  /** Replaces the purchases of a batch by those of its new plan; what was bought stays bought. Inside of `Database.write`. */
  async store(batchId: number, plan: StoredPlan): Promise<void> {
    const { manager } = this.db;
    const before = await plainRows(manager, CutPurchase, naming('batch_id', [batchId]));
    const bought = new Map(before.flatMap((one) => (one.bought > 0 ? [[one.item_key, one.bought]] : [])));
    const rows = storedGroups(plan).flatMap(({ group, figures }) =>
      (figures?.purchases ?? []).map(({ entry, count, weight, value }) => {
        const item_key = `${group.key} ${String(entry.id)}`;
        const { name: material, thickness } = group;
        const known = { batch_id: batchId, item_key, name: orderedName(entry), material, thickness };
        return { ...known, count, weight, value, bought: bought.get(item_key) ?? 0 };
      }),
    );
    const wanted = new Set(rows.map(({ item_key }) => item_key));
    const surplus = before
      .filter((one) => one.bought > 0 && !wanted.has(one.item_key))
      .map(({ id: _, ...one }) => ({ ...one, count: 0, weight: 0, value: 0 }));
    await manager.delete(CutPurchase, { batch_id: batchId });
    await insertRows(manager, CutPurchase, [...rows, ...surplus]);
  }
}
