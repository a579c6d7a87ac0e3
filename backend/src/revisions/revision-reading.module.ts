import { Module } from '@nestjs/common';
import { CompanyModule } from '../company/company.module.js';
import { OrderCoreModule } from '../orders/order-core.module.js';
import { RevisionDocuments } from './revision-documents.service.js';
import { RevisionReader } from './revision-reader.service.js';
import { RevisionsRepository } from './revisions.repository.js';

/** Reading revisions; without routes, so that the worker imports it too. */
@Module({
  imports: [OrderCoreModule, CompanyModule],
  providers: [RevisionsRepository, RevisionReader, RevisionDocuments],
  exports: [RevisionsRepository, RevisionReader, RevisionDocuments],
})
export class RevisionReadingModule {}
