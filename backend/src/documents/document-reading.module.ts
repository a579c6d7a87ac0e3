import { Module } from '@nestjs/common';
import { OrderHistoryModule } from '../orders/history/order-history.module.js';
import { RevisionReadingModule } from '../revisions/revision-reading.module.js';
import { DifferenceModels } from './difference/print-difference.js';
import { DocumentLoader } from './loading/document-loader.js';
import { DocumentCache } from './document-cache.js';
import { DocumentStore } from './document-store.js';

/** What both sides of the queue need: reading what a document is about, and the documents that are there. */
@Module({
  imports: [RevisionReadingModule, OrderHistoryModule],
  providers: [DocumentLoader, DifferenceModels, DocumentStore, DocumentCache],
  exports: [RevisionReadingModule, DocumentLoader, DifferenceModels, DocumentStore, DocumentCache],
})
export class DocumentReadingModule {}
