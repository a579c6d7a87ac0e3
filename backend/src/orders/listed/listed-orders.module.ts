import { Module } from '@nestjs/common';
import { OrderAccessModule } from '../access/order-access.module.js';
import { ListedOrdersKeeper } from './listed-orders.keeper.js';
import { OrderCountsRepository } from './order-counts.repository.js';

/** Keeps what the orders list is found, sorted and counted by. */
@Module({
  imports: [OrderAccessModule],
  providers: [OrderCountsRepository, ListedOrdersKeeper],
  exports: [ListedOrdersKeeper, OrderCountsRepository],
})
export class ListedOrdersModule {}
