import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { ErrorLogModule } from '../error-log/error-log.module.js';
import { ExportsController } from './export/exports.controller.js';
import { ListExports } from './export/list-exports.service.js';
import { OrderExport } from './export/order-export.service.js';
import { SheetThreads } from './xlsx/sheet-threads.js';

/** What goes out of the product as files of other programs, and comes in. */
@Module({
  imports: [AccessModule, CatalogueModule, OrdersModule, ErrorLogModule],
  controllers: [ExportsController],
  providers: [SheetThreads, ListExports, OrderExport],
})
export class ExchangeModule {}
