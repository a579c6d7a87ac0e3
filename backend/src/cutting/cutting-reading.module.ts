import { Module } from '@nestjs/common';
import { CutPlanReader } from './cut-plan.reader.js';

/** Reading cutting plans; without routes, so that the worker imports it too. */
@Module({
  providers: [CutPlanReader],
  exports: [CutPlanReader],
})
export class CuttingReadingModule {}
