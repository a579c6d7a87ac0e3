/* global MessageChannel, document, performance, requestAnimationFrame, window */
import '../lib/node-version.mjs';
import { chromium } from '@playwright/test';
import { at, environment, fromBuild, median, shown, withFolder, withServer } from '../lib/bench.mjs';
import { prepare } from '../lib/launch.mjs';
import { main } from '../lib/run.mjs';

/**
 * `npm run bench:grid`: an order of 1,000 parts in its grid, in a real browser: frames while it scrolls, and from a key to the
 * picture that shows what it does, on this processor and on one of a quarter of its speed; and what the page's main thread
 * takes for each, which depends little on what else the machine does. Figures in docs/performance.md.
 */
const PARTS = 1000;
const SETS = 10;
const SLOWER = 4;
/** Cells that are typed into. */
const CELLS = 15;
const TYPED = '12,5';

/** A quote whose parts have a sheet, an NCM, sizes and two processes. @returns its id */
async function quoteWithParts(call) {
  const first = async (path) => (await call('GET', path))[0];
  const customer = await first('/api/customers');
  const [sheet, ncm] = [await first('/api/sheets'), await first('/api/mercosur-common-nomenclatures')];
  const processes = (await call('GET', '/api/processes')).slice(0, 2);
  const order = await call('POST', '/api/orders', {
    type: 'pre_order',
    customer_id: customer.id,
    delivery_type: 'FOB',
    markup: 30,
  });
  for (let set = 1; set <= SETS; set += 1) {
    const { id } = await call('POST', '/api/sets', { order_id: order.id, name: `Conjunto ${set}` });
    const parts = Array.from({ length: PARTS / SETS }, (_, part) => ({
      set_id: id,
      title: `Chapa lateral ${set}.${part + 1}`,
      reference: `FJ-${set}${String(part).padStart(3, '0')}`,
      type: 'sheet',
      sheet_id: sheet.id,
      ncm_id: ncm.id,
      width: 100 + part,
      length: 200 + part,
      loss: 5,
      quantity: 1 + (part % 9),
      processes: processes.map((process) => ({ id: process.id, pivot: { time: 1 + (part % 20) } })),
    }));
    await call('PATCH', `/api/orders/${order.id}/parts`, { parts });
  }
  return order.id;
}

/** In the page: milliseconds between frames, from now on. */
function watchFrames() {
  let last = performance.now();
  const frame = (now) => {
    window.gaps.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  window.gaps = [];
  requestAnimationFrame(frame);
}

/** In the page: milliseconds from each key to the frame after it, by whether it types or moves. */
function watchKeys() {
  window.took = { type: [], move: [] };
  document.activeElement.addEventListener(
    'keydown',
    ({ key }) => {
      const since = performance.now();
      requestAnimationFrame(() => {
        const painted = new MessageChannel();
        painted.port1.onmessage = () =>
          window.took[key.length === 1 ? 'type' : 'move'].push(performance.now() - since);
        painted.port2.postMessage(0);
      });
    },
    { capture: true },
  );
}

async function openGrid(browser, { base, token, order }, slower) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: base });
  await context.addInitScript((value) => window.localStorage.setItem('authToken', value), token);
  const page = await context.newPage();
  await page.goto(`/order/${order}/grid`);
  await page.getByRole('gridcell').first().waitFor({ timeout: 120_000 });
  await page.waitForTimeout(2000);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  /** Milliseconds of processor time that the page's main thread has worked, and scripts of it. */
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (wanted) => 1000 * metrics.find(({ name }) => name === wanted).value;
    return { all: of('TaskDuration'), script: of('ScriptDuration') };
  };
  return { page, worked };
}

/** There and back again, downwards or to the right, px at each of 120 steps. */
async function scrolling({ page, worked }, [right, down]) {
  await page.mouse.move(720, 500);
  await page.evaluate(watchFrames);
  const before = await worked();
  for (let turn = 0; turn < 120; turn += 1) {
    const way = turn < 60 ? 1 : -1;
    await page.mouse.wheel(way * right, way * down);
    await page.waitForTimeout(16);
  }
  const gaps = await page.evaluate(() => window.gaps);
  const after = await worked();
  return {
    gaps,
    all: (after.all - before.all) / gaps.length,
    script: (after.script - before.script) / gaps.length,
  };
}

async function keys({ page, worked }) {
  // In the middle of the order, as far as all its columns go.
  await page.mouse.wheel(0, 12_000);
  await page.waitForTimeout(1000);
  const cells = page.locator('.line > .cell[aria-readonly=false].numeric');
  await cells.nth(10).click();
  await page.evaluate(watchKeys);
  const all = { type: [], move: [] };
  const script = { type: [], move: [] };
  for (let cell = 0; cell < CELLS; cell += 1) {
    for (const key of [...TYPED, 'Enter', 'ArrowDown', 'ArrowUp']) {
      const before = await worked();
      await page.keyboard.press(key);
      await page.waitForTimeout(200);
      const after = await worked();
      const kind = key.length === 1 ? 'type' : 'move';
      all[kind].push(after.all - before.all);
      script[kind].push(after.script - before.script);
    }
  }
  return { took: await page.evaluate(() => window.took), all, script };
}

const work = (all, script) =>
  console.log(`${''.padEnd(28)} main thread ${shown(all)} ms, scripts ${shown(script)} ms`);

const show = (title, values) =>
  console.log(
    `${title.padEnd(28)} median ${shown(median(values))} ms, 9 of 10 ${shown(at(values, 0.9))} ms, 99 of 100 ${shown(at(values, 0.99))} ms`,
  );

await main(async () => {
  await prepare();
  await withFolder(async (folder) => {
    const env = environment(folder);
    await withServer(env, async (call, base, token) => {
      const order = await quoteWithParts(call);
      const [{ findChromium }, { loadSettings }] = await Promise.all([
        fromBuild('documents/printing/find-chromium.js'),
        fromBuild('platform/config/load-settings.js'),
      ]);
      const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
      const browser = await chromium.launch({
        executablePath: findChromium(loadSettings(env)),
        args: ['--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking', ...sandbox],
      });
      try {
        for (const slower of [1, SLOWER]) {
          const grid = await openGrid(browser, { base, token, order }, slower);
          console.log(`${PARTS} parts, processor ${slower === 1 ? 'as it is' : `${slower} times as slow`}`);
          for (const [title, step] of [
            ['frames while it scrolls', [0, 200]],
            ['frames, sideways', [30, 0]],
          ]) {
            const { gaps, all, script } = await scrolling(grid, step);
            show(title, gaps);
            work(all, script);
          }
          const pressed = await keys(grid);
          for (const [title, kind] of [
            ['a key that types', 'type'],
            ['a key that moves', 'move'],
          ]) {
            show(title, pressed.took[kind]);
            work(median(pressed.all[kind]), median(pressed.script[kind]));
          }
          await grid.page.context().close();
        }
      } finally {
        await browser.close();
      }
    });
  });
});
