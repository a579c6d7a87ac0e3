import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { SignedIn } from '../../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../../access/current-user.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { TaxDaysDto } from './order-taxes.dto.js';
import { OrderTaxesService } from './order-taxes.service.js';
import { OrderTaxesView } from './order-taxes.view.js';

/** Taxes of an order as they would be on days of invoicing; nothing is stored. */
@ApiTags('orders')
@Controller('api/orders')
export class OrderTaxesController {
  constructor(private readonly taxes: OrderTaxesService) {}

  @SignedIn()
  @Get(':id/taxes')
  @ApiOperation({ summary: 'The taxes of an order on days of invoicing; nothing is stored' })
  @ApiOkResponse({ type: OrderTaxesView })
  compare(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @Query() { on }: TaxDaysDto,
  ): Promise<OrderTaxesView> {
    return this.taxes.compare(actor, id, on?.split(',') ?? []);
  }
}
