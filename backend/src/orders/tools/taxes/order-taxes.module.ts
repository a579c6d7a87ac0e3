import { Module } from '@nestjs/common';
import { CompanyModule } from '../../../company/company.module.js';
import { OrderReaderModule } from '../../tree/order-reader.module.js';
import { OrderTaxesController } from './order-taxes.controller.js';

/** The taxes of an order by the day of its invoice. */
@Module({
  imports: [OrderReaderModule, CompanyModule],
  controllers: [OrderTaxesController],
})
export class OrderTaxesModule {}
