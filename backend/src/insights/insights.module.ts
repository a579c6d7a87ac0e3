import { Module } from '@nestjs/common';
import { OrderCoreModule } from '../orders/order-core.module.js';
import { DashboardController } from './dashboard.controller.js';
import { OrderFactsKeeper } from './order-facts.keeper.js';
import { TalliesRepository } from './tallies.repository.js';

/** Tallies of all orders that are kept with them, without the routes. */
@Module({
  imports: [OrderCoreModule],
  providers: [TalliesRepository, OrderFactsKeeper],
  exports: [TalliesRepository, OrderFactsKeeper],
})
export class OrderFactsModule {}

/** The dashboard. */
@Module({
  imports: [OrderFactsModule],
  controllers: [DashboardController],
})
export class InsightsModule {}
