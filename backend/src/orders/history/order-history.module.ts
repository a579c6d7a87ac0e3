import { Module } from '@nestjs/common';
import { OrderEntitiesModule } from '../order-entities.module.js';
import { OrderHistoryService } from './order-history.service.js';

/** The history of orders, for every feature that changes one. */
@Module({
  imports: [OrderEntitiesModule],
  providers: [OrderHistoryService],
  exports: [OrderHistoryService],
})
export class OrderHistoryModule {}
