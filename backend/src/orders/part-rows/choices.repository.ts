import { Injectable } from '@nestjs/common';
import type { EntityTarget } from 'typeorm';
import { Bar } from '../../catalogue/bars/bar.entity.js';
import { Component } from '../../catalogue/components/component.entity.js';
import { Customer } from '../../catalogue/customers/customer.entity.js';
import { OPERATION_COLUMNS, SaleOperation } from '../../catalogue/operations/operation.entity.js';
import { Material } from '../../catalogue/materials/material.entity.js';
import { Ncm } from '../../catalogue/ncms/ncm.entity.js';
import { Process } from '../../catalogue/processes/process.entity.js';
import { Sheet } from '../../catalogue/sheets/sheet.entity.js';
import { State } from '../../catalogue/states/state.entity.js';
import { weightStep } from '../../files/reading/weight-step.js';
import { StoredFile } from '../../files/stored-file.entity.js';
import { Database } from '../../platform/database/database.js';
import { plainRows, type ColumnOf, type RowOf } from '../../platform/database/plain-rows.js';
import type { ChoiceIds } from '../../pricing/domain/basis/catalogue-figures.js';
import type { BasisSheet } from '../../pricing/domain/basis/price-basis.js';
import type { Operation } from '../../pricing/domain/taxes/operation.js';
import { namedOperation, type SoldPart } from '../../pricing/domain/taxes/operations.js';
import type { SetPart } from '../parts/set-part.entity.js';
import { NO_CHOICES, type Choices, type Lookup } from './choices.js';
import {
  FILE_COLUMNS,
  type LoadedFile,
  type LoadedNcm,
  type Named,
  type NamedMaterial,
  type NamedProcess,
} from './loaded-part.js';
import { fileIdsOf, type PartFileColumn } from './part-files.js';
import { RuleVersionsRepository } from './rule-versions.repository.js';

type FileIds = Pick<RowOf<SetPart>, PartFileColumn>;

type Ids = readonly (number | null)[];

/**
 * Reads what parts name, with today's figures. A query per table, never one per row: parts name few different materials,
 * files and tax codes, so these come once, which is several times quicker than joining nine tables to every part.
 */
@Injectable()
export class ChoicesRepository {
  constructor(
    private readonly db: Database,
    private readonly rules: RuleVersionsRepository,
  ) {}

  /**
   * The entries that these parts and process rows name; those that do not exist are left out.
   * @param known what was read before in the same request: asked for no more
   */
  async load(
    parts: readonly (ChoiceIds &
      SoldPart &
      Partial<FileIds> &
      Partial<Pick<RowOf<SetPart>, 'price_basis'>>)[],
    rows: readonly { process_id: number | null }[],
    known: Choices = NO_CHOICES,
  ): Promise<Choices> {
    const ids = (column: keyof ChoiceIds) => parts.map((part) => part[column]);
    const files = parts.flatMap(fileIdsOf);
    const processes = await this.processes(
      rows.map((row) => row.process_id),
      known.process,
    );
    const bar = ['id', 'name', 'length', 'weight', 'price_kg'] as const;
    return {
      material: await this.materials(ids('material_id'), known.material),
      sheet: await this.sheets(ids('sheet_id'), known.sheet),
      bar: await this.byId(Bar, bar, ids('bar_id'), known.bar),
      component: await this.byId(
        Component,
        ['id', 'name', 'unit_value'],
        ids('component_id'),
        known.component,
      ),
      process: processes,
      ncm: await this.ncms(ids('ncm_id'), known.ncm),
      operation: await this.operations(parts, known.operation),
      file: await this.files(files, known.file),
      rules: await this.rules.load(versionsOf(parts, processes)),
    };
  }

  /** Files by id, with the columns that screens and documents need. */
  async files(ids: Ids, known?: Lookup<LoadedFile>): Promise<Lookup<LoadedFile>> {
    const wanted = missingOf(ids, known ?? new Map());
    const read = await this.byId(StoredFile, [...FILE_COLUMNS, 'reading'], wanted);
    const found = new Map(known);
    for (const [id, { reading, ...file }] of read) {
      const weight = reading?.find(({ field }) => field === 'weight');
      const printed = weight && {
        printed_weight: Number(weight.value),
        printed_weight_step: weightStep(weight),
      };
      found.set(id, { ...file, ...printed });
    }
    return found;
  }

  async ncms(ids: Ids, known: Lookup<LoadedNcm> = new Map()): Promise<Lookup<LoadedNcm>> {
    const columns = ['id', 'code', 'ipi', 'rates', 'keeps_ipi', 'exception'] as const;
    return new Map([...known, ...(await this.byId(Ncm, columns, missingOf(ids, known)))]);
  }

