import { Module } from '@nestjs/common';
import { CatalogueEntitiesModule } from '../catalogue/catalogue-entities.module.js';
import { PricingRepository } from './pricing.repository.js';
import { PricingService } from './pricing.service.js';

/** Weights, values and taxes; the rules are in ./domain. */
@Module({
  imports: [CatalogueEntitiesModule],
  providers: [PricingRepository, PricingService],
  exports: [PricingService],
})
export class PricingModule {}
