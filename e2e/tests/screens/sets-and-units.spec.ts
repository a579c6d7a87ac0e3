import type { Page } from '@playwright/test';
import { brokenPdf } from '../../support/drawings.js';
import { flatPlate } from '../../support/dxf.js';
import { makePricedQuote } from '../../support/factories.js';
import { toast } from '../../support/screens.js';
import { expect, test } from '../../support/test.js';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Editar conjunto' });
const picture = (page: Page) => dialog(page).getByRole('img', { name: 'Imagem do conjunto' });

/** Pixels of the picture's width; 0 while it shows nothing. */
const drawnWidth = (page: Page) => picture(page).evaluate((img) => (img as HTMLImageElement).naturalWidth);

test('a file chosen for a set is shown before it is saved: a PDF’s first page, a DXF, a picture', async ({
  page,
  admin,
  drawings,
}) => {
  const { order, set } = await makePricedQuote(admin);
  const stored = async () => (await admin.get<{ content: string | null }>(`/sets/${set.id}`)).content;
  await page.goto(`/order/${order.id}?set=${set.id}`);
  await expect(dialog(page).getByText('Nenhuma imagem disponível')).toBeVisible();
  const input = dialog(page).locator('input[type=file]');
  for (const file of [flatPlate('chapa.dxf'), drawings.picture, drawings.twoPages]) {
    await input.setInputFiles(file);
    await expect(dialog(page).getByText(file.name)).toBeVisible();
    await expect(picture(page)).toBeVisible();
    await expect.poll(() => drawnWidth(page)).toBeGreaterThan(100);
    expect(await stored()).toBeNull();
  }

  await input.setInputFiles(brokenPdf('rascunho.pdf'));
  await expect(dialog(page).getByRole('alert')).toContainText('rascunho.pdf');
  await expect(picture(page)).toHaveCount(0);

  await input.setInputFiles(drawings.twoPages);
  await expect(picture(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Salvar' }).click();
  await expect(toast(page, 'Conjunto atualizado com sucesso!')).toBeVisible();
  expect(await stored()).toContain('/storage/sets/');
});
