import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Needs, SignedIn } from '../access/access.decorators.js';
import { CurrentUser, type Actor } from '../access/current-user.js';
import { OrderView } from '../orders/tree/order-view.js';
import { Answers, Creates } from '../platform/http/answers.js';
import { IdParam, NumberParam } from '../platform/http/id-param.js';
import { VersionedInput } from '../platform/http/versions.js';
import { FrozenOrderView, RevisionView } from './revision.view.js';
import { RevisionsService } from './revisions.service.js';

/** The frozen copies of a quote. Their documents: documents/revisions. */
@ApiTags('revisions')
@Controller('api/orders/:id/revisions')
export class RevisionsController {
  constructor(private readonly revisions: RevisionsService) {}

  @Get()
  @Answers([RevisionView], 'List the revisions of a quote, the last one first')
  @SignedIn()
  list(@CurrentUser() actor: Actor, @IdParam() id: number): Promise<RevisionView[]> {
    return this.revisions.list(actor, id);
  }

  @Get(':number')
  @Answers(FrozenOrderView, 'A quote as a revision has it')
  @SignedIn()
  get(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @NumberParam('number') number: number,
  ): Promise<FrozenOrderView> {
    return this.revisions.get(actor, id, number);
  }

  /** The quote must be in progress; it becomes a revision when it is sent again. */
  @Post(':number/take-up')
  @Creates(OrderView, 'Give a quote in progress what a revision of it has')
  @Needs('edit_orders', 'edit_pre_orders')
  takeUp(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @NumberParam('number') number: number,
    @Body() { version }: VersionedInput,
  ): Promise<OrderView> {
    return this.revisions.takeUp(actor, id, { number, version });
  }
}
