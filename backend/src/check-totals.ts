import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { CheckModule } from './check.module.js';
import { OrderFactsKeeper } from './insights/order-facts.keeper.js';
import { OrderTotalsKeeper } from './orders/kept-totals/order-totals.keeper.js';
import { loadSettings } from './platform/config/load-settings.js';
import { createLogger, NestLogger } from './platform/logging/logger.js';
import { startFailure } from './start-failure.js';

/**
 * `npm run totals [-- --repair]`: compares the totals that orders keep with their parts, and the dashboard's tallies with
 * the orders, beside a running product.
 */
async function check(repair: boolean): Promise<boolean> {
  const settings = loadSettings(process.env);
  const logger = new NestLogger(createLogger(settings.watching.LOG_LEVEL));
  const app = await NestFactory.createApplicationContext(CheckModule.with(settings), {
    logger,
    abortOnError: false,
  });
  const { checked, wrong } = await app.get(OrderTotalsKeeper).checkAll({
    repair,
    onWrong: (id, columns) => {
      console.log(`Pedido ${String(id).padStart(6, '0')}: ${columns.join(', ')}`);
    },
  });
  const insights = await app.get(OrderFactsKeeper).checkAll({ repair });
  await app.close();
  console.log(`${String(checked)} pedidos conferidos, ${String(wrong)} com totais errados.`);
  console.log(`Painel: ${String(insights.orders)} pedidos e ${String(insights.tallies)} somas errados.`);
  const right = wrong + insights.orders + insights.tallies === 0;
  if (!right) console.log(repair ? 'Corrigidos.' : 'Para corrigir: npm run totals -- --repair');
  return right || repair;
}

try {
  process.exitCode = (await check(process.argv.includes('--repair'))) ? 0 : 1;
} catch (error) {
  const { PORT, DATA_DIR } = process.env;
  console.error(startFailure(error, { port: Number(PORT ?? 3000), dataDir: DATA_DIR ?? './data' }));
  process.exitCode = 1;
}
