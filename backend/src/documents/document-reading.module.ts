import { Module } from '@nestjs/common';
import { CuttingReadingModule } from '../cutting/cutting-reading.module.js';
import { OrderCoreModule } from '../orders/order-core.module.js';
import { RevisionReadingModule } from '../revisions/revision-reading.module.js';
import { DocumentLoader } from './loading/document-loader.js';
import { DocumentCache } from './document-cache.js';
import { DocumentStore } from './document-store.js';

/** Both sides of the queue read what a document is about, and the documents that are there. */
@Module({
  imports: [RevisionReadingModule, OrderCoreModule, CuttingReadingModule],
  providers: [DocumentLoader, DocumentStore, DocumentCache],
  exports: [RevisionReadingModule, DocumentLoader, DocumentStore, DocumentCache],
})
export class DocumentReadingModule {}
