import { rawDriver } from '../orders/raw-driver.mjs';
import { packedClient } from '../orders/client.mjs';
import { at, median, timed } from '../../lib/bench.mjs';

/** Parts of either kind that are asked for. */
const PARTS = 100;

/** Not counted: the first requests of a server. */
const WARM_UP = 10;

/** Parts of orders all over the installation, with a DXF and without. */
async function someParts(env) {
  const driver = await rawDriver(env);
  const [{ last }] = await driver.all('SELECT MAX(id) AS last FROM orders');
  const orders = Array.from({ length: PARTS + WARM_UP }, (_, index) =>
    Math.max(1, Number(last) - Math.floor((index * Number(last)) / (PARTS + WARM_UP))),
  );
  const found = await driver.all(
    `SELECT s.order_id, MIN(p.id) AS part_id, p.content_file_id IS NOT NULL AS drawn FROM set_parts p
     JOIN order_sets s ON s.id = p.set_id WHERE s.order_id IN (${orders.join()})
     GROUP BY s.order_id, p.content_file_id IS NOT NULL`,
  );
  await driver.end();
  const drawn = (one) => found.filter((part) => Number(part.drawn) === one);
  return { 'by DXF, reference, title': drawn(1), 'by reference, title': drawn(0) };
}

/**
 * 'Já orçada' of parts all over the installation: each asked for once, so that nothing of it was read before.
 * @returns {Promise<Record<string, { median: number, most: number }>>} milliseconds by way; most: nine of ten are within; with `empty`
 */
export async function earlierParts({ env, base, token }) {
  const ask = packedClient({ base, token });
  const took = { empty: [] };
  for (const [way, parts] of Object.entries(await someParts(env))) {
    took[way] = [];
    for (const [index, { order_id, part_id }] of parts.entries()) {
      const empty = await timed(() => ask('GET', '/api/status-flow'));
      const path = `/api/orders/${String(order_id)}/earlier-parts?part_id=${String(part_id)}`;
      const asked = await timed(() => ask('GET', path));
      if (index < WARM_UP) continue;
      took.empty.push(empty);
      took[way].push(asked);
    }
  }
  return Object.fromEntries(
    Object.entries(took).map(([way, all]) => [way, { median: median(all), most: at(all, 0.9) }]),
  );
}
