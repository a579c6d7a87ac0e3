import { Module } from '@nestjs/common';
import { OrderAccessModule } from '../access/order-access.module.js';
import { FilesModule } from '../../files/files.module.js';
import { OrderHistoryModule } from '../history/order-history.module.js';
import { KeptTotalsModule } from '../kept-totals/kept-totals.module.js';
import { PartsModule } from '../parts/parts.module.js';
import { ReadingFeedbackModule } from '../reading-feedback/reading-feedback.module.js';
import { RepricingModule } from '../repricing/repricing.module.js';
import { PartRowsModule } from '../part-rows/part-rows.module.js';
import { OrderPartsController } from './order-parts.controller.js';
import { PartSaving } from './part-saving.service.js';
import { PartStates } from './part-states.repository.js';
import { PartsStore } from './parts-store.service.js';
import { SetPartsController } from './set-parts.controller.js';

/** The routes that save parts; apart from the parts because a save answers the order's totals too. */
@Module({
  imports: [
    FilesModule,
    OrderAccessModule,
    OrderHistoryModule,
    PartRowsModule,
    PartsModule,
    RepricingModule,
    ReadingFeedbackModule,
    KeptTotalsModule,
  ],
  controllers: [SetPartsController, OrderPartsController],
  providers: [PartSaving, PartsStore, PartStates],
  exports: [PartSaving],
})
export class PartSavingModule {}
