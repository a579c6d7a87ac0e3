import { unique } from '../../support/api.js';
import { makeCustomer, makeQuote } from '../../support/factories.js';
import { expect, test } from '../../support/test.js';

const code = (id: number) => String(id).padStart(6, '0');

test('an open list follows what others store: rows change where they are, new ones wait for a click', async ({
  page,
  admin,
  newUser,
  pageOf,
}) => {
  const name = unique('Ao vivo');
  const customer = await makeCustomer(admin, name);
  const of = { customer_id: customer.id };
  const quotes = [await makeQuote(admin, of), await makeQuote(admin, of), await makeQuote(admin, of)];
  const [first, second, third] = quotes.map(({ id }) => id) as [number, number, number];
  const other = await newUser('edit_pre_orders', 'delete_pre_orders', 'view_all_orders');
  const restrictedUser = await newUser('edit_pre_orders');
  const restricted = await pageOf(restrictedUser);
  await restricted.goto('/orders');
  await expect(restricted.getByText('Nenhum orçamento ainda.')).toBeVisible();
  const opened = page.waitForResponse('**/api/order-list/events*');
  await page.goto(`/orders?q=${encodeURIComponent(name)}`);
  await opened;
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows).toHaveCount(3);
  await other.put(`/orders/${second}/update-status`, { status: 'waiting_response' });
  await expect(rows.nth(1)).toContainText('Aguardando resposta');
  const added = await makeQuote(other, of);
  await other.delete(`/orders/${first}`);
  await expect(rows.nth(2)).toContainText('Excluído');
  const news = page.getByRole('button', { name: 'Mostrar 1 novo' });
  await expect(news).toBeVisible();
  await expect(rows.nth(0)).toContainText(code(third));
  await news.click();
  await expect(rows.nth(0)).toContainText(code(added.id));
  await expect(rows).toHaveCount(3);
  await expect(news).toBeHidden();
  await expect(restricted.getByText('Nenhum orçamento ainda.')).toBeVisible();
  await expect(restricted.getByRole('button', { name: /^Mostrar/ })).toHaveCount(0);

  // An order that is taken from its owner says so where it stands.
  const [taken, kept] = [await makeQuote(restrictedUser), await makeQuote(restrictedUser)];
  await restricted.getByRole('button', { name: 'Mostrar 2 novos' }).click();
  const theirRows = restricted.getByRole('row').filter({ has: restricted.getByRole('cell') });
  await expect(theirRows).toHaveCount(2);
  const { id: adminId } = await admin.get<{ id: number }>('/user');
  await admin.post('/order-bulk/owner', { ids: [taken.id], user_id: adminId });
  await expect(theirRows.filter({ hasText: code(taken.id) })).toContainText('Indisponível');
  await expect(theirRows.filter({ hasText: code(kept.id) })).toContainText('Em andamento');
});
