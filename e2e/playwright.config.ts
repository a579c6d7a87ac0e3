import { defineConfig } from '@playwright/test';

/**
 * The product in a real browser. `npm run test:e2e` starts it on a free port with the demo data and sets BASE_URL
 * and CHROMIUM_PATH. Tests share that one server: each makes what it changes for itself.
 */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than the cores that it was measured on: a test waits a third of its time, for messages and repeated calls.
  workers: 3,
  // A machine that does something else meanwhile is slow, not wrong: generous limits. A second try is for the whole run
  // alone, which grants it to one test and names it (scripts/test.mjs).
  retries: process.env.SECOND_TRY === '1' ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: process.env.BASE_URL ?? 'http://127.0.0.1:3000',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1440, height: 900 },
    // A click that finds nothing fails where it stands, with the name of what it looked for.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording every test doubles its time: `TRACE=1 npm run test:e2e` records, and keeps what failed.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-gpu',
        '--disable-background-networking',
        // A test's page lives for seconds: optimizing its code takes longer than running it as it is.
        '--js-flags=--no-maglev,--no-turbofan',
        '--process-per-site',
        // The headless shell would move letters onto whole pixels, on its own.
        '--font-render-hinting=none',
      ],
    },
  },
});
