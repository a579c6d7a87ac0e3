import { Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Needs, SignedIn } from '../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../access/current-user.js';
import { OrderAccessService } from '../../orders/access/order-access.service.js';
import { Database } from '../../platform/database/database.js';
import { RevisionDocuments } from '../../revisions/revision-documents.service.js';
import { Answers } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
import { OfferAnswerView } from './offer-answers.dto.js';
import { listOfferAnswers, markAnswerSeen } from './offer-answers.js';

/** Customers' answers on the pages of a quote's links. */
@ApiTags('offers')
@Controller('api/orders/:id/answers')
export class OfferAnswersController {
  constructor(
    readonly db: Database,
    readonly access: OrderAccessService,
    readonly documents: RevisionDocuments,
  ) {}

  @Get()
  @Answers([OfferAnswerView], 'List what the customer answered and asked, newest first')
  @SignedIn()
  list(@CurrentUser() actor: Actor, @IdParam() id: number): Promise<OfferAnswerView[]> {
    return listOfferAnswers(this, actor, id);
  }

  @Put(':answer_id/seen')
  @Answers(OfferAnswerView, 'Mark an answer or question as read')
  @Needs('edit_orders', 'edit_pre_orders')
  see(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @IdParam('answer_id') answerId: number,
  ): Promise<OfferAnswerView> {
    return markAnswerSeen(this, actor, id, answerId);
  }
}
