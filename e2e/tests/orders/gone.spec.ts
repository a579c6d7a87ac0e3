import type { Route } from '@playwright/test';
import { makePricedQuote } from '../../support/factories.js';
import { GridPage } from '../../support/grid.js';
import { expect, test } from '../../support/test.js';

test('what was typed into an order or a part that another user deletes can be copied', async ({
  admin,
  newUser,
  pageOf,
}) => {
  const { order, part } = await makePricedQuote(admin);
  const editor = await newUser('edit_pre_orders', 'view_all_orders');
  const page = await pageOf(editor);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/order/${order.id}?part=${part.id}`);
  const dialog = page.getByRole('dialog', { name: part.title });
  await dialog.getByRole('textbox', { name: 'Observações' }).fill('Rebarbar as bordas');
  await admin.delete(`/set-parts/${part.id}`);
  const lost = page.getByRole('dialog', { name: 'O que você digitou' });
  await expect(lost).toContainText('A peça não existe mais: outra pessoa a excluiu.');
  await expect(lost.getByRole('row', { name: 'Observações Rebarbar as bordas' })).toBeVisible();
  await lost.getByRole('button', { name: 'Descartar alterações' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`/order/${order.id}`);

  await page.getByRole('button', { name: 'Informações gerais' }).click();
  await page
    .getByRole('textbox', { name: 'Observações de pagamento' })
    .fill('28 dias no boleto, sem entrada');
  await admin.delete(`/orders/${order.id}`);
  await expect(lost).toContainText('O que você digitou não foi salvo');
  await lost.getByRole('button', { name: 'Copiar o que foi digitado' }).click();
  await expect(lost.getByRole('button', { name: 'Copiado' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Observações de pagamento: 28 dias no boleto, sem entrada',
  );
  await lost.getByRole('button', { name: 'Descartar alterações' }).click();
  await expect(page.getByText('não existe mais')).toBeVisible();
  await page.getByRole('link', { name: 'Voltar para a lista' }).click();
  await expect(page.getByRole('table', { name: 'Orçamentos' })).toBeVisible();
});

test('the grid of an order that another user deletes says so, and what was typed can be copied', async ({
  admin,
  newUser,
  pageOf,
}) => {
  const editor = await newUser('edit_pre_orders', 'view_all_orders');
  const page = await pageOf(editor);
  const grid = new GridPage(page);
  const idle = await makePricedQuote(admin);
  // The deletion comes between the reading of the order and the opening of its events.
  const feeds: Route[] = [];
  await page.route(/\/events\?/, (route) => void feeds.push(route), { times: 1 });
  await grid.open(idle.order.id);
  await admin.delete(`/orders/${idle.order.id}`);
  await expect.poll(() => feeds.length).toBe(1);
  await feeds[0]?.continue();
  await expect(page.getByText('não existe mais')).toBeVisible();

  const { order, part } = await makePricedQuote(admin);
  await grid.open(order.id);
  await grid.select(part.title, 'Quantidade');
  await page.keyboard.type('45');
  await admin.delete(`/orders/${order.id}`);
  await page.waitForResponse(
    (answer) => answer.url().endsWith(`/api/orders/${order.id}`) && answer.status() === 404,
  );
  await page.keyboard.press('Enter');
  const lost = page.getByRole('dialog', { name: 'O que você digitou' });
  await expect(lost.getByRole('row', { name: `Quantidade, ${part.title} 45` })).toBeVisible();
  await lost.getByRole('button', { name: 'Descartar alterações' }).click();
  await expect(page.getByText('não existe mais')).toBeVisible();
});
