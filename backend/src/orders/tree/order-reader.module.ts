import { Module } from '@nestjs/common';
import { OrderHistoryModule } from '../history/order-history.module.js';
import { OrderAccessModule } from '../access/order-access.module.js';
import { PartRowsModule } from '../part-rows/part-rows.module.js';
import { OrderReader } from './order-reader.service.js';

/** Reading whole orders; without routes, so that the worker imports it too. */
@Module({
  imports: [OrderAccessModule, OrderHistoryModule, PartRowsModule],
  providers: [OrderReader],
  exports: [OrderReader],
})
export class OrderReaderModule {}
