import { Module } from '@nestjs/common';
import { CompanyModule } from '../../company/company.module.js';
import { OrderTaxBasis } from './order-tax-basis.service.js';

/** The facts that the taxes of an order are computed from. */
@Module({ imports: [CompanyModule], providers: [OrderTaxBasis], exports: [OrderTaxBasis] })
export class TaxBasisModule {}
