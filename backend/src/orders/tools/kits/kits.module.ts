import { Module } from '@nestjs/common';
import { ChangedEntriesModule } from '../../../catalogue/changed-entries.js';
import { FilesModule } from '../../../files/files.module.js';
import { OrderAccessModule } from '../../access/order-access.module.js';
import { PartRowsModule } from '../../part-rows/part-rows.module.js';
import { PartsModule } from '../../parts/parts.module.js';
import { RepricingModule } from '../../repricing/repricing.module.js';
import { SetsRepository } from '../../sets/sets.repository.js';
import { TransferRepository } from '../transfer/transfer.repository.js';
import { OrderReaderModule } from '../../tree/order-reader.module.js';
import { KitInsertionController } from './kit-insertion.controller.js';
import { KitInsertion } from './kit-insertion.service.js';
import { KitPricing } from './kit-pricing.service.js';
import { KitsController } from './kits.controller.js';
import { KitsRepository } from './kits.repository.js';
import { KitsService } from './kits.service.js';

/** Kits: sets that are made again and again. */
@Module({
  imports: [
    ChangedEntriesModule,
    FilesModule,
    OrderAccessModule,
    OrderReaderModule,
    PartRowsModule,
    PartsModule,
    RepricingModule,
  ],
  controllers: [KitsController, KitInsertionController],
  providers: [KitsService, KitInsertion, KitPricing, KitsRepository, SetsRepository, TransferRepository],
  exports: [KitsService],
})
export class KitsModule {}
