import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { CompanyModule } from '../company/company.module.js';
import { CuttingReadingModule } from '../cutting/cutting-reading.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { ErrorLogModule } from '../error-log/error-log.module.js';
import { ExportsController } from './export/exports.controller.js';
import { ListExports } from './export/list-exports.service.js';
import { ImportsController } from './import/imports.controller.js';
import { ImportsService } from './import/imports.service.js';
import { SheetThreads } from './xlsx/sheet-threads.js';

/** Files of other programs that go out of the product and come in. */
@Module({
  imports: [AccessModule, CatalogueModule, CompanyModule, OrdersModule, CuttingReadingModule, ErrorLogModule],
  controllers: [ExportsController, ImportsController],
  providers: [SheetThreads, ListExports, ImportsService],
})
export class ExchangeModule {}
