import { pdfText } from '../../support/pdf.js';
import { expect, test } from '../../support/test.js';

interface Company {
  default_payment_obs: string | null;
  default_quote_obs: string | null;
  quote_validity_days: number;
}

test('a new quote begins with the company’s terms, and keeps its own', async ({ page, admin }) => {
  // What the page itself was answered: another test may change the company meanwhile.
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/company'));
  await page.goto('/order/new');
  const company = (await (await answered).json()) as Company;
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await expect(field('Validade do orçamento')).toHaveValue(String(company.quote_validity_days));
  await expect(field('Observações de pagamento')).toHaveValue(company.default_payment_obs ?? '');
  await expect(field('Observações do orçamento')).toHaveValue(company.default_quote_obs ?? '');

  await field('Validade do orçamento').fill('366');
  await field('Observações do orçamento').fill('Sem montagem no local.');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Validade deve ser de 1 a 365 dias').first()).toBeVisible();
  await field('Validade do orçamento').fill('5');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page).toHaveURL(/\/order\/\d+$/);
  const id = page.url().split('/').at(-1)!;
  expect(await admin.get(`/orders/${id}`)).toMatchObject({
    validity_days: 5,
    quote_obs: 'Sem montagem no local.',
    payment_obs: company.default_payment_obs,
  });
  const printed = await pdfText(await (await page.request.get(`/api/orders/${id}/pdf`)).body());
  expect(printed).toContain('Sem montagem no local.');
});
