import { Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Needs, SignedIn } from '../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../access/current-user.js';
import { IdParam } from '../../platform/http/id-param.js';
import { OfferAnswerView } from './offer-answers.dto.js';
import { OfferAnswers } from './offer-answers.service.js';

/** Customers' answers on the pages of a quote's links. */
@ApiTags('offers')
@Controller('api/orders/:id/answers')
export class OfferAnswersController {
  constructor(private readonly answers: OfferAnswers) {}

  @Get()
  @ApiOperation({ summary: 'List what the customer answered and asked, newest first' })
  @SignedIn()
  @ApiOkResponse({ type: [OfferAnswerView] })
  list(@CurrentUser() actor: Actor, @IdParam() id: number): Promise<OfferAnswerView[]> {
    return this.answers.list(actor, id);
  }

  @Put(':answer_id/seen')
  @ApiOperation({ summary: 'Mark an answer or question as read' })
  @Needs('edit_orders', 'edit_pre_orders')
  @ApiOkResponse({ type: OfferAnswerView })
  see(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @IdParam('answer_id') answerId: number,
  ): Promise<OfferAnswerView> {
    return this.answers.see(actor, id, answerId);
  }
}
