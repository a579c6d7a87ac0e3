import { Module } from '@nestjs/common';
import { ActingUsersModule } from '../../../access/acting-users.module.js';
import { OrderAccessModule } from '../../access/order-access.module.js';
import { OrderHistoryModule } from '../../history/order-history.module.js';
import { OrdersModule } from '../../flow/orders.module.js';
import { OrderRefreshModule } from '../refresh/order-refresh.module.js';
import { PriceChangeDataModule } from './price-change-data.module.js';
import { QuoteRepricing } from './quote-repricing.service.js';
import { RepricingWorker } from './repricing-worker.service.js';

/** The side that reprices; in the worker, or in the one process there is. */
@Module({
  imports: [
    PriceChangeDataModule,
    ActingUsersModule,
    OrderAccessModule,
    OrderHistoryModule,
    OrdersModule,
    OrderRefreshModule,
  ],
  providers: [QuoteRepricing, RepricingWorker],
})
export class RepricingWorkerModule {}
