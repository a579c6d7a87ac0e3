import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { CuttingReadingModule } from './cutting-reading.module.js';
import { CuttingController } from './cutting.controller.js';
import { CuttingService } from './cutting.service.js';
import { CutBatchesController, CutPurchasesController } from './batches/cut-batches.controller.js';
import { CutBatchesService } from './batches/cut-batches.service.js';
import { CutPurchasesService } from './batches/cut-purchases.service.js';
import { PlanFinder } from './plan-finder.service.js';
import { PlanSearch } from './plan-search.service.js';

/** Cutting plans of orders and batches, and the shop's own stock. */
@Module({
  imports: [CuttingReadingModule, FilesModule, OrdersModule],
  controllers: [CuttingController, CutBatchesController, CutPurchasesController],
  providers: [CuttingService, PlanFinder, CutBatchesService, CutPurchasesService],
})
export class CuttingModule {}

/** The side that searches; in the worker, or in the one process there is. */
@Module({ providers: [PlanSearch] })
export class CuttingWorkerModule {}
