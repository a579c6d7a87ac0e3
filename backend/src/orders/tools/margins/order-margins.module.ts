import { Module } from '@nestjs/common';
import { OrderAccessModule } from '../../access/order-access.module.js';
import { PartRowsModule } from '../../part-rows/part-rows.module.js';
import { RepricingModule } from '../../repricing/repricing.module.js';
import { OrderReaderModule } from '../../tree/order-reader.module.js';
import { OrderMarginsController } from './order-margins.controller.js';

/** Costs and margins of orders. */
@Module({
  imports: [OrderAccessModule, RepricingModule, OrderReaderModule, PartRowsModule],
  controllers: [OrderMarginsController],
})
export class OrderMarginsModule {}
