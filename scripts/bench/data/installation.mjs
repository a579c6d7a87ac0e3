import { rawDriver } from '../orders/raw-driver.mjs';
import { fromBuild, openContext, withServer } from '../../lib/bench.mjs';
import { say } from '../../lib/say.mjs';
import { fillOrders } from './fill.mjs';
import { enterTemplates } from './templates.mjs';

/** Fills the dashboard's tables anew from all orders, as the migration did for those that it found. */
async function fillTallies(driver, { sqlite }) {
  const { orderTallyStatements } = await fromBuild(
    'platform/database/migrations/first/1795306049000-order-tallies.js',
  );
  await driver.transaction(async () => {
    for (const table of ['order_facts', 'order_materials', 'order_tallies'])
      await driver.all(`DELETE FROM ${table}`);
    for (const statement of orderTallyStatements(sqlite)) await driver.all(statement);
  });
}

/** What is kept of orders by number and by word, and the revisions of quotes that wait, which rows alone do not change. */
async function keepWhatFollows(env, search) {
  const [{ ListedOrdersKeeper }, { SearchKeeper }, { RevisionFill }] = await Promise.all([
    fromBuild('orders/listed/listed-orders.keeper.js'),
    fromBuild('search/search.keeper.js'),
    fromBuild('revisions/revision-fill.service.js'),
  ]);
  const context = await openContext(env);
  // Begun by the start; otherwise each later start would go on with it beside what is measured.
  await context.get(RevisionFill).filled();
  await context.get(ListedOrdersKeeper).recount();
  if (search) await context.get(SearchKeeper).checkAll({ repair: true, onWrong: () => undefined });
  await context.close();
}

/**
 * Makes an installation with so many orders of one set, with all that the product keeps of them.
 * @param env settings with an empty folder or database (lib/bench.mjs)
 * @param {{ orders: number, parts?: number, seed?: number, search?: boolean }} wanted search: whether the search finds them, which
 *   takes as long again several times
 */
export async function makeInstallation(env, { orders, parts = 5, seed = 1, search = false }) {
  const wanted = { orders, parts, seed };
  say(`${orders} orders`);
  const entered = await withServer(env, (call) => enterTemplates(call, wanted));
  const driver = await rawDriver(env);
  await fillOrders(driver, entered, wanted);
  say('tallies of the dashboard');
  await fillTallies(driver, { sqlite: !env.DATABASE_URL });
  await driver.end();
  say(search ? 'counts of the list, words of the search' : 'counts of the list');
  await keepWhatFollows(env, search);
}
