import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/current-user.js';
import { FilesService } from '../../files/files.service.js';
import { Database } from '../../platform/database/database.js';
import { OrderHistoryService } from '../history/order-history.service.js';
import { QuoteFreezing } from './quote-freezing.js';
import { OrderAccessService } from '../access/order-access.service.js';
import { OrderReader } from '../tree/order-reader.service.js';
import type { OrderView } from '../tree/order-view.js';
import { OrdersRepository } from '../orders.repository.js';

/** Deletes orders with everything in them; only the history stays. */
@Injectable()
export class OrderRemoval {
  constructor(
    private readonly db: Database,
    private readonly access: OrderAccessService,
    private readonly reader: OrderReader,
    private readonly orders: OrdersRepository,
    private readonly files: FilesService,
    private readonly history: OrderHistoryService,
    private readonly freezing: QuoteFreezing,
  ) {}

  /** Deletes the order, its sets, parts and files. @returns the order as it was @throws NotFound, Forbidden */
  async remove(actor: Actor, id: number): Promise<OrderView> {
    return this.db.write(async () => {
      const { type, status, customer_id } = await this.access.deletable(actor, id);
      const view = await this.reader.view(actor, id);
      const revisions = await this.freezing.forget(id);
      await this.files.releaseOwner(id);
      await this.orders.delete(id);
      await this.history.record(actor, id, 'deleted', {
        type,
        status,
        customer_id,
        ...(revisions.length > 0 && { revisions }),
      });
      return view;
    });
  }
}
