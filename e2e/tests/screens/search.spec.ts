import { unique } from '../../support/api.js';
import { numberedDrawing } from '../../support/drawings.js';
import { makeCustomer, makePricedQuote, makeQuote, makeSet } from '../../support/factories.js';
import { expect, test } from '../../support/test.js';

test('Ctrl+K finds orders and parts by what they say, by keys alone, and remembers what was opened', async ({
  page,
  admin,
}) => {
  const { order, set, part } = await makePricedQuote(admin);
  const title = unique('Êmbolo');
  await admin.put(`/sets/${set.id}/parts/${part.id}`, { type: 'sheet', title, reference: 'EB-77.31/A' });
  const customer = await makeCustomer(admin, unique('Zenóbia'));
  const other = await makeQuote(admin, { customer_id: customer.id });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Buscar em tudo' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Busca' });
  const field = palette.getByRole('combobox', { name: 'Buscar em tudo' });
  await expect(field).toBeFocused();

  await field.fill(title.toLowerCase().replace('ê', 'e'));
  const hit = palette.getByRole('group', { name: 'Peças' }).getByRole('option');
  await expect(hit).toContainText(title);
  await expect(palette.getByRole('status')).toHaveText(/resultado/);
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/order/${order.id}\\?part=${part.id}$`));
  await expect(palette).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Referência' })).toHaveValue('EB-77.31/A');

  await page.goto('/');
  await page.getByRole('button', { name: 'Buscar em tudo' }).click();
  await expect(
    palette.getByRole('group', { name: 'Abertos recentemente' }).getByRole('option').first(),
  ).toContainText(String(order.id).padStart(6, '0'));
  await field.fill(customer.name);
  await expect(palette.getByRole('group', { name: 'Orçamentos e pedidos' })).toContainText(
    String(other.id).padStart(6, '0'),
  );
  // Whose name was typed whole comes before the orders that name them.
  await expect(palette.getByRole('option').first()).toContainText(customer.name);
  await field.press('ArrowDown');
  const opened = page.context().waitForEvent('page');
  await field.press('Control+Enter');
  await expect(await opened).toHaveURL(new RegExp(`/order/${other.id}$`));
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
});

test('a part is found by what is written in its drawing, which is shown with the words around it', async ({
  page,
  admin,
}) => {
  const order = await makeQuote(admin);
  const set = await makeSet(admin, order.id);
  const number = `FX-${String(Date.now()).slice(-7)}.07`;
  await page.goto(`/order/${order.id}`);
  const region = page.getByRole('region', { name: set.name, exact: true });
  await region
    .locator('input[type=file]')
    .setInputFiles(await numberedDrawing('digitalizado 12.pdf', number));
  await expect(page.getByRole('button', { name: /^Abrir digitalizado 12/ })).toBeVisible();

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Busca' });
  const field = palette.getByRole('combobox', { name: 'Buscar em tudo' });
  await expect(field).toBeFocused();
  await field.fill(number.toLowerCase().replace(/[-.]/g, ''));
  const hit = palette.getByRole('group', { name: 'Peças' }).getByRole('option');
  await expect(hit).toContainText('digitalizado 12');
  await expect(hit).toContainText('No desenho:');
  await expect(hit.locator('mark')).toHaveText(number);
  await field.press('Enter');
  await expect(page.getByRole('dialog').first().getByRole('textbox', { name: 'Nome da peça' })).toHaveValue(
    'digitalizado 12',
  );
});
