import { Module } from '@nestjs/common';
import { RevisionReadingModule } from '../revisions/revision-reading.module.js';
import { MailLinks } from './links/mail-links.js';
import { OffersEntitiesModule } from './offers-entities.module.js';
import { AttachedBytes } from './sending/attached-bytes.service.js';
import { MailLetters } from './sending/mail-letters.service.js';
import { MailDelivery } from './sending/mail-delivery.service.js';

/** The side that sends e-mails; in the worker, or in the one process there is. */
@Module({
  imports: [OffersEntitiesModule, RevisionReadingModule],
  providers: [AttachedBytes, MailLetters, MailLinks, MailDelivery],
})
export class OfferWorkerModule {}
