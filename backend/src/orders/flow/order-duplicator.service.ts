import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/current-user.js';
import { Database } from '../../platform/database/database.js';
import { Forbidden } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import { present } from '../../platform/present.js';
import { OrderRowsRepository } from '../contents/order-rows.repository.js';
import { RowCopies } from '../contents/row-copies.service.js';
import { duplicateOrder } from '../domain/duplicate.js';
import { mayEdit } from '../domain/visibility.js';
import { OrderHistoryService } from '../history/order-history.service.js';
import { OrderAccessService } from '../access/order-access.service.js';
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
    private readonly rows: OrderRowsRepository,
    private readonly copies: RowCopies,
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

  private async copyContents({ id, os_file_id }: Order, copyId: number): Promise<void> {
    const sets = await this.rows.sets(id);
    const parts = await this.rows.parts(id);
    const files = await this.copies.filesFor(copyId, parts, sets, os_file_id);
    const osFile = os_file_id === null ? undefined : files.get(os_file_id);
    if (osFile !== undefined) await this.orders.update(copyId, { os_file_id: osFile });
    const copying = { mode: 'copy', files } as const;
    const setIds = await this.copies.addSets(copyId, sets, copying);
    const copyOf = new Map(sets.map((set, index) => [set.id, setIds[index]]));
    await this.copies.addParts(
      parts.map((row) => ({ ...row, into: present(copyOf.get(row.part.set_id), 'copy of a set') })),
      copying,
    );
  }
}
