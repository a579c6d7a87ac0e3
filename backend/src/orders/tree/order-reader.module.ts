import { Module } from '@nestjs/common';
import { OrderHistoryModule } from '../history/order-history.module.js';
import { OrderAccessModule } from '../access/order-access.module.js';
import { OrderReader } from './order-reader.service.js';
import { OrderTreeRepository } from './order-tree.repository.js';
import { PartRowsRepository } from './part-rows.repository.js';

/** Reading whole orders; without routes, so that the worker imports it too. */
@Module({
  imports: [OrderAccessModule, OrderHistoryModule],
  providers: [PartRowsRepository, OrderTreeRepository, OrderReader],
  exports: [OrderReader],
})
export class OrderReaderModule {}
