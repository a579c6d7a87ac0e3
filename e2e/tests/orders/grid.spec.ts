import { type Api, type Order } from '../../support/api.js';
import { fillClipboard, readClipboard } from '../../support/clipboard.js';
import { makePricedQuote, makeSet, makeSheetPart } from '../../support/factories.js';
import { GridPage } from '../../support/grid.js';
import { toast } from '../../support/screens.js';
import { expect, test } from '../../support/test.js';

interface StoredPart {
  id: number;
  title: string;
  quantity: number;
  width: number;
  length: number;
  final_value: number;
  locked_values: string[];
  obs: string | null;
  sheet: { name: string } | null;
  type: string | null;
  processes: { title: string; pivot: { time: number } }[];
}

/** A quote with parts of the worked example (R$ 676,10 for ten), of these names. */
async function quoteOf(api: Api, names: readonly string[]) {
  const { order, set, part } = await makePricedQuote(api);
  const [first = 'Peça', ...others] = names;
  await api.put(`/sets/${set.id}/parts/${part.id}`, { title: first });
  for (const title of others) await makeSheetPart(api, set.id, { title });
  const stored = async (title: string): Promise<StoredPart> => {
    const { sets } = await api.get<{ sets: { parts: StoredPart[] }[] }>(`/orders/${order.id}`);
    const found = sets.flatMap(({ parts }) => parts).find((each) => each.title === title);
    if (!found) throw new Error(`no part ${title}`);
    return found;
  };
  return { order, set, part, stored };
}

const A = 'Flange A';
const B = 'Flange B';
const C = 'Flange C';

