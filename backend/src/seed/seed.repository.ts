import { Injectable } from '@nestjs/common';
import type { DeepPartial, EntityTarget, FindOptionsSelect } from 'typeorm';
import type { Actor } from '../access/current-user.js';
import { permissionNames } from '../access/domain/permissions.js';
import { Group, Permission } from '../access/groups/group.entity.js';
import { User } from '../access/users/user.entity.js';
import { AuditLog } from '../audit/audit-log.service.js';
import { Bar } from '../catalogue/bars/bar.entity.js';
import { ChangedEntries } from '../catalogue/changed-entries.js';
import { Component } from '../catalogue/components/component.entity.js';
import { Customer } from '../catalogue/customers/customer.entity.js';
import { Material } from '../catalogue/materials/material.entity.js';
import { Ncm } from '../catalogue/ncms/ncm.entity.js';
import { Process } from '../catalogue/processes/process.entity.js';
import { Sheet } from '../catalogue/sheets/sheet.entity.js';
import { State } from '../catalogue/states/state.entity.js';
import { TimeRule } from '../catalogue/time-rules/time-rule.entity.js';
import { timeRules as timeRulesCatalogue } from '../catalogue/time-rules/time-rules.controller.js';
import { TimeRulesService } from '../catalogue/time-rules/time-rules.service.js';
import { Company } from '../company/company.entity.js';
import { OrderEvent } from '../orders/history/order-event.entity.js';
import { Order } from '../orders/order.entity.js';
import { SetPart } from '../orders/parts/set-part.entity.js';
import { OrderSet } from '../orders/sets/order-set.entity.js';
import { Revision } from '../revisions/revision.entity.js';
import { Database } from '../platform/database/database.js';
import { dayAfter, dayOf } from '../platform/i18n/calendar.js';
import { bars, type BarName } from './data/bars.js';
import { company } from './data/company.js';
import { components, type ComponentName } from './data/components.js';
import { customers, type CustomerName } from './data/customers.js';
import { groups } from './data/groups.js';
import { materials, type MaterialName } from './data/materials.js';
import { ncms, type NcmCode } from './data/ncms.js';
import { processes, type ProcessSeed, type ProcessTitle } from './data/processes.js';
import { sheets, type SheetName } from './data/sheets.js';
import { states } from './data/states.js';
import { timeRules } from './data/time-rules.js';

type Ids = ReadonlyMap<string, number>;

/** The ids of what the demo orders name. */
export interface SeedIds {
  ncm: (code: NcmCode | undefined) => number | null;
  customer: (name: CustomerName) => number;
  material: (name: MaterialName) => number;
  sheet: (name: SheetName) => number;
  bar: (name: BarName) => number;
  component: (name: ComponentName) => number;
  process: (title: ProcessTitle) => number;
}

/** When a demo order was created, sent and answered; null where it was not. ISO moments. */
export interface DemoPast {
  created: string;
  sent: string | null;
  answered: string | null;
  /** Whether the answer was an approval. */
  approved: boolean;
}

/** Writes the catalogues of the seed; what they name among themselves is looked up by name. */
@Injectable()
export class SeedRepository {
  constructor(
    private readonly db: Database,
    private readonly changed: ChangedEntries,
    private readonly audit: AuditLog,
  ) {}

  /** Whether nothing was ever entered: no state, no material, no order. */
  async isEmpty(): Promise<boolean> {
    const { manager } = this.db;
    const counts = await Promise.all([State, Material, Order].map((entity) => manager.count(entity)));
    return counts.every((count) => count === 0);
  }

  /**
   * Enters the catalogues of a shop before its first quote: states, NCM codes, materials, sheets, bars, typical rules for minutes and
   * processes, at example prices, and the usual groups of people. Inside of `Database.write`.
   */
  async writeReference(): Promise<void> {
    await this.insert(State, states);
    await this.insert(Ncm, ncms);
    const ncm = await this.idsBy(Ncm, 'code');
    await this.insert(
      Material,
      materials.map(({ ncm: code, ...material }) => ({ ...material, ncm_id: ncm.get(code) })),
    );
    const material = await this.idsBy(Material, 'name');
    await this.insert(
      Sheet,
      sheets.map(({ material: name, ...sheet }) => ({ ...sheet, material_id: material.get(name) })),
    );
    await this.insert(
      Bar,
      bars.map(({ name, length, weight, price_kg, ncm: code }) => ({
        name,
        length,
        weight,
        price_kg,
        ncm_id: ncm.get(code),
      })),
    );
    await this.writeRules();
    const rule = await this.idsBy(TimeRule, 'name');
    await this.insert(
      Process,
      processes.map(({ rule: name, ...process }: ProcessSeed) => ({
        ...process,
        rule_id: name === undefined ? null : rule.get(name),
      })),
    );
    await this.writeGroups();
  }

