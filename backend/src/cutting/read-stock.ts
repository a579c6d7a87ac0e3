import { Bar } from '../catalogue/bars/bar.entity.js';
import { Material } from '../catalogue/materials/material.entity.js';
import { Sheet } from '../catalogue/sheets/sheet.entity.js';
import type { Database } from '../platform/database/database.js';
import { plainRows } from '../platform/database/plain-rows.js';
import type { PartToCut } from './domain/cut-group.js';
import type { CutStock } from './domain/group-parts.js';

/** Today's catalogue, as far as these parts are cut from it. */
export async function readStock(db: Database, parts: readonly PartToCut[]): Promise<CutStock> {
  const materialIds = idsOf(
    parts.map(({ price_basis: basis }) => basis?.sheet?.material_id ?? basis?.material?.id),
  );
  const barIds = idsOf(parts.map(({ price_basis: basis }) => basis?.bar?.id));
  const named = (column: string, ids: readonly number[]) => ({
    condition: `WHERE ${column} IN (${ids.map(() => '?').join()}) ORDER BY id`,
    values: [...ids],
  });
  const materials =
    materialIds.length > 0 ? await plainRows(db.manager, Material, named('id', materialIds)) : [];
  const sheets =
    materialIds.length > 0 ? await plainRows(db.manager, Sheet, named('material_id', materialIds)) : [];
  const bars = barIds.length > 0 ? await plainRows(db.manager, Bar, named('id', barIds)) : [];
  return {
    materials: new Map(materials.map(({ id, name, price_kg }) => [id, { name, price_kg }])),
    sheets: sheets.map(({ id, name, material_id, thickness, width, length }) => ({
      id,
      name,
      material_id,
      thickness,
      width,
      length,
    })),
    bars: new Map(
      bars.map(({ id, name, length, weight, price_kg }) => [id, { id, name, length, weight, price_kg }]),
    ),
  };
}

const idsOf = (ids: readonly (number | undefined)[]): number[] => [
  ...new Set(ids.filter((id) => id !== undefined)),
];
