import { type Api } from '../../support/api.js';
import { fillClipboard } from '../../support/clipboard.js';
import { makePricedQuote } from '../../support/factories.js';
import { GridPage } from '../../support/grid.js';
import { expect, test } from '../../support/test.js';

interface Stored {
  sets: { parts: { title: string; type: string | null }[] }[];
}

const A = 'Flange A';

/** A quote with one part, and what its parts are by now. */
async function quoteOfOne(admin: Api) {
  const { order, set, part } = await makePricedQuote(admin);
  await admin.put(`/sets/${set.id}/parts/${part.id}`, { title: A });
  const parts = async () =>
    (await admin.get<Stored>(`/orders/${order.id}`)).sets.flatMap((each) =>
      each.parts.map(({ title, type }) => [title, type]),
    );
  return { order, parts };
}

test('names typed one below the other become a part each, and Ctrl+Z takes back what a command of the rows did', async ({
  page,
  admin,
}) => {
  const { order, parts } = await quoteOfOne(admin);
  const grid = new GridPage(page);
  await grid.open(order.id);
  await grid.select(A, 'Nome da peça');
  await grid.press('ArrowDown');
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
    [A, 'sheet'],
    ['Aba', null],
    ['Tampa', null],
    ['Fundo', 'process'],
  ];
  await expect.poll(parts).toEqual(typed);

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

test('a new part whose answer was lost is not in the order once its row is let go', async ({
  page,
  admin,
}) => {
  const { order, parts } = await quoteOfOne(admin);
  const titles = async () => (await parts()).map(([title]) => title);
  // What the server has stored does not come to the screen by itself, either.
  await page.route('**/api/orders/*/events', (route) => route.abort());
  await page.route(
    '**/api/orders/*/parts',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  const grid = new GridPage(page);
  await grid.open(order.id);
  await fillClipboard(page, 'Aba\r\n');
  await grid.select(A, 'Nome da peça');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+v');
  await expect(page.getByText('Erro ao salvar as células da planilha').first()).toBeVisible();
  expect(await titles()).toEqual([A, 'Aba']);
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(grid.row('Aba')).toHaveCount(0);
  await expect.poll(titles).toEqual([A]);
});
