import { Module } from '@nestjs/common';
import { JobSourcesModule } from '../../../jobs/job-sources.module.js';
import { OrderAccessModule } from '../../access/order-access.module.js';
import { PriceChangeDataModule } from './price-change-data.module.js';
import { PriceChangesController } from './price-changes.controller.js';
import { RepricingSweep } from './repricing-sweep.service.js';
import { Repricings } from './repricings.service.js';

/** Changes of catalogue prices: what they mean for open quotes, and the repricing of those that are chosen. */
@Module({
  imports: [JobSourcesModule, PriceChangeDataModule, OrderAccessModule],
  controllers: [PriceChangesController],
  providers: [RepricingSweep, Repricings],
})
export class PriceChangesModule {}
