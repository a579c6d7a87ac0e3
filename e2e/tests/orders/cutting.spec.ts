import { seriousIn } from '../../support/axe.js';
import { makeQuote, makeSet, makeSheetPart } from '../../support/factories.js';
import { openTab } from '../../support/screens.js';
import { expect, test } from '../../support/test.js';

test('from the parts of a quote to what to buy, how to cut it, and the loss in the price', async ({
  page,
  admin,
}) => {
  const order = await makeQuote(admin, { markup: 30 });
  const set = await makeSet(admin, order.id);
  const part = await makeSheetPart(admin, set.id);
  await page.goto(`/order/${order.id}`);
  await openTab(page, 'Corte');
  await page.getByRole('button', { name: 'Calcular corte' }).click();
  const purchases = page.getByRole('table', { name: 'O que comprar' });
  await expect(purchases.getByRole('row', { name: /^Chapa 1020 3,00/ })).toContainText('1');
  await expect(page.getByRole('img', { name: /^Chapa 1020 3,00/ })).toBeVisible();
  expect.soft(await seriousIn(page), 'plan').toEqual([]);
  await page.getByRole('button', { name: /^Ampliar 1 × Chapa/ }).click();
  await expect(page.getByRole('dialog', { name: /^1 × Chapa/ })).toBeVisible();
  expect.soft(await seriousIn(page), 'enlarged').toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Aplicar perda' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aplicar a perda do corte' });
  await dialog.getByRole('button', { name: 'Aplicar perda' }).click();
  await expect(page.getByText(/^Perda aplicada: total de/)).toBeVisible();
  await expect(page.getByText('As peças já têm a perda do corte.')).toBeVisible();
  const { groups } = await admin.get<{ groups: { plan: { loss: number } }[] }>(`/orders/${order.id}/cutting`);
  const { sets } = await admin.get<{ sets: { parts: { id: number; loss: number }[] }[] }>(
    `/orders/${order.id}`,
  );
  expect(sets[0]!.parts).toMatchObject([{ id: part.id, loss: groups[0]!.plan.loss }]);
  await openTab(page, 'Histórico');
  await expect(page.getByText('aplicou a perda do corte a 1 peça')).toBeVisible();
});
