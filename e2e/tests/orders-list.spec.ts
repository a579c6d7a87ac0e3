import type { Page } from '@playwright/test';
import { unique } from '../support/api.js';
import { makeCustomer, makePricedQuote, makeQuote } from '../support/factories.js';
import { chooseFromMenu, chooseValue, toast, openTab } from '../support/screens.js';
import { expect, test } from '../support/test.js';

const table = (page: Page) => page.getByRole('table', { name: 'Orçamentos' });
const rows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Código ou cliente' });
const code = (id: number) => String(id).padStart(6, '0');

test('shows the columns of an order, the address cut, the document, freight and date in Brazilian form', async ({
  page,
  admin,
}) => {
  const state = await admin.find('states', 'Santa Catarina');
  const address = 'Rodovia Governador Jorge Lacerda, quilômetro 12, galpão 7, Distrito Industrial, Criciúma';
  const name = unique('Colunas');
  const customer = await admin.post<{ id: number }>('/customers', {
    name,
    cpf: '318.604.927-03',
    address,
    state_id: state.id,
  });
  const quote = await makeQuote(admin, {
    customer_id: customer.id,
    delivery_value: 1234.5,
    delivery_date: '2031-03-07T09:05',
  });
  await page.goto('/orders');
  await search(page).fill(name);
  const heads = [
    'Código',
    'Cliente',
    'CNPJ/CPF',
    'Estado',
    'Endereço',
    'Status',
    'Valor do frete',
    'Total',
    'Data de entrega',
    'Ações',
  ];
  await expect(table(page).getByRole('columnheader')).toHaveText(heads);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).getByRole('cell')).toHaveText([
    code(quote.id),
    name,
    '318.604.927-03',
    'SC',
    `${address.slice(0, 75)}...`,
    'Em andamento',
    /^R\$\s1\.?234,50$/,
    /^R\$\s[\d.,]+$/,
    '07/03/2031 09:05:00',
    '',
  ]);
});

