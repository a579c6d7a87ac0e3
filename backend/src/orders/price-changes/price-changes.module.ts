import { Module } from '@nestjs/common';
import { JobSourcesModule } from '../../jobs/job-sources.module.js';
import { OrderAccessModule } from '../access/order-access.module.js';
import { ListedRepricings } from './listed-repricings.js';
import { PriceChangeDataModule } from './price-change-data.module.js';
import { PriceChangesController } from './price-changes.controller.js';
import { PriceImpact } from './price-impact.service.js';
import { RepricingJobs } from './repricing-jobs.service.js';
import { RepricingSweep } from './repricing-sweep.service.js';
import { Repricings } from './repricings.service.js';

/** Changes of catalogue prices: what they mean for open quotes, and the repricing of those that are chosen. */
@Module({
  imports: [JobSourcesModule, PriceChangeDataModule, OrderAccessModule],
  controllers: [PriceChangesController],
  providers: [PriceImpact, ListedRepricings, RepricingJobs, RepricingSweep, Repricings],
})
export class PriceChangesModule {}
