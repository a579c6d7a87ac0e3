import { Module } from '@nestjs/common';
import { OrderAccessModule } from '../../access/order-access.module.js';
import { OrderHistoryModule } from '../../history/order-history.module.js';
import { PartsModule } from '../../parts/parts.module.js';
import { RepricingModule } from '../../repricing/repricing.module.js';
import { OrderReaderModule } from '../../tree/order-reader.module.js';
import { OrderRefreshController } from './order-refresh.controller.js';
import { RepricedParts } from './repriced-parts.service.js';

/** Recalcular for all parts of an order. */
@Module({
  imports: [OrderAccessModule, OrderHistoryModule, PartsModule, RepricingModule, OrderReaderModule],
  controllers: [OrderRefreshController],
  providers: [RepricedParts],
  exports: [RepricedParts],
})
export class OrderRefreshModule {}
