import { makeQuote, makeSet } from '../../support/factories.js';
import { picture, toast } from '../../support/screens.js';
import { expect, test } from '../../support/test.js';

test('values read from a drawing are offered at the fields, and each or all of them are stored only when the user accepts', async ({
  page,
  admin,
  drawings,
}) => {
  const order = await makeQuote(admin);
  const set = await makeSet(admin, order.id);
  await page.goto(`/order/${order.id}`);
  const region = page.getByRole('region', { name: set.name, exact: true });
  await region.locator('input[type=file]').setInputFiles(drawings.titled);
  await page.getByRole('button', { name: /^Abrir digitalizado 7/ }).click();
  const dialog = page.getByRole('dialog').first();
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  const suggestions = dialog.getByRole('region', { name: 'Do desenho' });
  const take = (what: string) => dialog.getByRole('button', { name: new RegExp(`\\bAceitar ${what}$`) });
  const place = dialog.getByRole('img', { name: 'Lugar no desenho' });
  await expect(take('Nome: Chapa de apoio')).toHaveText('Do desenho: Chapa de apoio');
  await expect(suggestions).toContainText('Peso 3,00 kg');
  await expect(field('Nome da peça')).toHaveValue('digitalizado 7');
  await expect(dialog.getByRole('radio', { name: 'Chapa' })).not.toBeChecked();
  await expect(suggestions.getByRole('button', { name: /^Aceitar Chapa: Chapa 1020 3,00/ })).toBeVisible();

  const reference = field('Referência');
  await expect(reference).toHaveValue('');
  await expect(reference).toHaveAttribute('placeholder', 'FJ-2040');
  await reference.focus();
  await expect(place).toBeVisible();
  await expect(reference).toHaveAccessibleDescription('Aceitar Nº do desenho: FJ-2040');
  await picture(page, 'drawing-suggestions');
  await page.keyboard.press('Alt+Enter');
  await expect(reference).toHaveValue('FJ-2040');
  await expect(place).toHaveCount(0);
  await expect(take('Nº do desenho: FJ-2040')).toHaveCount(0);
  await page.keyboard.press('Alt+Enter');
  await expect(field('Nome da peça')).toHaveValue('digitalizado 7');

  // In an open list the key takes what the drawing says, not the option that is highlighted.
  const choice = dialog.getByRole('combobox', { name: 'Chapa' });
  await dialog.getByRole('radio', { name: 'Chapa' }).click();
  await choice.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Alt+Enter');
  await expect(choice).toHaveValue(/^Chapa 1020 3,00/);

  await page.keyboard.press('Control+Alt+Enter');
  await expect(field('Nome da peça')).toHaveValue('Chapa de apoio');
  await expect(choice).toHaveValue(/^Chapa 1020 3,00/);
  await expect(field('Espessura')).toHaveValue('3,00');
  await expect(suggestions).toHaveCount(0);

  await reference.fill('FJ-1');
  await expect(take('Nº do desenho: FJ-2040')).toHaveCount(0);
  await field('Largura').fill('250');
  await field('Comprimento').fill('400');
  await field('Quantidade').fill('1');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Peça atualizada com sucesso.')).toBeVisible();
  await expect(
    dialog.getByText(/O desenho indica 3,00\skg; o peso líquido calculado é 2,355\skg/),
  ).toBeVisible();
  await expect(take('Nº do desenho: FJ-2040')).toHaveText('Do desenho: FJ-2040');
  await page.keyboard.press('Control+Alt+Enter');
  await expect(reference).toHaveValue('FJ-1');
  await take('Nº do desenho: FJ-2040').click();
  await expect(reference).toHaveValue('FJ-2040');
  await dialog.getByRole('button', { name: /^Usar 3,00\skg do desenho$/ }).click();
  await expect(field('Peso líquido unitário')).toHaveValue('3,00');
  await expect(dialog.getByRole('button', { name: /^Valor travado/ })).toHaveCount(1);
});
