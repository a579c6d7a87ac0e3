/* global MessageChannel, requestAnimationFrame, performance, window */
import { chromium } from '@playwright/test';
import { fromBuild, at, median } from '../../lib/bench.mjs';
import { barePage } from './pages.mjs';
import { beside } from './stored.mjs';

const LARGE_ORDER = 400;
const GRID = 1000;

const ROUNDS = 5;
const KEYS = 'metalurg';
/** 10 Mbit/s with the way of a home connection, and a processor of a quarter of this one's speed. */
const NETWORK = { offline: false, latency: 20, downloadThroughput: 1.25e6, uploadThroughput: 1.25e6 };
const SLOWER = 4;

async function withBrowser(env, work) {
  const [{ findChromium }, { loadSettings }] = await Promise.all([
    fromBuild('documents/printing/browser.js'),
    fromBuild('platform/config/load-settings.js'),
  ]);
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({
    executablePath: findChromium(loadSettings(env)),
    args: ['--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking', ...sandbox],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** A page of its own, signed in, as slow as the table asks for. */
async function slowPage(browser, { base, token }, network = true) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: base });
  await context.addInitScript((value) => window.localStorage.setItem('authToken', value), token);
  const page = await context.newPage();
  page.on('crash', () => console.error('a page crashed'));
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
  }
  return { page, end: () => context.close() };
}

/** Milliseconds from the address to this element, with nothing cached. */
async function visit(browser, world, path, selector) {
  const { page, end } = await slowPage(browser, world);
  const since = performance.now();
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator(selector).first().waitFor({ timeout: 120_000 });
  const took = performance.now() - since;
  await end();
  return took;
}

/** The first visit to the list, beside a page of React and MUI alone with as many rows: by turns. */
async function firstVisit(browser, world, bare) {
  const took = { product: [], bare: [] };
  for (let round = -1; round < ROUNDS; round += 1) {
    const product = await visit(browser, world, '/', 'main table tbody tr');
    const alone = await visit(browser, { base: bare, token: '' }, '/', 'main table tbody tr');
    if (round < 0) continue;
    took.product.push(product);
    took.bare.push(alone);
  }
  return { product: median(took.product), bare: median(took.bare) };
}

/** In the page: milliseconds from each input to the frame after it. */
function watchInput(element) {
  window.took = [];
  element.addEventListener(
    'beforeinput',
    () => {
      const since = performance.now();
      requestAnimationFrame(() => {
        const painted = new MessageChannel();
        painted.port1.onmessage = () => window.took.push(performance.now() - since);
        painted.port2.postMessage(0);
      });
    },
    { capture: true },
  );
}

async function typed(page, field) {
  // A grid's field takes keys while a cell covers it.
  await field.focus();
  await field.evaluate(watchInput);
  for (const key of [...KEYS, ...[...KEYS].map(() => 'Backspace'), ...KEYS]) {
    await page.keyboard.press(key);
    await page.waitForTimeout(250);
  }
  const took = await page.evaluate(() => window.took);
  return { half: median(took), most: at(took, 0.9) };
}

/** From a keystroke to the picture that shows it: in a bare field, the list's search, a part's dialog, large orders. */
async function keystrokes(browser, world, { order, part, grid, bare }) {
  const found = {};
  const screen = async (name, path, fieldOf, from = world) => {
    const { page, end } = await slowPage(browser, from, false);
    await page.goto(path);
    const field = await fieldOf(page);
    await field.waitFor();
    await page.waitForTimeout(1500);
    found[name] = await typed(page, field);
    await end();
  };
  const named = (name) => (page) => page.getByRole('textbox', { name, exact: true }).first();
  await screen('a bare field', '/', (page) => page.getByRole('textbox').first(), { base: bare, token: '' });
  await screen('the list', '/', (page) => page.getByRole('searchbox').first());
  await screen('a part', `/order/${order}?part=${part}`, named('Nome da peça'));
  await screen('an order of 400 parts', `/order/${order}`, async (page) => {
    await page.getByRole('button', { name: /^Informações/ }).click();
    return page.locator('textarea:not([aria-hidden])').first();
  });
  await screen('a grid of 1000 parts', `/order/${grid}/grid`, async (page) => {
    await page.getByRole('gridcell').first().waitFor();
    return page.locator('.input-layer textarea');
  });
  return found;
}

/** Waits of a person in a browser. */
export async function screens({ env, base, token, make }) {
  const order = await make.orderOf(LARGE_ORDER);
  const [part] = await make.partsOf(order.set);
  const grid = await make.orderOf(GRID);
  const bare = await barePage();
  return withBrowser(env, async (browser) => {
    const visit = await firstVisit(browser, { base, token }, bare.base);
    const places = { order: order.id, part: part.id, grid: grid.id, bare: bare.base };
    const { 'a bare field': field, ...keys } = await keystrokes(browser, { base, token }, places);
    return [
      beside('first visit', visit.product, visit.bare, 1.5, 'React + MUI'),
      ...Object.entries(keys).map(([name, { half, most }]) => {
        const note = `a bare field; 9 of 10 within ${most.toFixed(0)} ms`;
        return beside(`keystroke in ${name}`, half, field.half, 50 / field.half, note);
      }),
    ];
  }).finally(bare.end);
}
