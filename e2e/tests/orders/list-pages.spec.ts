import { unique } from '../../support/api.js';
import { makeCustomer, makeQuote } from '../../support/factories.js';
import { expect, test } from '../../support/test.js';

const QUOTES = 53;
const code = (id: number) => String(id).padStart(6, '0');

test('pages of the server: forth, back, by their number and after a reload; typing finds what no page here holds', async ({
  page,
  admin,
}) => {
  const name = unique('Páginas');
  const customer = await makeCustomer(admin, name);
  const other = await makeCustomer(admin, `${name} Única`);
  const first = await makeQuote(admin, { customer_id: other.id });
  const ids: number[] = [];
  for (let made = 0; made < QUOTES; made += 1) {
    ids.push((await makeQuote(admin, { customer_id: customer.id, delivery_value: made % 3 })).id);
  }
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  const search = page.getByRole('searchbox', { name: 'Código ou cliente' });
  await page.goto(`/orders?q=${encodeURIComponent(name)}`);
  await expect(rows).toHaveCount(50);
  await expect(rows.first()).toContainText(code(ids.at(-1) ?? 0));
  await expect(page.getByText(`${QUOTES + 1} orçamentos (de`)).toBeVisible();
  await expect(page.getByText('1–50 de 54')).toBeVisible();
  await page.getByRole('button', { name: 'Próxima página' }).click();
  await expect(rows).toHaveCount(4);
  await expect(rows.last()).toContainText(code(first.id));
  await page.reload();
  await expect(rows).toHaveCount(4);
  await page.getByRole('button', { name: 'Página anterior' }).click();
  await expect(rows).toHaveCount(50);
  await expect(rows.first()).toContainText(code(ids.at(-1) ?? 0));
  await search.fill(`${name} única`);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(code(first.id));
  await expect(page.getByText('1 orçamento (de')).toBeVisible();
  await page.getByRole('columnheader', { name: 'Valor do frete' }).getByRole('button').click();
  await search.fill(name);
  await expect(rows).toHaveCount(50);
  await expect(page).toHaveURL(/sort=delivery_value/);
});
