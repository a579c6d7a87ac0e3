import type { Page } from '@playwright/test';
import { makePricedQuote } from '../support/factories.js';
import { toast } from '../support/screens.js';
import { expect, test } from '../support/test.js';

const says = (page: Page, text: string) => expect(toast(page, text).last()).toBeVisible();
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirmar', exact: true }).click();

test('warnings and confirmations of an order', { tag: '@wide' }, async ({ page, admin }) => {
  const { order } = await makePricedQuote(admin);
  await page.goto(`/order/${order.id}`);
  const flow = page.getByRole('region', { name: 'Fluxo de status' });
  await flow.getByRole('button', { name: 'Cancelar' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Você está prestes a alterar o status de Em andamento para Cancelado');
  await expect(question).toContainText('Atenção: Esta ação cancelará o orçamento.');
  await confirm(page);
  await says(page, 'Status atualizado com sucesso');
  await flow.getByRole('button', { name: 'Voltar' }).click();
  await confirm(page);
  await flow.getByRole('button', { name: 'Anterior' }).click();
  await flow.getByRole('button', { name: 'Aprovar' }).click();
  await confirm(page);
  await flow.getByRole('button', { name: 'Próximo' }).click();
  await flow.getByRole('button', { name: 'Finalizar' }).click();
  await confirm(page);
  await expect(flow.getByText('Pedido finalizado')).toBeVisible();
});
