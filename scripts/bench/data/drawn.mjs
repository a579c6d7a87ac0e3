import { rawDriver } from '../orders/raw-driver.mjs';
import { fromBuild, openContext } from '../../lib/bench.mjs';
import { insertRows, lastId } from './insert.mjs';
import { chooser } from './random.mjs';

/** Parts with a DXF for each shape: so many other parts were cut alike. */
const PARTS_EACH = 20;

/** Rows of drawings that were stored and read before, each with an outline of its own: mm. */
function drawings(first, count, { seed, created_at }) {
  const { whole } = chooser(seed);
  return Array.from({ length: count }, (_, index) => {
    const long = 20 + whole(1500) + index / count;
    const short = long * (0.1 + whole(900) / 1000);
    const outline = {
      cut_length: Number((6 * long + 4 * short).toFixed(3)),
      spread: [Number((long / 2).toFixed(3)), Number((short / 2).toFixed(3))],
      distances: Array.from({ length: 32 }, () => 20 + whole(25)),
    };
    return {
      id: first + index,
      kind: 'part',
      original_key: `bench/${String(index)}`,
      original_name: `${String(index)}.dxf`,
      mime: 'image/vnd.dxf',
      size: 1,
      created_at,
      digest: index.toString(16).padStart(64, '0'),
      outline: JSON.stringify(outline),
    };
  });
}

/**
 * Gives every second part of an installation a DXF, and all parts the keys by which they are found among earlier ones.
 * @param env settings of an installation without a running server
 */
export async function drawParts(env, { seed }) {
  const driver = await rawDriver(env);
  const parts = await lastId(driver, 'set_parts');
  const shapes = Math.max(1, Math.round(parts / 2 / PARTS_EACH));
  const first = (await lastId(driver, 'stored_files')) + 1;
  const [{ created_at }] = await driver.all('SELECT created_at FROM orders LIMIT 1');
  const rows = drawings(first, shapes, { seed, created_at });
  await driver.transaction(() => insertRows(driver, 'stored_files', rows));
  await driver.all(
    `UPDATE set_parts SET content_file_id = ${String(first)} + id * 7919 % ${String(shapes)} WHERE id % 2 = 0`,
  );
  // Made by the first start, before there were these parts.
  await driver.all('DELETE FROM part_keys_fill');
  await driver.all('INSERT INTO part_keys_fill (id, next_id) VALUES (1, 2147483647)');
  await driver.end();
  const { PartKeysFill } = await fromBuild('estimating/part-keys-fill.service.js');
  const { context } = await openContext(env, 'api');
  await context.get(PartKeysFill).filled();
  await context.close();
}
