import { Module } from '@nestjs/common';
import { OrderAccessModule } from '../access/order-access.module.js';
import { ListedOrdersKeeper } from './listed-orders.keeper.js';
import { ListedOrdersRepository } from './listed-orders.repository.js';
import { OrderCountsRepository } from './order-counts.repository.js';

/** What the orders list is found, sorted and counted by, kept with the orders. */
@Module({
  imports: [OrderAccessModule],
  providers: [ListedOrdersRepository, OrderCountsRepository, ListedOrdersKeeper],
  exports: [ListedOrdersKeeper, OrderCountsRepository],
})
export class ListedOrdersModule {}
