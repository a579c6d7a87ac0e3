import type { Page } from '@playwright/test';
import { makeCustomer, makeQuote, makeSet, makeSheetPart } from '../../support/factories.js';
import { GridPage } from '../../support/grid.js';
import { closeByEscape, openTab } from '../../support/screens.js';
import { expect, test } from '../../support/test.js';

test('cost and margin are shown to who may see them, and a wanted margin sets the markup', async ({
  page,
  admin,
  newUser,
  pageOf,
}) => {
  const customer = await makeCustomer(admin);
  const order = await makeQuote(admin, { customer_id: customer.id });
  const set = await makeSet(admin, order.id);
  const part = await makeSheetPart(admin, set.id);
  await page.goto(`/order/${order.id}`);
  await openTab(page, 'Valores');
  const panel = page.getByRole('button', { name: /^Custos e margens/ });
  await expect(panel).toContainText(/Margem\s*\d+,\d\d\s%/);
  await panel.click();
  const table = page.getByRole('table', { name: 'Custos e margens' });
  await expect(table.getByRole('row', { name: new RegExp(part.title) })).toContainText(/R\$\s[\d.]+,\d\d/);

  await page.getByRole('button', { name: /Informações gerais/ }).click();
  await page.getByRole('button', { name: 'Definir o markup pela margem' }).click();
  const dialog = page.getByRole('dialog', { name: 'Definir o markup pela margem' });
  await dialog.getByRole('textbox', { name: 'Margem desejada' }).fill('99,99');
  await dialog.getByRole('button', { name: 'Aplicar' }).click();
  await expect(dialog.getByRole('alert')).toContainText(/precisam somar menos de 100 %|limite/);
  await dialog.getByRole('textbox', { name: 'Margem desejada' }).fill('25');
  await dialog.getByRole('button', { name: 'Aplicar' }).click();
  await expect(dialog).toBeHidden();
  await expect(panel).toContainText(/Margem\s*25\s%/);

  await page.goto(`/order/${order.id}?part=${part.id}`);
  const partDialog = page.getByRole('dialog').first();
  await expect(partDialog.getByText('Contribuição')).toBeVisible();
  await partDialog.getByRole('button', { name: 'Definir o markup pela margem' }).click();
  await page.getByRole('textbox', { name: 'Margem desejada' }).fill('40');
  await page.getByRole('textbox', { name: 'Margem desejada' }).press('Enter');
  await expect(partDialog.getByText(/^(40(,0\d)?|39,9\d)\s%$/)).toBeVisible();

  const grid = new GridPage(page);
  await grid.open(order.id);
  await grid.showGroup('Custos');
  await grid.shows(part.title, 'Custo em R$, por conjunto', /^[\d.]+,\d\d$/);
  await grid.shows(part.title, 'Margem em %', '25');

  const other = await newUser('edit_pre_orders', 'view_all_orders');
  const theirs = await pageOf(other);
  await theirs.goto(`/order/${order.id}/grid`);
  await theirs.getByRole('button', { name: 'Colunas', exact: true }).click();
  await expect(theirs.getByRole('checkbox', { name: 'Preço' })).toBeVisible();
  await expect(theirs.getByRole('checkbox', { name: 'Custos' })).toHaveCount(0);
  await theirs.goto(`/order/${order.id}?part=${part.id}`);
  await expect(theirs.getByRole('dialog').first().getByRole('textbox', { name: 'Markup' })).toBeVisible();
  await expect(theirs.getByText('Contribuição')).toHaveCount(0);
  await expect(theirs.getByRole('button', { name: 'Definir o markup pela margem' })).toHaveCount(0);

  const code = String(order.id).padStart(6, '0');
  await page.goto(`/orders?q=${code}`);
  await page.getByRole('button', { name: 'Colunas' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Margem' }).click();
  await closeByEscape(page, page.getByRole('menu', { name: 'Colunas' }));
  const row = (of: Page) => of.getByRole('row', { name: new RegExp(code) });
  await expect(row(page)).toContainText(/\d+(,\d+)?\s%/);
  await theirs.goto(page.url());
  await expect(row(theirs)).toBeVisible();
  await expect(theirs.getByRole('columnheader', { name: 'Margem' })).toHaveCount(0);
});
