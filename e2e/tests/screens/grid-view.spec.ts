import type { Locator } from '@playwright/test';
import { makePricedQuote, makeSheetPart } from '../../support/factories.js';
import { GridPage } from '../../support/grid.js';
import { expect, test } from '../../support/test.js';

/** The names in headings, without what opens their menus. */
const namesIn = (headings: Locator) =>
  headings.evaluateAll((all) => all.map(({ firstChild }) => firstChild?.textContent ?? ''));

test('columns are moved, hidden, frozen and switched on by mouse and keys, and stay so', async ({
  page,
  admin,
}) => {
  const { order } = await makePricedQuote(admin);
  const grid = new GridPage(page);
  await page.goto(`/order/${order.id}/grid`);
  await expect(page.getByRole('grid')).toBeVisible({ timeout: 60_000 });
  const headings = page.locator('.heading');
  const first = async (count: number) => (await namesIn(headings)).slice(0, count);
  const standard = await namesIn(headings);
  expect(standard.slice(0, 5)).toEqual(['Nº', 'Des.', 'Peça', 'Ref.', 'Tipo']);

  await page.getByRole('columnheader', { name: 'Tipo da peça' }).hover();
  await page.mouse.down();
  await page.getByRole('columnheader', { name: 'Referência' }).hover({ position: { x: 10, y: 10 } });
  await page.mouse.up();
  await expect.poll(() => first(5)).toEqual(['Nº', 'Des.', 'Peça', 'Tipo', 'Ref.']);
  await grid.press('Alt+Shift+ArrowRight', 'Alt+Shift+ArrowRight');
  await expect
    .poll(() => first(6))
    .toEqual(['Nº', 'Des.', 'Peça', 'Ref.', 'Material / chapa / barra', 'Tipo']);

  const menu = page.getByRole('button', { name: 'Colunas' });
  await menu.click();
  const reference = page.getByRole('checkbox', { name: 'Referência' });
  await reference.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('checkbox', { name: /^Material, chapa/ })).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await page.getByRole('button', { name: 'Fixar Quantidade' }).click();
  await page.keyboard.press('Escape');
  const chosen = ['Nº', 'Des.', 'Peça', 'Qtd.', 'Tipo', 'Material / chapa / barra'];
  await expect.poll(() => first(6)).toEqual(chosen);
  expect(await namesIn(page.locator('.head .frozen:not(.at-end) .heading'))).toEqual(chosen.slice(0, 4));
  // A heading's border is dragged to another width, and the column stays where it is.
  const heading = page.getByRole('columnheader', { name: 'Tipo' });
  const widthOf = async () => Math.round((await heading.boundingBox())?.width ?? 0);
  const { x = 0, y = 0, width = 0 } = (await heading.boundingBox()) ?? {};
  await page.mouse.move(x + width - 2, y + 8);
  await page.mouse.down();
  await page.mouse.move(x + width + 38, y + 8);
  await page.mouse.up();
  await expect.poll(widthOf).toBe(Math.round(width) + 40);
  await page.reload();
  await expect.poll(() => first(6)).toEqual(chosen);
  await expect.poll(widthOf).toBe(Math.round(width) + 40);
  await expect(page.getByRole('columnheader', { name: 'Referência' })).toHaveCount(0);

  await menu.click();
  await page.getByRole('button', { name: 'Restaurar padrão' }).click();
  await page.getByRole('dialog', { name: 'Colunas' }).getByRole('button', { name: 'Fechar' }).click();
  await expect.poll(() => namesIn(headings)).toEqual(standard);

  // Others are switched on by groups.
  const others = ['IPI em %', 'Observações', 'Dobras por peça'].map((name) =>
    page.getByRole('columnheader', { name, exact: true }),
  );
  for (const heading of others) await expect(heading).toHaveCount(0);
  await grid.showGroup('Impostos e pesos', 'Preço', 'Desenho');
  for (const heading of others) await expect(heading).toHaveCount(1);
});

test('Ctrl+F finds cells far below by case and accent alike, and Escape goes back to them', async ({
  page,
  admin,
}) => {
  const { order, set } = await makePricedQuote(admin);
  for (let part = 1; part <= 4; part += 1) await makeSheetPart(admin, set.id, { title: `Peça ${part}` });
  await admin.patch(`/orders/${order.id}/parts`, {
    parts: Array.from({ length: 60 }, (_, at) => ({
      set_id: set.id,
      title: `Aba ${at % 2 ? 'ÂNGULO' : 'reta'} ${at}`,
    })),
  });
  const grid = new GridPage(page);
  await grid.open(order.id);
  await grid.press('Control+f');
  const field = page.getByRole('searchbox', { name: 'Localizar na planilha' });
  await expect(field).toBeFocused();
  await page.keyboard.type('angulo');
  const count = page.getByRole('search').getByRole('status');
  await expect(count).toHaveText('1 de 30');
  await page.keyboard.press('Shift+Enter');
  await expect(count).toHaveText('30 de 30');
  await expect(page.locator('.cell.active')).toHaveText('Aba ÂNGULO 59');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(count).toHaveText('2 de 30');
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await page.keyboard.type('Mão-francesa');
  await page.keyboard.press('Enter');
  await grid.saved();
  await expect(grid.row('Mão-francesa')).toHaveCount(1);
});
