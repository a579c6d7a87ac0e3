import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { ADMIN, Api } from './api.js';
import { type Drawings, makeDrawings } from './drawings.js';
import { makeUser } from './factories.js';

type User = Awaited<ReturnType<typeof makeUser>>;

interface TestFixtures {
  /** Makes a user with exactly these permissions. */
  newUser: (...permissions: string[]) => Promise<User>;
  /** A page in a browser in which this user is signed in, and neither the administrator nor another user. */
  pageOf: (user: Api) => Promise<Page>;
}

interface WorkerFixtures {
  /** One browser window for all tests that begin signed in as the administrator: what it has loaded stays loaded. */
  sharedContext: BrowserContext;
  /** The address of the product, as the configuration has it. */
  server: string;
  /** The administrator of the demo data. */
  admin: Api;
  drawings: Drawings;
}

export const SIGNED_OUT = { cookies: [], origins: [] };

type BrowserState = Awaited<ReturnType<Api['browserState']>>;

/** Has a page's browser keep what it keeps of this user, and nothing else. */
async function keepAlone(page: Page, { origins }: BrowserState): Promise<void> {
  const kept = Object.fromEntries(
    origins.flatMap(({ localStorage }) => localStorage.map(({ name, value }) => [name, value])),
  );
  await page.evaluate((entries) => {
    localStorage.clear();
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  }, kept);
}

/** Leaves nothing of a test behind: its pages, what it kept in the browser, its way with the network. */
async function asNew(context: BrowserContext, admin: Api): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  const state = await admin.browserState();
  // The first page of all stays (see sharedContext).
  const [, page, ...others] = context.pages();
  if (page?.url().startsWith('http')) await keepAlone(page, state);
  for (const each of page ? [page, ...others] : others) await each.close();
  await context.clearCookies();
  await context.addCookies(state.cookies);
}

/** A page of this user's in the window that the tests share, until the test ends. */
async function takeOver(context: BrowserContext, state: BrowserState): Promise<Page> {
  await context.clearCookies();
  await context.addCookies(state.cookies);
  const page = await context.newPage();
  await page.goto('/favicon.svg');
  await keepAlone(page, state);
  return page;
}

/** As much of a page as says what a person saw on it, in characters. */
const MOST_PRINTED = 6000;

/**
 * Prints what stands on the pages of a failed test: where the run took place elsewhere, its pictures are not at hand. Nothing of
 * a page that does not answer.
 */
async function printPages(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    if (!page.url().startsWith('http') || page.url().endsWith('.svg')) continue;
    const seen = await page
      .locator('body')
      .ariaSnapshot({ timeout: 5000 })
      .catch((error: unknown) => String(error));
    console.log(`The page at the end, ${page.url()}:\n${seen.slice(0, MOST_PRINTED)}`);
  }
}

/**
 * Every test's `page` belongs to the signed-in administrator. A test that begins signed out says so:
 * `test.use({ storageState: SIGNED_OUT })`.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [process.env.BASE_URL ?? 'http://127.0.0.1:3000', { scope: 'worker', option: true }],
  admin: [
    async ({ server }, use) => {
      const api = await Api.signIn(server, ADMIN);
      await use(api);
      await api.dispose();
    },
    { scope: 'worker' },
  ],
  sharedContext: [
    async ({ browser, admin }, use, { project }) => {
      const { baseURL, locale, timezoneId, viewport, contextOptions } = project.use;
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL !== undefined && { baseURL }),
        ...(locale !== undefined && { locale }),
        ...(timezoneId !== undefined && { timezoneId }),
        ...(viewport !== undefined && { viewport }),
        storageState: await admin.browserState(),
      });
      // Pages of one site share a process (playwright.config.ts) as long as one is open: what it compiled stays.
      const first = await context.newPage();
      await first.goto('/favicon.svg');
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, storageState, sharedContext, admin }, use, testInfo) => {
    const own = storageState === SIGNED_OUT ? await browser.newContext({ storageState }) : undefined;
    const context = own ?? sharedContext;
    await use(context);
    if (testInfo.status !== testInfo.expectedStatus) await printPages(context);
    await (own ? own.close() : asNew(sharedContext, admin));
  },
  drawings: [async ({ browser }, use) => use(await makeDrawings(browser)), { scope: 'worker' }],
  newUser: async ({ admin, server }, use) => {
    const made: User[] = [];
    await use(async (...permissions) => {
      const user = await makeUser(admin, server, ...permissions);
      made.push(user);
      return user;
    });
    for (const user of made) await user.dispose();
  },
  pageOf: async ({ browser, context, contextOptions, sharedContext }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (user) => {
      const state = await user.browserState();
      // Where the test has no page of the administrator's yet, the window has loaded already what a new one would have to.
      if (context === sharedContext && context.pages().length === 1) return takeOver(context, state);
      const own = await browser.newContext({ ...contextOptions, storageState: state });
      opened.push(own);
      return own.newPage();
    });
    for (const each of opened) await each.close();
  },
});

export { expect };
