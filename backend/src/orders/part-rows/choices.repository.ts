import { Injectable } from '@nestjs/common';
import { Bar } from '../../catalogue/bars/bar.entity.js';
import { Component } from '../../catalogue/components/component.entity.js';
import { Customer } from '../../catalogue/customers/customer.entity.js';
import { OPERATION_COLUMNS, SaleOperation } from '../../catalogue/operations/operation.entity.js';
import { Material } from '../../catalogue/materials/material.entity.js';
import { Ncm } from '../../catalogue/ncms/ncm.entity.js';
import { Process } from '../../catalogue/processes/process.entity.js';
import { Sheet } from '../../catalogue/sheets/sheet.entity.js';
import { TimeRule } from '../../catalogue/time-rules/time-rule.entity.js';
import { State } from '../../catalogue/states/state.entity.js';
import { weightStep } from '../../files/reading/weight-step.js';
import { StoredFile } from '../../files/stored-file.entity.js';
import { Database } from '../../platform/database/database.js';
import { naming } from '../../platform/database/naming.js';
import { plainRows, type RowOf } from '../../platform/database/plain-rows.js';
import type { ChoiceIds } from '../../pricing/domain/basis/catalogue-figures.js';
import type { Operation } from '../../pricing/domain/taxes/operation.js';
import { namedOperation, type SoldPart } from '../../pricing/domain/taxes/operations.js';
import type { SetPart } from '../parts/set-part.entity.js';
import { NO_CHOICES, type Choices, type Lookup } from './choices.js';
import { FILE_COLUMNS, type LoadedFile, type LoadedNcm, type NamedProcess } from './loaded-part.js';
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
    const { manager } = this.db;
    const ids = (column: keyof ChoiceIds) => parts.map((part) => part[column]);
    const process = await byId(
      rows.map((row) => row.process_id),
      known.process,
      (wanted) =>
        plainRows(manager, Process, {
          ...wanted,
          columns: ['id', 'title', 'value_per_minute', 'setup'],
          named: { entity: TimeRule, by: 'rule_id', columns: { rule_version_id: 'version_id' } },
        }),
    );
    return {
      material: await byId(ids('material_id'), known.material, (wanted) =>
        plainRows(manager, Material, {
          ...wanted,
          columns: ['id', 'name', 'specific_weight', 'price_kg', 'group'],
        }),
      ),
      sheet: await byId(ids('sheet_id'), known.sheet, (wanted) =>
        plainRows(manager, Sheet, {
          ...wanted,
          columns: ['id', 'name', 'material_id', 'thickness', 'width', 'length'],
          named: {
            entity: Material,
            by: 'material_id',
            columns: { specific_weight: 'specific_weight', price_kg: 'price_kg', group: 'group' },
          },
        }),
      ),
      bar: await byId(ids('bar_id'), known.bar, (wanted) =>
        plainRows(manager, Bar, { ...wanted, columns: ['id', 'name', 'length', 'weight', 'price_kg'] }),
      ),
      component: await byId(ids('component_id'), known.component, (wanted) =>
        plainRows(manager, Component, { ...wanted, columns: ['id', 'name', 'unit_value'] }),
      ),
      process,
      ncm: await this.ncms(ids('ncm_id'), known.ncm),
      operation: await this.operations(parts, known.operation),
      file: await this.files(parts.flatMap(fileIdsOf), known.file),
      rules: await this.rules.load(versionsOf(parts, process)),
    };
  }

  /** Files by id, with the columns that screens and documents need. */
  async files(ids: Ids, known?: Lookup<LoadedFile>): Promise<Lookup<LoadedFile>> {
    const wanted = missingOf(ids, known ?? new Map());
    const read = await byId(wanted, undefined, (some) =>
      plainRows(this.db.manager, StoredFile, { ...some, columns: [...FILE_COLUMNS, 'reading'] }),
    );
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

  async ncms(ids: Ids, known?: Lookup<LoadedNcm>): Promise<Lookup<LoadedNcm>> {
    const columns = ['id', 'code', 'ipi', 'rates', 'keeps_ipi', 'exception'] as const;
    return byId(ids, known, (wanted) => plainRows(this.db.manager, Ncm, { ...wanted, columns }));
  }

  /** The operations that parts name by themselves. */
  async operations(parts: readonly SoldPart[], known?: Lookup<Operation>): Promise<Lookup<Operation>> {
    return byId(parts.map(namedOperation), known, (wanted) =>
      plainRows(this.db.manager, SaleOperation, { ...wanted, columns: OPERATION_COLUMNS }),
    );
  }

  /** BRL per minute of a process now, or null when there is no such process. */
  async rateOf(processId: number): Promise<number | null> {
    const [process] = await plainRows(this.db.manager, Process, {
      ...naming('id', [processId]),
      columns: ['value_per_minute'],
    });
    return process?.value_per_minute ?? null;
  }

  /** Percent of the customer's state now, 0 where it has none; null where there is no such customer. */
  async icmsOf(customerId: number): Promise<number | null> {
    const [customer] = await plainRows(this.db.manager, Customer, {
      ...naming('id', [customerId]),
      columns: ['id'],
      named: { entity: State, by: 'state_id', columns: { icms: 'icms' } },
    });
    return customer ? (customer.icms ?? 0) : null;
  }
}

/** The rows with these ids by their ids: those that are known, and the others as `read` finds them. */
async function byId<R extends { id: number }>(
  ids: Ids,
  known: Lookup<R> = new Map(),
  read: (wanted: ReturnType<typeof naming>) => Promise<R[]>,
): Promise<Lookup<R>> {
  const wanted = missingOf(ids, known);
  if (wanted.length === 0) return known;
  const rows = await read(naming('id', wanted));
  return new Map([...known, ...rows.map((row) => [row.id, row] as const)]);
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
