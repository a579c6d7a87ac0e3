import { Catch, HttpException, Injectable, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { messages } from '../i18n/messages.js';
import { dependencyFailure } from './dependency-failure.js';
import { AppError, TooManyTries, type FieldErrors } from './app-errors.js';
import { UnexpectedErrorSink } from './unexpected-error-sink.js';

/** The answer to a failed request. */
export interface ErrorAnswer {
  status: number;
  body: { message: string; errors?: FieldErrors };
}

type HttpRequest = Request & { user?: { id: number; name: string; email: string }; log: Logger };

/** Texts for what the framework itself refuses, before any feature sees the request. */
const frameworkTexts: Record<number, string> = {
  400: messages.http.malformed,
  401: messages.http.notSignedIn,
  403: messages.http.forbidden,
  404: messages.http.routeNotFound,
  413: messages.http.tooLarge,
  429: messages.http.tooManyTries,
  503: messages.http.unavailable,
};

/**
 * Turns whatever was thrown into `{ message, errors? }`. An AppError has a status and a text of its own, a dependency that is
 * down or full is a 503 or a 507. Everything unexpected is a 500 with a neutral text: its details go to the log and the error
 * log, never into the answer.
 */
@Injectable()
@Catch()
export class AppExceptionFilter implements ExceptionFilter {
  constructor(private readonly sink: UnexpectedErrorSink) {}

  async catch(error: unknown, host: ArgumentsHost): Promise<void> {
    const request = host.switchToHttp().getRequest<HttpRequest>();
    const response = host.switchToHttp().getResponse<Response>();
    const failure = error instanceof AppError ? null : dependencyFailure(error);
    const { status, body } = answerFor(failure?.error ?? error);
    if (status >= 500) await this.report(error, status, request, failure?.database);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (error instanceof TooManyTries) response.setHeader('Retry-After', String(error.retryAfterSeconds));
    await this.send(response, { status, body });
  }

  protected send(response: Response, { status, body }: ErrorAnswer): void | Promise<void> {
    response.status(status).set('Cache-Control', 'no-store').json(body);
  }

  /** Reports to the log and to the error log, which is a table: where the database itself failed, to the log alone. */
  private async report(error: unknown, status: number, request: HttpRequest, dbDown = false): Promise<void> {
    request.log.error({ err: error }, 'request failed');
    if (dbDown) return;
    const { method, originalUrl: url, ip, query, user } = request;
    await this.sink.record({
      error,
      status,
      request: { method, url, ip, query, user, body: request.body as unknown },
    });
  }
}

function answerFor(error: unknown): ErrorAnswer {
  if (error instanceof AppError) {
    const { message, errors } = error;
    return { status: error.status, body: errors ? { message, errors } : { message } };
  }
  const status = frameworkStatus(error);
  const text = frameworkTexts[status];
  if (text !== undefined) return { status, body: { message: text } };
  if (status >= 400 && status < 500) return { status, body: { message: messages.http.malformed } };
  return { status: 500, body: { message: messages.http.unexpected } };
}

/** Status of Nest's own exceptions and of the body parser's errors; 500 for everything else. */
function frameworkStatus(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  if (error instanceof Error && 'type' in error && 'status' in error && typeof error.status === 'number') {
    return error.status;
  }
  return 500;
}
