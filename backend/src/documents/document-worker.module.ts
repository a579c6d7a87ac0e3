import { Module } from '@nestjs/common';
import { DocumentReadingModule } from './document-reading.module.js';
import { RenderDocument } from './render-document.js';
import { PrintRevision } from './revisions/print-revision.js';
import { PagePool } from './printing/page-pool.js';
import { ModelPrinter } from './print-model.js';

/** The side that prints them; in the worker, or in the one process there is. */
@Module({
  imports: [DocumentReadingModule],
  providers: [RenderDocument, PrintRevision, ModelPrinter, PagePool],
})
export class DocumentWorkerModule {}
