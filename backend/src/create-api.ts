import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { SwaggerModule } from '@nestjs/swagger';
import type { PasswordCost } from './access/password-hasher.js';
import { ApiModule } from './api.module.js';
import { describeApi } from './openapi/describe-api.js';
import type { Settings } from './platform/config/settings.js';
import { configureApp } from './platform/http/configure-app.js';
import { createLogger, NestLogger } from './platform/logging/logger.js';

/** The HTTP application, wired and configured but not listening; the tests start the very same one, with cheaper passwords. */
export async function createApi(
  settings: Settings,
  passwordCost?: PasswordCost,
): Promise<NestExpressApplication> {
  const logger = createLogger(settings.watching.LOG_LEVEL);
  const app = await NestFactory.create<NestExpressApplication>(ApiModule.with(settings, passwordCost), {
    logger: new NestLogger(logger),
    bodyParser: false,
    abortOnError: false,
  });
  configureApp(app, logger);
  // Described at the first request for it, then kept.
  SwaggerModule.setup('api', app, () => describeApi(app), {
    ui: false,
    raw: ['json'],
    jsonDocumentUrl: 'api/openapi.json',
  });
  return app;
}
