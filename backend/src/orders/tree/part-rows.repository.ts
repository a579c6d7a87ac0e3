import { Injectable } from '@nestjs/common';
import type { EntityTarget } from 'typeorm';
import { Bar } from '../../catalogue/bars/bar.entity.js';
import { Component } from '../../catalogue/components/component.entity.js';
import { Material } from '../../catalogue/materials/material.entity.js';
import { Ncm } from '../../catalogue/ncms/ncm.entity.js';
import { Process } from '../../catalogue/processes/process.entity.js';
import { Sheet } from '../../catalogue/sheets/sheet.entity.js';
import { StoredFile } from '../../files/stored-file.entity.js';
import { Database } from '../../platform/database/database.js';
import { plainRows, type ColumnOf, type RowOf } from '../../platform/database/plain-rows.js';
import type {
  BasisBar,
  BasisComponent,
  BasisMaterial,
  BasisSheet,
} from '../../pricing/domain/basis/price-basis.js';
import { PartProcess } from '../parts/part-process.entity.js';
import { SetPart } from '../parts/set-part.entity.js';
import {
  FILE_COLUMNS,
  type LoadedFile,
  type LoadedPart,
  type LoadedProcess,
  type Named,
} from './order-tree.js';

/** Rows by id. */
type Lookup<R> = ReadonlyMap<number, R>;

/** Everything that some parts name. */
interface Choices {
  materials: Lookup<Named<BasisMaterial>>;
  sheets: Lookup<Named<BasisSheet>>;
  bars: Lookup<Named<BasisBar>>;
  components: Lookup<Named<BasisComponent>>;
  processes: Lookup<NonNullable<LoadedProcess['process']>>;
  ncms: Lookup<RowOf<Ncm>>;
  files: Lookup<LoadedFile>;
}

const OF_ORDER = 'set_id IN (SELECT id FROM order_sets WHERE order_id = ?)';

/**
 * Loads parts with everything that they name. A query per table, never one per row: parts name few different materials,
 * files and tax codes, so these come once and are attached here, which is several times quicker than joining nine
 * tables to every part.
 */
@Injectable()
export class PartRowsRepository {
  constructor(private readonly db: Database) {}

  /** All parts of an order, those of a set in their order. */
  async ofOrder(orderId: number): Promise<LoadedPart[]> {
    return this.load(OF_ORDER, orderId);
  }

  /** Files by id, with the columns that screens and documents need. */
  async files(ids: (number | null)[]): Promise<Lookup<LoadedFile>> {
    return this.byId(StoredFile, FILE_COLUMNS, ids);
  }

  async ncms(ids: (number | null)[]): Promise<Lookup<RowOf<Ncm>>> {
    return this.byId(Ncm, ['id', 'code', 'ipi'], ids);
  }

  private async load(condition: string, value: number): Promise<LoadedPart[]> {
    const values = [value];
    const parts = await plainRows(this.db.manager, SetPart, {
      condition: `WHERE ${condition} ORDER BY position, id`,
      values,
    });
    const rows = await plainRows(this.db.manager, PartProcess, {
      condition: `WHERE part_id IN (SELECT id FROM set_parts WHERE ${condition}) ORDER BY position, id`,
      values,
    });
    const choices = await this.choicesOf(parts, rows);
    const rowsOf = grouped(rows, (row) => row.part_id);
    return parts.map((part) => attached(part, rowsOf.get(part.id) ?? [], choices));
  }

  private async choicesOf(parts: RowOf<SetPart>[], rows: RowOf<PartProcess>[]): Promise<Choices> {
    const named = (id: 'material_id' | 'bar_id' | 'component_id' | 'ncm_id') => parts.map((part) => part[id]);
    const processes = rows.map((row) => row.process_id);
    const files = parts.flatMap((part) => [part.content_file_id, part.secondary_file_id]);
    return {
      materials: await this.materials(named('material_id')),
      sheets: await this.sheets(parts.map((part) => part.sheet_id)),
      bars: await this.byId(Bar, ['id', 'name', 'length', 'weight', 'price_kg'], named('bar_id')),
      components: await this.byId(Component, ['id', 'name', 'unit_value'], named('component_id')),
      processes: await this.byId(Process, ['id', 'title', 'value_per_minute'], processes),
      ncms: await this.ncms(named('ncm_id')),
      files: await this.files(files),
    };
  }

  private async materials(ids: (number | null)[]): Promise<Lookup<Named<BasisMaterial>>> {
    return this.byId(Material, ['id', 'name', 'specific_weight', 'price_kg'], ids);
  }

  /** Sheets with the figures of their material. */
  private async sheets(ids: (number | null)[]): Promise<Lookup<Named<BasisSheet>>> {
    const columns = ['id', 'name', 'material_id', 'thickness', 'width', 'length'] as const;
    const sheets = await this.byId(Sheet, columns, ids);
    const materials = await this.materials([...sheets.values()].map((sheet) => sheet.material_id));
    const figures = new Map<number, Named<BasisSheet>>();
    for (const [id, sheet] of sheets) {
      const material = materials.get(sheet.material_id);
      if (!material) throw new Error(`Sheet ${String(id)} names no material`);
      const { specific_weight, price_kg } = material;
      figures.set(id, { ...sheet, specific_weight, price_kg });
    }
    return figures;
  }

  private async byId<E extends { id: number }, K extends ColumnOf<E>>(
    entity: EntityTarget<E>,
    columns: readonly K[],
    ids: (number | null)[],
  ): Promise<Lookup<Pick<RowOf<E>, K> & { id: number }>> {
    const wanted = [...new Set(ids.filter((id) => id !== null))];
    if (wanted.length === 0) return new Map();
    const places = wanted.map(() => '?').join(', ');
    const condition = `WHERE id IN (${places})`;
    const rows = await plainRows(this.db.manager, entity, { condition, values: wanted, columns });
    return new Map((rows as (Pick<RowOf<E>, K> & { id: number })[]).map((row) => [row.id, row]));
  }
}

function attached(part: RowOf<SetPart>, rows: RowOf<PartProcess>[], choices: Choices): LoadedPart {
  return Object.assign(part, {
    material: named(choices.materials, part.material_id),
    sheet: named(choices.sheets, part.sheet_id),
    bar: named(choices.bars, part.bar_id),
    component: named(choices.components, part.component_id),
    ncm: named(choices.ncms, part.ncm_id),
    content_file: named(choices.files, part.content_file_id),
    secondary_file: named(choices.files, part.secondary_file_id),
    processes: rows.map((row) => Object.assign(row, { process: named(choices.processes, row.process_id) })),
  });
}

/** The row that an id names, null where it names none. */
export const named = <R>(rows: Lookup<R>, id: number | null): R | null =>
  id === null ? null : (rows.get(id) ?? null);

/** The rows by a key, each group in the order of the rows. */
export function grouped<R>(rows: readonly R[], key: (row: R) => number): Map<number, R[]> {
  const groups = new Map<number, R[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group) group.push(row);
    else groups.set(key(row), [row]);
  }
  return groups;
}
