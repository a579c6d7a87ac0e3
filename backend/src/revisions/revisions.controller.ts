import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Needs, SignedIn } from '../access/access.decorators.js';
import { CurrentUser, type Actor } from '../access/current-user.js';
import { OrderView } from '../orders/tree/order-view.js';
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
  @ApiOperation({ summary: 'List the revisions of a quote, the last one first' })
  @SignedIn()
  @ApiOkResponse({ type: [RevisionView] })
  list(@CurrentUser() actor: Actor, @IdParam() id: number): Promise<RevisionView[]> {
    return this.revisions.list(actor, id);
  }

  @Get(':number')
  @ApiOperation({ summary: 'A quote as a revision has it' })
  @SignedIn()
  @ApiOkResponse({ type: FrozenOrderView })
  get(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @NumberParam('number') number: number,
  ): Promise<FrozenOrderView> {
    return this.revisions.get(actor, id, number);
  }

  /** The quote must be in progress; it becomes a revision when it is sent again. */
  @Post(':number/take-up')
  @ApiOperation({ summary: 'Give a quote in progress what a revision of it has' })
  @Needs('edit_orders', 'edit_pre_orders')
  @ApiCreatedResponse({ type: OrderView })
  takeUp(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @NumberParam('number') number: number,
    @Body() { version }: VersionedInput,
  ): Promise<OrderView> {
    return this.revisions.takeUp(actor, id, { number, version });
  }
}
