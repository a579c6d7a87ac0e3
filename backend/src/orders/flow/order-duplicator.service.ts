import { fileIdsOf } from '../part-rows/part-files.js';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/current-user.js';
import { FilesService } from '../../files/files.service.js';
import { Database } from '../../platform/database/database.js';
import { Forbidden } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import { duplicateOrder, duplicatePart, duplicateProcess, duplicateSet } from '../domain/duplicate.js';
import type { FileCopies } from '../domain/duplicate.js';
import { mayEdit } from '../domain/visibility.js';
import { OrderHistoryService } from '../history/order-history.service.js';
import { OrderAccessService } from '../access/order-access.service.js';
import { insertParts, insertProcesses, insertSets, rowsOf, type OrderRows } from './order-copy.repository.js';
import { OrderReader } from '../tree/order-reader.service.js';
import type { OrderView } from '../tree/order-view.js';
import type { Order } from '../order.entity.js';
import { OrdersRepository } from '../orders.repository.js';

/** Duplicates orders: rows in bulk, files by new rows that share the objects. */
@Injectable()
export class OrderDuplicator {
  constructor(
    private readonly db: Database,
    private readonly access: OrderAccessService,
    private readonly orders: OrdersRepository,
    private readonly files: FilesService,
    private readonly history: OrderHistoryService,
    private readonly reader: OrderReader,
  ) {}

  /**
   * Copies an order that the actor sees, as it is at this moment, into a quote of theirs.
   * @throws NotFound; Forbidden without the permission to make quotes
   */
  async duplicate(actor: Actor, id: number): Promise<OrderView> {
    return this.db.write(async () => {
      const source = await this.access.locked(actor, id);
      if (!mayEdit(actor, 'pre_order')) throw new Forbidden(messages.http.forbidden);
      const copyId = await this.orders.insert(duplicateOrder(source, actor.id, new Date().toISOString()));
      await this.copyContents(source, copyId);
      await this.history.record(actor, id, 'duplicated', { copy: copyId });
      await this.history.record(actor, copyId, 'created', { copy_of: id });
      return this.reader.view(actor, copyId);
    });
  }

  private async copyContents(source: Order, copyId: number): Promise<void> {
    const rows = await rowsOf(this.db, source.id);
    const files = await this.copyFiles(source, rows, copyId);
    const os_file_id = source.os_file_id === null ? null : (files.get(source.os_file_id) ?? null);
    if (os_file_id !== null) await this.orders.update(copyId, { os_file_id });
    const setIds = await insertSets(
      this.db,
      copyId,
      rows.sets.map((set) => duplicateSet(set, copyId, files)),
    );
    const setOf = paired(rows.sets, setIds);
    const parts = rows.parts.map((part) => duplicatePart(part, setOf(part.set_id), files));
    const partOf = paired(rows.parts, await insertParts(this.db, setIds, parts));
    await insertProcesses(
      this.db,
      rows.processes.map((row) => duplicateProcess(row, partOf(row.part_id))),
    );
  }

  private async copyFiles(source: Order, { sets, parts }: OrderRows, copyId: number): Promise<FileCopies> {
    const used = [source.os_file_id, ...sets.map((set) => set.content_file_id), ...parts.flatMap(fileIdsOf)];
    return this.files.copyRows([...new Set(used.filter((id) => id !== null))], copyId);
  }
}

/** Old id → the new one at the same place of the list. */
function paired(rows: { id: number }[], newIds: number[]): (oldId: number) => number {
  const pairs = new Map(rows.map(({ id }, index) => [id, newIds[index]]));
  return (oldId) => {
    const newId = pairs.get(oldId);
    if (newId === undefined) throw new Error(`No copy of row ${oldId}`);
    return newId;
  };
}
