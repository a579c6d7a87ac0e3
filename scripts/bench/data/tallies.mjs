import { pathToFileURL } from 'node:url';
import { inRoot } from '../../lib/paths.mjs';

const MIGRATION = 'backend/dist/platform/database/migrations/first/1795306049000-order-tallies.js';

/** Fills the dashboard's tables anew from all orders, as the migration did for those that it found. */
export async function fillTallies(driver, { sqlite }) {
  const { orderTallyStatements } = await import(pathToFileURL(inRoot(MIGRATION)).href);
  await driver.transaction(async () => {
    for (const table of ['order_facts', 'order_materials', 'order_tallies']) {
      await driver.all(`DELETE FROM ${table}`);
    }
    for (const statement of orderTallyStatements(sqlite)) await driver.all(statement);
  });
}
