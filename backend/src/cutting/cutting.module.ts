import { Module } from '@nestjs/common';
import { CatalogueEntitiesModule } from '../catalogue/catalogue-entities.module.js';
import { OrderAccessModule } from '../orders/access/order-access.module.js';
import { OrderHistoryModule } from '../orders/history/order-history.module.js';
import { OrderRefreshModule } from '../orders/tools/refresh/order-refresh.module.js';
import { OrderReaderModule } from '../orders/tree/order-reader.module.js';
import { registerEntities } from '../platform/database/register-entities.js';
import { CutPlanPiece } from './cut-plan.entity.js';
import { CuttingController } from './cutting.controller.js';
import { CuttingService } from './cutting.service.js';
import { PlanSearch } from './plan-search.service.js';

/** Cutting plans of orders. */
@Module({
  imports: [
    ...registerEntities(CutPlanPiece),
    CatalogueEntitiesModule,
    OrderAccessModule,
    OrderHistoryModule,
    OrderReaderModule,
    OrderRefreshModule,
  ],
  controllers: [CuttingController],
  providers: [CuttingService],
  exports: [CuttingService],
})
export class CuttingModule {}

/** The side that searches; in the worker, or in the one process there is. */
@Module({ providers: [PlanSearch] })
export class CuttingWorkerModule {}
