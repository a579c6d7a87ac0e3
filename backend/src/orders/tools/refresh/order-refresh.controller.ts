import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags, ApiUnprocessableEntityResponse } from '@nestjs/swagger';
import { Needs, SignedIn } from '../../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../../access/current-user.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { OrderView } from '../../tree/order-view.js';
import { OrderRefreshDto } from './order-refresh.dto.js';
import { OrderRefreshService } from './order-refresh.service.js';
import { OrderRefreshView } from './order-refresh.view.js';

/** Recalcular for all parts of an order: what it would change, and the change. */
@ApiTags('orders')
@Controller('api/orders/:id/refresh')
export class OrderRefreshController {
  constructor(private readonly refreshing: OrderRefreshService) {}

  @Get()
  @ApiOperation({ summary: "What all parts would be with today's catalogue; nothing is stored" })
  @SignedIn()
  @ApiUnprocessableEntityResponse({ description: 'A result that can not be stored' })
  @ApiOkResponse({ type: OrderRefreshView })
  preview(@CurrentUser() actor: Actor, @IdParam() id: number): Promise<OrderRefreshView> {
    return this.refreshing.preview(actor, id);
  }

  @Put()
  @ApiOperation({ summary: "Recalculate all parts with today's catalogue" })
  @Needs('edit_orders', 'edit_pre_orders')
  @ApiOkResponse({ type: OrderView })
  store(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @Body() body: OrderRefreshDto,
  ): Promise<OrderView> {
    return this.refreshing.store(actor, id, body);
  }
}
