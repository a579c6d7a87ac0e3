import type { Page } from '@playwright/test';
import { makePricedQuote, makeQuote } from '../support/factories.js';
import { chooseFromMenu, toast } from '../support/screens.js';
import { expect, test } from '../support/test.js';

/** The connection is cut for real: no answer has a message of its own, so each screen says its own. */

const says = (page: Page, text: string) => expect(toast(page, text).last()).toBeVisible();
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirmar', exact: true }).click();
const code = (id: number) => String(id).padStart(6, '0');
const general = (page: Page) => page.getByRole('button', { name: /Informações gerais/ }).click();

test('the list without a connection', { tag: '@wide' }, async ({ page, admin, context }) => {
  const quote = await makeQuote(admin);
  await page.goto(`/orders?q=${code(quote.id)}`);
  await expect(page.getByRole('row', { name: new RegExp(code(quote.id)) })).toBeVisible();
  await context.setOffline(true);
  await chooseFromMenu(page, code(quote.id), 'Duplicar');
  await confirm(page);
  await says(page, 'Erro ao duplicar orçamento');
  await chooseFromMenu(page, code(quote.id), 'Excluir');
  await confirm(page);
  await says(page, 'Erro ao deletar pedido');
});

test('an order without a connection', { tag: '@wide' }, async ({ page, admin, context, drawings }) => {
  test.slow();
  const { order, set, part } = await makePricedQuote(admin);
  await page.goto(`/order/${order.id}`);
  await general(page);
  const card = page.getByRole('region', { name: 'Arquivo da OS' });
  await card.locator('input[type=file]').setInputFiles(drawings.onePage);
  await says(page, 'Arquivo da OS salvo com sucesso!');
  await expect(page.getByRole('textbox', { name: 'Markup' })).toHaveValue(/30/);
  await context.setOffline(true);

  await page.getByRole('textbox', { name: 'Observações de pagamento' }).fill('à vista');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await says(page, 'Erro ao salvar pedido');
  await page.getByRole('textbox', { name: 'Markup' }).fill('35');
  await page.getByRole('textbox', { name: 'Markup' }).press('Tab');
  await says(page, 'Erro ao recalcular valores das peças');
  await card.getByRole('button', { name: 'Baixar arquivo da OS' }).click();
  await says(page, 'Erro ao baixar arquivo da OS');
  page.once('dialog', (question) => void question.accept());
  await card.getByRole('button', { name: 'Remover arquivo da OS' }).click();
  await says(page, 'Erro ao remover arquivo da OS');
  await card.locator('input[type=file]').setInputFiles(drawings.onePage);
  await says(page, 'Erro ao salvar arquivo da OS');

  await page.getByRole('button', { name: 'Novo conjunto' }).click();
  await says(page, 'Erro ao criar conjunto');
  await page.getByRole('button', { name: 'Adicionar peça' }).click();
  await says(page, 'Erro ao adicionar nova peça');
  await page.getByLabel(`Enviar desenhos: ${set.name}`).setInputFiles(drawings.picture);
  await says(page, 'Erro ao fazer upload de arquivo');
  await chooseFromMenu(page, part.title, 'Marcar como finalizado');
  await says(page, 'Erro ao atualizar status da peça');
  await chooseFromMenu(page, part.title, 'Excluir');
  await confirm(page);
  await says(page, 'Erro ao excluir peça');
  await chooseFromMenu(page, set.name, 'Excluir');
  await confirm(page);
  await says(page, 'Erro ao excluir conjunto');
  await page.getByRole('button', { name: 'Próximo', exact: true }).click();
  await expect(toast(page, /(^|\. )Erro ao atualizar status$/).last()).toBeVisible();
  await page.getByRole('button', { name: 'Documentos' }).click();
  await page.getByRole('menuitem', { name: 'Orçamento em PDF' }).click();
  await says(page, 'Erro ao gerar documento');
});

