import type { Locator } from '@playwright/test';
import type { Api } from '../../support/api.js';
import { makePricedQuote, makeSheetPart } from '../../support/factories.js';
import { GridPage } from '../../support/grid.js';
import { openTab } from '../../support/screens.js';
import { expect, test } from '../../support/test.js';

const formatMoney = (value: number) =>
  new RegExp(
    `R\\$\\s${value.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`,
  );

const TITLE = 'Totais da tela';

/** A quote of the worked part (R$ 676,10 for ten) with this set quantity, and a second part like it. */
async function quoteOf(api: Api, quantity: number) {
  const { order, set, part } = await makePricedQuote(api);
  await api.put(`/sets/${set.id}/parts/${part.id}`, { title: 'Flange A' });
  await makeSheetPart(api, set.id, { title: 'Flange B' });
  await api.post(`/sets/${set.id}/update`, { quantity });
  const totals = async () =>
    (await api.get<{ totals: { total: number; parts: number; ipi: number } }>(`/orders/${order.id}`)).totals;
  return { order, part, totals, total: async () => (await totals()).total };
}

const rowOf = (within: Locator, name: string) => within.getByRole('row', { name: new RegExp(`^${name}`) });

test('stay in view on the order screen, count a part as it is typed, and a selection in the grid', async ({
  page,
  admin,
}) => {
  const { order, part, total, totals } = await quoteOf(admin, 2);
  await page.goto(`/order/${order.id}`);
  const table = page.getByRole('table', { name: TITLE });
  const whole = rowOf(table, 'Orçamento');
  // The total itself stands in the header alone.
  await expect(page.getByRole('group', { name: 'Total do pedido ou orçamento' })).toContainText(
    formatMoney(await total()),
  );
  await expect(whole).toBeInViewport();
  await expect(table.getByRole('columnheader', { name: 'Material' })).toBeVisible();
  // Two parts of 220,07 and 300,00, twice.
  await expect(whole).toContainText('880,28');
  await expect(whole).toContainText('1.200,00');
  await page.getByRole('checkbox', { name: /Flange B/ }).check({ force: true });
  // Of two sets.
  await expect(rowOf(table, 'Seleção')).toContainText('1.419,82');
  await page.mouse.wheel(0, 5000);
  await expect(whole).toBeInViewport();

  await page.goto(`/order/${order.id}?part=${part.id}`);
  const dialog = page.getByRole('dialog').first();
  const inDialog = dialog.getByRole('table', { name: TITLE });
  await expect(rowOf(inDialog, 'Esta peça')).toContainText('1.419,82');
  const before = await rowOf(inDialog, 'Orçamento').innerText();
  await dialog.getByRole('textbox', { name: 'Quantidade', exact: true }).fill('7');
  await expect(rowOf(inDialog, 'Esta peça')).not.toContainText('1.419,82');
  await expect(rowOf(inDialog, 'Orçamento')).not.toHaveText(before);
  const live = await rowOf(inDialog, 'Orçamento').getByRole('cell').first().innerText();
  await dialog.getByRole('button', { name: /^Salvar\b(?! e)/ }).click();
  await expect.poll(async () => formatMoney(await total()).test(live)).toBe(true);

  const { parts, ipi } = await totals();
  await page.goto(`/order/${order.id}/grid`);
  const grid = new GridPage(page);
  await grid.select('Flange A', 'Quantidade');
  await page.keyboard.press('Shift+ArrowDown');
  // With the selection, not with its figures: buttons above it would move while they are pressed.
  expect(await rowOf(table, '2 peças selecionadas').count()).toBe(1);
  await expect(rowOf(table, '2 peças selecionadas')).toContainText(
    // Freight is the order's alone.
    formatMoney(parts + ipi),
  );
  await page.keyboard.press('Home');
  await expect(rowOf(table, '2 peças selecionadas')).toHaveCount(0);
});

test('of a set say the price of one, how many there are, what all come to, and costs to who may see them', async ({
  page,
  admin,
  newUser,
  pageOf,
}) => {
  const { order, part } = await quoteOf(admin, 4);
  await page.goto(`/order/${order.id}`);
  const amount = /4 × R\$\s1\.352,20 = R\$\s5\.408,80/;
  await expect(page.getByText(amount)).toBeVisible();
  await expect(page.getByText('2 peças', { exact: true })).toBeVisible();
  await expect(page.getByText(/^10 × R\$\s67,61$/).first()).toBeVisible();
  await openTab(page, 'Valores');
  const values = page.getByRole('table', { name: 'Valores' });
  await expect(values.getByRole('row').nth(1)).toContainText(
    /R\$\s1\.352,20\s*por conjunto\s*4\s*conjuntos\s*R\$\s5\.408,80/,
  );
  await expect(values.getByRole('row', { name: /^Soma/ })).toContainText(/135,22.*80.*5\.408,80/);
  await page.goto(`/order/${order.id}/grid`);
  await expect(page.getByText(amount)).toBeVisible();
  await page.goto(`/order/${order.id}?part=${part.id}`);
  await expect(
    page.getByRole('dialog').getByRole('row', { name: /^Esta peça × 4 conjuntos, com IPI R\$\s2\.839,64/ }),
  ).toBeVisible();

  const theirs = await pageOf(await newUser('edit_pre_orders', 'view_all_orders'));
  await theirs.goto(`/order/${order.id}?part=${part.id}`);
  const table = theirs.getByRole('dialog').first().getByRole('table', { name: TITLE });
  await expect(rowOf(table, 'Esta peça')).toContainText('2.839,64');
  await expect(table.getByRole('columnheader', { name: 'ICMS incluso' })).toBeVisible();
  await expect(table.getByRole('columnheader', { name: 'Material' })).toHaveCount(0);
});
