import { Module } from '@nestjs/common';
import { CompanyModule } from '../company/company.module.js';
import { OrderHistoryModule } from '../orders/history/order-history.module.js';
import { OrderReaderModule } from '../orders/tree/order-reader.module.js';
import { DocumentLoader } from './loading/document-loader.js';
import { DocumentCache } from './document-cache.js';
import { DocumentStore } from './document-store.js';

/** What both sides of the queue need: reading what a document is about, and the documents that are there. */
@Module({
  imports: [OrderReaderModule, OrderHistoryModule, CompanyModule],
  providers: [DocumentLoader, DocumentStore, DocumentCache],
  exports: [DocumentLoader, DocumentStore, DocumentCache],
})
export class DocumentReadingModule {}
