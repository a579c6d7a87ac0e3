import { waitingQuote } from '../../support/customer-page.js';
import { makePricedQuote } from '../../support/factories.js';
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
