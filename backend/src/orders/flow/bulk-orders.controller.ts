import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SignedIn } from '../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../access/current-user.js';
import { PersonView } from '../people.view.js';
import { AssignmentDto, BulkMoveDto } from './bulk-orders.dto.js';
import { BulkOrders } from './bulk-orders.service.js';
import { BulkOrdersView } from './bulk-orders.view.js';
import { Answers } from '../../platform/http/answers.js';

/** Changes of many orders at once; who may is decided for each. */
@ApiTags('orders')
@Controller('api')
@SignedIn()
export class BulkOrdersController {
  constructor(private readonly bulk: BulkOrders) {}

  @Post('order-bulk/status')
  @Answers(BulkOrdersView, 'Move the status of many orders', 'Which moved, and why the others did not')
  move(@CurrentUser() actor: Actor, @Body() body: BulkMoveDto): Promise<BulkOrdersView> {
    return this.bulk.move(actor, body);
  }

  /** For users who see all orders, and each order for those who may edit it. */
  @Post('order-bulk/owner')
  @Answers(
    BulkOrdersView,
    'Give many orders to another user',
    'Which were given, and why the others were not',
  )
  assign(@CurrentUser() actor: Actor, @Body() body: AssignmentDto): Promise<BulkOrdersView> {
    return this.bulk.assign(actor, body);
  }

  @Get('order-owners')
  @Answers([PersonView], 'Whom orders may be given to, by name')
  owners(@CurrentUser() actor: Actor): Promise<PersonView[]> {
    return this.bulk.ownersFor(actor);
  }
}
