import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { CheckModule } from './check.module.js';
import { loadSettings } from './platform/config/settings.js';
import { createLogger, NestLogger } from './platform/logging/logger.js';
import { SearchCheck } from './search/keeping/search-check.service.js';
import { startFailure } from './start-failure.js';

/** Wrong documents that are named; of more their number says enough. */
const MOST_NAMED = 20;

/** `npm run search-index [-- --repair]`: compares the index of the search with all records, beside a running product. */
async function check(repair: boolean): Promise<boolean> {
  const settings = loadSettings(process.env);
  const logger = new NestLogger(createLogger(settings.LOG_LEVEL));
  const app = await NestFactory.createApplicationContext(CheckModule.with(settings), {
    logger,
    abortOnError: false,
  });
  let named = 0;
  const { checked, wrong } = await app.get(SearchCheck).all({
    repair,
    onWrong: (shelf, id) => {
      named += 1;
      if (named > MOST_NAMED) return;
      console.log(shelf === 'orders' ? `Pedido ${String(id).padStart(6, '0')}` : `Cadastro ${String(id)}`);
    },
  });
  await app.close();
  console.log(`${String(checked)} registros conferidos, ${String(wrong)} errados no índice da busca.`);
  if (wrong > 0) console.log(repair ? 'Corrigidos.' : 'Para corrigir: npm run search-index -- --repair');
  return wrong === 0 || repair;
}

try {
  process.exitCode = (await check(process.argv.includes('--repair'))) ? 0 : 1;
} catch (error) {
  const { PORT, DATA_DIR } = process.env;
  console.error(startFailure(error, { port: Number(PORT ?? 3000), dataDir: DATA_DIR ?? './data' }));
  process.exitCode = 1;
}
