import { Module } from '@nestjs/common';
import { FilesModule } from '../files.module.js';
import { ScanReading } from './scan-reading.js';

/** The side that reads them; in the worker, or in the one process there is. */
@Module({ imports: [FilesModule], providers: [ScanReading] })
export class ScanWorkerModule {}
