import { type OrderSet } from '../../support/api.js';
import { makeQuote, makeSet } from '../../support/factories.js';
import { expect, test } from '../../support/test.js';

test('a part that was added and left untouched by closing the tab goes when the order is opened again', async ({
  page,
  context,
  admin,
}) => {
  const order = await makeQuote(admin);
  const set = await makeSet(admin, order.id);
  const parts = async () => (await admin.get<OrderSet>(`/sets/${set.id}`)).parts.length;
  await page.goto(`/order/${order.id}`);
  await page.getByRole('button', { name: 'Adicionar peça' }).click();
  await expect(page.getByRole('textbox', { name: 'Nome da peça' })).toBeVisible();
  await page.close();
  expect(await parts()).toBe(1);
  const again = await context.newPage();
  await again.goto(`/order/${order.id}`);
  await expect(again.getByRole('region', { name: set.name })).toBeVisible();
  await expect.poll(parts).toBe(0);
});
