import { drawParts } from '../data/drawn.mjs';
import { makeInstallation } from '../data/installation.mjs';
import { besideServer } from '../world.mjs';
import { at, median, timed } from '../../lib/bench.mjs';
import { say } from '../../lib/say.mjs';
import { beside } from './stored.mjs';

/** Parts of either kind that are asked for. */
const PARTS = 100;

/** Not counted: the first requests of a server. */
const WARM_UP = 10;

/** Parts of orders all over the installation, with a DXF and without. */
async function someParts(driver) {
  const [{ last }] = await driver.all('SELECT MAX(id) AS last FROM orders');
  const orders = Array.from({ length: PARTS + WARM_UP }, (_, index) =>
    Math.max(1, Number(last) - Math.floor((index * Number(last)) / (PARTS + WARM_UP))),
  );
  const found = await driver.all(
    `SELECT s.order_id, MIN(p.id) AS part_id, p.content_file_id IS NOT NULL AS drawn FROM set_parts p
     JOIN order_sets s ON s.id = p.set_id WHERE s.order_id IN (${orders.join()})
     GROUP BY s.order_id, p.content_file_id IS NOT NULL`,
  );
  const drawn = (one) => found.filter((part) => Number(part.drawn) === one);
  return { 'by DXF, reference, title': drawn(1), 'by reference, title': drawn(0) };
}

/** Milliseconds of 'Já orçada' by way, and of empty requests: each part is asked for once, so that nothing of it was read before. */
async function earlierParts({ ask, driver }) {
  const took = { empty: [] };
  for (const [way, parts] of Object.entries(await someParts(driver))) {
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
  return took;
}

/** Milliseconds within which nine of ten earlier parts are to be found. */
const EARLIER_MS = 50;

/** Earlier parts that are the same or similar, in an installation of its own whose parts have drawings. */
export async function earlierRows(env, { orders }) {
  await makeInstallation(env, { orders });
  say('drawings and keys of parts');
  await drawParts(env, { seed: 3 });
  const { empty, ...ways } = await besideServer(env, earlierParts);
  const bare = median(empty);
  return Object.entries(ways).flatMap(([way, took]) => [
    beside(`earlier parts ${way}, ${orders} orders`, median(took), bare, EARLIER_MS / bare),
    beside(`earlier parts ${way}, 9 of 10, ${orders} orders`, at(took, 0.9), bare, EARLIER_MS / bare),
  ]);
}
