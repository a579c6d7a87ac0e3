import { Module } from '@nestjs/common';
import { OrderAccessModule } from '../access/order-access.module.js';
import { PartsModule } from '../parts/parts.module.js';
import { RuleTryoutController } from './rule-tryout.controller.js';
import { RuleTryoutService } from './rule-tryout.service.js';

/** Rules for minutes, tried on real parts. */
@Module({
  imports: [OrderAccessModule, PartsModule],
  controllers: [RuleTryoutController],
  providers: [RuleTryoutService],
})
export class RuleTryoutModule {}
