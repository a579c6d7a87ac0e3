import { Module } from '@nestjs/common';
import { FilesModule } from '../files.module.js';
import { ScanReader } from '../readers/picture-text/scan-reader.js';
import { ScanReading } from './scan-reading.js';
import { ScanResults } from './scan-results.js';

/** The side that reads them; in the worker, or in the one process there is. */
@Module({ imports: [FilesModule], providers: [ScanReader, ScanReading, ScanResults] })
export class ScanWorkerModule {}
