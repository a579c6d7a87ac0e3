import { Module } from '@nestjs/common';
import { CompanyModule } from '../../../company/company.module.js';
import { OrderCoreModule } from '../../order-core.module.js';
import { OrderTaxesController } from './order-taxes.controller.js';

/** The taxes of an order by the day of its invoice. */
@Module({
  imports: [OrderCoreModule, CompanyModule],
  controllers: [OrderTaxesController],
})
export class OrderTaxesModule {}
