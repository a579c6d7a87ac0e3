import { Effort } from '../support/effort.js';
import { ADMIN, unique } from '../support/api.js';
import { customerPage } from '../support/customer-page.js';
import { laserPart } from '../support/dxf.js';
import { makeCustomer, makePricedQuote } from '../support/factories.js';
import { GridPage } from '../support/grid.js';
import { mailWith } from '../support/mails.js';
import { expect, SIGNED_OUT, test } from '../support/test.js';

interface Part {
  final_value: number;
  processes: { pivot: { exact_time: number | null } }[];
}

/** Lasered plates: their drawings say their sizes. */
const PLATES = [
  { name: 'base.dxf', width: 250, length: 400, holes: [8], quantity: 10 },
  { name: 'lateral.dxf', width: 120, length: 300, holes: [5, 5], quantity: 20 },
  { name: 'tampa.dxf', width: 200, length: 220, holes: [], quantity: 5 },
];
const SHEET = 'Chapa 1020 3,00 × 1200 × 3000';

test.describe('from the sign-in', () => {
  test.use({ storageState: SIGNED_OUT });

  for (const by of ['mouse', 'keys'] as const) {
    test(`three laser drawings with markup and a process to a released order: at most 10 clicks, 8 fields, no page load, by ${by} alone`, async ({
      page,
      admin,
    }, info) => {
      test.slow();
      const customer = await makeCustomer(admin);
      await page.goto('/');
      const effort = new Effort(page, by);
      const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
      const grid = new GridPage(page);
      const typeInCell = async (text: string) => {
        effort.fields += 1;
        await page.keyboard.type(text);
      };
      /** To a cell of the first row: in one way a click that a text follows, in the other arrows. */
      const begin = async (column: string, arrows: string[]) =>
        by === 'mouse' ? grid.select('base', column) : grid.press(...arrows);

      await effort.type(page.getByRole('textbox', { name: 'Email' }), ADMIN.email);
      await effort.type(page.getByLabel('Senha', { exact: true }), ADMIN.password);
      await page.keyboard.press('Enter');
      await effort.click(page.getByRole('link', { name: 'Novo', exact: true }));
      await effort.choose(page.getByRole('combobox', { name: 'Cliente' }), customer.name);
      await effort.type(page.getByRole('textbox', { name: 'Markup' }), '30');
      const chooser = page.waitForEvent('filechooser');
      await effort.click(button('Enviar desenhos'));
      await (await chooser).setFiles(PLATES.map(laserPart));
      await effort.wait(() => expect(button(/^Abrir /)).toHaveCount(3, { timeout: 60_000 }));

      // Material and quantities; a second entry of the sheet's name is not needed for the rows below.
      await effort.click(page.getByRole('link', { name: 'Planilha', exact: true }));
      await effort.wait(() => expect(page.getByRole('grid')).toBeVisible({ timeout: 60_000 }));
      await begin('Material, chapa, barra ou componente', ['ArrowRight', 'ArrowRight', 'ArrowRight']);
      await typeInCell(SHEET);
      await expect(page.getByRole('option', { name: SHEET }).first()).toBeVisible();
      await grid.press('Enter', 'ArrowUp');
      if (by === 'mouse') await effort.act(() => page.locator('.fill-handle').dblclick());
      else await effort.act(() => grid.press('Shift+ArrowDown', 'Shift+ArrowDown', 'Control+d'));
      await grid.shows('tampa', 'Material, chapa, barra ou componente', SHEET);
      await begin('Quantidade', ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight']);
      for (const { quantity } of PLATES) {
        await typeInCell(String(quantity));
        await grid.press('Enter');
      }
      await grid.press('Escape');
      await effort.wait(() => grid.saved());
      await effort.click(button('3 peças sem processo'), 'back');
      await effort.click(page.getByRole('menuitem', { name: /^Corte a laser nas 3 peças/ }));
      await grid.shows('tampa', 'Corte a laser: minutos por peça', /^\d+,\d\d$/);

      await effort.click(page.getByRole('link', { name: 'Cartões', exact: true }), 'back');
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

      // The server has all that was typed: sizes as drawn, quantities, minutes by the rule, and a price for each.
      const [, id = ''] = /\/order\/(\d+)/.exec(page.url()) ?? [];
      const { sets, markup } = await admin.get<{ markup: number; sets: { parts: Part[] }[] }>(
        `/orders/${id}`,
      );
      expect(markup).toBe(30);
      const parts = sets.flatMap((each) => each.parts);
      expect(parts).toMatchObject(
        PLATES.map(({ width, length, quantity }) => ({ type: 'sheet', width, length, quantity })),
      );
      for (const { final_value, processes } of parts) {
        expect(final_value).toBeGreaterThan(0);
        expect(processes.map(({ pivot }) => pivot.exact_time)).toEqual([expect.any(Number)]);
      }
    });
  }
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
