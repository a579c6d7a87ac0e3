import { Injectable } from '@nestjs/common';
import { FileAccess, type FileViewer } from '../../files/serve-file.service.js';
import { OrderAccessService } from './order-access.service.js';

/** Files belong to orders: who sees the order sees its files. */
@Injectable()
export class OrderFileAccess extends FileAccess {
  constructor(private readonly orders: OrderAccessService) {
    super();
  }

  async visibleOwners(viewer: FileViewer, orderIds: readonly number[]): Promise<ReadonlySet<number>> {
    return this.orders.visibleIds(viewer, orderIds);
  }
}
