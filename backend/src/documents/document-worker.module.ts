import { Module } from '@nestjs/common';
import { DocumentReadingModule } from './document-reading.module.js';
import { RenderDocument } from './render-document.js';
import { DrawingLoader } from './steps/load-drawings.js';
import { PictureLoader } from './steps/load-pictures.js';
import { PagePool } from './steps/page-pool.js';
import { ModelPrinter } from './steps/print-model.js';
import { PdfPrinter } from './steps/print-pdf.js';

/** The side that prints them; in the worker, or in the one process there is. */
@Module({
  imports: [DocumentReadingModule],
  providers: [RenderDocument, DrawingLoader, PictureLoader, ModelPrinter, PdfPrinter, PagePool],
})
export class DocumentWorkerModule {}
