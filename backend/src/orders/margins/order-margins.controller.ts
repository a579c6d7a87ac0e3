import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Needs } from '../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../access/current-user.js';
import { IdParam } from '../../platform/http/id-param.js';
import { OrderMargins } from './order-margins.service.js';
import { MarkupForMarginView, OrderMarginsView } from './order-margins.view.js';
import { TargetMarginDto } from './target-margin.dto.js';

/** Costs and margins: never on a document, and only for users with `view_costs`. */
@ApiTags('orders')
@Controller('api/orders/:id')
export class OrderMarginsController {
  constructor(private readonly margins: OrderMargins) {}

  @Get('margins')
  @ApiOperation({ summary: 'Cost, contribution and margin of an order, its sets and its parts' })
  @Needs('view_costs')
  @ApiOkResponse({ type: OrderMarginsView })
  of(@CurrentUser() actor: Actor, @IdParam() id: number): Promise<OrderMarginsView> {
    return this.margins.of(actor, id);
  }

  @Get('markup-for-margin')
  @ApiOperation({ summary: 'The markup that leaves a margin; nothing is stored' })
  @Needs('view_costs')
  @ApiOkResponse({ type: MarkupForMarginView })
  markup(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @Query() { target_margin }: TargetMarginDto,
  ): Promise<MarkupForMarginView> {
    return this.margins.markupFor(actor, id, target_margin);
  }
}
