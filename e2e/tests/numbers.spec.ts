import type { Locator, Page } from '@playwright/test';
import type { Part } from '../support/api.js';
import { makePricedQuote } from '../support/factories.js';
import { toast } from '../support/screens.js';
import { expect, test } from '../support/test.js';

const field = (scope: Locator | Page, name: string) => scope.getByRole('textbox', { name, exact: true });

test('numbers as people type them: groups, sums, and what is none stays until it is corrected', async ({
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
  await expect(toast(page, 'Corrija os campos que não são números.')).toBeVisible();
  expect(await stored()).toMatchObject({ width: 250, length: 400, quantity: 10 });

  await field(dialog, 'Quantidade').fill('2*6');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Peça atualizada com sucesso.')).toBeVisible();
  expect(await stored()).toMatchObject({ width: 39.5, length: 1234, quantity: 12 });
});
