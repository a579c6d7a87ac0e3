import { Module } from '@nestjs/common';
import { CatalogueEntitiesModule } from '../catalogue/catalogue-entities.module.js';
import { registerEntities } from '../platform/database/register-entities.js';
import { CutBatch, CutBatchOrder, CutPurchase } from './cut-batch.entity.js';
import { CutPlanPiece } from './cut-plan.entity.js';
import { CutPlanReader } from './cut-plan.reader.js';

/** Reading cutting plans; without routes, so that the worker imports it too. */
@Module({
  imports: [...registerEntities(CutPlanPiece, CutBatch, CutBatchOrder, CutPurchase), CatalogueEntitiesModule],
  providers: [CutPlanReader],
  exports: [CutPlanReader],
})
export class CuttingReadingModule {}