test(
  'set and part dialogs without a connection',
  { tag: '@wide' },
  async ({ page, admin, context, drawings }) => {
    const { order, set, part } = await makePricedQuote(admin);
    await page.goto(`/order/${order.id}?set=${set.id}`);
    await page.getByRole('textbox', { name: 'Quantidade' }).fill('4');
    await context.setOffline(true);
    await page.getByRole('dialog').first().getByRole('button', { name: 'Salvar' }).click();
    await says(page, 'Erro ao salvar conjunto');
    await context.setOffline(false);

    await page.goto(`/order/${order.id}?part=${part.id}`);
    const dialog = page.getByRole('dialog').first();
    await expect(dialog.getByRole('textbox', { name: 'Quantidade' })).toHaveValue('10');
    await context.setOffline(true);
    const time = dialog.getByRole('textbox', { name: 'Tempo' });
    await time.fill('20');
    await says(page, 'Erro ao calcular valor do processo');
    const rows = dialog.getByRole('region', { name: 'Processos' });
    await expect(rows.getByRole('textbox', { name: 'Valor final' })).toHaveValue('0,00');
    await dialog.getByLabel('Enviar imagem secundária').setInputFiles(drawings.picture);
    await says(page, 'Erro ao enviar imagem secundária');
    await dialog.getByLabel('Enviar desenho', { exact: true }).setInputFiles(drawings.picture);
    await says(page, 'Erro ao enviar o desenho');
  },
);

test('catalogues that do not answer are named', { tag: '@wide' }, async ({ page, admin }) => {
  const { order, part } = await makePricedQuote(admin);
  const refuse = (catalogue: string) =>
    page.route(`**/api/${catalogue}`, (route) => route.abort('connectionrefused'));
  const dialog = `/order/${order.id}?part=${part.id}`;
  await refuse('customers');
  await page.goto('/order/new');
  await says(page, 'Erro ao carregar clientes');
  for (const [catalogue, message] of [
    ['sheets', 'Erro ao buscar chapas'],
    ['mercosur-common-nomenclatures', 'Erro ao buscar NCMs'],
    ['processes', 'Erro ao buscar processos'],
  ] as const) {
    await refuse(catalogue);
    await page.goto(dialog);
    await says(page, message);
    await page.unrouteAll();
  }
  for (const [catalogue, type, message] of [
    ['materials', 'Material', 'Erro ao buscar materiais'],
    ['bars', 'Barra', 'Erro ao buscar barras'],
    ['components', 'Componente', 'Erro ao buscar componentes'],
  ] as const) {
    await refuse(catalogue);
    await page.getByRole('radio', { name: type }).click();
    await says(page, message);
  }
});

test(
  'an order that does not exist, and sets of the address that the order does not have',
  { tag: '@wide' },
  async ({ page, admin, context }) => {
    const quote = await makeQuote(admin);
    await page.goto(`/order/${quote.id}?set=99999999`);
    await says(page, 'Erro: conjunto não encontrado.');
    await page.goto(`/order/${quote.id}?set=x`);
    await says(page, 'Erro: ID do conjunto não encontrado');
    await context.route('**/api/orders/page?*', (route) => route.abort('connectionrefused'));
    await page.goto('/orders');
    await says(page, 'Erro ao buscar pedidos');
    await context.route(`**/api/orders/${quote.id}`, (route) => route.abort('connectionrefused'));
    await page.goto(`/order/${quote.id}`);
    await says(page, 'Erro ao carregar pedido');
    await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
);

test('warnings and confirmations of an order', { tag: '@wide' }, async ({ page, admin }) => {
  await page.goto('/order/new');
  await page
    .getByRole('region', { name: 'Arquivo da OS' })
    .locator('input[type=file]')
    .setInputFiles({
      name: 'os.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7'),
    });
  await says(page, 'Salve o pedido antes de fazer upload da OS');

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
