import { catalogueTexts } from '../../catalogue/catalogue.texts.js';
import { giveCode } from '../../catalogue/stock-items/stock-codes.js';
import { StockItem } from '../../catalogue/stock-items/stock-item.entity.js';
import { insertRows } from '../../platform/database/bulk-rows.js';
import type { Database } from '../../platform/database/database.js';
import { naming } from '../../platform/database/naming.js';
import { plainRows } from '../../platform/database/plain-rows.js';
import { Conflict } from '../../platform/errors/app-errors.js';
import { cuttingTexts } from '../cutting.texts.js';
import type { CutGroup, StockEntry } from '../domain/cut-group.js';
import type { PlannedGroup } from '../stored-plan.js';

/*
 * Reserves, frees and uses up items of the stock for batches. Each function is called inside of `Database.write`, with the batch locked.
 */

/** Reserves the items that the plan takes. @throws Conflict that names an item that is another by now, and the batch that has it */
export async function reserveStock(
  db: Database,
  batchId: number,
  plan: readonly PlannedGroup[],
): Promise<void> {
  const taken = plan.flatMap(takenItems);
  const { condition, values } = naming(
    'id',
    taken.map(({ id }) => id),
  );
  const rows = await plainRows(db.manager, StockItem, { condition: condition + db.rowLock, values });
  const items = new Map(rows.map((item) => [item.id, item]));
  for (const { id, name, width, length } of taken) {
    const item = items.get(id);
    if (item?.width !== width || item.length !== length) throw new Conflict(cuttingTexts.itemGone(name));
    if (item.batch_id !== null && item.batch_id !== batchId) {
      throw new Conflict(catalogueTexts.itemReserved(name, item.batch_id));
    }
  }
  for (const id of values) await db.manager.update(StockItem, { id }, { batch_id: batchId });
}

/** Ends the reservations of the batch. */
export async function freeStock({ manager }: Database, batchId: number): Promise<void> {
  await manager.update(StockItem, { batch_id: batchId }, { batch_id: null });
}

/** Deletes the items that are reserved for the batch, and adds the remnants of its plan as new items. */
export async function useUpStock(
  db: Database,
  batchId: number,
  plan: readonly PlannedGroup[],
): Promise<void> {
  const { manager } = db;
  await manager.delete(StockItem, { batch_id: batchId });
  const origin = { from_batch_id: batchId, obs: cuttingTexts.remnantOf(batchId) };
  const remnants = plan.flatMap(remnantsOf).map((remnant) => ({ ...remnant, ...origin }));
  await insertRows(manager, StockItem, remnants);
  const made = await manager.findBy(StockItem, { from_batch_id: batchId });
  for (const { id, code } of made) {
    if (code === null) await giveCode(db, id);
  }
}

function takenItems({ group, plan }: PlannedGroup): StockEntry[] {
  return plan.cuts.flatMap(({ stock }) => group.stock[stock] ?? []).filter(({ own }) => own);
}

function remnantsOf({ group, plan }: PlannedGroup): Partial<StockItem>[] {
  return plan.cuts.flatMap(({ stock, used, count }) => {
    const entry = group.stock[stock];
    if (!entry || used >= entry.length) return [];
    return Array.from({ length: count }, () => remnantOf(group, entry, used));
  });
}

const remnantOf = (
  { material_id, bar_id, thickness }: CutGroup,
  { width, length }: StockEntry,
  used: number,
): Partial<StockItem> => ({
  material_id,
  bar_id,
  thickness,
  width,
  // Without the residue of a difference of hundredths of a millimetre.
  length: Math.round((length - used) * 100) / 100,
});
