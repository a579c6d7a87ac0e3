import { Module } from '@nestjs/common';
import { OrderAccessModule } from '../access/order-access.module.js';
import { KeptTotalsRepository } from './kept-totals.repository.js';
import { OrderTotalsKeeper } from './order-totals.keeper.js';
import { TotalsCheck } from './totals-check.service.js';

/** What orders amount to, kept in their rows. */
@Module({
  imports: [OrderAccessModule],
  providers: [KeptTotalsRepository, OrderTotalsKeeper, TotalsCheck],
  exports: [OrderTotalsKeeper, TotalsCheck],
})
export class KeptTotalsModule {}