test('the address yields first where the list is narrow; number, customer, status, total and delivery stay', async ({
  page,
  admin,
}) => {
  const name = unique('Estruturas Metálicas e Caldeiraria Pesada do Vale do Paranhana');
  const address = 'Rodovia Governador Adhemar Pereira de Barros, km 112, Distrito Industrial, galpão 4';
  const state = await admin.find('states', 'São Paulo');
  const company = { name, cnpj: '11.222.333/0001-81', address, state_id: state.id };
  const customer = await admin.post<{ id: number }>('/customers', company);
  await makePricedQuote(admin, {
    customer_id: customer.id,
    service_value: 8_408_590.27,
    delivery_value: 12_345.67,
    delivery_date: '2026-12-21T10:30',
  });
  const heads = table(page).getByRole('columnheader');
  const always = ['Código', 'Cliente', 'Status', 'Total', 'Data de entrega', 'Ações'];
  for (const [width, others] of [
    [1600, ['CNPJ/CPF', 'Estado', 'Endereço', 'Valor do frete']],
    [1440, ['CNPJ/CPF', 'Estado', 'Endereço', 'Valor do frete']],
    [1366, ['CNPJ/CPF', 'Estado', 'Endereço', 'Valor do frete']],
    [1280, ['CNPJ/CPF', 'Estado', 'Valor do frete']],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/orders');
    await search(page).fill(name);
    await expect(rows(page)).toHaveCount(1);
    const shown = await heads.allInnerTexts();
    expect([width, ...shown].map(String).sort()).toEqual([width, ...always, ...others].map(String).sort());
    const fits = (element: HTMLElement) => element.scrollWidth <= (element.parentElement?.clientWidth ?? 0);
    expect(await table(page).evaluate(fits)).toBe(true);
    expect((await rows(page).boundingBox())?.height).toBeLessThan(40);
  }
  await page.getByRole('button', { name: 'Colunas' }).click();
  await expect(page.getByRole('menuitemcheckbox', { name: 'Endereço' })).toContainText(
    'não cabe nesta largura',
  );
  await expect(page.getByRole('menuitemcheckbox', { name: 'Total' })).toHaveText('Total');
});

test('filters in the address, which survive a trip to an order and back', async ({ page, admin }) => {
  const customer = await makeCustomer(admin, unique('Filtros'));
  const of = { customer_id: customer.id };
  const early = await makeQuote(admin, { ...of, delivery_date: '2032-01-10T08:00' });
  await makeQuote(admin, { ...of, delivery_date: '2032-02-10T08:00' });
  const order = await makeQuote(admin, { ...of, type: 'order', delivery_date: '2032-01-20T08:00' });

  await page.goto('/orders');
  await search(page).fill(customer.name);
  await expect(rows(page)).toHaveCount(3);
  await chooseValue(page, 'Tipo', 'Pedido');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(code(order.id));
  await chooseValue(page, 'Tipo', 'Orçamento');
  await page.getByRole('textbox', { name: 'Entrega até' }).fill('31/01/2032 23:59');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(code(early.id));
  const filtered = page.url();
  expect(decodeURIComponent(filtered)).toContain('2032-01-31');

  await rows(page).getByText(code(early.id)).click();
  await expect(page).toHaveURL(new RegExp(`/order/${early.id}$`));
  await page.getByRole('button', { name: 'Voltar para a lista' }).click();
  await expect(page).toHaveURL(filtered);
  await expect(rows(page)).toHaveCount(1);
  await chooseValue(page, 'Status', 'Cancelado');
  await expect(page.getByText('Nenhum orçamento com estes filtros.')).toBeVisible();
  await page.getByRole('button', { name: 'Limpar filtros' }).first().click();
  await expect(search(page)).toHaveValue('');
  await expect(rows(page).nth(3)).toBeVisible();
});

test('an order is found by its code, duplicated after a question, and its copy opened with everything in it', async ({
  page,
  admin,
}) => {
  const { order, set, part } = await makePricedQuote(admin);
  await page.goto('/');
  for (const typed of [String(order.id), code(order.id)]) {
    await search(page).fill(typed);
    await expect(rows(page).filter({ hasText: code(order.id) })).toHaveCount(1);
  }
  await chooseFromMenu(page, code(order.id), 'Duplicar');
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Tem certeza que deseja duplicar este orçamento?');
  await question.getByRole('button', { name: 'Confirmar' }).click();
  await expect(toast(page, 'Orçamento duplicado com sucesso!')).toBeVisible();
  await expect(page).toHaveURL(/\/order\/\d+$/);
  expect(page.url()).not.toMatch(new RegExp(`/${order.id}$`));
  await expect(page.getByRole('region', { name: set.name })).toContainText('1 peça');
  await openTab(page, 'Valores');
  await expect(page.getByRole('table', { name: 'Valores' })).toContainText(part.title);
  await expect(page.getByRole('table', { name: 'Valores' })).toContainText('676,10');
});

test('a phone gets cards in place of the table, with room for names, and whole words of what is filtered', async ({
  page,
  admin,
}) => {
  const customer = await makeCustomer(admin, unique('Construtora Pedra Alta e Serra Azul'));
  const quote = await makeQuote(admin, { customer_id: customer.id });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/orders?status=in_progress');
  await search(page).fill(code(quote.id));
  const card = page.getByRole('link', { name: `Abrir ${code(quote.id)}` });
  await expect(card).toContainText('Em andamento');
  expect((await card.getByText(customer.name).boundingBox())?.width).toBeGreaterThan(180);
  const filter = page
    .getByRole('button', { name: /^Remover filtro Status/ })
    .getByText('Status: Em andamento');
  expect(await filter.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(true);
  await card.click();
  await expect(page).toHaveURL(new RegExp(`/order/${quote.id}$`));
});
