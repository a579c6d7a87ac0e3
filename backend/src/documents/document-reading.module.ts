import { Module } from '@nestjs/common';
import { CompanyModule } from '../company/company.module.js';
import { OrderReaderModule } from '../orders/tree/order-reader.module.js';
import { DocumentLoader } from './steps/load.js';
import { RecentModels } from './steps/recent-models.js';
import { DocumentStore } from './steps/store.js';

/** What both sides of the queue need: reading what a document is about, and the documents that are there. */
@Module({
  imports: [OrderReaderModule, CompanyModule],
  providers: [DocumentLoader, DocumentStore, RecentModels],
  exports: [DocumentLoader, DocumentStore, RecentModels],
})
export class DocumentReadingModule {}
