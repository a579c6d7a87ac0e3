import { Module } from '@nestjs/common';
import { BarsModule } from './bars/bars.module.js';
import { CatalogueEntitiesModule } from './catalogue-entities.module.js';
import { Catalogues } from './catalogues.service.js';
import { ChangedEntriesModule } from './changed-entries.js';
import { ComponentsModule } from './components/components.module.js';
import { CustomersModule } from './customers/customers.module.js';
import { MaterialsModule } from './materials/materials.module.js';
import { NcmsModule } from './ncms/ncms.module.js';
import { OperationsModule } from './operations/operations.module.js';
import { ProcessesModule } from './processes/processes.module.js';
import { SheetsModule } from './sheets/sheets.module.js';
import { StatesModule } from './states/states.module.js';
import { StockItemsModule } from './stock-items/stock-items.module.js';
import { TimeRulesModule } from './time-rules/time-rules.module.js';

/** Every catalogue. */
@Module({
  imports: [
    CatalogueEntitiesModule,
    ChangedEntriesModule,
    BarsModule,
    ComponentsModule,
    CustomersModule,
    MaterialsModule,
    NcmsModule,
    OperationsModule,
    ProcessesModule,
    SheetsModule,
    StatesModule,
    StockItemsModule,
    TimeRulesModule,
  ],
  providers: [Catalogues],
  exports: [Catalogues],
})
export class CatalogueModule {}
