import { type OrderSet, unique } from '../../support/api.js';
import { makePricedQuote, makeQuote, makeSet, makeSheetPart } from '../../support/factories.js';
import { toast, openTab } from '../../support/screens.js';
import { expect, test } from '../../support/test.js';

test('a set is renamed in its place: F2 or a double click, Enter saves, Escape leaves it', async ({
  page,
  admin,
}) => {
  const order = await makeQuote(admin);
  const set = await makeSet(admin, order.id, 'Base');
  const stored = async () => (await admin.get<OrderSet>(`/sets/${set.id}`)).name;
  await page.goto(`/order/${order.id}`);
  const title = page.getByRole('button', { name: 'Mostrar ou recolher Base', exact: true });
  const name = page.getByRole('textbox', { name: 'Nome do conjunto Base' });
  await title.press('F2');
  await expect(name).toBeFocused();
  await name.fill('Mesa');
  await name.press('Escape');
  await expect(name).toBeHidden();
  await expect(title).toBeFocused();
  expect(await stored()).toBe('Base');

  await title.dblclick();
  await name.fill('');
  await name.press('Enter');
  await expect(page.getByText('Nome é obrigatório')).toBeVisible();
  await name.fill('Mesa');
  await name.press('Enter');
  await expect(toast(page, 'Conjunto atualizado com sucesso!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mostrar ou recolher Mesa', exact: true })).toBeFocused();
  expect(await stored()).toBe('Mesa');
});

test('a set that another user renamed meanwhile shows both names', async ({ page, admin }) => {
  const order = await makeQuote(admin);
  const set = await makeSet(admin, order.id, 'Base');
  await page.goto(`/order/${order.id}`);
  await page.getByRole('region', { name: 'Base' }).hover();
  await page.getByRole('button', { name: 'Renomear Base' }).click();
  const name = page.getByRole('textbox', { name: 'Nome do conjunto Base' });
  await expect(name).toBeFocused();
  await admin.post(`/sets/${set.id}/update`, { name: 'Estrutura' });
  await name.fill('Mesa');
  await name.press('Enter');
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Estrutura');
  await question.getByRole('button', { name: 'Salvar a minha versão' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Mostrar ou recolher Mesa', exact: true })).toBeVisible();
  expect((await admin.get<OrderSet>(`/sets/${set.id}`)).name).toBe('Mesa');
});

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

test('without a network the message begins with that', async ({ page, admin, context }) => {
  const order = await makeQuote(admin);
  await page.goto(`/order/${order.id}`);
  await expect(page.getByRole('button', { name: 'Novo conjunto' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Novo conjunto' }).click();
  await expect(toast(page, 'Sem conexão. Erro ao criar conjunto')).toBeVisible();
  await context.setOffline(false);
  await context.route('**/api/sets', (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'Novo conjunto' }).click();
  await expect(page.getByRole('alert').getByText('Erro ao criar conjunto', { exact: true })).toBeVisible();
});

test('an order that is not there leads back to the list', async ({ page, admin }) => {
  const order = await makeQuote(admin);
  await admin.delete(`/orders/${order.id}`);
  await page.goto(`/order/${order.id}`);
  const missing = page.getByRole('alert').filter({ hasText: 'não existe' });
  await expect(missing).toContainText(String(order.id).padStart(6, '0'));
  await missing.getByRole('link', { name: 'Voltar para a lista' }).click();
  await expect(page).toHaveURL(/\/orders$/);
  await expect(page.getByRole('table')).toBeVisible();
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
