import { Effort } from '../support/effort.js';
import { unique } from '../support/api.js';
import { customerPage } from '../support/customer-page.js';
import { makeCustomer, makePricedQuote } from '../support/factories.js';
import { mailWith } from '../support/mails.js';
import { expect, test } from '../support/test.js';

test('three drawings to a released order: at most 10 clicks, 8 fields, no page load', async ({
  page,
  admin,
  drawings,
}, info) => {
  test.slow();
  const customer = await makeCustomer(admin);
  await page.goto('/orders');
  const effort = new Effort(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog').first();
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  const madeOf = dialog.getByRole('combobox', { name: 'Feita de', exact: true });

  await effort.click(page.getByRole('link', { name: 'Novo' }));
  await effort.choose(page.getByRole('combobox', { name: 'Cliente' }), customer.name);
  const chooser = page.waitForEvent('filechooser');
  await effort.click(button('Enviar desenhos'));
  await (await chooser).setFiles([drawings.titled, drawings.onePage, drawings.picture]);
  const set = page.getByRole('region', { name: 'Novo conjunto' });
  const tiles = set.getByRole('button', { name: /^Abrir / });
  await effort.wait(() => expect(tiles).toHaveCount(3));

  // Its title block says name, number, material and thickness: the sheet follows from them.
  await effort.click(tiles.first());
  await effort.click(dialog.getByRole('button', { name: 'Aceitar todas' }));
  await expect(dialog.getByRole('combobox', { name: 'Chapa' })).toHaveValue(/1020 3,00/);
  await effort.type(field('Largura'), '250x400');
  await effort.type(field('Quantidade'), '10');
  await expect(field('Comprimento')).toHaveValue('400,00');
  await effort.click(button('Salvar e próxima'));
  await effort.wait(() => expect(dialog.getByText('2 de 3')).toBeVisible());
  await effort.choose(madeOf, 'Barra chata 1020');
  await effort.type(field('Comprimento'), '1000');
  await effort.type(field('Quantidade'), '6');
  await effort.click(button('Salvar e próxima'));
  await effort.wait(() => expect(dialog.getByText('3 de 3')).toBeVisible());
  await effort.choose(madeOf, 'Arruela lisa M10');
  await effort.type(field('Quantidade'), '100');
  await effort.click(button('Salvar e fechar'));
  await effort.wait(() => expect(dialog).toBeHidden());

  const flow = page.getByRole('region', { name: 'Fluxo de status' });
  await effort.click(flow.getByRole('button', { name: 'Aprovar' }));
  await effort.click(button('Confirmar'));
  await effort.click(flow.getByRole('button', { name: 'Próximo' }));
  await expect(flow.getByRole('listitem').filter({ hasText: 'Liberado para produção' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  const counted = { clicks: effort.clicks, fields: effort.fields, waiting: Math.round(effort.waiting) };
  info.annotations.push({ type: 'effort to the released order', description: JSON.stringify(counted) });
  expect(effort.clicks).toBeLessThanOrEqual(10);
  expect(effort.fields).toBeLessThanOrEqual(8);
  expect(effort.pageLoads).toBe(0);

  // What was typed is what is stored: kinds, sizes, quantities, and a price for each.
  const [, id = ''] = /\/order\/(\d+)/.exec(page.url()) ?? [];
  const { sets } = await admin.get<{ sets: { parts: Record<string, unknown>[] }[] }>(`/orders/${id}`);
  const parts = sets.flatMap((each) => each.parts);
  expect(parts).toMatchObject([
    { type: 'sheet', title: 'Chapa de apoio', width: 250, length: 400, quantity: 10 },
    { type: 'bar', length: 1000, quantity: 6 },
    { type: 'component', quantity: 100 },
  ]);
  for (const { final_value } of parts) expect(final_value).toBeGreaterThan(0);

  const download = page.waitForEvent('download');
  await effort.click(button('Documentos'));
  await effort.click(page.getByRole('menuitem', { name: 'Pedido em PDF' }));
  await effort.wait(() => download);
});

test('from ready to accepted: at most 2 clicks of the shop, 3 clicks and 2 fields of the customer', async ({
  browser,
  newUser,
  pageOf,
}, info) => {
  const api = await newUser('edit_pre_orders');
  const recipient = `${unique('compras').replace(/\W/g, '')}@metal.example.com`;
  const state = await api.find('states', 'São Paulo');
  const { id: customer_id } = await api.post<{ id: number }>('/customers', {
    name: unique('Metal Aparecida'),
    email: recipient,
    state_id: state.id,
  });
  const { order } = await makePricedQuote(api, { customer_id });
  const page = await pageOf(api);
  await page.goto(`/order/${order.id}`);
  const send = page.getByRole('button', { name: 'Enviar ao cliente…' });
  await expect(send).toBeEnabled();

  const shop = new Effort(page);
  await shop.click(send);
  const dialog = page.getByRole('dialog', { name: /^Enviar orçamento/ });
  await expect(dialog.getByRole('textbox', { name: 'Para' })).toHaveValue(recipient);
  await shop.click(dialog.getByRole('button', { name: 'Enviar', exact: true }));
  await shop.wait(() => expect(dialog).toBeHidden({ timeout: 60_000 }));

  const mail = await mailWith(`To: ${recipient}`);
  const [address = ''] = /http:\/\/[^\s"]+\/p\/[\w-]{43}/.exec(mail) ?? [];
  const phone = await customerPage(browser);
  const customer = new Effort(phone);
  // The click on the link in the e-mail.
  customer.clicks += 1;
  await customer.wait(() => phone.goto(address));
  await customer.click(phone.getByRole('link', { name: 'Aceitar', exact: true }));
  const form = phone.getByRole('region', { name: 'Aceitar o orçamento' });
  await customer.type(form.getByLabel('Seu nome'), 'Ana Lima');
  await customer.type(form.getByLabel('CPF ou e-mail'), recipient);
  await customer.click(form.getByRole('button', { name: 'Confirmar o aceite' }));
  await customer.wait(() => expect(phone.getByText(/^Aceito por Ana Lima em/)).toBeVisible());
  await expect(page.getByRole('list', { name: 'Respostas do cliente' })).toContainText('Aceito por Ana Lima');

  const counted = [shop, customer].map(({ clicks, fields, waiting }) => ({
    clicks,
    fields,
    waiting: Math.round(waiting),
  }));
  info.annotations.push({ type: 'effort to the acceptance', description: JSON.stringify(counted) });
  expect(shop).toMatchObject({ clicks: 2, fields: 0, pageLoads: 0 });
  expect(customer).toMatchObject({ clicks: 3, fields: 2 });
  await phone.context().close();
});
