import { makePricedQuote } from '../../support/factories.js';
import { expect, test } from '../../support/test.js';

test('an open order shows who else has it open, and what they store, around what is being typed', async ({
  page,
  admin,
  newUser,
  pageOf,
}) => {
  const { order: quote, part } = await makePricedQuote(admin);
  const other = await newUser('edit_pre_orders', 'view_all_orders');
  await page.goto(`/order/${quote.id}`);
  await page.getByRole('button', { name: /Informações gerais/ }).click();
  const service = page.getByRole('textbox', { name: 'Valor do serviço' });
  await service.fill('12,5');
  await expect(page.getByRole('img', { name: /Também aberto/ })).toHaveCount(0);

  const theirs = await pageOf(other);
  await theirs.goto(`/order/${quote.id}`);
  await expect(page.getByRole('img', { name: `Também aberto por ${other.name}` })).toBeVisible();
  await expect(theirs.getByRole('img', { name: 'Também aberto por Administrador' })).toBeVisible();

  await other.put(`/sets/${part.set_id}/parts/${part.id}`, { title: 'Flange de outra pessoa' });
  await other.put(`/orders/${quote.id}`, { discount: 1 });
  await expect(page.getByText('Flange de outra pessoa').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Desconto' })).toHaveValue('1,00');
  await expect(service).toHaveValue(/^12,50?$/);

  await theirs.close();
  await expect(page.getByRole('img', { name: /Também aberto/ })).toHaveCount(0);
});
