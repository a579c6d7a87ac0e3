import type { Server } from 'node:http';
import { constants } from 'node:zlib';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import cookieParser from 'cookie-parser';
import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { Settings } from '../config/settings.js';
import { trustedProxies } from '../config/trusted-proxies.js';
import { AppExceptionFilter } from '../errors/exception.filter.js';
import { UnexpectedErrorSink } from '../errors/unexpected-error-sink.js';
import { requestLog } from '../logging/logger.js';
import { underBasePath } from './base-path.js';
import { measureRequest } from './request-measuring.js';
import { rememberOrigin } from './request-origin.js';
import { UnnamedProxy } from './unnamed-proxy.js';
import { validationPipe } from './validation.js';

/**
 * Bytes that a new TCP connection sends before it waits for an answer (RFC 6928: ten segments): a smaller answer arrives
 * no sooner for being compressed, and compressing it costs more than making it.
 */
const FIRST_FLIGHT = 10 * 1460;

/** Answers are packed anew each time: the usual levels take three times as long for a tenth fewer bytes. */
const QUICKLY = { level: 3, brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } } };

/** Methods that a POST may stand for, so that multipart bodies can be sent as updates. */
const OVERRIDABLE = new Set(['PUT', 'PATCH', 'DELETE']);

/** Sets up every HTTP process and every HTTP test alike: middleware, validation, error answers. */
export function configureApp(app: NestExpressApplication, logger: Logger): void {
  app.disable('x-powered-by');
  // Answers of the API are kept nowhere: what may be kept has a tag of its own.
  app.disable('etag');
  app.set('trust proxy', trustedProxies(app.get(Settings).server.TRUST_PROXY));
  limitTimes(app.getHttpServer());
  app.set('query parser', 'simple');
  app.use(underBasePath(app.getHttpAdapter().getInstance(), app.get(Settings).server.basePath));
  app.use(
    requestLog(logger),
    app.get(UnnamedProxy).notice,
    measureRequest,
    securityHeaders(),
    cookieParser(),
    methodOverride,
  );
  app.use(['/api', '/sanctum'], unstored);
  app.use(compression({ threshold: FIRST_FLIGHT, ...QUICKLY }));
  app.use(rememberOrigin);
  app.useGlobalPipes(validationPipe());
  app.useGlobalFilters(new AppExceptionFilter(app.get(UnexpectedErrorSink)));
}

/** Neither a slow nor a silent sender keeps a connection for ever; an upload over a slow line has its five minutes. */
function limitTimes(server: Server): void {
  server.headersTimeout = 20_000;
  server.requestTimeout = 300_000;
  server.setTimeout(330_000);
  // Longer than the minute for which proxies usually keep a connection: the one that closes first must be theirs.
  server.keepAliveTimeout = 65_000;
}

/** An answer of the API is for one user, and of this moment; a route whose answer may be kept sets its own header. */
function unstored(_: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}

function methodOverride(request: Request, _: Response, next: NextFunction): void {
  const wanted = request.get('X-HTTP-Method-Override')?.toUpperCase();
  if (request.method === 'POST' && wanted !== undefined && OVERRIDABLE.has(wanted)) request.method = wanted;
  next();
}

/** The application runs from its own origin alone; only styles are written by script (emotion). */
function securityHeaders() {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        frameSrc: ["'self'", 'blob:'],
        frameAncestors: ["'self'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
      },
    },
    // Behind a plain http address in the shop's own network; a proxy with TLS sets its own.
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
  });
}
