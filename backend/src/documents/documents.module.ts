import { Module } from '@nestjs/common';
import { OrderAccessModule } from '../orders/access/order-access.module.js';
import { DocumentQueueController } from './document-queue.controller.js';
import { DocumentReadingModule } from './document-reading.module.js';
import { DocumentSweep } from './document-sweep.js';
import { DocumentsController } from './documents.controller.js';
import { DocumentsService } from './documents.service.js';
import { RenderAhead } from './render-ahead.js';

/** The side that is asked for documents. */
@Module({
  imports: [DocumentReadingModule, OrderAccessModule],
  controllers: [DocumentsController, DocumentQueueController],
  providers: [DocumentsService, RenderAhead, DocumentSweep],
})
export class DocumentsModule {}
