import { Global, Module } from '@nestjs/common';
import { CustomerPicksPort } from '../orders/picks/customer-picks.js';
import { registerEntities } from '../platform/database/register-entities.js';
import { RevisionEntitiesModule } from '../revisions/revision-entities.module.js';
import { ServerKeys } from '../access/auth/server-keys.js';
import { LinkTokens } from './links/link-tokens.js';
import { OfferLink } from './links/offer-link.entity.js';
import { OfferLinksRepository } from './links/offer-links.repository.js';
import { MailGate } from './sending/mail-gate.service.js';
import { OfferMail } from './sending/offer-mail.entity.js';
import { OfferMailsRepository } from './sending/offer-mails.repository.js';
import { OfferAnswer } from './answers/offer-answer.entity.js';
import { OfferAnswersRepository } from './answers/offer-answers.repository.js';
import { RemindedQuotes } from './sending/reminded-quotes.repository.js';
import { QuoteFollowers } from './quote-followers.service.js';
import { ChosenQuantities } from './answers/chosen-quantities.service.js';
import { MailSender } from '../platform/mail/mail-sender.service.js';

/** What both sides of the queue know of e-mails, links and answers, without the routes. Global, since orders ask it by their port. */
@Global()
@Module({
  imports: [RevisionEntitiesModule, ...registerEntities(OfferMail, OfferLink, OfferAnswer)],
  providers: [
    OfferMailsRepository,
    OfferLinksRepository,
    OfferAnswersRepository,
    RemindedQuotes,
    MailGate,
    ServerKeys,
    LinkTokens,
    MailSender,
    QuoteFollowers,
    { provide: CustomerPicksPort, useClass: ChosenQuantities },
  ],
  exports: [
    CustomerPicksPort,
    OfferMailsRepository,
    OfferLinksRepository,
    OfferAnswersRepository,
    RemindedQuotes,
    MailGate,
    LinkTokens,
    MailSender,
  ],
})
export class OffersEntitiesModule {}
