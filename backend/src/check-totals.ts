import 'reflect-metadata';
import { OrderFactsKeeper } from './insights/order-facts.keeper.js';
import { OrderTotalsKeeper } from './orders/kept-totals/order-totals.keeper.js';
import { runStoredDataCommand } from './stored-data-command.js';

/**
 * `npm run totals [-- --repair]`: compares the totals that orders keep with their parts, and the dashboard's tallies with
 * the orders.
 */
await runStoredDataCommand(async (app) => {
  const repair = process.argv.includes('--repair');
  const { checked, wrong } = await app.get(OrderTotalsKeeper).checkAll({
    repair,
    onWrong: (id, columns) => {
      console.log(`Pedido ${String(id).padStart(6, '0')}: ${columns.join(', ')}`);
    },
  });
  const insights = await app.get(OrderFactsKeeper).checkAll({ repair });
  console.log(`${String(checked)} pedidos conferidos, ${String(wrong)} com totais errados.`);
  console.log(`Painel: ${String(insights.orders)} pedidos e ${String(insights.tallies)} somas errados.`);
  const right = wrong + insights.orders + insights.tallies === 0;
  if (!right) console.log(repair ? 'Corrigidos.' : 'Para corrigir: npm run totals -- --repair');
  return right || repair;
});
