import { Module } from '@nestjs/common';
import { BarsController } from './bars/bars.controller.js';
import { Catalogues } from './catalogues.service.js';
import { ChangedEntriesModule } from './changed-entries.js';
import { ComponentsController } from './components/components.controller.js';
import { CustomersController } from './customers/customers.controller.js';
import { MaterialsController } from './materials/materials.controller.js';
import { NcmsController } from './ncms/ncms.controller.js';
import { OperationsController } from './operations/operations.controller.js';
import { ProcessesController } from './processes/processes.controller.js';
import { SheetsController } from './sheets/sheets.controller.js';
import { StatesController } from './states/states.controller.js';
import { StockItemsController } from './stock-items/stock-items.controller.js';
import { TimeRulesController } from './time-rules/time-rules.controller.js';

/** The routes of every catalogue. */
@Module({
  controllers: [
    BarsController,
    ComponentsController,
    CustomersController,
    MaterialsController,
    NcmsController,
    OperationsController,
    ProcessesController,
    SheetsController,
    StatesController,
    StockItemsController,
    TimeRulesController,
  ],
})
class CatalogueRoutesModule {}

/** Every catalogue. */
@Module({
  imports: [ChangedEntriesModule, CatalogueRoutesModule],
  providers: [Catalogues],
  exports: [Catalogues],
})
export class CatalogueModule {}
