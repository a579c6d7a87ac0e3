import type { Browser, Locator, Page } from '@playwright/test';
import { type Api, type Order, padNumber } from '../../support/api.js';
import { customerPage, offeredQuote } from '../../support/customer-page.js';
import { makePricedQuote, makeSet, makeSheetPart } from '../../support/factories.js';
import { toast } from '../../support/screens.js';
import { expect, test } from '../../support/test.js';

/** Opens one of the page's forms as its customer does. */
async function opened(page: Page, way: string, form: string): Promise<Locator> {
  await page.getByRole('link', { name: way, exact: true }).click();
  const section = page.getByRole('region', { name: form });
  await expect(section).toBeVisible();
  return section;
}

async function accept(page: Page): Promise<void> {
  const form = await opened(page, 'Aceitar', 'Aceitar o orçamento');
  await form.getByLabel('Seu nome').fill('Ana Lima');
  await form.getByLabel('CPF ou e-mail').fill('ana@metal.example.com');
  await form.getByRole('button', { name: 'Confirmar o aceite' }).click();
  await expect(page.getByText(/^Aceito por Ana Lima em/)).toBeVisible();
}

async function refuse(page: Page): Promise<void> {
  const form = await opened(page, 'Recusar', 'Recusar o orçamento');
  await form.getByLabel('Seu nome').fill('Ana Lima');
  await form.getByLabel('Motivo').fill('O prazo não serve.');
  await form.getByRole('button', { name: 'Confirmar a recusa' }).click();
  await expect(page.getByText(/^Recusado por Ana Lima em/)).toBeVisible();
}

async function ask(page: Page): Promise<void> {
  const form = await opened(page, 'Perguntar', 'Fazer uma pergunta');
  await form.getByLabel('Seu nome').fill('Ana Lima');
  await form.getByLabel('Pergunta', { exact: true }).fill('Entregam em maio?');
  await form.getByRole('button', { name: 'Enviar a pergunta' }).click();
  await expect(page.getByText('Pergunta enviada. A resposta virá da empresa.')).toBeVisible();
}

const shownAmount = (value: number) => value.toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });

/** A quote of two sets that can be had in other quantities, and its customer's page. */
async function quoteOfQuantities(api: Api): Promise<{ order: Order; path: string }> {
  const { order, set } = await makePricedQuote(api, { delivery_type: 'CIF', delivery_value: 80 });
  const other = await makeSet(api, order.id, 'Suporte');
  await makeSheetPart(api, other.id);
  await api.post(`/sets/${set.id}/update`, { name: 'Mesa', breaks: [10, 50] });
  await api.post(`/sets/${other.id}/update`, { breaks: [25] });
  await api.put(`/orders/${order.id}/update-status`, { status: 'waiting_response' });
  const { path } = await api.post<{ path: string }>(`/orders/${order.id}/links`);
  return { order, path };
}

/** What fifty of the one set and twenty-five of the other come to, with the freight. */
async function acceptedTotal(api: Api, orderId: number): Promise<string> {
  interface Figures {
    total: number;
    ipi: number;
  }
  const { sets } = await api.get<{ sets: { breaks: { figures: Figures }[] }[] }>(`/orders/${orderId}/breaks`);
  const chosen = sets.flatMap(({ breaks }) => breaks.at(-1)?.figures ?? []);
  return shownAmount(chosen.reduce((sum, { total, ipi }) => sum + total + ipi, 80));
}

const ACCEPTS = { answer: accept, toastSays: 'aceitou o orçamento', behindBell: 'Aceito por Ana Lima' };
const REFUSES = { answer: refuse, toastSays: 'recusou o orçamento', behindBell: 'Recusado por Ana Lima' };
const ASKS = { answer: ask, toastSays: 'perguntou sobre o orçamento', behindBell: 'Pergunta de Ana Lima' };

for (const { does, steps } of [
  { does: 'asks and accepts', steps: [ASKS, ACCEPTS] },
  { does: 'refuses', steps: [REFUSES] },
]) {
  test(`the shop sees it at once, and finds it behind the bell, when a customer ${does}`, async ({
    browser,
    newUser,
    pageOf,
  }) => {
    const api = await newUser('edit_pre_orders');
    const { order, path } = await offeredQuote(api);
    const shop = await pageOf(api);
    await shop.goto('/orders');
    const bell = shop.getByRole('button', { name: /^Lembretes/ });
    await expect(bell).toHaveAccessibleName('Lembretes');
    await expect(shop.getByRole('link', { name: padNumber(order.id) }).first()).toBeVisible();
    const page = await customerPage(browser);
    await page.goto(new URL(path, shop.url()).href);
    for (const { answer, toastSays, behindBell } of steps) {
      await answer(page);
      await expect(toast(shop, `Ana Lima ${toastSays} ${padNumber(order.id)}`)).toBeVisible();
      await expect(bell).toHaveAccessibleName('Lembretes: 1 resposta de cliente');
      await bell.click();
      const list = shop.getByRole('dialog', { name: 'Lembretes' });
      await list
        .getByRole('menuitem', { name: new RegExp(`^${padNumber(order.id)} · .*${behindBell}`) })
        .click();
      await expect(list).toBeHidden();
      const answers = shop.getByRole('list', { name: 'Respostas do cliente' });
      await expect(answers.getByText(behindBell)).toBeVisible();
      await answers.getByRole('button', { name: 'Marcar como lida a resposta de Ana Lima' }).click();
      await expect(bell).toHaveAccessibleName('Lembretes');
    }
    await page.context().close();
  });
}

