import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../platform/database/database.js';
import { UnexpectedErrorSink, type UnexpectedError } from '../platform/errors/unexpected-error-sink.js';
import { errorEntry } from './error-entry.js';
import { ErrorLogRepository } from './error-log.repository.js';

/** Writes unexpected errors into the error log. It never throws: a log that is out of order must fail no request. */
@Injectable()
export class ErrorRecorder extends UnexpectedErrorSink {
  private readonly logger = new Logger(ErrorRecorder.name);

  constructor(
    private readonly db: Database,
    private readonly entries: ErrorLogRepository,
  ) {
    super();
  }

  override async record(report: UnexpectedError): Promise<void> {
    try {
      const entry = errorEntry(report, new Date().toISOString());
      await this.db.write(() => this.entries.insert(entry));
    } catch (error) {
      this.logger.error(
        'The error log could not be written',
        error instanceof Error ? error.stack : undefined,
      );
    }
  }
}
