import { Bar } from '../catalogue/bars/bar.entity.js';
import { Material } from '../catalogue/materials/material.entity.js';
import { Sheet } from '../catalogue/sheets/sheet.entity.js';
import type { Database } from '../platform/database/database.js';
import { plainRows } from '../platform/database/plain-rows.js';
import type { PartToCut } from './domain/cut-group.js';
import type { CutStock } from './domain/group-parts.js';

/** Today's catalogue, as far as these parts are cut from it. */
export async function readStock({ manager }: Database, parts: readonly PartToCut[]): Promise<CutStock> {
  const bases = parts.flatMap(({ price_basis }) => price_basis ?? []);
  const materialIds = bases.flatMap(({ sheet, material }) => sheet?.material_id ?? material?.id ?? []);
  const barIds = bases.flatMap(({ bar }) => bar?.id ?? []);
  const materials = await plainRows(manager, Material, {
    ...naming('id', materialIds),
    columns: ['id', 'name', 'price_kg'],
  });
  const sheets = await plainRows(manager, Sheet, {
    ...naming('material_id', materialIds),
    columns: ['id', 'name', 'material_id', 'thickness', 'width', 'length'],
  });
  const bars = await plainRows(manager, Bar, {
    ...naming('id', barIds),
    columns: ['id', 'name', 'length', 'weight', 'price_kg'],
  });
  return {
    materials: new Map(materials.map((material) => [material.id, material])),
    sheets,
    bars: new Map(bars.map((bar) => [bar.id, bar])),
  };
}

/** The rows whose column has one of these ids; none where there are none. */
function naming(column: string, ids: readonly number[]) {
  const values = [...new Set(ids)];
  const listed = values.length > 0 ? values.map(() => '?').join() : 'NULL';
  return { condition: `WHERE ${column} IN (${listed}) ORDER BY id`, values };
}