/** A quote's page in a browser without scripts, as it first stands. */
async function openedWithoutScripts(browser: Browser, api: Api, server: string) {
  const { order, path } = await offeredQuote(api);
  const page = await customerPage(browser, { scripts: false });
  await page.goto(server + path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Orçamento ${padNumber(order.id)}`);
  await expect(page.getByRole('cell', { name: '676,10', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Totais' })).toContainText('R$ 809,91');
  // Each form stays out of the way until it is asked for.
  await expect(page.getByRole('region', { name: 'Fazer uma pergunta' })).toBeHidden();
  return { order, page };
}

test('a customer whose browser runs no script asks and refuses', async ({ browser, newUser, server }) => {
  const api = await newUser('edit_pre_orders');
  const { order, page } = await openedWithoutScripts(browser, api, server);
  await ask(page);
  await refuse(page);
  const stored = await api.get<{ kind: string; name: string }[]>(`/orders/${order.id}/answers`);
  expect(stored.map(({ name }) => name)).toEqual(['Ana Lima', 'Ana Lima']);
  await page.context().close();
});

test('without a script a form says what is missing, keeps what was typed, accepts, and takes the purchase order’s file', async ({
  browser,
  newUser,
  server,
  drawings,
}) => {
  const api = await newUser('edit_pre_orders');
  const { order, page } = await openedWithoutScripts(browser, api, server);
  const pdf = await page.request.get(
    server + ((await page.getByRole('link', { name: 'Baixar o PDF' }).getAttribute('href')) ?? ''),
  );
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  const form = await opened(page, 'Aceitar', 'Aceitar o orçamento');
  await form.getByLabel('Seu nome').fill('Ana Lima');
  await form.getByLabel('CPF ou e-mail').fill('123');
  await form.getByRole('button', { name: 'Confirmar o aceite' }).click();
  await expect(page.getByText('Informe um CPF ou e-mail válido')).toBeVisible();
  await expect(form.getByLabel('Seu nome')).toHaveValue('Ana Lima');
  await form.getByLabel('CPF ou e-mail').fill('529.982.247-25');
  await form.getByRole('button', { name: 'Confirmar o aceite' }).click();
  await expect(page.getByText(/^Aceito por Ana Lima em/)).toBeVisible();
  await page.getByLabel('Arquivo', { exact: true }).setInputFiles(drawings.onePage);
  await page.getByRole('button', { name: 'Enviar o arquivo' }).click();
  await expect(page.getByText('Arquivo recebido.')).toBeVisible();
  const stored = await api.get<{ name: string; file: { name: string } | null }[]>(
    `/orders/${order.id}/answers`,
  );
  expect(stored.map(({ name, file }) => [name, file?.name])).toEqual([['Ana Lima', drawings.onePage.name]]);
  await page.context().close();
});

for (const scripts of [true, false]) {
  test(`the total of what is chosen is read before it is accepted, ${scripts ? 'with' : 'without'} a script`, async ({
    browser,
    newUser,
    pageOf,
    server,
  }) => {
    const api = await newUser('edit_pre_orders', 'approve_pre_orders');
    const { order, path } = await quoteOfQuantities(api);
    const shop = await pageOf(api);
    const page = await customerPage(browser, { scripts });
    await page.goto(server + path);
    const form = await opened(page, 'Aceitar', 'Aceitar o orçamento');
    const total = form.getByRole('status');
    await form.getByRole('group', { name: 'Quantidade de Mesa' }).getByLabel(/50 · /).check();
    await form.getByRole('group', { name: 'Quantidade de Suporte' }).getByLabel(/25 · /).check();
    await form.getByLabel('Seu nome').fill('Ana Lima');
    await form.getByLabel('CPF ou e-mail').fill('ana@metal.example.com');
    const accepted = await acceptedTotal(api, order.id);
    if (!scripts) {
      await expect(total).toContainText('Total com as quantidades do orçamento: R$');
      await form.getByRole('button', { name: 'Confirmar o aceite' }).click();
      await expect(form.getByRole('alert')).toContainText('Confira o total das quantidades escolhidas');
    }
    await expect(total).toContainText(accepted);
    await form.getByRole('button', { name: 'Confirmar o aceite' }).click();
    await expect(page.getByText(`Total aceito: ${accepted}`)).toBeVisible();
    await expect(page.getByText('Quantidades escolhidas: Mesa: 50 · Suporte: 25')).toBeVisible();
    await shop.goto(`/order/${order.id}`);
    await shop.getByRole('button', { name: 'Aprovar' }).click();
    await expect(shop.getByRole('dialog')).toContainText(`→ ${accepted}, Mesa: 50 · Suporte: 25`);
    await page.context().close();
  });
}