test('typed cells are saved as they are left, and everything that follows from them appears', async ({
  page,
  admin,
}) => {
  const { order, stored } = await quoteOf(admin, [A, B]);
  const grid = new GridPage(page);
  await page.goto(`/order/${order.id}`);
  await page.getByRole('link', { name: 'Planilha', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/order/${order.id}/grid$`));
  await grid.shows(A, 'Valor final em R$, por conjunto, sem IPI', '676,10');

  // Typing replaces; Enter goes down, Tab to the right, F2 keeps the text.
  await grid.select(A, 'Quantidade');
  await page.keyboard.type('20');
  await page.keyboard.press('Enter');
  await page.keyboard.type('3');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('F2');
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await grid.shows(A, 'Valor final em R$, por conjunto, sem IPI', '1.352,20');
  await grid.saved();
  expect((await stored(A)).quantity).toBe(20);
  expect((await stored(B)).quantity).toBe(30);
  const { totals } = await admin.get<Order>(`/orders/${order.id}`);
  const shown = totals.total.toLocaleString('pt-BR', { minimumFractionDigits: 2 });
  await expect(page.getByRole('group', { name: 'Total do pedido ou orçamento' })).toContainText(shown);

  // Escape drops what was typed; a value typed over is locked; emptied, it is calculated again.
  await grid.select(A, 'Quantidade');
  await page.keyboard.type('99');
  await page.keyboard.press('Escape');
  await grid.shows(A, 'Quantidade', '20');
  await grid.type(A, 'Valor unitário em R$, sem IPI', '70');
  await grid.shows(A, 'Valor final em R$, por conjunto, sem IPI', '1.400,00');
  expect((await stored(A)).locked_values).toEqual(['unit_value']);
  await grid.select(A, 'Valor unitário em R$, sem IPI');
  await page.keyboard.press('Delete');
  await grid.shows(A, 'Valor final em R$, por conjunto, sem IPI', '1.352,20');

  // Minutes of a process; an accent that is typed by a dead key stays whole.
  await grid.type(A, 'Dobra: minutos por peça', '6');
  await grid.select(A, 'Referência');
  const input = await page.context().newCDPSession(page);
  await input.send('Input.imeSetComposition', { text: '´', selectionStart: 1, selectionEnd: 1 });
  await input.send('Input.insertText', { text: 'á' });
  await page.keyboard.type('gua');
  await page.keyboard.press('Enter');
  await grid.saved();
  expect(await stored(A)).toMatchObject({ reference: 'água', processes: [{ pivot: { time: 6 } }] });

  await page.getByRole('link', { name: 'Cartões', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Conjuntos' })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/grid/);
});

test('Enter goes on below the cell in which a run of Tabs began, and Home leads to the name', async ({
  page,
  admin,
}) => {
  const { order, stored } = await quoteOf(admin, [A, B]);
  const grid = new GridPage(page);
  await grid.open(order.id);
  await grid.select(A, 'Largura em mm');
  await page.keyboard.type('240');
  await page.keyboard.press('Tab');
  await page.keyboard.type('410');
  await page.keyboard.press('Enter');
  await page.keyboard.type('230');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Home');
  await page.keyboard.type('Flange nova');
  await page.keyboard.press('Enter');
  await grid.saved();
  expect(await stored(A)).toMatchObject({ width: 240, length: 410 });
  await grid.shows('Flange nova', 'Largura em mm', '230,00');
});

test('ranges go to a spreadsheet and come from one; a table in another order goes to the parts that it names', async ({
  page,
  admin,
}) => {
  const { order, stored } = await quoteOf(admin, [A, B, C]);
  const grid = new GridPage(page);
  await grid.open(order.id);

  // One quantity into three rows.
  await fillClipboard(page, '25');
  await grid.select(A, 'Quantidade');
  await grid.press('Shift+ArrowDown', 'Shift+ArrowDown', 'Control+v');
  await grid.saved();
  for (const title of [A, B, C]) expect((await stored(title)).quantity).toBe(25);

  // Out: decimal commas, tabs and line ends.
  await grid.select(A, 'Largura em mm');
  await grid.press('Shift+ArrowRight', 'Shift+ArrowDown', 'Control+c');
  expect(await readClipboard(page)).toBe('250,00\t400,00\r\n250,00\t400,00\r\n');
  // Back where it came from, nothing changes, and nothing is sent.
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.url());
  });
  await grid.press('Control+v');
  await grid.saved();
  expect(sent).toEqual([]);

  // In: pt-BR and en-US, a cell of two lines, more rows than there are.
  await fillClipboard(page, '1.250,5\t300\r\n90,25\t301\r\n');
  await grid.select(A, 'Largura em mm');
  await grid.press('Control+v');
  await grid.shows(B, 'Largura em mm', '90,25');
  await grid.saved();
  expect([await stored(A), await stored(B)].map(({ width, length }) => [width, length])).toEqual([
    [1250.5, 300],
    [90.25, 301],
  ]);
  await fillClipboard(page, '1,250.75\t310\n90.5\t1,310\n');
  await grid.press('Control+v');
  await grid.saved();
  expect([await stored(A), await stored(B)].map(({ width, length }) => [width, length])).toEqual([
    [1250.75, 310],
    [90.5, 1310],
  ]);
  await fillClipboard(page, '"furo ""A""\ne furo B"\r\nsegunda\r\n');
  await grid.select(B, 'Observações');
  await grid.press('Control+v');
  await grid.saved();
  expect([(await stored(B)).obs, (await stored(C)).obs]).toEqual(['furo "A"\ne furo B', 'segunda']);

  // Cut, and fill down.
  await grid.select(C, 'Observações');
  await grid.press('Control+x');
  expect(await readClipboard(page)).toBe('segunda');
  const notes = async () => [(await stored(A)).obs, (await stored(C)).obs];
  await grid.select(A, 'Observações');
  await grid.press('Control+v');
  await expect.poll(notes).toEqual(['segunda', null]);
  await grid.press('Control+z');
  await expect.poll(notes).toEqual([null, 'segunda']);
  await grid.press('Control+y');
  await expect.poll(notes).toEqual(['segunda', null]);
  await grid.select(A, 'Largura em mm');
  await grid.press('Control+Shift+ArrowDown', 'Control+d');
  await grid.saved();
  expect((await stored(C)).width).toBe(1250.75);

  // A table with headings is shown before it is stored.
  await fillClipboard(page, `Qtd.\tPeça\tCor\r\n31\t${C}\tazul\r\n\tOutra\t\r\n33\t${A}\t\r\n`);
  await grid.select(A, 'Nome da peça');
  await grid.press('Control+v');
  const preview = page.getByRole('dialog', { name: 'Colar pela coluna Nome da peça' });
  await expect(preview).toContainText('Sem peça única, não são coladas: Outra');
  await expect(preview).toContainText('Sem coluna com este nome, não são coladas: Cor');
  await expect(preview.getByRole('row').filter({ hasText: A })).toContainText('33');
  expect((await stored(A)).quantity).toBe(25);
  await preview.getByRole('button', { name: 'Colar nas peças' }).click();
  const quantities = async () => [
    (await stored(A)).quantity,
    (await stored(B)).quantity,
    (await stored(C)).quantity,
  ];
  await expect.poll(quantities).toEqual([33, 25, 31]);
  await grid.press('Control+z');
  await expect.poll(quantities).toEqual([25, 25, 25]);
});

test('rows that are pasted below the last one become parts, which undo removes and redo brings back', async ({
  page,
  admin,
}) => {
  const { order, stored } = await quoteOf(admin, [A, B]);
  const grid = new GridPage(page);
  await grid.open(order.id);
  const parts = async () => {
    const { sets } = await admin.get<{ sets: { parts: StoredPart[] }[] }>(`/orders/${order.id}`);
    return sets.flatMap((set) => set.parts);
  };
  const titles = async () => (await parts()).map(({ title }) => title);

  // From a spreadsheet: the first row is there, two come, an empty one does not; an unknown name stays marked.
  const sheet = 'Chapa 1020 3,00 × 1200 × 3000';
  const rows = [
    [B, '', 'Chapa', sheet],
    ['Nova 1', 'R-1', 'Chapa', sheet],
    ['', ''],
    ['Nova 2', 'R-2', 'Chapa', 'Outra'],
  ];
  await fillClipboard(page, rows.map((row) => `${row.join('\t')}\r\n`).join(''));
  await grid.select(B, 'Nome da peça');
  await grid.press('Control+v');
  await grid.shows('Nova 2', 'Referência', 'R-2');
  await grid.saved();
  expect(await titles()).toEqual([A, B, 'Nova 1', 'Nova 2']);
  expect((await stored('Nova 1')).sheet?.name).toBe(sheet);
  expect((await stored('Nova 2')).sheet).toBeNull();
  const refused = await grid.cell('Nova 2', 'Material, chapa, barra ou componente');
  await expect(refused).toHaveText('Outra');
  await refused.click();
  await expect(page.getByRole('button', { name: 'Cadastrar “Outra” em Chapas' })).toBeVisible();
  await page.keyboard.press('Escape');

  await grid.press('Control+z');
  await expect(grid.row('Nova 1')).toHaveCount(0);
  await grid.saved();
  expect(await titles()).toEqual([A, B]);
  await grid.press('Control+y');
  await grid.shows('Nova 1', 'Material, chapa, barra ou componente', sheet);
  await grid.saved();
  expect(await titles()).toEqual([A, B, 'Nova 1', 'Nova 2']);

  // A whole row of the grid: what is calculated of it is calculated of the new part, and not locked.
  await grid.select(A, 'Referência');
  await grid.press('Shift+End', 'Control+c');
  await grid.select('Nova peça: digite ou cole aqui', 'Referência');
  await grid.press('Control+v');
  await grid.saved();
  const all = await parts();
  expect(all[4]).toMatchObject({ title: 'Nova peça', final_value: all[0]!.final_value, locked_values: [] });
});

test('names become entries of the catalogues once these are loaded, and what they do not have is marked and not guessed', async ({
  page,
  admin,
}) => {
  const { order, stored } = await quoteOf(admin, [A, B]);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/api\/sheets(\?|$)/, async (route) => {
    await held;
    await route.continue();
  });
  const grid = new GridPage(page);
  await grid.open(order.id);
  const column = 'Material, chapa, barra ou componente';
  await fillClipboard(page, 'chapa 1020 2,00 x 1200 x 3000\r\nChapa de outro mundo\r\n');
  await grid.select(A, column);
  await grid.press('Control+v');
  await grid.shows(A, column, 'chapa 1020 2,00 x 1200 x 3000');
  await grid.select(A, column);
  const status = page.getByRole('status').last();
  await expect(status).toContainText('Os cadastros ainda estão carregando');
  await expect(page.getByRole('button', { name: /^Cadastrar/ })).toHaveCount(0);

  release();
  await grid.shows(A, column, 'Chapa 1020 2,00 × 1200 × 3000');
  await grid.saved();
  expect((await stored(A)).sheet?.name).toBe('Chapa 1020 2,00 × 1200 × 3000');
  expect((await stored(B)).sheet?.name).toBe('Chapa 1020 3,00 × 1200 × 3000');
  const refused = await grid.cell(B, column);
  await expect(refused).toHaveText('Chapa de outro mundo');
  await expect(refused).toHaveAttribute('aria-invalid', 'true');
  await refused.click();
  await expect(status).toContainText('“Chapa de outro mundo” não está em Chapas.');
  await expect(
    page.getByRole('button', { name: 'Cadastrar “Chapa de outro mundo” em Chapas' }),
  ).toBeVisible();

  // Leaving asks, because its text would be lost.
  await page.getByRole('link', { name: 'Cartões', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Ficar|Continuar|Voltar)/ })
    .click();
  await refused.click();
  await page.keyboard.press('Escape');
  await expect(refused).toHaveText('Chapa 1020 3,00 × 1200 × 3000');

  // Typed, the list offers what holds the words; Enter takes the one that is highlighted.
  await page.keyboard.type('1020 2,00');
  await expect(page.getByRole('option').first()).toContainText('Chapa 1020 2,00');
  await page.keyboard.press('Enter');
  await grid.saved();
  expect((await stored(B)).sheet?.name).toBe('Chapa 1020 2,00 × 1200 × 3000');

  // A name of another catalogue brings its type.
  await grid.type(B, column, 'Nylon 6');
  await expect.poll(async () => (await stored(B)).type).toBe('material');

  // A paste is taken back as a whole, with what was refused of it; Delete takes refused texts away, and not what is stored.
  await fillClipboard(page, '7\r\nx\r\n');
  await grid.select(A, 'Quantidade');
  await grid.press('Control+v');
  await expect(page.locator('.cell.refused')).toHaveCount(1);
  await expect.poll(async () => (await stored(A)).quantity).toBe(7);
  await grid.press('Control+z');
  await expect.poll(async () => (await stored(A)).quantity).toBe(10);
  await expect(page.locator('.cell.refused')).toHaveCount(0);
  await grid.press('Control+v');
  await expect(page.locator('.cell.refused')).toHaveCount(1);
  await grid.select(B, 'Quantidade');
  await grid.press('Delete');
  await expect(page.locator('.cell.refused')).toHaveCount(0);
  expect((await stored(B)).quantity).toBe(10);
});

test(
  'a refused cell keeps its text and says why, its row’s other cells are saved; without a connection all stay, and are sent again',
  { tag: '@wide' },
  async ({ page, admin }) => {
    const { order, stored } = await quoteOf(admin, [A, B]);
    const grid = new GridPage(page);
    await grid.open(order.id);
    await fillClipboard(page, '2000000\t300\t\t\t\t\t\t12\r\ndez\t301\t\t\t\t\t\t13\r\n');
    await grid.select(A, 'Largura em mm');
    await grid.press('Control+v');
    await grid.saved();
    expect((await stored(A)).length).toBe(300);
    expect([(await stored(B)).length, (await stored(B)).quantity]).toEqual([301, 13]);
    await expect(await grid.cell(A, 'Largura em mm')).toHaveText('2000000');
    await expect(page.getByText('Digite um número')).toHaveCount(0);
    await grid.select(B, 'Largura em mm');
    await expect(page.getByText('Digite um número')).toBeVisible();
    await grid.select(A, 'Quantidade');
    await expect(page.getByText('2 células não foram salvas')).toBeVisible();
    await page.keyboard.press('Escape');
    await grid.type(A, 'Largura em mm', '240');
    await grid.type(B, 'Largura em mm', '241');
    await grid.saved();
    expect([(await stored(A)).width, (await stored(B)).width]).toEqual([240, 241]);
    await expect(page.locator('.cell.refused')).toHaveCount(0);

    await page.route('**/api/orders/*/parts', (route) => route.abort());
    await grid.type(A, 'Quantidade', '21');
    await grid.select(A, 'Quantidade');
    await expect(page.getByText('Erro ao salvar as células da planilha')).toBeVisible();
    await grid.shows(A, 'Quantidade', '21');
    await page.unroute('**/api/orders/*/parts');
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await grid.saved();
    expect((await stored(A)).quantity).toBe(21);
  },
);

test('what another user stores appears around what is typed; the same cell is a conflict of that cell', async ({
  page,
  admin,
  newUser,
}) => {
  const { order, set, stored } = await quoteOf(admin, [A, B]);
  const other = await newUser('edit_pre_orders', 'view_all_orders');
  const [a, b] = [await stored(A), await stored(B)];
  const grid = new GridPage(page);
  await grid.open(order.id);
  await grid.select(A, 'Quantidade');
  await page.keyboard.type('15');
  await other.put(`/sets/${set.id}/parts/${b.id}`, { quantity: 44 });
  await other.put(`/sets/${set.id}/parts/${a.id}`, { quantity: 33, width: 111 });
  await grid.shows(B, 'Quantidade', '44');
  await grid.shows(A, 'Largura em mm', '111,00');
  await expect(page.getByRole('textbox', { name: /^Quantidade/ })).toHaveValue('15');
  await page.keyboard.press('Tab');
  await grid.select(A, 'Quantidade');
  await expect(page.getByText('Outra pessoa mudou para “33” enquanto você digitava.')).toBeVisible();
  expect((await stored(A)).quantity).toBe(33);
  await page.getByRole('button', { name: 'Salvar o meu' }).click();
  await grid.saved();
  expect(await stored(A)).toMatchObject({ quantity: 15, width: 111 });
});

test('nothing can be typed while the quote waits for its answer, and ranges can still be copied', async ({
  page,
  admin,
}) => {
  const { order, stored } = await quoteOf(admin, [A]);
  await admin.put(`/orders/${order.id}/update-status`, { status: 'waiting_response' });
  const grid = new GridPage(page);
  await grid.open(order.id);
  await grid.select(A, 'Quantidade');
  await page.keyboard.type('77');
  await page.keyboard.press('Delete');
  await grid.shows(A, 'Quantidade', '10');
  await page.keyboard.press('Control+c');
  expect(await readClipboard(page)).toBe('10');
  await page.keyboard.press('Control+v');
  expect((await stored(A)).quantity).toBe(10);

  // What is being typed when the quote goes to its customer is not dropped without a word.
  await admin.put(`/orders/${order.id}/update-status`, { status: 'in_progress' });
  await expect(page.getByText('Nova peça: digite ou cole aqui')).toBeVisible();
  await grid.select(A, 'Quantidade');
  await page.keyboard.type('45');
  await admin.put(`/orders/${order.id}/update-status`, { status: 'waiting_response' });
  await expect(page.getByText('Nova peça: digite ou cole aqui')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(toast(page, /^“45” não foi salvo/)).toBeVisible();
});

test('everything is undone with the prices of then, and redone', async ({ page, admin }) => {
  const { order, stored } = await quoteOf(admin, [A, B]);
  const start = [await stored(A), await stored(B)];
  const grid = new GridPage(page);
  await grid.open(order.id);
  await grid.type(A, 'Quantidade', '20');
  await grid.saved();
  await fillClipboard(page, '300\t500\r\n301\t501\r\n');
  await grid.select(A, 'Largura em mm');
  await grid.press('Control+v');
  await grid.saved();
  await grid.select(B, 'Dobra: minutos por peça');
  await grid.press('Delete');
  await grid.saved();
  const end = [await stored(A), await stored(B)];
  expect(end[1]!.processes).toEqual([]);
  const same = (parts: StoredPart[]) =>
    parts.map(({ quantity, width, length, final_value, locked_values, processes }) => ({
      quantity,
      width,
      length,
      final_value,
      locked_values,
      processes,
    }));

  await grid.press('Control+z');
  await grid.shows(B, 'Dobra: minutos por peça', '12');
  await grid.press('Control+z', 'Control+z');
  await grid.shows(A, 'Valor final em R$, por conjunto, sem IPI', '676,10');
  await expect(page.getByRole('button', { name: 'Desfazer (Ctrl+Z)' })).toBeDisabled();
  await grid.saved();
  expect(same([await stored(A), await stored(B)])).toEqual(same(start));

  await page.getByRole('button', { name: 'Refazer (Ctrl+Y)' }).click();
  await grid.shows(A, 'Quantidade', '20');
  await grid.select(A, 'Quantidade');
  await grid.press('Control+y', 'Control+Shift+Z');
  await grid.shows(B, 'Dobra: minutos por peça', '');
  await grid.saved();
  expect(same([await stored(A), await stored(B)])).toEqual(same(end));

  await page.route('**/api/orders/*/parts', (route) => route.abort());
  await grid.press('Control+z');
  await expect(toast(page, 'Erro ao desfazer')).toBeVisible();
});

test('rows that are typed into stay where they are while findings come and go; each set is sorted by itself', async ({
  page,
  admin,
}) => {
  const { order, set, part } = await quoteOf(admin, [A]);
  const other = await makeSet(admin, order.id);
  // Nothing is cut for work alone, so that no loss is left to check.
  await admin.put(`/sets/${set.id}/parts/${part.id}`, { type: 'process' });
  await makeSheetPart(admin, other.id, { title: B, type: 'process', sheet_id: null });
  const grid = new GridPage(page);
  await page.goto(`/order/${order.id}/grid`);
  await grid.select(A, 'Quantidade');
  const place = async () => (await grid.cell(A, 'Quantidade')).boundingBox();
  const strip = page.getByRole('region', { name: 'Pendências' });
  const complete = await place();
  await expect(strip).toHaveCount(0);
  await grid.type(A, 'Quantidade', '0');
  await expect(strip).toContainText('1 peça sem quantidade');
  expect(await place()).toEqual(complete);
  await expect(page.getByTitle(/^F2 edita · .* saem da planilha$/)).toBeVisible();

  await grid.select(A, 'Nome da peça');
  await grid.press('Control+Shift+L');
  const menu = page.getByRole('dialog', { name: /^Ordenar e filtrar/ });
  await expect(menu.getByText('Cada conjunto é ordenado em separado.')).toBeVisible();
});

test('rows are sorted and filtered as a view; parts come into the middle of a set, and sets into the quote', async ({
  page,
  admin,
}) => {
  const { order } = await quoteOf(admin, ['Base', 'Aba', 'Cinta']);
  const grid = new GridPage(page);
  await grid.open(order.id);
  await grid.select('Base', 'Nome da peça');
  await grid.press('Control+Shift+L');
  await page.getByRole('menuitem', { name: 'De A a Z' }).click();
  const names = () => page.locator('[data-row] [data-column="2"]').allTextContents();
  await expect.poll(names).toEqual(['Aba', 'Base', 'Cinta', expect.stringContaining('Nova peça')]);

  await grid.select('Base', 'Nome da peça');
  await grid.press('Control++');
  await page.keyboard.type('Nova aba');
  await page.keyboard.press('Enter');
  await grid.saved();
  await expect
    .poll(names)
    .toEqual(['Aba', 'Base', 'Nova aba', 'Cinta', expect.stringContaining('Nova peça')]);

  await grid.press('Control+Shift+L');
  const menu = page.getByRole('dialog', { name: /^Ordenar e filtrar/ });
  await menu.getByRole('combobox', { name: 'Mostrar somente' }).fill('aba');
  await page.getByRole('option', { name: 'Nova aba' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect.poll(names).toEqual(['Nova aba', expect.stringContaining('Nova peça')]);
  await page.getByRole('button', { name: '1 de 4 peças: mostrar todas' }).click();
  await expect.poll(async () => (await names()).slice(0, 4)).toEqual(['Base', 'Nova aba', 'Aba', 'Cinta']);
  // The places are the set's own, and not the view's.
  const titles = async () => {
    const { sets } = await admin.get<{ sets: { parts: StoredPart[] }[] }>(`/orders/${order.id}`);
    return sets.map(({ parts }) => parts.map(({ title }) => title));
  };
  await expect.poll(titles).toEqual([['Base', 'Nova aba', 'Aba', 'Cinta']]);

  await page.getByRole('button', { name: 'Conjunto', exact: true }).click();
  // Its name and quantity are typed in its line; Enter goes on in its first row.
  await expect(page.getByRole('textbox', { name: 'Nome do conjunto' })).toBeFocused();
  await page.keyboard.type('Suporte');
  await page.keyboard.press('Tab');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Renomear Suporte' })).toBeVisible();
  await page.keyboard.type('Pé');
  await page.keyboard.press('Enter');
  await expect.poll(titles).toEqual([['Base', 'Nova aba', 'Aba', 'Cinta'], ['Pé']]);
  // A click on the amount leads to the quantity; Escape leaves it as it was.
  await page.getByRole('button', { name: /^3 × / }).click();
  await expect(page.getByRole('textbox', { name: 'Quantidade do conjunto Suporte' })).toBeFocused();
  await page.keyboard.type('5');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^3 × / })).toBeVisible();
});
