import { setTimeout as pause } from 'node:timers/promises';
import { timed } from '../../lib/bench.mjs';
import { besideGoal } from '../table/stored.mjs';

const QUOTES = 1_000;
const PARTS = 20;
/** Quotes of one call that moves many. */
const MOVED = 200;

const LOOK_MS = 50;

/** Milliseconds of a repricing. */
const GOAL = 10_000;

/** A dearer material: what it means for all quotes of it, and repricing them; first in progress, then waiting. */
export async function repricing({ call, make }) {
  const ids = await make.manyOrders(QUOTES, PARTS);
  const [sheet] = await call('GET', '/api/sheets');
  const path = `/api/materials/${sheet.material_id}`;
  const entry = { resource: 'materials', id: sheet.material_id };
  const inProgress = await reprice('in progress');
  for (let from = 0; from < ids.length; from += MOVED) {
    const body = { ids: ids.slice(from, from + MOVED), move: 'next' };
    const { refused } = await call('POST', '/api/order-bulk/status', body);
    if (refused.length > 0) throw new Error(JSON.stringify(refused[0]));
  }
  return [inProgress, await reprice('waiting for an answer')];

  async function reprice(state) {
    const material = await call('GET', path);
    await call('PUT', path, { ...material, price_kg: material.price_kg + 0.5 });
    let impact;
    const shown = await timed(async () => (impact = await call('POST', '/api/price-impact', entry)));
    const quotes = impact.quotes.map(({ id, digest }) => ({ id, digest }));
    let run;
    const done = await timed(async () => {
      run = await call('POST', '/api/repricings', { ...entry, quotes });
      while (run.waiting > 0) {
        await pause(LOOK_MS);
        run = await call('GET', `/api/repricings/${run.id}`);
      }
    });
    if (run.repriced !== quotes.length) throw new Error(JSON.stringify(run));
    const name = `reprice ${quotes.length} quotes of ${PARTS} parts, ${state}`;
    return besideGoal(name, done, GOAL, `10 s; impact ${(shown / 1000).toFixed(1)} s`);
  }
}
