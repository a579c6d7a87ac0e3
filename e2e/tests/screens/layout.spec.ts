import type { Locator, Page } from '@playwright/test';
import { unique } from '../../support/api.js';
import { makeCustomer, makePricedQuote, makeQuote, makeSheetPart } from '../../support/factories.js';
import { openTab } from '../../support/screens.js';
import { expect, test } from '../../support/test.js';

/** As long as a company's registered name may well be. */
const LONG_NAME = 'Indústria e Comércio de Estruturas Metálicas e Equipamentos Agrícolas Aparecida Ltda.';
const LAPTOP = { width: 1024, height: 768 };
const PHONE = { width: 390, height: 844 };

const boxOf = async (what: Locator) => {
  const box = await what.boundingBox();
  if (box === null) throw new Error('not on the screen');
  return box;
};

/** Whether two things share any pixel. */
const overlap = async (one: Locator, other: Locator): Promise<boolean> => {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
};

/** Fields that show less than the whole of their text; a choice that is too long for its field has it in its title. */
const cutFields = (scope: Locator) =>
  scope
    .locator('input:visible')
    .evaluateAll((inputs) =>
      inputs
        .filter((input) => input.scrollWidth > input.clientWidth + 1 && input.getAttribute('title') === null)
        .map((input) => (input as HTMLInputElement).value),
    );

/** Fields whose hint or chosen value is wider than the room that it has. */
const cutHints = (scope: Locator) =>
  scope.locator('input:visible, [role=combobox]:visible').evaluateAll((fields) => {
    const pen = document.createElement('canvas').getContext('2d')!;
    const text = (field: Element) =>
      field instanceof HTMLInputElement ? field.value || field.placeholder : field.textContent;
    return fields
      .filter((field) => {
        const { paddingLeft, paddingRight } = getComputedStyle(field);
        const isHint = field instanceof HTMLInputElement && field.value === '';
        pen.font = getComputedStyle(field, isHint ? '::placeholder' : undefined).font;
        const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        return pen.measureText(text(field)).width > room + 1;
      })
      .map(text);
  });

const header = (page: Page) => page.getByRole('main').locator('header');
const rowOf = (page: Page, text: string) =>
  page.getByRole('table', { name: 'Orçamentos' }).getByRole('row').filter({ hasText: text });

