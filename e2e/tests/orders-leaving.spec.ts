import type { Page } from '@playwright/test';
import { makePricedQuote } from '../support/factories.js';
import { toast } from '../support/screens.js';
import { expect, test } from '../support/test.js';

const question = (page: Page) => page.getByRole('dialog', { name: 'Alterações não salvas' });
const answer = (page: Page, name: string) => question(page).getByRole('button', { name }).click();
const general = (page: Page) => page.getByRole('button', { name: /Informações gerais/ }).click();
const notes = (page: Page) => page.getByRole('textbox', { name: 'Observações de pagamento' });
const quantity = (page: Page) =>
  page.getByRole('dialog').first().getByRole('textbox', { name: 'Quantidade', exact: true });

test('a new order that is saved when leaving is opened again by the back button', async ({ page }) => {
  await page.goto('/orders');
  await page.goto('/order/new');
  // The company's terms are there: another test's would otherwise come while this one types.
  await expect(page.getByPlaceholder(/da empresa$/)).toBeVisible();
  await notes(page).fill('à vista');
  await expect(page.getByRole('img', { name: 'Alterações não salvas' })).toBeVisible();
  await page.getByRole('link', { name: 'Materiais' }).click();
  await answer(page, 'Continuar editando');
  await expect(notes(page)).toHaveValue('à vista');
  await page.getByRole('link', { name: 'Materiais' }).click();
  await answer(page, 'Salvar e continuar');
  await expect(page).toHaveURL(/\/materials$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/order\/\d+$/);
  await general(page);
  await expect(notes(page)).toHaveValue('à vista');
});

test('leaving asks: a part by the back button, a part over its order for both, and the tab by the browser', async ({
  page,
  admin,
}) => {
  const { order, part } = await makePricedQuote(admin);
  await page.goto(`/order/${order.id}`);
  await page.getByRole('button', { name: `Abrir ${part.title}` }).click();
  await quantity(page).fill('11');
  await page.goBack();
  await answer(page, 'Continuar editando');
  await expect(quantity(page)).toHaveValue('11');
  await expect(page).toHaveURL(new RegExp(`part=${part.id}$`));
  await page.goBack();
  await answer(page, 'Descartar alterações');
  await expect(page).toHaveURL(new RegExp(`/order/${order.id}$`));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await admin.get(`/set-parts/${part.id}`)).toMatchObject({ quantity: 10 });

  await general(page);
  await notes(page).fill('30 dias');
  await page.getByRole('button', { name: `Abrir ${part.title}` }).click();
  await quantity(page).fill('12');
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/materials"]')?.click());
  await answer(page, 'Salvar e continuar');
  await expect(toast(page, 'Peça atualizada com sucesso.')).toBeVisible();
  await answer(page, 'Continuar editando');
  await page.getByRole('dialog').first().getByRole('button', { name: 'Fechar', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(notes(page)).toHaveValue('30 dias');
  expect(await admin.get(`/set-parts/${part.id}`)).toMatchObject({ quantity: 12 });

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(toast(page, 'Pedido salvo com sucesso.')).toBeVisible();
});
