import { makePricedQuote } from '../../support/factories.js';
import { toast, openTab } from '../../support/screens.js';
import { expect, test } from '../../support/test.js';

test('a quote is sent, revised, sent again, looked at, and taken up as it was', async ({ page, admin }) => {
  const { order } = await makePricedQuote(admin);
  await page.goto(`/order/${order.id}`);
  const flow = page.getByRole('region', { name: 'Fluxo de status' });
  await expect(page.getByText('Revisão R0')).toHaveCount(0);
  await flow.getByRole('button', { name: 'Próximo' }).click();
  await expect(page.getByText('Orçamento aguardando resposta: volte para Em andamento')).toBeVisible();
  await expect(page.getByLabel('Revisão R0')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Salvar', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Revisar' }).click();
  await expect(page.getByRole('button', { name: 'Salvar', exact: true })).toBeVisible();
  await admin.put(`/orders/${order.id}`, { service_value: 150 });
  await page.reload();
  await expect(page.getByLabel('Revisão R1 – rascunho')).toBeVisible();
  await flow.getByRole('button', { name: 'Próximo' }).click();
  await expect(page.getByLabel('Revisão R1', { exact: true })).toBeVisible();
  await flow.getByRole('button', { name: 'Anterior' }).click();
  await expect(page.getByRole('button', { name: 'Salvar', exact: true })).toBeVisible();
  await openTab(page, 'Envios e revisões');
  const rows = page.getByRole('table', { name: 'Revisões' }).getByRole('row').filter({ hasText: /^R\d/ });
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText('atual');
  await expect(rows.nth(1)).toContainText('substituída');
  await page.getByRole('button', { name: 'Ações da revisão R0' }).click();
  await page.getByRole('menuitem', { name: 'Ver' }).click();
  const frozen = page.getByRole('dialog');
  await expect(frozen.getByRole('table')).toBeVisible();
  await expect(frozen).not.toContainText('Serviço');
  await frozen.getByRole('button', { name: 'Fechar' }).click();
  await expect(frozen).toBeHidden();
  await page.getByRole('button', { name: 'Ações da revisão R0' }).click();
  await page.getByRole('menuitem', { name: 'O que mudou' }).click();
  const difference = page.getByRole('dialog', { name: 'O que mudou, em dinheiro' });
  await expect(difference.getByRole('row', { name: /^Serviço/ })).toContainText(/R\$\s150,00/);
  await expect(difference.getByRole('row', { name: /^Total R1/ })).toBeVisible();
  const printed = page.waitForEvent('download');
  await difference.getByRole('button', { name: 'Imprimir para o cliente' }).click();
  const number = String(order.id).padStart(6, '0');
  expect((await printed).suggestedFilename()).toBe(`alteracoes-${number}-R0-R1.pdf`);
  await difference.getByRole('button', { name: 'Fechar' }).click();
  await expect(difference).toBeHidden();
  await page.getByRole('button', { name: 'Ações da revisão R0' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Orçamento em PDF' }).click();
  expect((await download).suggestedFilename()).toBe(`orcamento-${number}.pdf`);
  await page.getByRole('button', { name: 'Ações da revisão R0' }).click();
  await page.getByRole('menuitem', { name: 'Retomar' }).click();
  await page.getByRole('dialog', { name: 'Retomar R0' }).getByRole('button', { name: 'Retomar' }).click();
  await expect(toast(page, 'Orçamento retomado da revisão R0')).toBeVisible();
  await expect(rows.nth(1)).toContainText('igual ao orçamento agora');
  await expect(page.getByLabel('Revisão R2 – rascunho')).toBeVisible();
});

test(
  'revisions that can’t be loaded, compared, printed or taken up say so',
  { tag: '@wide' },
  async ({ page, admin }) => {
    const { order } = await makePricedQuote(admin);
    for (const status of ['waiting_response', 'in_progress']) {
      await admin.put(`/orders/${order.id}/update-status`, { status });
    }
    await admin.put(`/orders/${order.id}`, { service_value: 150 });
    const failing = (path: RegExp) => page.route(path, (route) => route.fulfill({ status: 500, json: {} }));
    await failing(/\/revisions$/);
    await page.goto(`/order/${order.id}`);
    await openTab(page, 'Envios e revisões');
    await expect(page.getByText('Erro ao buscar revisões')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    const actions = page.getByRole('button', { name: 'Ações da revisão R0' });
    await failing(/\/revisions\/0/);
    await actions.click();
    await page.getByRole('menuitem', { name: 'Orçamento em PDF' }).click();
    await expect(toast(page, 'Erro ao gerar documento da revisão')).toBeVisible();
    await actions.click();
    await page.getByRole('menuitem', { name: 'Retomar' }).click();
    await page.getByRole('dialog', { name: 'Retomar R0' }).getByRole('button', { name: 'Retomar' }).click();
    await expect(toast(page, 'Erro ao retomar revisão')).toBeVisible();
    await failing(/\/revision-difference/);
    await actions.click();
    await page.getByRole('menuitem', { name: 'O que mudou' }).click();
    const difference = page.getByRole('dialog', { name: 'O que mudou, em dinheiro' });
    await expect(difference).toContainText('Erro ao comparar revisões');
    await difference.getByRole('button', { name: 'Fechar' }).click();
    await expect(difference).toBeHidden();
    await actions.click();
    await page.getByRole('menuitem', { name: 'Ver' }).click();
    await expect(page.getByRole('dialog')).toContainText('Erro ao buscar a revisão');
  },
);
