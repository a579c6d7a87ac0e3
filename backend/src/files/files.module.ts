import { Module } from '@nestjs/common';
import { DrawingTraits } from './drawing-traits.service.js';
import { DrawingContours } from './drawing-contours.js';
import { FilesRepository } from './files.repository.js';
import { FilesService } from './files.service.js';
import { FileIntake } from './intake/prepare-file.js';
import { DxfReader } from './readers/dxf/dxf-reader.js';
import { PdfReader } from './readers/pdf/pdf-reader.js';
import { ReaderThreads } from './readers/reader-threads.js';
import { SweepService } from './sweep.service.js';

/** Uploaded files: judge, read, preview, thumbnail, store. */
@Module({
  providers: [
    FilesRepository,
    FilesService,
    FileIntake,
    SweepService,
    ReaderThreads,
    PdfReader,
    DxfReader,
    DrawingContours,
    DrawingTraits,
  ],
  exports: [FilesService, FileIntake, FilesRepository, PdfReader, DrawingContours, DrawingTraits],
})
export class FilesModule {}
