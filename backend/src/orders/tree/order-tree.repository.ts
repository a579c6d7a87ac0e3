import { Injectable } from '@nestjs/common';
import { In, type EntityTarget, type ObjectLiteral } from 'typeorm';
import { Bar } from '../../catalogue/bars/bar.entity.js';
import { Component } from '../../catalogue/components/component.entity.js';
import { Material } from '../../catalogue/materials/material.entity.js';
import { Ncm } from '../../catalogue/ncms/ncm.entity.js';
import { Process } from '../../catalogue/processes/process.entity.js';
import { Sheet } from '../../catalogue/sheets/sheet.entity.js';
import { StoredFile } from '../../files/stored-file.entity.js';
import { Database } from '../../platform/database/database.js';
import { Order } from '../order.entity.js';
import { PartProcess } from '../parts/part-process.entity.js';
import { SetPart } from '../parts/set-part.entity.js';
import { OrderSet } from '../sets/order-set.entity.js';

/** Rows by id. */
type Lookup<E> = ReadonlyMap<number, E>;

/** An order with its sets, their parts and everything that these show. */
export type LoadedOrder = Omit<Order, 'sets'> & { sets: LoadedSet[] };
export type LoadedSet = Omit<OrderSet, 'parts'> & { parts: SetPart[] };

/**
 * Loads a whole order: the one place that does. A query per table, never one per row: parts name few different
 * materials, files and tax codes, so these come once and are attached here, which is several times quicker than
 * joining nine tables to every part.
 */
@Injectable()
export class OrderTreeRepository {
  constructor(private readonly db: Database) {}

  /** The order, sets, parts and process rows in their order; null where there is no such order. */
  async findTree(id: number): Promise<LoadedOrder | null> {
    const order = await this.root(id);
    if (!order) return null;
    const sets = await this.find(OrderSet, { order_id: id });
    const parts = await this.find(SetPart, { set_id: In(idsOf(sets)) });
    const rows = await this.find(PartProcess, { part_id: In(idsOf(parts)) });
    await this.attachProcesses(parts, rows);
    await this.attachChoices(parts);
    await this.attachShared(sets, parts);
    const bySet = grouped(parts, (part) => part.set_id);
    return Object.assign(order, {
      sets: sets.map((set) => Object.assign(set, { parts: bySet.get(set.id) ?? [] })),
    });
  }

  private async root(id: number): Promise<Order | null> {
    return this.db.manager
      .createQueryBuilder(Order, 'o')
      .leftJoinAndSelect('o.customer', 'customer')
      .leftJoinAndSelect('customer.state', 'state')
      .leftJoinAndSelect('o.os_stored_file', 'os')
      .leftJoin('o.created_by', 'owner')
      .addSelect(['owner.id', 'owner.name'])
      .where('o.id = :id', { id })
      .getOne();
  }

  private async find<E extends ObjectLiteral & { id: number; position: number }>(
    entity: EntityTarget<E>,
    where: Record<string, unknown>,
  ): Promise<E[]> {
    const query = this.db.manager.createQueryBuilder(entity, 'row').where(where);
    return query.orderBy('row.position').addOrderBy('row.id').getMany();
  }

  private async attachProcesses(parts: SetPart[], rows: PartProcess[]): Promise<void> {
    const wanted = rows.map((row) => row.process_id);
    const processes = await this.lookup(Process, wanted, ['id', 'title']);
    for (const row of rows) row.process = of(processes, row.process_id);
    const byPart = grouped(rows, (row) => row.part_id);
    for (const part of parts) part.processes = byPart.get(part.id) ?? [];
  }

  private async attachChoices(parts: SetPart[]): Promise<void> {
    const named: ('id' | 'name')[] = ['id', 'name'];
    const materials = await this.lookup(
      Material,
      parts.map((part) => part.material_id),
      named,
    );
    const sheets = await this.lookup(
      Sheet,
      parts.map((part) => part.sheet_id),
      named,
    );
    const bars = await this.lookup(
      Bar,
      parts.map((part) => part.bar_id),
      named,
    );
    const components = await this.lookup(
      Component,
      parts.map((part) => part.component_id),
      named,
    );
    for (const part of parts) {
      part.material = of(materials, part.material_id);
      part.sheet = of(sheets, part.sheet_id);
      part.bar = of(bars, part.bar_id);
      part.component = of(components, part.component_id);
    }
  }

  /** What sets and parts both have: tax codes and files. */
  private async attachShared(sets: OrderSet[], parts: SetPart[]): Promise<void> {
    const ncms = await this.lookup(
      Ncm,
      [...sets, ...parts].map((row) => row.ncm_id),
    );
    const files = await this.lookup(StoredFile, [
      ...[...sets, ...parts].map((row) => row.content_file_id),
      ...parts.map((part) => part.secondary_file_id),
    ]);
    for (const row of [...sets, ...parts]) {
      row.ncm = of(ncms, row.ncm_id);
      row.content_file = of(files, row.content_file_id);
    }
    for (const part of parts) part.secondary_file = of(files, part.secondary_file_id);
  }

  private async lookup<E extends ObjectLiteral & { id: number }>(
    entity: EntityTarget<E>,
    ids: (number | null)[],
    columns?: (keyof E & string)[],
  ): Promise<Lookup<E>> {
    const wanted = [...new Set(ids.filter((id) => id !== null))];
    if (wanted.length === 0) return new Map();
    const query = this.db.manager.createQueryBuilder(entity, 'row');
    if (columns) query.select(columns.map((column) => `row.${column}`));
    const rows = await query.where('row.id IN (:...wanted)', { wanted }).getMany();
    return new Map(rows.map((row) => [row.id, row]));
  }
}

const idsOf = (rows: { id: number }[]) => rows.map((row) => row.id);

const of = <E>(rows: Lookup<E>, id: number | null): E | null => (id === null ? null : (rows.get(id) ?? null));

function grouped<E>(rows: E[], key: (row: E) => number): Map<number, E[]> {
  const groups = new Map<number, E[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group) group.push(row);
    else groups.set(key(row), [row]);
  }
  return groups;
}
