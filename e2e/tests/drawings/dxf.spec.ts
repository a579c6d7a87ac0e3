import type { Locator, Page } from '@playwright/test';
import { flatPlate } from '../../support/dxf.js';
import { makeQuote, makeSet } from '../../support/factories.js';
import { chooseOption, toast } from '../../support/screens.js';
import { expect, test } from '../../support/test.js';

const dialog = (page: Page) => page.getByRole('dialog').first();
const field = (scope: Locator, name: string) => scope.getByRole('textbox', { name, exact: true });

test('a DXF becomes a part with its picture, its measures, and the weight of what is left', async ({
  page,
  admin,
  drawings,
}) => {
  const order = await makeQuote(admin);
  const set = await makeSet(admin, order.id);
  await page.goto(`/order/${order.id}`);
  const region = page.getByRole('region', { name: set.name, exact: true });
  await region.locator('input[type=file]').setInputFiles(flatPlate('Flange cega.dxf'));
  await page.getByRole('button', { name: /^Abrir Flange cega/ }).click();
  await expect(dialog(page).getByRole('img', { name: 'Flange cega' })).toBeVisible();

  const geometry = dialog(page).getByRole('group', { name: 'Geometria do DXF' });
  await expect(geometry).toContainText('250,00 × 400,00');
  await expect(geometry).toContainText('84.292,04');
  await expect(geometry.getByRole('note')).toContainText('1 contorno aberto');
  await expect(geometry.getByRole('button', { name: 'Usar medidas' })).toBeDisabled();

  await dialog(page).getByRole('radio', { name: 'Chapa' }).click();
  await chooseOption(page, 'Chapa', 'Chapa 1020 3,00 × 1200 × 3000');
  await geometry.getByRole('button', { name: 'Usar medidas' }).click();
  await expect(field(dialog(page), 'Largura')).toHaveValue('250,00');
  await expect(field(dialog(page), 'Comprimento')).toHaveValue('400,00');
  const net = field(dialog(page), 'Peso líquido unitário');
  await expect(net).toHaveValue(/^2,36/);
  await geometry.getByRole('switch', { name: 'Peso pela área real' }).check();
  await expect(net).toHaveValue(/^1,99/);
  await expect(field(dialog(page), 'Peso bruto unitário')).toHaveValue(/^2,36/);
  await dialog(page)
    .getByRole('button', { name: /^Salvar( Ctrl\+S)?$/ })
    .click();
  await expect(toast(page, 'Peça atualizada com sucesso.')).toBeVisible();
  const [part] = await admin.get<{ true_area: boolean; loss: number | null }[]>(`/sets/${set.id}/parts`);
  expect(part).toMatchObject({ true_area: true, loss: null });

  // A new drawing without an area: what the part weighs follows at once, by its outer size.
  await dialog(page).getByLabel('Substituir desenho').setInputFiles(drawings.picture);
  await expect(geometry).toHaveCount(0);
  await expect(net).toHaveValue(/^2,36/);
});
