import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { LoggerService } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { pinoHttp } from 'pino-http';
import { contextFields } from './log-context.js';
import { withoutToken } from './page-token.js';

/**
 * Structured logs, one JSON object a line, each with the id of the request that led to it, also in a worker. Bodies and
 * headers are never logged, so no secret can be.
 * @param destination where the lines go; standard output unless given
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, mixin };
  return destination ? pino(options, destination) : pino(options);
}

/** The line of a request has its id as a property of its own: what is known of the work adds the rest. */
const mixin: NonNullable<LoggerOptions['mixin']> = (_, __, logger) => {
  const { request_id, ...fields } = contextFields();
  const named = request_id === undefined || 'request_id' in logger.bindings();
  return named ? fields : { request_id, ...fields };
};

/** Logs one line a request, with an id that the answer carries as X-Request-Id. */
export function requestLog(logger: Logger): RequestHandler {
  return pinoHttp({
    logger,
    genReqId: (_, response) => {
      const id = randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
        id,
        method,
        url: path(url),
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
    customLogLevel: (_, response, error) => {
      if (error !== undefined || response.statusCode >= 500) return 'error';
      return response.statusCode >= 400 ? 'info' : 'debug';
    },
    customProps: ({ id }) => ({ request_id: id }),
    autoLogging: { ignore: (request: IncomingMessage) => (request.url ?? '').startsWith('/health') },
  }) as RequestHandler;
}

/** A query may hold what a user searched for, and the path of a customer's page opens it: neither is logged. */
const path = (url: string) => withoutToken(url.split('?', 1)[0] ?? '');

/** Nest's own messages, through the same logger. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.logger.debug({ context: rest.at(-1) }, String(message));
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.logger.warn({ context: rest.at(-1) }, String(message));
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.logger.error({ context: rest.at(-1) }, message instanceof Error ? message.stack : String(message));
  }
}
