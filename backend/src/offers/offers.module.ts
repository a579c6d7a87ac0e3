import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { CompanyModule } from '../company/company.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { FilesModule } from '../files/files.module.js';
import { JobSourcesModule } from '../jobs/job-sources.module.js';
import { OrderCoreModule } from '../orders/order-core.module.js';
import { RevisionReadingModule } from '../revisions/revision-reading.module.js';
import { AnswerNotices } from './answers/answer-notices.service.js';
import { CustomerAnswers } from './answers/customer-answers.service.js';
import { OfferAnswersController } from './answers/offer-answers.controller.js';
import { OfferSweep } from './offer-sweep.service.js';
import { OffersCoreModule } from './offers-core.module.js';
import { OfferLinksController } from './links/offer-links.controller.js';
import { OfferLinks } from './links/offer-links.service.js';
import { OfferPageController } from './page/offer-page.controller.js';
import { OfferPages } from './page/offer-page.service.js';
import { PageGate } from './page/page-gate.js';
import { CustomerReminderController, RemindersController } from './reminders/reminders.controller.js';
import { Reminders } from './reminders/reminders.service.js';
import { ReminderMails } from './reminders/reminder-mails.service.js';
import { QuoteHearers } from './quote-hearers.service.js';
import { OfferMails } from './sending/offer-mails.service.js';
import { MailJobs } from './sending/mail-jobs.js';
import { MailOutbox } from './sending/mail-outbox.service.js';
import { OfferDocuments } from './sending/offer-documents.service.js';
import { OfferMailsController } from './sending/offer-mails.controller.js';
import { OfferSending } from './sending/offer-sending.service.js';

/** The way from a quote that is ready to its answer. */
@Module({
  imports: [
    JobSourcesModule,
    OffersCoreModule,
    AccessModule,
    FilesModule,
    OrderCoreModule,
    DocumentsModule,
    RevisionReadingModule,
    CompanyModule,
  ],
  controllers: [
    RemindersController,
    CustomerReminderController,
    OfferLinksController,
    OfferMailsController,
    OfferPageController,
    OfferAnswersController,
  ],
  providers: [
    QuoteHearers,
    Reminders,
    ReminderMails,
    OfferDocuments,
    OfferLinks,
    MailOutbox,
    MailJobs,
    OfferMails,
    OfferSending,
    AnswerNotices,
    CustomerAnswers,
    PageGate,
    OfferPages,
    OfferSweep,
  ],
})
export class OffersModule {}
