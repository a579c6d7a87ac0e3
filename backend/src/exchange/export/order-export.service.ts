import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/current-user.js';
import { OrderReader } from '../../orders/tree/order-reader.service.js';
import { exchangeTexts } from '../exchange.texts.js';
import { SheetThreads } from '../xlsx/sheet-threads.js';
import { fileName } from './file-name.js';
import type { ExportedFile } from './list-exports.service.js';
import { orderSheets } from './order-sheets.js';

/** One quote or order as a file. */
@Injectable()
export class OrderExport {
  constructor(
    private readonly threads: SheetThreads,
    private readonly reader: OrderReader,
  ) {}

  /** @throws NotFound where this user does not see it */
  async file(actor: Actor, id: number): Promise<ExportedFile> {
    const order = await this.reader.getTree(actor, id);
    const name = fileName(exchangeTexts.orderFile(order.type, order.id));
    return { name, content: this.threads.writeSheets(orderSheets(order)) };
  }
}
