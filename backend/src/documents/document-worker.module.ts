import { Module } from '@nestjs/common';
import { DocumentReadingModule } from './document-reading.module.js';
import { RenderDocument } from './render-document.js';
import { PictureLoader } from './steps/load-pictures.js';
import { PdfPrinter } from './steps/print-pdf.js';

/** The side that prints them; in the worker, or in the one process there is. */
@Module({
  imports: [DocumentReadingModule],
  providers: [RenderDocument, PictureLoader, PdfPrinter],
})
export class DocumentWorkerModule {}
