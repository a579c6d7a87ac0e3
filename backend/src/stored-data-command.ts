import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CheckModule } from './check.module.js';
import { loadSettings } from './platform/config/load-settings.js';
import { createLogger, NestLogger } from './platform/logging/logger.js';
import { startFailure } from './start-failure.js';

/**
 * Runs a command on the stored data, beside a running product, and ends the process with code 0 where it answers true; what keeps it
 * from starting is one line.
 */
export async function runStoredDataCommand(
  work: (app: INestApplicationContext) => Promise<boolean>,
): Promise<void> {
  process.exitCode = 1;
  try {
    const settings = loadSettings(process.env);
    const logger = new NestLogger(createLogger(settings.watching.LOG_LEVEL));
    const options = { logger, abortOnError: false };
    const app = await NestFactory.createApplicationContext(CheckModule.with(settings), options);
    const done = await work(app);
    await app.close();
    if (done) process.exitCode = 0;
  } catch (error) {
    const { PORT, DATA_DIR } = process.env;
    console.error(startFailure(error, { port: Number(PORT ?? 3000), dataDir: DATA_DIR ?? './data' }));
  }
}
