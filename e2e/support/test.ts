import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { ADMIN, Api } from './api.js';
import { type Drawings, makeDrawings } from './drawings.js';
import { makeUser } from './factories.js';

type User = Awaited<ReturnType<typeof makeUser>>;

interface TestFixtures {
  /** Makes a user with exactly these permissions. */
  newUser: (...permissions: string[]) => Promise<User>;
  /** A page in a browser of its own, in which this user is signed in. */
  pageOf: (user: Api) => Promise<Page>;
}

interface WorkerFixtures {
  /** The address of the product, as the configuration has it. */
  server: string;
  /** The administrator of the demo data. */
  admin: Api;
  drawings: Drawings;
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
  drawings: [async ({ browser }, use) => use(await makeDrawings(browser)), { scope: 'worker' }],
  storageState: async ({ admin }, use) => use(await admin.browserState()),
  newUser: async ({ admin, server }, use) => {
    const made: User[] = [];
    await use(async (...permissions) => {
      const user = await makeUser(admin, server, ...permissions);
      made.push(user);
      return user;
    });
    for (const user of made) await user.dispose();
  },
  pageOf: async ({ browser, contextOptions }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (user) => {
      const context = await browser.newContext({
        ...contextOptions,
        storageState: await user.browserState(),
      });
      opened.push(context);
      return context.newPage();
    });
    for (const context of opened) await context.close();
  },
});

export const SIGNED_OUT = { cookies: [], origins: [] };

export { expect };
