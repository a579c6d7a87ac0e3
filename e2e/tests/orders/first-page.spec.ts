import { unique } from '../../support/api.js';
import { makeCustomer, makeQuote } from '../../support/factories.js';
import { expect, test } from '../../support/test.js';

const PAGE = '/api/orders/page?sort=id&order=DESC&size=50&skip=0';

test('the first page is asked for before the application is there, and is what the list shows', async ({
  page,
  admin,
}) => {
  const customer = await makeCustomer(admin, unique('Primeira'));
  await makeQuote(admin, { customer_id: customer.id });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    asked.push(pathname + search);
  });
  let arrive = (): void => undefined;
  const arrives = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await arrives;
    await route.continue();
  });
  const early = ['/api/user', PAGE].map((path) =>
    page.waitForResponse((response) => response.url().endsWith(path)),
  );
  const opened = page.goto('/');
  await Promise.all(early);
  expect(asked.some((path) => path.startsWith('/assets/list-'))).toBe(true);
  expect(asked.filter((path) => path === PAGE)).toHaveLength(1);
  expect(asked).not.toContain('/api/order-views');
  arrive();
  await opened;
  await expect(page.getByRole('row').filter({ hasText: customer.name })).toBeVisible();
  expect(asked.filter((path) => path === '/api/user')).toHaveLength(1);
});
