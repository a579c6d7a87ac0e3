import type { Page } from '@playwright/test';
import { type Api, padNumber, unique } from '../../support/api.js';
import { waitingQuote } from '../../support/customer-page.js';
import { chooseFromMenu, chooseValue, toast, openTab } from '../../support/screens.js';
import { expect, test } from '../../support/test.js';

/** Queues an e-mail of a quote that waits. @returns how the list names it */
async function mailTo(api: Api, recipient: string): Promise<string> {
  const { order } = await waitingQuote(api);
  await api.post(`/orders/${order.id}/mails`, {
    key: unique('key').replace(/\W/g, '-').padEnd(16, '-'),
    to: [recipient],
    subject: 'Orçamento',
    text: 'Olá',
    documents: ['quote'],
  });
  return `E-mail ao cliente · ${padNumber(order.id)}`;
}

const address = (name: string) => `${unique(name).replace(/\W/g, '')}@metal.example.com`;

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('a user sees what became of the e-mails of own quotes, has a refused one tried again and cancels one that waits', async ({
  newUser,
  pageOf,
}) => {
  const api = await newUser('edit_pre_orders');
  const [refused, busy] = [await mailTo(api, address('recusado')), await mailTo(api, address('ocupado'))];
  const others = await mailTo(await newUser('edit_pre_orders'), address('compras'));
  const page = await pageOf(api);
  await page.goto('/orders');
  await page.getByRole('button', { name: /^Lembretes/ }).click();
  const queue = page.getByRole('menuitem', { name: /^Fila de tarefas/ });
  await queue.click();
  await expect(rowOf(page, refused)).toContainText('Falhou');
  await expect(rowOf(page, refused)).toContainText('no such mailbox');
  await expect(rowOf(page, busy)).toContainText(/Nova tentativa em \d{2}\/\d{2}\/\d{4}/);
  await page.getByRole('button', { name: /^Lembretes/ }).click();
  await expect(queue).toHaveText('Fila de tarefas · 1 em andamento · 1 falhou');
  await page.keyboard.press('Escape');
  await expect(rowOf(page, others)).toHaveCount(0);

  await chooseFromMenu(page, refused, 'Tentar de novo');
  await expect(toast(page, 'A tarefa será tentada de novo')).toBeVisible();
  await expect(rowOf(page, refused)).toContainText('Concluído');
  await chooseFromMenu(page, busy, 'Cancelar');
  await expect(rowOf(page, busy)).toContainText('Cancelado');
  await expect(rowOf(page, busy)).toContainText(`cancelado por ${api.name}`);

  await chooseValue(page, 'Situação', 'Cancelado');
  await expect(rowOf(page, refused)).toHaveCount(0);
  await expect(rowOf(page, busy)).toBeVisible();
  await chooseValue(page, 'Tipo', 'Reprecificações');
  await expect(page.getByText('Nenhuma tarefa com estes filtros.')).toBeVisible();
  await chooseValue(page, 'Tipo', 'Todos os tipos');
  await rowOf(page, busy).getByText(busy).click();
  await expect(page).toHaveURL(/\/order\/\d+$/);
  await openTab(page, 'Envios e revisões');
  await expect(page.getByRole('list', { name: 'E-mails enviados' })).toContainText('E-mail cancelado');
});
