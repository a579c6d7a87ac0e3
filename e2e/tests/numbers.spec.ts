import type { Locator, Page } from '@playwright/test';
import type { Part } from '../support/api.js';
import { makePricedQuote } from '../support/factories.js';
import { toast } from '../support/screens.js';
import { expect, test } from '../support/test.js';

const field = (scope: Locator | Page, name: string) => scope.getByRole('textbox', { name, exact: true });

test('numbers are typed with groups and as sums, and a text that is no number stays until it is corrected', async ({
  page,
  admin,
}) => {
  const { order, set, part } = await makePricedQuote(admin);
  await page.goto(`/order/${order.id}?part=${part.id}`);
  const dialog = page.getByRole('dialog').first();
  const stored = async () => {
    const parts = await admin.get<(Part & { width: number; length: number })[]>(`/sets/${set.id}/parts`);
    return parts[0];
  };

  await field(dialog, 'Comprimento').fill('1.234');
  await field(dialog, 'Largura').fill('3*12,5+2');
  await expect(dialog.getByText('= 39,5', { exact: true })).toBeVisible();
  await field(dialog, 'Quantidade').fill('1e3');
  await field(dialog, 'Perda').focus();
  await expect(field(dialog, 'Comprimento')).toHaveValue('1.234,00');
  await expect(field(dialog, 'Largura')).toHaveValue('39,50');
  await expect(field(dialog, 'Quantidade')).toHaveValue('1e3');
  await expect(dialog.getByText('Digite um número')).toBeVisible();

  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Corrija os números marcados.')).toBeVisible();
  expect(await stored()).toMatchObject({ width: 250, length: 400, quantity: 10 });

  await field(dialog, 'Quantidade').fill('2*6');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Peça atualizada com sucesso.')).toBeVisible();
  expect(await stored()).toMatchObject({ width: 39.5, length: 1234, quantity: 12 });
});

test('an emptied markup of an order is 0, and its parts follow', async ({ page, admin }) => {
  const { order, part } = await makePricedQuote(admin);
  await page.goto(`/order/${order.id}`);
  await page.getByRole('button', { name: /^Informações gerais/ }).click();
  await field(page, 'Markup').fill('');
  await field(page, 'Desconto').focus();
  await expect(toast(page, 'Valores das peças recalculados com sucesso.')).toBeVisible();
  await expect(field(page, 'Markup')).toHaveValue('0,000');
  expect(await admin.get<Part>(`/set-parts/${part.id}`)).toMatchObject({ unit_value: 52.01 });
});

test(
  'a result that is too large is reported at its field, and the part is corrected where it stands',
  { tag: '@wide' },
  async ({ page, admin }) => {
    const { order, part } = await makePricedQuote(admin);
    await page.goto(`/order/${order.id}?part=${part.id}`);
    const dialog = page.getByRole('dialog').first();
    const reason = /^Valor final: o resultado é grande demais \(limite: 99\.999\.999\.999,99\)/;
    await field(dialog, 'Tempo').fill('999999');
    await field(dialog, 'Quantidade').fill('1000000');
    await expect(toast(page, reason).last()).toBeVisible();
    await expect(field(dialog, 'Valor final').last()).toBeVisible();
    await expect(dialog.getByText(reason).first()).toBeVisible();
    await field(dialog, 'Quantidade').fill('2');
    await expect(dialog.getByText(reason)).toHaveCount(0);
    await page.keyboard.press('Control+s');
    await expect(toast(page, 'Peça atualizada com sucesso.')).toBeVisible();

    await field(dialog, 'Largura').fill('-5');
    await expect(dialog.getByText('Largura deve ser maior ou igual a 0').first()).toBeVisible();
  },
);

test('a weight below 1 kg is shown in g, and one typed in g keeps four decimals of a kg', async ({
  page,
  admin,
}) => {
  const { order, part } = await makePricedQuote(admin);
  await page.goto(`/order/${order.id}?part=${part.id}`);
  const dialog = page.getByRole('dialog').first();
  const weight = field(dialog, 'Peso líquido unitário');
  await weight.fill('0,3 g');
  await field(dialog, 'Perda').focus();
  await expect(dialog.getByText('= 0,3 g', { exact: true }).first()).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Peça atualizada com sucesso.')).toBeVisible();
  const path = `/set-parts/${part.id}`;
  expect(await admin.get<Part>(path)).toMatchObject({
    unit_net_weight: 0.0003,
    locked_values: ['unit_net_weight'],
  });
  await weight.fill('0,7971');
  await page.keyboard.press('Control+s');
  await expect.poll(() => admin.get<Part>(path)).toMatchObject({ unit_net_weight: 0.8 });
});
