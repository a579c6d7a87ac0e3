import { Module } from '@nestjs/common';
import { CatalogueFiguresRepository } from './catalogue-figures.repository.js';
import { PricedPartsRepository } from './priced-parts.repository.js';
import { RepricingService } from './repricing.service.js';

/** From a change to prices, for every feature that makes one. */
@Module({
  providers: [CatalogueFiguresRepository, PricedPartsRepository, RepricingService],
  exports: [RepricingService],
})
export class RepricingModule {}
