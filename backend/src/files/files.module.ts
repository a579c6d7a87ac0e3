import { Module } from '@nestjs/common';
import { OrderAccessModule } from '../orders/access/order-access.module.js';
import { FileEntitiesModule } from './file-entities.module.js';
import { FilesRepository } from './files.repository.js';
import { FilesService } from './files.service.js';
import { FileIntake } from './intake/prepare-file.js';
import { DxfReader } from './readers/dxf/dxf-reader.js';
import { PdfReader } from './readers/pdf/pdf-reader.js';
import { ReaderThreads } from './readers/reader-threads.js';
import { ServeFileService } from './serve-file.service.js';
import { SharpPages } from './sharp-page.js';
import { SweepService } from './sweep.service.js';

/** Uploaded files: judge, read, preview, thumbnail, store, serve. */
@Module({
  imports: [FileEntitiesModule, OrderAccessModule],
  providers: [
    FilesRepository,
    FilesService,
    FileIntake,
    ServeFileService,
    SharpPages,
    SweepService,
    ReaderThreads,
    PdfReader,
    DxfReader,
  ],
  exports: [FilesService, ServeFileService],
})
export class FilesModule {}
