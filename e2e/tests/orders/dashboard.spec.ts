import type { Page } from '@playwright/test';
import { unique } from '../../support/api.js';
import { makeCustomer, makePricedQuote, makeQuote } from '../../support/factories.js';
import { chooseValue } from '../../support/screens.js';
import { expect, test } from '../../support/test.js';

/** As long as a company's registered name may well be. */
const LONG_NAME = 'Indústria e Comércio de Estruturas Metálicas e Equipamentos Agrícolas Aparecida Ltda.';

const rows = (page: Page) =>
  page
    .getByRole('table', { name: 'Orçamentos' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

test('a figure leads to the orders that it counts, and a lost quote counts with its reason', async ({
  newUser,
  pageOf,
}) => {
  const api = await newUser('edit_pre_orders', 'edit_orders', 'approve_pre_orders');
  const customer = await makeCustomer(api, unique(LONG_NAME));
  const { order: won } = await makePricedQuote(api, { customer_id: customer.id });
  await api.put(`/orders/${won.id}/update-status`, { status: 'approved' });
  const quote = await makeQuote(api, { customer_id: customer.id });
  await makeQuote(api, { customer_id: customer.id });
  const page = await pageOf(api);
  await page.goto(`/order/${quote.id}`);
  await page
    .getByRole('region', { name: 'Fluxo de status' })
    .getByRole('button', { name: 'Cancelar' })
    .click();
  const question = page.getByRole('dialog');
  await expect(question.getByText('Atenção: Esta ação cancelará o orçamento.')).toBeVisible();
  await chooseValue(question, 'Motivo da perda (opcional)', 'Prazo de entrega');
  await question.getByRole('textbox', { name: 'Detalhe (opcional)' }).fill('Queria em 5 dias');
  await question.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText('Perdido: Prazo de entrega · Queria em 5 dias')).toBeVisible();

  await page.getByRole('navigation').getByRole('link', { name: 'Painel' }).click();
  const losses = page.getByRole('list', { name: 'Por que perdemos' });
  await expect(losses.getByRole('link')).toHaveText([/Prazo de entrega\s*1\s*R\$/]);
  await expect(page.getByRole('link', { name: /^Taxa de aprovação/ })).toContainText('50%');
  await losses.getByRole('link').click();
  await expect(
    page.getByRole('button', { name: 'Remover filtro Motivo da perda: Prazo de entrega' }),
  ).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(String(quote.id).padStart(6, '0'));

  await page.goBack();
  await page.getByRole('list', { name: 'Maiores clientes' }).getByRole('link').click();
  const chip = page.getByRole('button', { name: `Remover filtro Cliente: ${customer.name}` });
  await expect(chip).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(String(won.id).padStart(6, '0'));
  await page.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(async () => ((await chip.boundingBox())?.x ?? 0) + ((await chip.boundingBox())?.width ?? 0))
    .toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.goBack();
  await page.getByRole('button', { name: 'Ver como tabela' }).first().click();
  await page
    .getByRole('table', { name: /^Faturamento aprovado/ })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/approved_from=/);
});

test(
  'the reason of a lost quote is entered and changed after the cancelling',
  { tag: '@wide' },
  async ({ newUser, pageOf }) => {
    const api = await newUser('edit_pre_orders');
    const { order } = await makePricedQuote(api);
    await api.put(`/orders/${order.id}/update-status`, { status: 'cancelled' });
    const page = await pageOf(api);
    await page.goto(`/order/${order.id}`);
    const flow = page.getByRole('region', { name: 'Fluxo de status' });
    await flow.getByRole('button', { name: 'Informar motivo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Motivo da perda' });
    await chooseValue(dialog, 'Motivo da perda (opcional)', 'Preço');
    await page.route('**/lost-reason', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Erro ao salvar o motivo da perda').first()).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog).toBeHidden();
    await expect(flow.getByText('Perdido: Preço')).toBeVisible();

    await flow.getByRole('button', { name: 'Alterar motivo' }).click();
    await chooseValue(dialog, 'Motivo da perda (opcional)', 'Concorrente');
    await dialog.getByRole('textbox', { name: 'Detalhe (opcional)' }).fill('Fechou com outro');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(flow.getByText('Perdido: Concorrente · Fechou com outro')).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Painel' }).click();
    const losses = page.getByRole('list', { name: 'Por que perdemos' }).getByRole('link');
    await expect(losses).toHaveText([/Concorrente\s*1\s*R\$/]);
    await losses.click();
    await expect(rows(page)).toHaveCount(1);
  },
);
