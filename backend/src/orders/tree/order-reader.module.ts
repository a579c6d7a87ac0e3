import { Module } from '@nestjs/common';
import { OrderHistoryModule } from '../history/order-history.module.js';
import { OrderAccessModule } from '../access/order-access.module.js';
import { OrderAmountsRepository } from './order-amounts.repository.js';
import { OrderReader } from './order-reader.service.js';
import { OrderTotalsReader } from './order-totals.reader.js';
import { OrderTreeRepository } from './order-tree.repository.js';
import { PartRowsRepository } from './part-rows.repository.js';

/** Reading whole orders; without routes, so that the worker imports it too. */
@Module({
  imports: [OrderAccessModule, OrderHistoryModule],
  providers: [
    PartRowsRepository,
    OrderTreeRepository,
    OrderReader,
    OrderAmountsRepository,
    OrderTotalsReader,
  ],
  exports: [OrderTotalsReader, OrderReader],
})
export class OrderReaderModule {}
