import { Module } from '@nestjs/common';
import { JobSourcesModule } from '../jobs/job-sources.module.js';
import { OrderCoreModule } from '../orders/order-core.module.js';
import { DocumentJobs } from './document-jobs.js';
import { DocumentReadingModule } from './document-reading.module.js';
import { DocumentSweep } from './document-store.js';
import { DifferenceDocumentController, DocumentsController } from './documents.controller.js';
import { DocumentsService } from './documents.service.js';
import {
  RevisionDocumentsController,
  RevisionPrintingController,
} from './revisions/revision-documents.controller.js';
import { RevisionPrinting } from './revisions/revision-printing.service.js';
import { RevisionPrints } from './revisions/revision-prints.service.js';
import { RevisionsModule } from '../revisions/revisions.module.js';
import { RenderAhead } from './render-ahead.js';

/** The side that is asked for documents. */
@Module({
  imports: [JobSourcesModule, DocumentReadingModule, OrderCoreModule, RevisionsModule],
  controllers: [
    DocumentsController,
    RevisionDocumentsController,
    DifferenceDocumentController,
    RevisionPrintingController,
  ],
  providers: [DocumentsService, RevisionPrints, RevisionPrinting, DocumentJobs, RenderAhead, DocumentSweep],
  exports: [RevisionPrints],
})
export class DocumentsModule {}
