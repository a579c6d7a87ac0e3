import { Module } from '@nestjs/common';
import { OrderAccessModule } from '../orders/access/order-access.module.js';
import { OrderHistoryModule } from '../orders/history/order-history.module.js';
import { OrderRefreshModule } from '../orders/tools/refresh/order-refresh.module.js';
import { OrderReaderModule } from '../orders/tree/order-reader.module.js';
import { CuttingReadingModule } from './cutting-reading.module.js';
import { CuttingController } from './cutting.controller.js';
import { CuttingService } from './cutting.service.js';
import { PlanSearch } from './plan-search.service.js';

/** Cutting plans of orders. */
@Module({
  imports: [
    CuttingReadingModule,
    OrderAccessModule,
    OrderHistoryModule,
    OrderReaderModule,
    OrderRefreshModule,
  ],
  controllers: [CuttingController],
  providers: [CuttingService],
})
export class CuttingModule {}

/** The side that searches; in the worker, or in the one process there is. */
@Module({ providers: [PlanSearch] })
export class CuttingWorkerModule {}
