import { Body, Controller, Get, Post } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { Needs, SignedIn } from '../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../access/current-user.js';
import { Answers } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
import { OfferMails } from './offer-mails.service.js';
import { MailDraftView, OfferMailView, SendMailDto } from './offer-mails.dto.js';
import { OfferSending } from './offer-sending.service.js';

/** E-mails of a quote to its customer. */
@ApiTags('offers')
@Controller('api/orders/:id')
export class OfferMailsController {
  constructor(
    private readonly mails: OfferMails,
    private readonly sending: OfferSending,
  ) {}

  @Get('mails')
  @Answers([OfferMailView], 'List the e-mails of a quote, newest first')
  @SignedIn()
  list(@CurrentUser() actor: Actor, @IdParam() id: number): Promise<OfferMailView[]> {
    return this.mails.list(actor, id);
  }

  @Get('mail-draft')
  @Answers(MailDraftView, 'Recipients, subject and text that an e-mail of this quote begins with')
  @Needs('edit_orders', 'edit_pre_orders')
  @ApiUnprocessableEntityResponse({ description: 'It is neither in progress nor waits for an answer' })
  draft(@CurrentUser() actor: Actor, @IdParam() id: number): Promise<MailDraftView> {
    return this.mails.draft(actor, id);
  }

  @Post('mails/:mail_id/retry')
  @Answers(OfferMailView, 'Try a refused e-mail again')
  @Needs('edit_orders', 'edit_pre_orders')
  @ApiConflictResponse({ description: 'It was not refused, or the quote was revised' })
  @ApiUnprocessableEntityResponse({ description: 'The quote does not wait for an answer' })
  retry(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @IdParam('mail_id') mailId: number,
  ): Promise<OfferMailView> {
    return this.mails.retry(actor, id, mailId);
  }

  @Post('mails/:mail_id/cancel')
  @Answers(OfferMailView, 'Keep an e-mail that waits from going out')
  @Needs('edit_orders', 'edit_pre_orders')
  @ApiConflictResponse({ description: 'It goes out already, or has ended' })
  cancel(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @IdParam('mail_id') mailId: number,
  ): Promise<OfferMailView> {
    return this.mails.cancel(actor, id, mailId);
  }

  /** Answers the queued e-mail; how it goes on is found by GET. At most ten recipients, sixty e-mails an hour. */
  @Post('mails')
  @Answers(OfferMailView, 'Send a quote that waits for an answer to its customer')
  @Needs('edit_orders', 'edit_pre_orders')
  @ApiConflictResponse({ description: 'The key is another e-mail’s, or the quote was revised' })
  @ApiTooManyRequestsResponse({ description: 'This user has sent sixty within an hour' })
  send(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @Body() body: SendMailDto,
  ): Promise<OfferMailView> {
    return this.sending.send(actor, id, body);
  }
}
