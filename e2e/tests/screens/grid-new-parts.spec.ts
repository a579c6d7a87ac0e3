import { type Api } from '../../support/api.js';
import { fillClipboard } from '../../support/clipboard.js';
import { makePricedQuote, makeQuote } from '../../support/factories.js';
import { GridPage } from '../../support/grid.js';
import { expect, test } from '../../support/test.js';

interface Stored {
  sets: { parts: { title: string; type: string | null; reference: string | null }[] }[];
}

const A = 'Flange A';

const partsOf = async (api: Api, orderId: number) =>
  (await api.get<Stored>(`/orders/${orderId}`)).sets.flatMap(({ parts }) => parts);

test('a quote without parts begins in the grid: names typed one below the other become a part each, and Ctrl+Z takes back what a command of the rows did', async ({
  page,
  admin,
}) => {
  const order = await makeQuote(admin);
  const grid = new GridPage(page);
  await page.goto(`/order/${order.id}/grid`);
  await page.getByRole('button', { name: 'Conjunto', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Nome do conjunto' })).toBeFocused();
  await page.keyboard.type('Base');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Renomear Base' })).toBeVisible();
  for (const [name, reference] of [
    ['Cinta', 'R-7'],
    ['Mesa', 'R-8'],
  ] as const) {
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(reference);
    // Below the name, where the Tab began.
    await grid.press('Enter');
  }
  for (const [name, leaving] of [
    ['Aba', 'Enter'],
    ['Tampa', 'ArrowDown'],
    ['Fundo', 'Tab'],
  ] as const) {
    await page.keyboard.type(name);
    await page.keyboard.press(leaving);
  }
  // On in the row of the part that was made.
  await grid.press('Tab');
  await page.keyboard.type('Processo');
  await grid.press('Enter');
  await grid.saved();
  const typed = [
    ['Cinta', 'R-7', null],
    ['Mesa', 'R-8', null],
    ['Aba', null, null],
    ['Tampa', null, null],
    ['Fundo', null, 'process'],
  ];
  const parts = async () =>
    (await partsOf(admin, order.id)).map(({ title, reference, type }) => [title, reference, type]);
  await expect.poll(parts).toEqual(typed);
  await grid.shows('Cinta', 'Referência', 'R-7');
  await grid.shows('Mesa', 'Referência', 'R-8');

  await grid.select('Aba', 'Nome da peça');
  await grid.press('Shift+ArrowDown');
  await page.getByRole('button', { name: '2 linhas', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Excluir 2 peças/ }).click();
  await expect(page.getByText('2 peças excluídas: Ctrl+Z as traz de volta.')).toBeVisible();
  await grid.press('Control+z');
  await expect(grid.row('Tampa')).toHaveCount(1);
  await grid.saved();
  await expect.poll(parts).toEqual(typed);
});

test('new parts whose answer was lost are sent again and stand there once, or are not in the order once their rows are let go', async ({
  page,
  admin,
}) => {
  const { order, set, part } = await makePricedQuote(admin);
  await admin.put(`/sets/${set.id}/parts/${part.id}`, { title: A });
  const parts = async () => (await partsOf(admin, order.id)).map(({ title, type }) => [title, type]);
  const only = [[A, 'sheet']];
  // A part that the server has stored, but whose answer was lost, does not come to the screen by itself.
  await page.route('**/api/orders/*/events', (route) => route.abort());
  const grid = new GridPage(page);
  await grid.open(order.id);
  const failed = page.getByText('Erro ao salvar as células da planilha');
  /** Pastes names whose parts the server stores, and the connection breaks before its answer. */
  const pasteInVain = async (...names: string[]) => {
    await page.route('**/api/orders/*/parts', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await fillClipboard(page, names.map((name) => `${name}\r\n`).join(''));
    await grid.select(A, 'Nome da peça');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Control+v');
    await expect(failed.first()).toBeVisible();
    expect(await parts()).toEqual([...only, ...names.map((name) => [name, null])]);
    await page.unroute('**/api/orders/*/parts');
  };
  await pasteInVain('Aba', 'Tampa');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await grid.saved();
  await expect(grid.row('Aba')).toHaveCount(1);
  await grid.type('Tampa', 'Tipo da peça', 'Processo');
  await grid.saved();
  expect(await parts()).toEqual([...only, ['Aba', null], ['Tampa', 'process']]);
  await grid.press('Control+z', 'Control+z');
  await expect(grid.row('Tampa')).toHaveCount(0);
  await grid.saved();
  expect(await parts()).toEqual(only);
  await expect(failed).toHaveCount(0);

  await pasteInVain('Aba');
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(grid.row('Aba')).toHaveCount(0);
  await expect.poll(parts).toEqual(only);
});
