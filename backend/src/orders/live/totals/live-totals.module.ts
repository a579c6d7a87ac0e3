import { Module } from '@nestjs/common';
import { PartsModule } from '../../parts/parts.module.js';
import { OrderReaderModule } from '../../tree/order-reader.module.js';
import { LiveTotalsController } from './live-totals.controller.js';

/** Totals of an order, a selection and a part that is being edited. */
@Module({
  imports: [OrderReaderModule, PartsModule],
  controllers: [LiveTotalsController],
})
export class LiveTotalsModule {}
