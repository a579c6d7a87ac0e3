import type { Page } from '@playwright/test';
import { padNumber, unique } from '../../support/api.js';
import { customerPage, offeredQuote, waitingQuote } from '../../support/customer-page.js';
import { mailWith } from '../../support/mails.js';
import { toast } from '../../support/screens.js';
import { expect, test } from '../../support/test.js';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Sends the quote from its screen. @returns the address in the e-mail that arrived */
async function sentTo(page: Page, orderId: number, recipient: string): Promise<string> {
  await page.goto(`/order/${orderId}`);
  await page.getByRole('button', { name: 'Enviar ao cliente…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Enviar orçamento/ });
  await dialog.getByRole('textbox', { name: 'Para' }).fill(recipient);
  await dialog.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(dialog).toBeHidden({ timeout: 60_000 });
  const mail = await mailWith(`To: ${recipient}`);
  return /http:\/\/[^\s"]+\/p\/[\w-]{43}/.exec(mail)?.[0] ?? '';
}

test('a customer asks by the link of the e-mail on a phone, and accepts by it on a desktop', async ({
  browser,
  newUser,
  pageOf,
}) => {
  const api = await newUser('edit_pre_orders', 'approve_pre_orders');
  const { order } = await waitingQuote(api);
  const shop = await pageOf(api);
  const address = await sentTo(shop, order.id, `${unique('compras').replace(/\W/g, '')}@metal.example.com`);

  const page = await customerPage(browser, { viewport: PHONE });
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Orçamento \d{6}/);
  expect(await fits()).toBe(true);
  await expect(page.getByRole('link', { name: 'Baixar o PDF' })).toBeVisible();
  await page.getByRole('link', { name: 'Perguntar' }).click();
  const question = page.getByRole('region', { name: 'Fazer uma pergunta' });
  await question.getByLabel('Seu nome').fill('Ana Lima');
  await question.getByLabel('Pergunta', { exact: true }).fill('Entregam em maio?');
  await question.getByRole('button', { name: 'Enviar a pergunta' }).click();
  await expect(page.getByText('Pergunta enviada. A resposta virá da empresa.')).toBeVisible();
  const answers = shop.getByRole('list', { name: 'Respostas do cliente' });
  await expect(answers.getByText('Entregam em maio?')).toBeVisible();

  await page.setViewportSize(DESKTOP);
  expect(await fits()).toBe(true);
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

test('what ends for a customer who accepted is asked first; after a refusal there is a new link', async ({
  newUser,
  pageOf,
}) => {
  const api = await newUser('edit_pre_orders', 'approve_pre_orders');
  const { order, path } = await offeredQuote(api);
  const shop = await pageOf(api);
  const who = { name: 'Ana Lima', contact: 'ana@metal.example.com' };
  await shop.request.post(`${path}/accept`, { form: who });
  await offeredQuote(api);
  await shop.goto('/orders');
  const row = shop.getByRole('row', { name: new RegExp(padNumber(order.id)) });
  await expect(row).toContainText('Aguardando respostaAceito');
  await shop.getByRole('tab', { name: 'Respondidos' }).click();
  await expect(shop.getByText('1 orçamento (de 2)')).toBeVisible();
  await expect(row).toBeVisible();
  await shop.goto(`/order/${order.id}`);
  const flow = shop.getByRole('region', { name: 'Fluxo de status' });
  const answers = shop.getByRole('list', { name: 'Respostas do cliente' });
  await expect(answers.getByText('Aceito por Ana Lima · R0')).toBeVisible();
  await shop.getByRole('button', { name: 'Revisar' }).click();
  const question = shop.getByRole('dialog', { name: 'Revisar orçamento aceito' });
  await expect(question).toContainText(/Ana Lima aceitou a R0, de R\$\s[\d.,]+\. Ao revisar/);
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await flow.getByRole('button', { name: 'Anterior' }).click();
  await expect(toast(shop, /O aceite do cliente \(a R0, de R\$\s[\d.,]+\) está suspenso/)).toBeVisible();
  await api.put(`/orders/${order.id}`, { service_value: 150 });
  await shop.reload();
  await expect(shop.getByLabel('Revisão R1 – rascunho')).toBeVisible();
  await flow.getByRole('button', { name: 'Próximo' }).click();
  await expect(shop.getByLabel('Revisão R1', { exact: true })).toBeVisible();
  await flow.getByRole('button', { name: 'Aprovar' }).click();
  const approval = shop.getByRole('dialog', { name: 'Alterar status' });
  await expect(approval).toContainText(
    /o cliente aceitou a R0, de R\$\s[\d.,]+\. Você aprova a R1, de R\$\s[\d.,]+, que ele não aceitou\./,
  );
  await approval.getByRole('button', { name: 'Cancelar' }).click();

  const { path: next } = await api.post<{ path: string }>(`/orders/${order.id}/links`);
  await shop.request.post(`${next}/refuse`, { form: { ...who, text: 'Caro' } });
  await expect(
    answers.getByText('O link desta recusa está encerrado. Em Enviar ao cliente há um novo.'),
  ).toBeVisible();
  await shop.getByRole('button', { name: 'Enviar ao cliente…' }).click();
  const dialog = shop.getByRole('dialog', { name: /^Enviar orçamento/ });
  await expect(dialog).toContainText('O cliente recusou, e o link dele está encerrado. Este link é novo.');
  await expect(dialog.getByText('recusado: encerrado')).toBeVisible();
});

test('a link is copied and withdrawn, and its page is gone', async ({ browser, newUser, pageOf }) => {
  const api = await newUser('edit_pre_orders');
  const { order, path } = await offeredQuote(api);
  const shop = await pageOf(api);
  await shop.goto(`/order/${order.id}`);
  await shop.getByRole('button', { name: 'Enviar ao cliente…' }).click();
  const dialog = shop.getByRole('dialog', { name: /^Enviar orçamento/ });
  await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(path)),
  );
  const page = await customerPage(browser);
  const address = new URL(path, shop.url()).href;
  await page.goto(address);
  await expect(page.getByRole('link', { name: 'Aceitar', exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Retirar o link: Link sem destinatário' }).click();
  await expect.poll(async () => (await page.goto(address))?.status()).toBe(404);
  await expect(page.getByText(/^Este endereço não está disponível/)).toBeVisible();
  await page.context().close();
});
