import { Module } from '@nestjs/common';
import { FilesModule } from '../files.module.js';
import { DrawingFiles } from './drawing-files.js';
import { ScanRequests } from './scan-requests.js';

/** The side that asks for drawings to be read. */
@Module({
  imports: [FilesModule],
  providers: [DrawingFiles, ScanRequests],
  exports: [DrawingFiles, ScanRequests],
})
export class ScanRequestsModule {}
