import { makeCustomer, makeQuote, makeSet, makeSheetPart } from '../../support/factories.js';
import { openTab } from '../../support/screens.js';
import { expect, test } from '../../support/test.js';

test('from a quote of November to its taxes in January, and the markup that leaves the same', async ({
  page,
  admin,
}) => {
  // The company's profile is one for all tests: this one alone writes it.
  await page.goto('/company');
  await page.getByRole('textbox', { name: 'UF da empresa' }).fill('sp');
  await page.getByRole('combobox', { name: 'Regime tributário' }).click();
  await page.getByRole('option', { name: 'Lucro Presumido' }).click();
  await page
    .locator('form', { has: page.getByRole('textbox', { name: 'UF da empresa' }) })
    .getByRole('button', { name: 'Salvar' })
    .click();
  await expect(page.getByText('Tributação salva com sucesso.')).toBeVisible();

  const customer = await makeCustomer(admin);
  const order = await makeQuote(admin, { customer_id: customer.id, markup: 30 });
  const set = await makeSet(admin, order.id);
  await makeSheetPart(admin, set.id);
  await page.goto(`/order/${order.id}`);
  await openTab(page, 'Valores');
  const table = page.getByRole('table', { name: 'Impostos' });
  await expect(table.getByRole('row', { name: /^Total com impostos/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Faturamento em' }).fill('15/01/2027');
  await expect(table.getByRole('row', { name: /^CBS e IBS/ })).toContainText(
    /somados ao total \(estimativa\)/,
  );
  await expect(table.getByRole('columnheader', { name: 'Diferença' })).toBeVisible();
  await page.getByRole('button', { name: 'Salvar como previsão de faturamento' }).click();
  await expect(page.getByText('Previsão de faturamento salva.')).toBeVisible();

  await page.getByRole('button', { name: 'Aplicar impostos completos' }).click();
  await expect(page.getByText(/^Total alterado de/)).toBeVisible();
  await expect(page.getByText('CBS e IBS (estimados)')).toBeVisible();
  await expect(page.getByText('Impostos calculados para 15/01/2027')).toBeVisible();
  await expect(page.getByRole('button', { name: 'alíquotas de CBS e IBS estimadas' })).toBeVisible();

  await page.getByRole('button', { name: 'Usar este markup' }).click();
  await expect(page.getByText(/^Markup alterado para/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Faturamento em' })).toHaveValue('15/01/2027');
  const stored = await admin.get<{
    markup: number;
    invoice_date: string;
    totals: { ipi: number; reform: number };
  }>(`/orders/${order.id}`);
  expect(stored.totals.ipi).toBe(0);
  expect(stored.totals.reform).toBeGreaterThan(0);
  expect(stored.invoice_date).toBe('2027-01-15');
  expect(stored.markup).toBeLessThan(30);

  // Many quotes take them together, once their old and new totals were shown.
  await admin.put(`/orders/${order.id}`, { complete_taxes: false });
  await page.goto(`/orders?q=${order.id}`);
  await page.getByRole('button', { name: 'Selecionar', exact: true }).click();
  await page.getByRole('checkbox', { name: `Selecionar ${String(order.id).padStart(6, '0')}` }).check();
  await page.getByRole('button', { name: 'Impostos completos…' }).click();
  await page.getByRole('button', { name: 'Reprecificar (1)' }).click();
  await expect(page.getByText('1 orçamento reprecificado.')).toBeVisible();
});