  /** The operations that parts name by themselves. */
  async operations(parts: readonly SoldPart[], known?: Lookup<Operation>): Promise<Lookup<Operation>> {
    return this.byId(SaleOperation, OPERATION_COLUMNS, parts.map(namedOperation), known);
  }

  /** BRL per minute of a process now, or null when there is no such process. */
  async rateOf(processId: number): Promise<number | null> {
    const processes = await this.byId(Process, ['id', 'value_per_minute'], [processId]);
    return processes.get(processId)?.value_per_minute ?? null;
  }

  /** Percent of the customer's state now, 0 where it has none; null where there is no such customer. */
  async icmsOf(customerId: number): Promise<number | null> {
    const { manager } = this.db;
    const [state] = await plainRows(manager, State, {
      condition: 'WHERE id = (SELECT state_id FROM customers WHERE id = ?)',
      values: [customerId],
      columns: ['icms'],
    });
    if (state) return state.icms;
    const customers = await this.byId(Customer, ['id'], [customerId]);
    return customers.has(customerId) ? 0 : null;
  }

  /** Processes with the newest versions of their rules. */
  private async processes(ids: Ids, known: Lookup<NamedProcess>): Promise<Lookup<NamedProcess>> {
    const wanted = missingOf(ids, known);
    if (wanted.length === 0) return known;
    const columns = ['id', 'title', 'value_per_minute', 'setup', 'rule_id'] as const;
    const processes = await this.byId(Process, columns, wanted);
    const ruleIds = [...processes.values()].map(({ rule_id }) => rule_id).filter((id) => id !== null);
    const newest = await this.rules.newestOf(new Set(ruleIds));
    const found = new Map(known);
    for (const [id, { rule_id, ...process }] of processes) {
      found.set(id, { ...process, rule_version_id: rule_id === null ? null : (newest.get(rule_id) ?? null) });
    }
    return found;
  }

  private async materials(ids: Ids, known?: Lookup<NamedMaterial>): Promise<Lookup<NamedMaterial>> {
    return this.byId(Material, ['id', 'name', 'specific_weight', 'price_kg', 'group'], ids, known);
  }

  /** Sheets with the figures of their material. */
  private async sheets(ids: Ids, known: Lookup<Named<BasisSheet>>): Promise<Lookup<Named<BasisSheet>>> {
    const wanted = missingOf(ids, known);
    if (wanted.length === 0) return known;
    const columns = ['id', 'name', 'material_id', 'thickness', 'width', 'length'] as const;
    const sheets = await this.byId(Sheet, columns, wanted);
    const materials = await this.materials([...sheets.values()].map((sheet) => sheet.material_id));
    const figures = new Map(known);
    for (const [id, sheet] of sheets) {
      const material = materials.get(sheet.material_id);
      if (!material) throw new Error(`Sheet ${String(id)} names no material`);
      const { specific_weight, price_kg, group } = material;
      figures.set(id, { ...sheet, specific_weight, price_kg, group });
    }
    return figures;
  }

  private async byId<E extends { id: number }, K extends ColumnOf<E>>(
    entity: EntityTarget<E>,
    columns: readonly K[],
    ids: Ids,
    known: Lookup<Pick<RowOf<E>, K> & { id: number }> = new Map(),
  ): Promise<Lookup<Pick<RowOf<E>, K> & { id: number }>> {
    const wanted = missingOf(ids, known);
    if (wanted.length === 0) return known;
    const places = wanted.map(() => '?').join(', ');
    const condition = `WHERE id IN (${places})`;
    const rows = await plainRows(this.db.manager, entity, { condition, values: wanted, columns });
    const found = new Map(known);
    for (const row of rows as (Pick<RowOf<E>, K> & { id: number })[]) found.set(row.id, row);
    return found;
  }
}

/** The versions of rules that bases name, and the newest of the processes. */
function versionsOf(
  parts: readonly Partial<Pick<RowOf<SetPart>, 'price_basis'>>[],
  processes: Lookup<NamedProcess>,
): Set<number> {
  const versions = new Set<number>();
  const add = (id: number | null | undefined) => {
    if (id !== null && id !== undefined) versions.add(id);
  };
  for (const { price_basis } of parts) price_basis?.processes.forEach((basis) => add(basis.rule_version_id));
  for (const process of processes.values()) add(process.rule_version_id);
  return versions;
}

/** The ids that are not known yet, each once. */
function missingOf(ids: Ids, known: Lookup<unknown>): number[] {
  const missing = new Set<number>();
  for (const id of ids) if (id !== null && !known.has(id)) missing.add(id);
  return [...missing];
}
