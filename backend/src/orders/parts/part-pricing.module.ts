import { Module } from '@nestjs/common';
import { PricingModule } from '../../pricing/pricing.module.js';
import { PartPricingService } from './part-pricing.service.js';
import { PartsRepository } from './parts.repository.js';

/** What a change of an order means for its parts; apart from PartsModule so that orders can use it without a cycle. */
@Module({
  imports: [PricingModule],
  providers: [PartsRepository, PartPricingService],
  exports: [PartsRepository, PartPricingService],
})
export class PartPricingModule {}
