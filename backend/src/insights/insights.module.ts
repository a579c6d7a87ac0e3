import { Module } from '@nestjs/common';
import { OrderCoreModule } from '../orders/order-core.module.js';
import { registerEntities } from '../platform/database/register-entities.js';
import { DashboardController } from './dashboard.controller.js';
import { OrderFactsRow, OrderMaterialRow } from './order-facts.entity.js';
import { OrderFactsKeeper } from './order-facts.keeper.js';
import { OrderTally } from './order-tally.entity.js';
import { TalliesRepository } from './tallies.repository.js';

/** Tallies of all orders that are kept with them, without the routes. */
@Module({
  imports: [OrderCoreModule, ...registerEntities(OrderFactsRow, OrderMaterialRow, OrderTally)],
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
