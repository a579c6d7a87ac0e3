import { Module } from '@nestjs/common';
import { CompanyModule } from '../../../company/company.module.js';
import { OrderReaderModule } from '../../tree/order-reader.module.js';
import { OrderTaxesController } from './order-taxes.controller.js';
import { OrderTaxesService } from './order-taxes.service.js';

/** The taxes of an order by the day of its invoice. */
@Module({
  imports: [OrderReaderModule, CompanyModule],
  controllers: [OrderTaxesController],
  providers: [OrderTaxesService],
})
export class OrderTaxesModule {}
