import { makeQuote } from '../../support/factories.js';
import { expect, test } from '../../support/test.js';

test('a quote whose validity ends is found by the bell and by the list’s chip', async ({
  newUser,
  pageOf,
}) => {
  const api = await newUser('edit_pre_orders');
  const [ending, later] = [
    await makeQuote(api, { validity_days: 2 }),
    await makeQuote(api, { validity_days: 30 }),
  ];
  for (const { id } of [ending, later]) {
    await api.put(`/orders/${id}/update-status`, { status: 'waiting_response' });
  }
  const page = await pageOf(api);
  await page.goto('/orders');
  await page.getByRole('button', { name: 'Lembretes: 1 orçamento vencendo' }).click();
  const reminders = page.getByRole('dialog', { name: 'Lembretes' });
  await reminders.getByRole('menuitem', { name: new RegExp(String(ending.id).padStart(6, '0')) }).click();
  await expect(page).toHaveURL(new RegExp(`/order/${String(ending.id)}$`));
  await expect(page.getByText(/^Vencendo: válido até \d\d\/\d\d\/\d{4}$/)).toBeVisible();

  await page.goto('/orders');
  const rows = page
    .getByRole('table', { name: 'Orçamentos' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
  await expect(rows).toHaveCount(2);
  await page.getByRole('tab', { name: 'Vencendo', exact: true }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows.getByRole('img', { name: /^Vence em/ })).toBeVisible();
  await page.getByRole('button', { name: 'Remover filtro Vencendo' }).click();
  await expect(rows).toHaveCount(2);
});
