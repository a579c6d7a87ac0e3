import { waitingQuote } from '../../support/customer-page.js';
import { makePricedQuote, makeQuote, makeSet } from '../../support/factories.js';
import { openTab } from '../../support/screens.js';
import { expect, test } from '../../support/test.js';

test('a quote is sent with its PDF from its screen, which then says so', async ({ newUser, pageOf }) => {
  const api = await newUser('edit_pre_orders');
  const { order, customer } = await waitingQuote(api);
  const page = await pageOf(api);
  await page.goto(`/order/${order.id}`);
  await page.getByRole('button', { name: 'Enviar ao cliente…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Enviar orçamento/ });
  await expect(dialog.getByRole('textbox', { name: 'Assunto' })).toHaveValue(/^Orçamento \d{6} – /);
  const text = dialog.getByRole('textbox', { name: 'Mensagem' });
  await expect(text).toHaveValue(new RegExp(customer.name));
  await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\//);
  await expect(dialog.getByRole('link', { name: 'Abrir no programa de e-mail' })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  await dialog.getByRole('textbox', { name: 'Para' }).fill('compras@metal.example.com; ');
  await dialog.getByRole('textbox', { name: 'Cópia (Cc)' }).fill('ana@metal.example.com');
  await dialog.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(dialog).toBeHidden({ timeout: 60_000 });
  await openTab(page, 'Envios e revisões');
  await expect(
    page.getByText(/^Enviado a compras@metal\.example\.com, ana@metal\.example\.com em /),
  ).toBeVisible();
});

test('a quote in progress is sent in one go, and a dialog that is closed changes nothing', async ({
  newUser,
  pageOf,
}) => {
  const api = await newUser('edit_pre_orders');
  const { order } = await makePricedQuote(api);
  const page = await pageOf(api);
  await page.goto(`/order/${order.id}`);
  const send = page.getByRole('button', { name: 'Enviar ao cliente…' });
  const dialog = page.getByRole('dialog', { name: /^Enviar orçamento/ });
  await send.click();
  await expect(dialog.getByRole('textbox', { name: 'Assunto' })).toHaveValue(/^Orçamento \d{6} – /);
  await dialog.getByRole('textbox', { name: 'Para' }).fill('compras@');
  await dialog.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(dialog.getByText('Endereço de e-mail inválido: compras@')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Descartar alterações' }).click();
  await expect(dialog).toBeHidden();
  expect(await api.get(`/orders/${order.id}`)).toMatchObject({ status: 'in_progress', revision: null });
  await send.click();
  await dialog.getByRole('textbox', { name: 'Para' }).fill('compras@metal.example.com');
  await dialog.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(dialog).toBeHidden({ timeout: 60_000 });
  await expect(page.getByLabel('Revisão R0')).toBeVisible();
  expect(await api.get(`/orders/${order.id}`)).toMatchObject({ status: 'waiting_response', revision: 0 });
});

for (const { without, parts, asked } of [
  { without: 'a part', parts: [], asked: 'Este orçamento não tem peças. Enviar assim mesmo?' },
  {
    without: 'a price',
    parts: [{ title: 'Aba' }],
    asked: 'O total deste orçamento é R$ 0,00. Enviar assim mesmo?',
  },
]) {
  test(`a quote without ${without} asks before it is sent`, async ({ newUser, pageOf }) => {
    const api = await newUser('edit_pre_orders');
    const order = await makeQuote(api, { delivery_value: 0 });
    const set = await makeSet(api, order.id);
    for (const part of parts) await api.post(`/sets/${set.id}/parts`, part);
    await api.put(`/orders/${order.id}/update-status`, { status: 'waiting_response' });
    const page = await pageOf(api);
    await page.goto(`/order/${order.id}`);
    const send = page.getByRole('button', { name: 'Enviar ao cliente…' });
    await send.click();
    const dialog = page.getByRole('dialog', { name: /^Enviar orçamento/ });
    await expect(dialog).toContainText(asked);
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect(dialog).toBeHidden();
    // No customer could have opened it.
    expect(await api.get(`/orders/${order.id}/links`)).toEqual([]);
    await send.click();
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Para' })).toBeVisible({ timeout: 30_000 });
  });
}

test(
  'what can’t be sent stays in the dialog, and says why',
  { tag: '@wide' },
  async ({ newUser, pageOf }) => {
    const api = await newUser('edit_pre_orders');
    const { order } = await waitingQuote(api);
    const page = await pageOf(api);
    await page.route('**/mail-draft', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(`/order/${order.id}`);
    await page.getByRole('button', { name: 'Enviar ao cliente…' }).click();
    const dialog = page.getByRole('dialog', { name: /^Enviar orçamento/ });
    await expect(dialog.getByText('Erro ao preparar o e-mail')).toBeVisible({ timeout: 30_000 });
    await page.unrouteAll({ behavior: 'wait' });
    await dialog.getByRole('button', { name: 'Tentar de novo' }).click();
    await dialog.getByRole('textbox', { name: 'Para' }).fill('compras@');
    await dialog.getByRole('textbox', { name: 'Mensagem' }).fill('Olá, segue o orçamento.');
    await dialog.getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(dialog.getByText('Endereço de e-mail inválido: compras@')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Para' }).fill('compras@metal.example.com');
    await page.route('**/mails', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await dialog.getByRole('button', { name: 'Enviar', exact: true }).click();
    await expect(page.getByText('Erro ao enviar o e-mail').first()).toBeVisible();
    const text = dialog.getByRole('textbox', { name: 'Mensagem' });
    await expect(text).toHaveValue('Olá, segue o orçamento.');
    // What was typed is not lost without a question.
    await text.press('Escape');
    const question = page.getByRole('dialog', { name: 'Alterações não salvas' });
    await question.getByRole('button', { name: 'Continuar editando' }).click();
    await expect(question).toBeHidden();
    await expect(text).toHaveValue('Olá, segue o orçamento.');
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await question.getByRole('button', { name: 'Descartar alterações' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Enviar ao cliente…' }).click();
    await expect(text).toHaveValue(/^Olá/);
    await expect(text).not.toHaveValue('Olá, segue o orçamento.');
    await dialog.getByRole('button', { name: 'Link da página do cliente' }).press('Delete');
    await expect(text).toBeFocused();
    await expect(text).toHaveValue(/^Olá[^]*Atenciosamente,/);
    await dialog.getByRole('button', { name: 'Inserir link' }).click();
    await expect(text).toHaveValue(/Para ver, aceitar ou perguntar pela internet:\n$/);
    await expect(dialog.getByRole('textbox', { name: 'Depois do link' })).toHaveValue(/Atenciosamente,/);
    await text.press('Escape');
    await question.getByRole('button', { name: 'Descartar alterações' }).click();
    await expect(dialog).toBeHidden();
  },
);

test(
  'the customer’s reminder is ticked in the dialog, and stays as it was where that fails',
  { tag: '@wide' },
  async ({ newUser, pageOf }) => {
    const api = await newUser('edit_pre_orders');
    const { order } = await waitingQuote(api);
    const page = await pageOf(api);
    await page.goto(`/order/${order.id}`);
    const open = async () => {
      await page.getByRole('button', { name: 'Enviar ao cliente…' }).click();
      const dialog = page.getByRole('dialog', { name: /^Enviar orçamento/ });
      return {
        dialog,
        tick: dialog.getByRole('checkbox', { name: 'Lembrar o cliente antes do vencimento' }),
      };
    };
    const first = await open();
    await expect(first.tick).not.toBeChecked();
    const stored = page.waitForResponse('**/customer-reminder');
    await first.tick.check();
    expect((await stored).status()).toBe(200);
    // It is stored without the message: closing the dialog asks nothing and loses nothing.
    await first.dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect(first.dialog).toBeHidden();
    const { tick } = await open();
    await expect(tick).toBeChecked();
    await page.route('**/customer-reminder', (route) => route.abort());
    await tick.click();
    await expect(page.getByText('Erro ao salvar o lembrete').first()).toBeVisible();
    await expect(tick).toBeChecked();
  },
);
