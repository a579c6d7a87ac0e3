import { seriousIn } from '../../support/axe.js';
import { makeQuote, makeSet } from '../../support/factories.js';
import { GridPage } from '../../support/grid.js';
import { picture } from '../../support/screens.js';
import { expect, test } from '../../support/test.js';

test('what drawings say stands on the cards and in the grid, and is taken over for all, a row or a cell, and taken back', async ({
  page,
  admin,
  drawings: { titled },
}) => {
  const order = await makeQuote(admin);
  const set = await makeSet(admin, order.id);
  await page.goto(`/order/${order.id}`);
  const region = page.getByRole('region', { name: set.name, exact: true });
  const files = ['7.pdf', '8.pdf', '9.pdf'].map((name) => ({ ...titled, name }));
  await region.locator('input[type=file]').setInputFiles(files);
  const certain = page.getByRole('button', { name: /^Aceitar \d+ com certeza$/ });
  await expect(certain).toHaveText('Aceitar 9 com certeza');
  expect(await seriousIn(page, ['#content'])).toEqual([]);
  await certain.click();
  await expect(page.getByText('9 valores dos desenhos aceitos.')).toBeVisible();
  await expect(certain).toBeHidden();
  await page.getByRole('button', { name: 'Desfazer', exact: true }).click();
  await expect(certain).toHaveText('Aceitar 9 com certeza');
  await region
    .getByRole('button', { name: /^Aceitar do desenho: FJ-2040 · Chapa / })
    .first()
    .click();
  await expect(certain).toHaveText('Aceitar 6 com certeza');

  const grid = new GridPage(page);
  await page.goto(`/order/${order.id}/grid`);
  const cells = (row: number) =>
    page
      .getByRole('row')
      .nth(row + 1)
      .getByRole('gridcell');
  const [first, second, third] = [cells(1), cells(2), cells(3)];
  const name = 2;
  const reference = 3;
  await expect(second.nth(name)).toHaveText('Chapa de apoio');
  await expect(second.nth(name)).toHaveAccessibleName(/^Chapa de apoio · Do desenho, certeza \d+%$/);
  await expect(first.nth(name)).toHaveAccessibleName('Chapa de apoio');
  await page.getByRole('button', { name: 'Desenho da linha ao lado' }).click();
  await second.nth(reference).click();
  await expect(page.getByRole('img', { name: 'Lugar no desenho' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Aceitar Nº do desenho: FJ-2040' })).toBeVisible();
  await picture(page, 'grid-offers');
  expect(await seriousIn(page, ['#content'])).toEqual([]);
  await grid.press('Alt+Enter');
  await grid.saved();
  await expect(second.nth(reference)).toHaveAccessibleName('FJ-2040');
  // One that is wrong is typed over.
  await second.nth(name).click();
  await page.keyboard.type('Apoio');
  await grid.press('Enter');
  await grid.saved();
  await expect(second.nth(name)).toHaveAccessibleName('Apoio');
  await second.nth(name).click();
  await expect(page.getByRole('button', { name: 'Aceitar Nome: Chapa de apoio' })).toBeVisible();

  await third.nth(name).click();
  await grid.press('Shift+Space', 'Alt+Enter');
  await grid.saved();
  await expect(third.nth(name)).toHaveAccessibleName('Chapa de apoio');
  await expect(third.nth(4)).toHaveText('Chapa');
  await grid.press('Control+z');
  await grid.saved();
  await expect(third.nth(name)).toHaveAccessibleName(/Do desenho/);
  await certain.click();
  await grid.saved();
  await expect(certain).toBeHidden();
  await expect(second.nth(name)).toHaveAccessibleName('Apoio');
});
