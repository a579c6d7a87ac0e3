import { Module } from '@nestjs/common';
import { OrderEntitiesModule } from '../order-entities.module.js';
import { ChangedOrders } from './changed-orders.js';
import { OrderAccessService } from './order-access.service.js';

/** The gate to orders, for every feature that reads or changes something inside one. */
@Module({
  imports: [OrderEntitiesModule],
  providers: [OrderAccessService, ChangedOrders],
  exports: [OrderAccessService, ChangedOrders],
})
export class OrderAccessModule {}
