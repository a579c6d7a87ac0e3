import { Module } from '@nestjs/common';
import { PartRowsModule } from '../part-rows/part-rows.module.js';
import { RepricingService } from './repricing.service.js';

/** From a change to prices, for every feature that makes one. */
@Module({
  imports: [PartRowsModule],
  providers: [RepricingService],
  exports: [RepricingService],
})
export class RepricingModule {}
