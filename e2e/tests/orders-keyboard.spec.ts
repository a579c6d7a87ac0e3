import type { Page } from '@playwright/test';
import { makePricedQuote } from '../support/factories.js';
import { closeByEscape, toast } from '../support/screens.js';
import { expect, test } from '../support/test.js';

const help = (page: Page) => page.getByRole('dialog', { name: 'Atalhos de teclado' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Código ou cliente' });

test('an order: saving, help and the way to the search by the keys', async ({ page, admin }) => {
  const { order, part } = await makePricedQuote(admin);
  await page.goto(`/order/${order.id}`);
  await page.getByRole('button', { name: /Informações gerais/ }).click();
  await page.getByRole('textbox', { name: 'Observações de pagamento' }).fill('28 dias');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Pedido salvo com sucesso.')).toBeVisible();
  expect(await admin.get(`/orders/${order.id}`)).toMatchObject({ payment_obs: '28 dias' });

  await page.goto(`/order/${order.id}?part=${part.id}`);
  const quantity = page.getByRole('dialog').first().getByRole('textbox', { name: 'Quantidade' });
  await quantity.fill('12');
  await page.keyboard.press('F1');
  await closeByEscape(page, help(page));
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await admin.get(`/set-parts/${part.id}`)).toMatchObject({ quantity: 12 });

  await page.locator('body').press('/');
  await expect(page).toHaveURL(/\/orders$/);
  await expect(search(page)).toBeFocused();
});
