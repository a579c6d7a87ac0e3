import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SignedIn } from '../../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../../access/current-user.js';
import { CompanyTaxesService } from '../../../company/taxes/company-taxes.service.js';
import { Database } from '../../../platform/database/database.js';
import { OrderReader } from '../../tree/order-reader.service.js';
import { compareTaxes } from './compare-taxes.js';
import { Answers } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { TaxDaysDto } from './order-taxes.dto.js';
import { OrderTaxesView } from './order-taxes.view.js';

/** Taxes of an order as they would be on days of invoicing; nothing is stored. */
@ApiTags('orders')
@Controller('api/orders')
export class OrderTaxesController {
  constructor(
    readonly db: Database,
    readonly reader: OrderReader,
    readonly company: CompanyTaxesService,
  ) {}

  @SignedIn()
  @Get(':id/taxes')
  @Answers(OrderTaxesView, 'The taxes of an order on days of invoicing; nothing is stored')
  compare(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @Query() { on }: TaxDaysDto,
  ): Promise<OrderTaxesView> {
    return compareTaxes(this, actor, id, on?.split(',') ?? []);
  }
}
