import { type OrderSet, unique } from '../../support/api.js';
import { makePricedQuote, makeQuote, makeSet, makeSheetPart } from '../../support/factories.js';
import { openTab } from '../../support/screens.js';
import { expect, test } from '../../support/test.js';

test('a weight below 1 kg stands in g as well', async ({ page, admin }) => {
  const { order, set } = await makePricedQuote(admin);
  const title = unique('Arruela');
  await makeSheetPart(admin, set.id, { title, width: 20, length: 20, quantity: 3 });
  await page.goto(`/order/${order.id}`);
  await openTab(page, 'Valores');
  const values = page.getByRole('table', { name: 'Valores' });
  // 20 × 20 × 3 mm of steel are 9.42 g; three of them with 5 % of loss 29.67 g.
  await expect(values.getByRole('row', { name: title })).toContainText(
    /0,03\skg= 29,7\sg.*0,03\skg= 28,3\sg/,
  );
  await expect(values.locator('tfoot')).not.toContainText(/\sg\b/);
});

test('an order that another user deleted meanwhile says so and leads back', async ({ page, admin }) => {
  const order = await makeQuote(admin);
  // As late as the save itself: any earlier call that finds it gone would show that before.
  await page.route(`**/api/orders/${order.id}`, async (route) => {
    if (route.request().method() === 'POST') await admin.delete(`/orders/${order.id}`);
    await route.continue();
  });
  await page.goto(`/order/${order.id}`);
  await page.getByRole('button', { name: /Informações gerais/ }).click();
  await page.getByRole('textbox', { name: 'Valor do serviço' }).fill('10');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await page.getByRole('button', { name: 'Descartar alterações' }).click();
  const gone = page.getByRole('alert').filter({ hasText: 'não existe mais' });
  await expect(gone).toContainText(`Orçamento ${String(order.id).padStart(6, '0')}`);
  await gone.getByRole('link', { name: 'Voltar para a lista' }).click();
  await expect(page).toHaveURL(/\/orders$/);
});

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
