import { seriousIn } from '../../support/axe.js';
import { makeQuote, makeSet, makeSheetPart } from '../../support/factories.js';
import { unique } from '../../support/api.js';
import { openTab, toast } from '../../support/screens.js';
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

test('a piece is dragged to another sheet, and a locked sheet stays when the rest is computed again', async ({
  page,
  admin,
}) => {
  const order = await makeQuote(admin);
  const set = await makeSet(admin, order.id);
  await makeSheetPart(admin, set.id, { title: 'Tampa', width: 580, length: 900, quantity: 7 });
  await page.goto(`/order/${order.id}`);
  await page.getByRole('button', { name: /^perda não conferida pelo corte: / }).click();
  await page.getByRole('button', { name: 'Calcular corte' }).click();
  const sheets = page.getByRole('list', { name: 'Planos de corte' }).getByRole('listitem');
  const pictures = sheets.getByRole('img');
  await expect(pictures).toHaveCount(2);
  await expect(pictures.first()).toHaveAccessibleName(/: 5 Tampa/);
  await expect(page.getByRole('button', { name: /^perda não conferida/ })).toHaveCount(0);
  await pictures.first().locator('[data-piece="4"]').dragTo(pictures.last());
  await expect(toast(page, 'Peça movida: Chapa 2.')).toBeVisible();
  await expect(pictures.last()).toHaveAccessibleName(/: 3 Tampa/);
  await sheets
    .last()
    .getByRole('button', { name: /^Travar/ })
    .click();
  await expect(sheets.last().getByRole('button', { name: /^Travar/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect.soft(await seriousIn(page), 'locked').toEqual([]);
  await page.getByRole('button', { name: 'Calcular de novo' }).click();
  await expect(pictures.first()).toHaveAccessibleName(/: 3 Tampa/);
  await expect(pictures.last()).toHaveAccessibleName(/: 4 Tampa/);
  // The place for a new sheet is there while a piece is dragged; a browser needs two moves onto it.
  const newSheet = page.getByRole('listitem').filter({ hasText: 'Nova chapa: ' });
  await pictures.last().locator('[data-piece="3"]').hover();
  await page.mouse.down();
  await pictures.first().hover();
  await newSheet.hover();
  await newSheet.hover();
  await page.mouse.up();
  await expect(pictures).toHaveCount(3);
  await expect(pictures.last()).toHaveAccessibleName(/: 1 Tampa/);
});

test('from orders in production to one list of purchases, the stock reserved, and the remnant back in it', async ({
  page,
  admin,
}) => {
  const orders = [await makeQuote(admin, { type: 'order' }), await makeQuote(admin, { type: 'order' })];
  for (const { id } of orders) await makeSheetPart(admin, (await makeSet(admin, id)).id);
  const sheet = await admin.find('sheets', 'Chapa 1020 3,00 × 1200 × 3000');
  const { material_id } = await admin.get<{ material_id: number }>(`/sheets/${sheet.id}`);
  const place = unique('Estante');
  await admin.post('/stock-items', { material_id, thickness: 3, width: 1200, length: 1150, place });
  await page.goto('/orders');
  await page.getByRole('navigation').getByRole('link', { name: 'Corte' }).click();
  await page.getByRole('button', { name: 'Novo lote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Novo lote' });
  for (const { id } of orders) {
    await dialog.getByRole('checkbox', { name: `Pedido ${String(id).padStart(6, '0')}` }).check();
  }
  await dialog.getByRole('button', { name: 'Novo lote' }).click();
  await page.getByRole('button', { name: 'Calcular corte' }).click();
  const list = page.getByRole('table', { name: 'O que comprar' });
  await expect(list.getByRole('row', { name: new RegExp(place) })).toContainText('Do estoque');
  const tick = list.getByRole('checkbox', { name: 'Comprado: Chapa 1020 3,00 × 1200 × 3000' });
  await tick.click();
  await expect(tick).toBeChecked();
  expect.soft(await seriousIn(page), 'batch').toEqual([]);
  await page.getByRole('button', { name: 'Liberar lote' }).click();
  await expect(page.getByText('Lote liberado')).toBeVisible();
  await page.getByRole('button', { name: 'Marcar como cortado' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Marcar como cortado' }).click();
  await expect(page.getByText('Lote cortado: retalhos no estoque')).toBeVisible();
  const batch = (await page.title()).split(' · ')[0]!;

  await page.getByRole('navigation').getByRole('link', { name: 'Corte' }).click();
  await expect(page.getByRole('row', { name: new RegExp(batch) })).toContainText('Cortado');
  await page.getByRole('tab', { name: 'Estoque' }).click();
  await expect(page.getByRole('row', { name: `Retalho do ${batch.toLowerCase()}` }).first()).toBeVisible();
  await expect(page.getByText(place)).toHaveCount(0);
  expect.soft(await seriousIn(page), 'stock').toEqual([]);
});