  private async writeGroups(): Promise<void> {
    const known = await this.db.manager.find(Permission);
    await this.insert(
      Group,
      groups.map(({ name, permissions }) => ({
        name,
        permissions: known.filter((permission) => permissions.includes(permission.name)),
      })),
    );
  }

  /** Through the catalogue's own service, which checks their tables and keeps their first versions. */
  private async writeRules(): Promise<void> {
    const rules = new TimeRulesService(this.db, this.changed, this.audit, timeRulesCatalogue);
    for (const rule of timeRules) await rules.create({ ...rule, rows: [...rule.rows] });
  }

  /** Components, customers and the shop itself. Inside of `Database.write`, after the reference data. */
  async writeDemoCatalogues(): Promise<void> {
    const ncm = await this.idsBy(Ncm, 'code');
    const state = await this.idsBy(State, 'abbreviation');
    await this.insert(
      Component,
      components.map(({ ncm: code, ...component }) => ({ ...component, ncm_id: ncm.get(code) })),
    );
    await this.insert(Company, [company]);
    await this.insert(
      Customer,
      customers.map(({ state: abbreviation, ...customer }) => ({
        ...customer,
        state_id: state.get(abbreviation),
      })),
    );
  }

  /** Looks up what the demo orders name. */
  async ids(): Promise<SeedIds> {
    const lookup = (ids: Ids) => (name: string) => {
      const id = ids.get(name);
      if (id === undefined) throw new Error(`The seed has no ${name}`);
      return id;
    };
    const ncm = lookup(await this.idsBy(Ncm, 'code'));
    return {
      ncm: (code) => (code === undefined ? null : ncm(code)),
      customer: lookup(await this.idsBy(Customer, 'name')),
      material: lookup(await this.idsBy(Material, 'name')),
      sheet: lookup(await this.idsBy(Sheet, 'name')),
      bar: lookup(await this.idsBy(Bar, 'name')),
      component: lookup(await this.idsBy(Component, 'name')),
      process: lookup(await this.idsBy(Process, 'title')),
    };
  }

  /** The first administrator, who enters the demo orders. */
  async administrator(): Promise<Actor> {
    const [user] = await this.db.manager.find(User, {
      where: { admin: true },
      order: { id: 'ASC' },
      take: 1,
    });
    if (!user) throw new Error('The demo data needs an administrator');
    const { id, name, email } = user;
    const granted = { admin: true, permissions: new Set(permissionNames), must_change_password: false };
    const factor = { second_factor_required: false, must_set_up_second_factor: false };
    return { id, name, email, ...granted, ...factor, session_id: '' };
  }

  /** Shows a stored file as the set's picture. Inside of `Database.write`. */
  async showOnSet(setId: number, fileId: number): Promise<void> {
    await this.db.manager.update(OrderSet, setId, { content_file_id: fileId });
  }

  /** Shows a stored file as the part's drawing. Inside of `Database.write`. */
  async showOnPart(partId: number, fileId: number): Promise<void> {
    await this.db.manager.update(SetPart, partId, { content_file_id: fileId });
  }

  /** Gives a demo order the past that it is declared with. Inside of `Database.write`. */
  async backdate(orderId: number, past: DemoPast): Promise<void> {
    const latest = past.answered ?? past.sent ?? past.created;
    const { manager } = this.db;
    await manager.update(Order, orderId, {
      created_at: past.created,
      updated_at: latest,
      approved_at: past.approved ? past.answered : null,
      sent_at: past.sent,
      answered_at: past.answered,
      ...(past.sent !== null && {
        validity_key: dayAfter(dayOf(past.sent), company.quote_validity_days),
      }),
    });
    await manager.update(Revision, { order_id: orderId }, { frozen_at: past.sent ?? latest });
    await manager.update(OrderEvent, { order_id: orderId }, { created_at: latest });
    await manager.update(OrderEvent, { order_id: orderId, action: 'created' }, { created_at: past.created });
  }

  private async idsBy<E extends { id: number }>(
    entity: EntityTarget<E>,
    column: keyof E & string,
  ): Promise<Ids> {
    const rows = await this.db.manager.find(entity);
    return new Map(rows.map((row) => [String(row[column]), row.id]));
  }

  private async insert<E extends { id: number }>(
    entity: EntityTarget<E>,
    rows: readonly object[],
  ): Promise<void> {
    const { manager } = this.db;
    await manager.save(
      rows.map((row) => manager.create(entity, { ...row } as DeepPartial<E>)),
      { chunk: 100 },
    );
    const { tableName } = manager.dataSource.getMetadata(entity);
    const stored = await manager.find(entity, { select: { id: true } as FindOptionsSelect<E> });
    this.changed.announce(
      tableName,
      stored.map(({ id }) => id),
    );
  }
}
