import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags, ApiUnprocessableEntityResponse } from '@nestjs/swagger';
import { Needs, SignedIn } from '../../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../../access/current-user.js';
import { Answers } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { Database } from '../../../platform/database/database.js';
import { OrderAccessService } from '../../access/order-access.service.js';
import { OrderHistoryService } from '../../history/order-history.service.js';
import { RepricingService } from '../../repricing/repricing.service.js';
import { OrderReader } from '../../tree/order-reader.service.js';
import { previewRefresh, storeRefresh } from './refresh-order.js';
import { RepricedParts } from './repriced-parts.service.js';
import { OrderView } from '../../tree/order-view.js';
import { OrderRefreshDto } from './order-refresh.dto.js';
import { OrderRefreshView } from './order-refresh.view.js';

/** Recalcular for all parts of an order: what it would change, and the change. */
@ApiTags('orders')
@Controller('api/orders/:id/refresh')
export class OrderRefreshController {
  constructor(
    readonly db: Database,
    readonly access: OrderAccessService,
    readonly reader: OrderReader,
    readonly pricing: RepricingService,
    readonly storing: RepricedParts,
    readonly history: OrderHistoryService,
  ) {}

  @Get()
  @Answers(OrderRefreshView, "What all parts would be with today's catalogue; nothing is stored")
  @SignedIn()
  @ApiUnprocessableEntityResponse({ description: 'A result that can not be stored' })
  preview(@CurrentUser() actor: Actor, @IdParam() id: number): Promise<OrderRefreshView> {
    return previewRefresh(this, actor, id);
  }

  @Put()
  @Answers(OrderView, "Recalculate all parts with today's catalogue")
  @Needs('edit_orders', 'edit_pre_orders')
  store(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @Body() body: OrderRefreshDto,
  ): Promise<OrderView> {
    return storeRefresh(this, actor, id, body);
  }
}
