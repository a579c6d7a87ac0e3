import { Module } from '@nestjs/common';
import { registerEntities } from '../platform/database/register-entities.js';
import { RevisionEntitiesModule } from '../revisions/revision-entities.module.js';
import { OfferMail } from './sending/offer-mail.entity.js';
import { OfferMailsRepository } from './sending/offer-mails.repository.js';
import { MailSender } from './mail/mail-sender.service.js';

/** What both sides of the queue know of e-mails, without the routes. */
@Module({
  imports: [RevisionEntitiesModule, ...registerEntities(OfferMail)],
  providers: [OfferMailsRepository, MailSender],
  exports: [OfferMailsRepository, MailSender],
})
export class OffersEntitiesModule {}
