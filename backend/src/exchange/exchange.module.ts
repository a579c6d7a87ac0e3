import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { KitsModule } from '../orders/kits/kits.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { ErrorLogModule } from '../error-log/error-log.module.js';
import { ExportsController } from './export/exports.controller.js';
import { ListExports } from './export/list-exports.service.js';
import { OrderExport } from './export/order-export.service.js';
import { ImportTemplates } from './import/import-template.service.js';
import { ImportsController } from './import/imports.controller.js';
import { ImportsService } from './import/imports.service.js';
import { ImportPlanner } from './import/planning/import-planner.service.js';
import { ImportedFiles } from './import/reading/imported-file.service.js';
import { ImportRow } from './import/storing/import-row.entity.js';
import { Import } from './import/storing/import.entity.js';
import { ImportsRepository } from './import/storing/imports.repository.js';
import { ImportUndo } from './import/undo/undo.service.js';
import { registerEntities } from '../platform/database/register-entities.js';
import { SheetThreads } from './xlsx/sheet-threads.js';

/** What goes out of the product as files of other programs, and comes in. */
@Module({
  imports: [
    AccessModule,
    CatalogueModule,
    OrdersModule,
    KitsModule,
    ErrorLogModule,
    ...registerEntities(Import, ImportRow),
  ],
  controllers: [ExportsController, ImportsController],
  providers: [
    SheetThreads,
    ListExports,
    OrderExport,
    ImportedFiles,
    ImportPlanner,
    ImportTemplates,
    ImportUndo,
    ImportsRepository,
    ImportsService,
  ],
})
export class ExchangeModule {}