test.describe('1024 × 768', () => {
  test.use({ viewport: LAPTOP });

  test(
    'the orders list keeps freight, date, menu and names, the customers’ their names, and no filter is cut; the menu of the shell is a rail',
    { tag: '@wide' },
    async ({ page, admin }) => {
      const name = unique(LONG_NAME);
      const customer = await makeCustomer(admin, name);
      const { id } = await makeQuote(admin, {
        customer_id: customer.id,
        delivery_value: 123456.78,
        delivery_date: '2031-03-07T09:05',
      });
      await page.setViewportSize(LAPTOP);
      const other = unique('Estruturas Metálicas e Equipamentos Agrícolas');
      await admin.post('/customers', {
        name: other,
        email: `${'compras.'.repeat(12)}@metalurgica.example.com`,
      });
      await page.goto(`/customers?filter=${encodeURIComponent(JSON.stringify({ q: other }))}`);
      const named = page.getByRole('row').filter({ hasText: other }).getByRole('cell').first();
      expect((await boxOf(named)).width).toBeGreaterThan(160);

      await page.goto(`/orders?q=${id}`);
      const row = rowOf(page, name);
      await expect(page.getByRole('navigation').getByRole('link', { name: 'Materiais' })).toHaveText('');
      for (const shown of [
        row.getByText(/R\$\s123\.456,78/).first(),
        row.getByText('07/03/2031 09:05:00'),
        row.getByRole('button', { name: /^Ações de/ }),
      ]) {
        const { x, width } = await boxOf(shown);
        expect(x + width).toBeLessThanOrEqual(LAPTOP.width);
      }
      expect((await boxOf(row.getByText(name))).width).toBeGreaterThan(170);
      await page.getByRole('button', { name: 'Recolher ou abrir o menu' }).click();
      await expect(page.getByRole('navigation').getByRole('link', { name: 'Materiais' })).toHaveText(
        'Materiais',
      );
      await page.reload();
      await expect(page.getByRole('navigation').getByRole('link', { name: 'Materiais' })).toHaveText(
        'Materiais',
      );
      // Beside the open menu names keep their room, and at no width a filter is cut.
      expect((await boxOf(rowOf(page, name).getByText(name))).width).toBeGreaterThan(120);
      await page.getByRole('button', { name: 'Limpar filtros' }).click();
      for (const width of [390, 600, 768, 900, 1024, 1200, 1366, 1440, 1600, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(page.getByRole('searchbox', { name: 'Código ou cliente' })).toBeInViewport();
        expect(await cutHints(page.getByRole('main')), `at ${width} px`).toEqual([]);
      }
    },
  );

  test(
    'the header of an order has its total and buttons side by side, and its customer in full, on a phone below it',
    { tag: '@wide' },
    async ({ page, admin }) => {
      const name = unique(LONG_NAME);
      const customer = await makeCustomer(admin, name);
      const { order } = await makePricedQuote(admin, { customer_id: customer.id });
      await page.setViewportSize(LAPTOP);
      await page.goto(`/order/${order.id}`);
      const total = header(page).getByRole('group', { name: 'Total do pedido ou orçamento' });
      const parts = [
        header(page).getByText('Em andamento'),
        total,
        header(page).getByRole('button', { name: 'Documentos' }),
        header(page).getByRole('button', { name: 'Mais ações' }),
        header(page).getByRole('button', { name: 'Salvar' }),
      ];
      for (const [at, one] of parts.entries()) {
        for (const other of parts.slice(at + 1)) expect(await overlap(one, other)).toBe(false);
      }
      await expect(total).toHaveText(/Total com IPI\s*R\$\s809,91/);
      const shown = header(page).getByText(name);
      await page.setViewportSize(PHONE);
      await expect(shown).toBeHidden();
      const summary = page.getByRole('definition').filter({ hasText: name });
      expect(await summary.evaluate((line) => line.scrollWidth <= line.clientWidth)).toBe(true);
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(shown).toBeVisible();
      expect(await shown.evaluate((line) => line.scrollWidth <= line.clientWidth)).toBe(true);
      await page.setViewportSize(LAPTOP);
      await header(page).getByRole('button', { name: 'Mais ações' }).click();
      await page.getByRole('menuitem', { name: 'Imprimir peças' }).click();
      await expect(page).toHaveURL(/parts\/print\?order_id=/);
    },
  );

  test(
    'the part dialog fills the screen, cuts no figure, explains amounts and takes a second picture',
    {
      tag: '@wide',
    },
    async ({ page, admin, drawings }) => {
      const { order, set } = await makePricedQuote(admin);
      const part = await makeSheetPart(admin, set.id, { width: 1150, length: 2900, quantity: 12_000 });
      await page.setViewportSize(LAPTOP);
      await page.goto(`/order/${order.id}?part=${part.id}`);
      const dialog = page.getByRole('dialog', { name: part.title });
      await expect(dialog.getByRole('combobox', { name: 'NCM' })).toHaveValue(/^7326\.19\.00 — Outras obras/);
      expect(await boxOf(dialog)).toEqual({ x: 0, y: 0, ...LAPTOP });
      expect(await cutFields(dialog)).toEqual([]);

      // Screen readers get amounts as they are shown, and a tooltip does not cover its button.
      const taxes = dialog.getByRole('group', { name: 'IPI, ICMS' });
      const amount = taxes.getByRole('button', { name: /^R\$\s[\d.]+,\d\d$/ }).first();
      await amount.hover();
      const tooltip = page.getByRole('tooltip');
      await expect(tooltip).toBeVisible();
      await expect(amount).toHaveAccessibleDescription(/IPI/);
      expect(await tooltip.evaluate((element) => getComputedStyle(element).pointerEvents)).toBe('none');

      await page.setViewportSize({ width: 800, height: 900 });
      const chooser = page.waitForEvent('filechooser');
      await dialog.getByRole('button', { name: 'Enviar imagem secundária' }).click();
      await (await chooser).setFiles(drawings.picture);
      await expect(dialog.getByRole('img', { name: 'Imagem secundária' })).toBeVisible();
    },
  );
});

test(
  'on a phone the total stays visible, toasts do not cover the save buttons, and a save leads to what is refused',
  { tag: '@wide' },
  async ({ page, admin }) => {
    const { order, part } = await makePricedQuote(admin);
    await page.setViewportSize(PHONE);
    await page.goto(`/order/${order.id}`);
    await openTab(page, 'Valores');
    const values = page.getByRole('table', { name: 'Valores' });
    expect(
      await values.evaluate((table) => table.scrollWidth <= (table.parentElement?.clientWidth ?? 0)),
    ).toBe(true);
    const heading = values.getByRole('columnheader', { name: 'Valor total' });
    await heading.scrollIntoViewIfNeeded();
    await expect(heading).toBeInViewport();

    await page.goto(`/order/${order.id}?part=${part.id}`);
    const dialog = page.getByRole('dialog', { name: part.title });
    const save = dialog.getByRole('button', { name: 'Salvar', exact: true });
    await save.click();
    const toast = page.getByRole('alert').filter({ hasText: 'Peça atualizada com sucesso.' });
    await expect(toast).toBeVisible();
    expect(await overlap(save, toast)).toBe(false);

    // A refusal stands at its field, also in a row of processes.
    const time = dialog.getByRole('textbox', { name: 'Tempo' });
    await time.fill('99999999');
    await time.press('Enter');
    const refused = dialog.getByText('Tempo deve ser menor ou igual a 1.000.000').last();
    await expect(refused).toBeVisible();
    expect(await refused.evaluate((line) => line.scrollWidth <= line.clientWidth)).toBe(true);
    await dialog.getByRole('textbox', { name: 'Nome da peça' }).focus();
    await save.click();
    await expect(time).toBeFocused();
    await expect(time).toBeInViewport();
    await expect(time).toHaveAccessibleDescription('Tempo deve ser menor ou igual a 1.000.000');
  },
);

test(
  'quotes and orders are distinguished and counted separately, and Ctrl+click opens another tab',
  { tag: '@wide' },
  async ({ page, admin }) => {
    const customer = await makeCustomer(admin, unique('Tipos'));
    const quote = await makeQuote(admin, { customer_id: customer.id });
    await makeQuote(admin, { customer_id: customer.id, type: 'order' });
    await page.goto('/orders');
    await page.getByRole('searchbox', { name: 'Código ou cliente' }).fill(customer.name);
    await expect(page.getByText(/^1 orçamento · 1 pedido \(de [\d.]+\)$/)).toBeVisible();
    await expect(rowOf(page, customer.name).getByRole('img', { name: 'Orçamento' })).toHaveCount(1);
    await expect(rowOf(page, customer.name).getByRole('img', { name: 'Pedido' })).toHaveCount(1);
    const row = rowOf(page, customer.name).last();
    for (const where of [row.getByRole('link'), row.getByText(customer.name)]) {
      const opened = page.context().waitForEvent('page');
      await where.click({ modifiers: ['ControlOrMeta'] });
      const tab = await opened;
      await expect(tab).toHaveURL(`/order/${quote.id}`);
      await tab.close();
    }
    await expect(page).toHaveURL(/\/orders\?q=/);
  },
);

test('a phone leaves the messages of the error log their room', { tag: '@wide' }, async ({ page, admin }) => {
  const message = unique('Falha');
  await admin.post('/error-logs/browser', { message, url: '/orders' });
  await page.setViewportSize(PHONE);
  await page.goto('/error-logs');
  const row = page.getByRole('row').filter({ hasText: message });
  await expect(row.getByText('Erro', { exact: true }).filter({ visible: true })).toHaveCount(1);
  expect((await boxOf(row.getByText(message))).width).toBeGreaterThan(120);
});

test(
  'the table of a rule shows whole speeds with their units at every width',
  { tag: '@wide' },
  async ({ page, admin }) => {
    for (const [driver, speed] of [
      ['cut', 120_000],
      ['area', 1_234_567.89],
    ] as const) {
      const line = { group: 'other', from: 10.25, to: 12.75, speed, pierce_seconds: 123.45 };
      const rows = [line, { ...line, from: 20, to: 25.4 }];
      const rule = { name: unique('Regra'), driver, rows };
      const { id } = await admin.post<{ id: number }>('/time-rules', rule);
      await page.goto(`/time-rules/${id}`);
      const table = page.getByRole('region', { name: 'Tabela de velocidades' });
      await expect(table.getByRole('listitem')).toHaveCount(2);
      for (const width of [390, 600, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await cutFields(table), `${driver} at ${width}`).toEqual([]);
        expect.soft(await cutHints(table), `${driver} at ${width}`).toEqual([]);
      }
    }
  },
);
