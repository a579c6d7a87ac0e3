import { Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { ApiModule } from '../../src/api.module.js';
import { configureApp } from '../../src/platform/http/configure-app.js';
import type { Settings } from '../../src/platform/config/settings.js';
import { createLogger } from '../../src/platform/logging/logger.js';

/** The application with one more controller, for what no real route does; on the database of the settings. */
export async function startProbe(settings: Settings, controller: Type): Promise<NestExpressApplication> {
  @Module({ imports: [ApiModule.with(settings)], controllers: [controller] })
  class ProbeModule {}

  const app = await NestFactory.create<NestExpressApplication>(ProbeModule, {
    logger: false,
    bodyParser: false,
    abortOnError: false,
  });
  configureApp(app, createLogger('silent'));
  return app.init();
}
