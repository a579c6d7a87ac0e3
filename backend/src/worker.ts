import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { endOnSignal } from './end-on-signal.js';
import { loadSettings, WrongSettings } from './platform/config/load-settings.js';
import type { Settings } from './platform/config/settings.js';
import { createLogger, NestLogger } from './platform/logging/logger.js';
import { startFailure } from './start-failure.js';
import { WorkerModule } from './worker.module.js';

/** The document worker. */
async function start(settings: Settings): Promise<void> {
  if (!settings.queue.REDIS_URL) {
    throw new WrongSettings(
      'Sem REDIS_URL os documentos são impressos pelo próprio servidor: não há o que fazer aqui.',
    );
  }
  const logger = new NestLogger(createLogger(settings.watching.LOG_LEVEL));
  const app = await NestFactory.createApplicationContext(WorkerModule.with(settings), {
    logger,
    abortOnError: false,
  });
  endOnSignal(app);
  console.log('Forja: worker de documentos pronto.');
}

try {
  await start(loadSettings(process.env));
} catch (error) {
  const { PORT, DATA_DIR } = process.env;
  console.error(startFailure(error, { port: Number(PORT ?? 3000), dataDir: DATA_DIR ?? './data' }));
  process.exit(1);
}
