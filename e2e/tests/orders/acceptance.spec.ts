import type { Page } from '@playwright/test';
import { unique } from '../../support/api.js';
import { customerPage, offeredQuote, waitingQuote } from '../../support/customer-page.js';
import { mailWith } from '../../support/mails.js';
import { toast } from '../../support/screens.js';
import { expect, test } from '../../support/test.js';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Sends the quote from its screen. @returns the address in the e-mail that arrived */
async function sentTo(page: Page, orderId: number, recipient: string): Promise<string> {
  await page.goto(`/order/${orderId}`);
  const flow = page.getByRole('region', { name: 'Fluxo de status' });
  await flow.getByRole('button', { name: 'Enviar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Enviar orçamento/ });
  await dialog.getByRole('textbox', { name: 'Para' }).fill(recipient);
  await dialog.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(dialog).toBeHidden({ timeout: 60_000 });
  const mail = await mailWith(`To: ${recipient}`);
  return /http:\/\/[^\s"]+\/p\/[\w-]{43}/.exec(mail)?.[0] ?? '';
}

for (const [size, viewport] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const) {
  test(`a customer accepts by the link of the e-mail, on a ${size}`, async ({ browser, newUser, pageOf }) => {
    const api = await newUser('edit_pre_orders', 'approve_pre_orders');
    const { order } = await waitingQuote(api);
    const shop = await pageOf(api);
    const address = await sentTo(shop, order.id, `${unique('compras').replace(/\W/g, '')}@metal.example.com`);

    const page = await customerPage(browser, { viewport });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Orçamento \d{6}/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await expect(page.getByRole('link', { name: 'Baixar o PDF' })).toBeVisible();
    await page.getByRole('link', { name: 'Perguntar' }).click();
    const question = page.getByRole('region', { name: 'Fazer uma pergunta' });
    await question.getByLabel('Seu nome').fill('Ana Lima');
    await question.getByLabel('Pergunta', { exact: true }).fill('Entregam em maio?');
    await question.getByRole('button', { name: 'Enviar a pergunta' }).click();
    await expect(page.getByText('Pergunta enviada. A resposta virá da empresa.')).toBeVisible();
    const answers = shop.getByRole('list', { name: 'Respostas do cliente' });
    await expect(answers.getByText('Entregam em maio?')).toBeVisible();

    await page.getByRole('link', { name: 'Aceitar', exact: true }).click();
    const form = page.getByRole('region', { name: 'Aceitar o orçamento' });
    await expect(form.getByLabel('Seu nome')).toBeFocused();
    await form.getByLabel('Seu nome').fill('Ana Lima');
    await form.getByLabel('CPF ou e-mail').fill('123');
    await form.getByRole('button', { name: 'Confirmar o aceite' }).click();
    await expect(page.getByText('Informe um CPF ou e-mail válido')).toBeVisible();
    await expect(form.getByLabel('Seu nome')).toHaveValue('Ana Lima');
    await form.getByLabel('CPF ou e-mail').fill('529.982.247-25');
    await form.getByLabel('Número do pedido de compra (opcional)').fill('PC-77');
    await form.getByRole('button', { name: 'Confirmar o aceite' }).click();
    await expect(page.getByText(/^Aceito por Ana Lima em/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Aceitar', exact: true })).toBeHidden();

    await expect(answers.getByText('Aceito por Ana Lima')).toBeVisible();
    await expect(answers.getByText('Pedido de compra PC-77')).toBeVisible();
    await expect(shop.getByRole('button', { name: /^Lembretes: 2 respostas de clientes/ })).toBeVisible();
    await expect(shop.getByRole('button', { name: 'Aprovar' })).toBeVisible();
    await page.context().close();
  });
}

test('a link is copied and withdrawn, and its page is gone', async ({ browser, newUser, pageOf }) => {
  const api = await newUser('edit_pre_orders');
  const { order, path } = await offeredQuote(api);
  const shop = await pageOf(api);
  await shop.goto(`/order/${order.id}`);
  await shop.getByRole('button', { name: 'Enviar', exact: true }).click();
  const dialog = shop.getByRole('dialog', { name: /^Enviar orçamento/ });
  await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(path)),
  );
  const page = await customerPage(browser);
  const address = new URL(path, shop.url()).href;
  await page.goto(address);
  await expect(page.getByRole('link', { name: 'Aceitar', exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Retirar o link: Link copiado' }).click();
  await expect.poll(async () => (await page.goto(address))?.status()).toBe(404);
  await expect(page.getByText(/^Este endereço não está disponível/)).toBeVisible();
  await page.context().close();
});

test(
  'a link that can’t be made or withdrawn, and an answer that can’t be marked, say so',
  { tag: '@wide' },
  async ({ newUser, pageOf }) => {
    const api = await newUser('edit_pre_orders');
    const { order, path } = await offeredQuote(api);
    const shop = await pageOf(api);
    await shop.request.post(`${path}/ask`, { form: { name: 'Ana Lima', text: 'Entregam em maio?' } });
    const failing = (method: string, at: RegExp) =>
      shop.route(at, (route) =>
        route.request().method() === method ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
      );
    await failing('PUT', /\/seen$/);
    await failing('PUT', /\/withdraw$/);
    await failing('POST', /\/links$/);
    await shop.goto(`/order/${order.id}`);
    await shop.getByRole('button', { name: 'Marcar como lida a resposta de Ana Lima' }).click();
    await expect(toast(shop, 'Erro ao marcar a resposta como lida')).toBeVisible();
    await shop.getByRole('button', { name: 'Enviar', exact: true }).click();
    const dialog = shop.getByRole('dialog', { name: /^Enviar orçamento/ });
    await expect(dialog.getByText('Erro ao criar o link')).toBeVisible();
    await dialog.getByRole('button', { name: 'Retirar o link: Link copiado' }).click();
    await expect(toast(shop, 'Erro ao retirar o link')).toBeVisible();
  },
);
