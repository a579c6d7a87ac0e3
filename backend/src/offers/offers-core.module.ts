import { Global, Module } from '@nestjs/common';
import { CustomerPicksPort } from '../orders/flow/customer-picks.js';
import { ServerKeys } from '../access/auth/server-keys.js';
import { LinkTokens } from './links/link-tokens.js';
import { QuoteFollowers } from './quote-followers.service.js';
import { ChosenQuantities } from './answers/chosen-quantities.service.js';
import { MailSender } from '../platform/mail/mail-sender.service.js';
import { RevisionReadingModule } from '../revisions/revision-reading.module.js';
import { MailDelivery } from './sending/mail-delivery.service.js';

/**
 * The tokens and followers that both sides of the queue need for e-mails, links and answers, without the routes. Global,
 * since orders ask it by their port.
 */
@Global()
@Module({
  providers: [
    ServerKeys,
    LinkTokens,
    MailSender,
    QuoteFollowers,
    { provide: CustomerPicksPort, useClass: ChosenQuantities },
  ],
  exports: [CustomerPicksPort, LinkTokens, MailSender],
})
export class OffersCoreModule {}

/** The side that sends e-mails; in the worker, or in the one process there is. */
@Module({
  imports: [OffersCoreModule, RevisionReadingModule],
  providers: [MailDelivery],
})
export class OfferWorkerModule {}
