import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { shape } from '../../platform/shape.js';
import { SignedIn } from '../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../access/current-user.js';
import { Answers } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
import { OrderAccessService } from '../access/order-access.service.js';
import { OrderHistoryService } from './order-history.service.js';
import { OrderEventView, toEventView } from './order-history.view.js';
import { idField } from '../../platform/http/number-fields.js';

/** Query of GET /api/orders/:id/history. */
class OrderHistoryQueryDto extends shape({
  before: idField({ fromText: true, description: 'Only events older than this one' }),
}) {}

/** Who did what to an order, when: newest first, a hundred at a time. */
@ApiTags('orders')
@Controller('api/orders/:id/history')
export class OrderHistoryController {
  constructor(
    private readonly access: OrderAccessService,
    private readonly history: OrderHistoryService,
  ) {}

  @Get()
  @Answers([OrderEventView], 'List what happened to an order, newest first')
  @SignedIn()
  async list(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @Query() { before }: OrderHistoryQueryDto,
  ): Promise<OrderEventView[]> {
    await this.access.readable(actor, id);
    return (await this.history.ofOrder(id, before)).map(toEventView);
  }
}
