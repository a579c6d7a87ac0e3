import { Bar } from '../catalogue/bars/bar.entity.js';
import { Material } from '../catalogue/materials/material.entity.js';
import { Sheet } from '../catalogue/sheets/sheet.entity.js';
import type { Database } from '../platform/database/database.js';
import { naming, placesFor } from '../platform/database/naming.js';
import { plainRows } from '../platform/database/plain-rows.js';
import type { PartToCut } from './domain/cut-group.js';
import type { CutStock, OwnItem } from './domain/group-parts.js';
import { StockItem } from '../catalogue/stock-items/stock-item.entity.js';

/**
 * Today's catalogue, as far as these parts are cut from it.
 * @param batchId the batch that takes of the shop's own stock what is reserved for no other; null: none is taken
 */
export async function readStock(
  db: Database,
  parts: readonly PartToCut[],
  batchId: number | null,
): Promise<CutStock> {
  const { manager } = db;
  const bases = parts.flatMap(({ price_basis }) => price_basis ?? []);
  const materialIds = distinct(
    bases.flatMap(({ sheet, material }) => sheet?.material_id ?? material?.id ?? []),
  );
  const barIds = distinct(bases.flatMap(({ bar }) => bar?.id ?? []));
  const materials = await plainRows(manager, Material, {
    ...naming('id', materialIds),
    columns: ['id', 'name', 'price_kg'],
  });
  const sheets = await plainRows(manager, Sheet, {
    ...naming('material_id', materialIds),
    columns: ['id', 'name', 'material_id', 'thickness', 'width', 'length', 'supplier'],
  });
  const bars = await plainRows(manager, Bar, {
    ...naming('id', barIds),
    columns: ['id', 'name', 'length', 'weight', 'price_kg', 'supplier'],
  });
  return {
    materials: new Map(materials.map((material) => [material.id, material])),
    sheets,
    bars: new Map(bars.map((bar) => [bar.id, bar])),
    items: batchId === null ? [] : await readItems(db, materialIds, barIds, batchId),
  };
}

/** More remnants of one material than these are not looked at: the largest ones are. */
const MOST_ITEMS = 60;

async function readItems(
  { manager }: Database,
  materialIds: readonly number[],
  barIds: readonly number[],
  batchId: number,
): Promise<OwnItem[]> {
  const items = await plainRows(manager, StockItem, {
    condition: `WHERE (batch_id IS NULL OR batch_id = ?) AND (material_id IN (${placesFor(materialIds)}) OR bar_id IN (${placesFor(barIds)})) ORDER BY COALESCE(width, 1) * length DESC, id`,
    values: [batchId, ...materialIds, ...barIds],
  });
  const counts = new Map<string, number>();
  return items
    .filter(({ material_id, thickness, bar_id }) => {
      const key = [material_id, thickness, bar_id].join();
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count <= MOST_ITEMS;
    })
    .map((item) => ({ ...item, name: itemName(item) }))
    .sort((one, other) => one.id - other.id);
}

/** An item as plans call it: its code and where it is. */
const itemName = ({ code, place }: Pick<StockItem, 'code' | 'place'>): string =>
  [code, place].filter(Boolean).join(' · ');

const distinct = (ids: readonly number[]): number[] => [...new Set(ids)];
