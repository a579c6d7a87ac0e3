import './lib/node-version.mjs';
import { chromium } from '@playwright/test';
import { makeInstallation } from './bench-data/installation.mjs';
import { at, environment, fromBuild, median, shown, timed, withFolder, withServer } from './lib/bench.mjs';
import { prepare } from './lib/launch.mjs';
import { main } from './lib/run.mjs';

/**
 * `npm run bench:list`: the list of orders with 10,000 of them in a real browser: from a keystroke in the search to the
 * picture that shows its result, frames while it scrolls, and the list's request with and without a change. Figures in
 * docs/performance.md.
 */
const ORDERS = 10_000;
/** Typed and taken back again, so many times. */
const TYPED = 'metal';
const TIMES = 4;
/** Nothing changes any more after this; milliseconds. */
const SETTLES = 400;

/** In the page: milliseconds from each input to the frames that show its first effect, the rows in view, and its last. */
function watchInputs(settles) {
  window.took = [];
  document.activeElement.addEventListener('input', () => {
    const since = performance.now();
    const seen = [];
    const painted = new MutationObserver(() =>
      requestAnimationFrame(() => {
        const after = new MessageChannel();
        after.port1.onmessage = () => seen.push(performance.now() - since);
        after.port2.postMessage(0);
      }),
    );
    painted.observe(document.querySelector('main table'), {
      childList: true,
      subtree: true,
      characterData: true,
    });
    setTimeout(() => {
      painted.disconnect();
      window.took.push({ first: seen[0] ?? 0, last: seen.at(-1) ?? 0 });
    }, settles);
  });
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

async function inBrowser(base, executablePath) {
  const args = ['--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'];
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args: [...args, ...sandbox] });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, baseURL: base });
  await page.goto('/login');
  await page.getByRole('textbox', { name: /e-?mail/i }).fill('admin@forja.local');
  await page.locator('input[type=password]').fill('forja-demo');
  await page.keyboard.press('Enter');
  await page.getByRole('table').waitFor();
  await page.getByRole('searchbox').first().click();
  await page.evaluate(watchInputs, SETTLES);
  const keys = [...TYPED, ...[...TYPED].map(() => 'Backspace')];
  for (let time = 0; time < TIMES; time += 1) {
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.waitForTimeout(SETTLES + 100);
    }
  }
  const took = await page.evaluate(() => window.took);
  await page.evaluate(watchFrames);
  await page.mouse.move(720, 500);
  for (let turn = 0; turn < 60; turn += 1) {
    await page.mouse.wheel(0, turn < 30 ? 120 : -120);
    await page.waitForTimeout(30);
  }
  const gaps = await page.evaluate(() => window.gaps);
  await browser.close();
  return { took, gaps };
}

async function requests(base, token) {
  const ask = (headers = {}) =>
    fetch(`${base}/api/orders`, { headers: { Authorization: `Bearer ${token}`, ...headers } });
  const first = await ask();
  const bytes = (await first.arrayBuffer()).byteLength;
  const etag = first.headers.get('etag') ?? '';
  const [whole, unchanged] = [[], []];
  for (let round = 0; round < 15; round += 1) {
    whole.push(await timed(async () => (await ask()).arrayBuffer()));
    unchanged.push(await timed(() => ask({ 'If-None-Match': etag })));
  }
  return { bytes, whole: median(whole), unchanged: median(unchanged) };
}

function showTimes(title, took, which) {
  const values = took.map((each) => each[which]);
  console.log(`${title}${shown(median(values))} ms, 9 of 10 ${shown(at(values, 0.9))} ms`);
}

await main(async () => {
  await prepare();
  await withFolder(async (folder) => {
    const env = environment(folder);
    await makeInstallation(env, { orders: ORDERS, parts: 5, seed: 1 });
    await withServer(env, async (_call, base, token) => {
      const [{ findChromium }, { loadSettings }] = await Promise.all([
        fromBuild('documents/printing/find-chromium.js'),
        fromBuild('platform/config/load-settings.js'),
      ]);
      const { took, gaps } = await inBrowser(base, findChromium(loadSettings(env)));
      const list = await requests(base, token);
      console.log(`${ORDERS} orders, ${took.length} keystrokes`);
      showTimes('keystroke to rows in view', took, 'first');
      showTimes('keystroke to all rows    ', took, 'last');
      console.log(
        `frames while it scrolls  ${shown(median(gaps))} ms, 99 of 100 ${shown(at(gaps, 0.99))} ms`,
      );
      console.log(
        `the list's request       ${shown(list.whole)} ms, ${Math.round(list.bytes / 1024)} kB unpacked; unchanged ${shown(list.unchanged)} ms`,
      );
    });
  });
});
