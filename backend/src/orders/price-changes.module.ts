import { Module } from '@nestjs/common';
import { ActingUsersModule } from '../access/acting-users.module.js';
import { CompanyModule } from '../company/company.module.js';
import { JobSourcesModule } from '../jobs/job-sources.module.js';
import { OrderCoreModule } from './order-core.module.js';
import { OrdersModule } from './orders.module.js';
import { EntryFigures } from './tools/price-changes/entry-figures.service.js';
import { PriceChangesController } from './tools/price-changes/price-changes.controller.js';
import { QuoteRepricing } from './tools/price-changes/quote-repricing.service.js';
import { RepricedQuotes } from './tools/price-changes/repriced-quotes.service.js';
import { RepricingSweep } from './tools/price-changes/repricing-sweep.service.js';
import { RepricingWorker } from './tools/price-changes/repricing-worker.service.js';
import { RepricingsRepository } from './tools/price-changes/repricings.repository.js';
import { Repricings } from './tools/price-changes/repricings.service.js';
import { OrderRefreshController } from './tools/refresh/order-refresh.controller.js';

const read = [EntryFigures, RepricedQuotes, RepricingsRepository];

/** Reads and calculates changed prices on both sides of the queue, without the routes. */
@Module({
  imports: [CompanyModule, OrderCoreModule],
  providers: read,
  exports: read,
})
class PriceChangeDataModule {}

/** Changes of catalogue prices: what they mean for an order and for open quotes, and the repricing of those that are chosen. */
@Module({
  imports: [JobSourcesModule, PriceChangeDataModule, OrdersModule],
  controllers: [OrderRefreshController, PriceChangesController],
  providers: [RepricingSweep, Repricings],
})
export class PriceChangesModule {}

/** The side that reprices; in the worker, or in the one process there is. */
@Module({
  imports: [PriceChangeDataModule, ActingUsersModule, OrdersModule],
  providers: [QuoteRepricing, RepricingWorker],
})
export class RepricingWorkerModule {}
