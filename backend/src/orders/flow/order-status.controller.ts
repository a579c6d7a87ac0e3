import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Needs, SignedIn } from '../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../access/current-user.js';
import { Answers } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
import { statusFlow } from '../domain/status-flow.js';
import { OrderStatusService } from './order-status.service.js';
import { StatusMoveView } from '../tree/order-transitions.view.js';
import { OrderView } from '../tree/order-view.js';
import { LostReasonDto, UpdateStatusDto } from './orders.dto.js';

/** The status flow, and the moves through it. */
@ApiTags('orders')
@Controller('api')
export class OrderStatusController {
  constructor(private readonly statuses: OrderStatusService) {}

  @Get('status-flow')
  @Answers([StatusMoveView], 'List the moves of status that there are')
  @SignedIn()
  flow(): readonly StatusMoveView[] {
    return statusFlow;
  }

  /** Makes one move; approving answers type order and status waiting_release. */
  @Put('orders/:id/update-status')
  @Answers(OrderView, 'Move the status of an order')
  @Needs('edit_orders', 'edit_pre_orders', 'approve_pre_orders')
  move(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @Body() request: UpdateStatusDto,
  ): Promise<OrderView> {
    return this.statuses.move(actor, id, request);
  }

  /** Says why a cancelled quote was lost, where that is known later or was wrong. */
  @Put('orders/:id/lost-reason')
  @Answers(OrderView, 'Store why a cancelled quote was lost')
  @Needs('edit_orders', 'edit_pre_orders')
  explainLoss(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @Body() request: LostReasonDto,
  ): Promise<OrderView> {
    return this.statuses.explainLoss(actor, id, request);
  }
}
