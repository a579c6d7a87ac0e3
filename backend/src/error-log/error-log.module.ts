import { Global, Module } from '@nestjs/common';
import { UnexpectedErrorSink } from '../platform/errors/unexpected-error-sink.js';
import { ErrorLogSweep } from './error-log-sweep.service.js';
import { ErrorLogController } from './error-log.controller.js';
import { ErrorLogService } from './error-log.service.js';
import { ErrorRecorder } from './error-recorder.js';

/** Record, list, purge. Global: unexpected errors reach it through the platform's sink. */
@Global()
@Module({
  controllers: [ErrorLogController],
  providers: [ErrorLogService, ErrorLogSweep, { provide: UnexpectedErrorSink, useClass: ErrorRecorder }],
  exports: [UnexpectedErrorSink, ErrorLogService],
})
export class ErrorLogModule {}
