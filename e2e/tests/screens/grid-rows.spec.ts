import { type Api, type Named, unique } from '../../support/api.js';
import { flatPlate } from '../../support/dxf.js';
import { makePricedQuote, makeQuote, makeSet, makeSheetPart, uploadPart } from '../../support/factories.js';
import { fillClipboard, readClipboard } from '../../support/clipboard.js';
import { GridPage } from '../../support/grid.js';
import { toast } from '../../support/screens.js';
import { expect, test } from '../../support/test.js';

interface StoredPart {
  id: number;
  title: string;
  quantity: number;
  width: number;
  bends: number | null;
  weld: number | null;
  final_value: number;
  locked_values: string[];
  processes: { title: string; pivot: { time: number; rule: boolean } }[];
}

/** A quote with parts of the worked example, of these names. */
async function quoteOf(api: Api, [first = '', ...others]: readonly string[]) {
  const { order, set, part } = await makePricedQuote(api);
  await api.put(`/sets/${set.id}/parts/${part.id}`, { title: first });
  for (const title of others) await makeSheetPart(api, set.id, { title });
  const parts = async () => {
    const { sets } = await api.get<{ sets: { parts: StoredPart[] }[] }>(`/orders/${order.id}`);
    return sets.flatMap((each) => each.parts);
  };
  return { order, parts };
}

/** A process whose rule gives 30 s and 15 s a bend. */
async function ruledProcess(api: Api): Promise<{ id: number; title: string }> {
  const rule = await api.post<Named>('/time-rules', {
    name: unique('Dobra'),
    driver: 'bends',
    handling_seconds: 30,
    rows: [{ from: 0, speed: 4 }],
  });
  const title = unique('Dobradeira');
  const { id } = await api.post<Named>('/processes', { title, value_per_minute: 2, rule_id: rule.id });
  return { id, title };
}

const A = 'Flange A';
const B = 'Flange B';
const C = 'Flange C';
const D = 'Flange D';

test('the handle repeats cells, Ctrl+Enter writes into all of them, and the numbers of a column are summed', async ({
  page,
  admin,
}) => {
  const { order, parts } = await quoteOf(admin, [A, B, C, D]);
  const grid = new GridPage(page);
  await grid.open(order.id);
  await grid.type(A, 'Quantidade', '3');
  await grid.type(B, 'Quantidade', '4');
  await grid.select(A, 'Quantidade');
  await grid.press('Shift+ArrowDown');
  await expect(page.getByRole('status').last()).toContainText('2 números · soma 7 · média 3,5');

  // Two numbers are the beginning of a series, by drag and by two clicks on the handle.
  await page.locator('.fill-handle').hover();
  await page.mouse.down();
  await (await grid.cell(D, 'Quantidade')).hover();
  await page.mouse.up();
  await grid.saved();
  expect((await parts()).map(({ quantity }) => quantity)).toEqual([3, 4, 5, 6]);
  await grid.press('Control+z');
  await grid.shows(C, 'Quantidade', '10');
  await grid.saved();
  expect((await parts()).map(({ quantity }) => quantity)).toEqual([3, 4, 10, 10]);
  await grid.select(A, 'Quantidade');
  await grid.press('Shift+ArrowDown');
  await page.locator('.fill-handle').dblclick();
  await grid.shows(D, 'Quantidade', '6');
  await grid.press('Control+z');
  await grid.shows(D, 'Quantidade', '10');
  await grid.saved();

  await grid.select(B, 'Dobras por peça');
  await grid.press('Shift+ArrowDown');
  await page.keyboard.type('6');
  await page.keyboard.press('Control+Enter');
  await grid.saved();
  expect((await parts()).map(({ bends }) => bends)).toEqual([null, 6, 6, null]);
  await grid.type(A, 'Solda por peça em mm', '120,5');
  await grid.select(B, 'Dobras por peça');
  await page.keyboard.press('Delete');
  await grid.saved();
  expect((await parts()).map(({ bends, weld }) => [bends, weld])).toEqual([
    [null, 120.5],
    [null, null],
    [6, null],
    [null, null],
  ]);
});

test('selected rows are given a process and removed, each as one step of undo', async ({ page, admin }) => {
  const { order, parts } = await quoteOf(admin, [A, B, C]);
  const title = unique('Inspeção');
  await admin.post('/processes', { title, value_per_minute: 2 });
  const start = await parts();
  const grid = new GridPage(page);
  await grid.open(order.id);
  await grid.select(A, 'Quantidade');
  await grid.press('Shift+ArrowDown');
  await page.getByRole('button', { name: '2 linhas', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Adicionar processo' }).click();
  await page.getByRole('menuitem', { name: title }).click();
  await grid.shows(B, `${title}: minutos por peça`, '0');
  await grid.saved();
  const given = (await parts()).map(({ processes }) => processes.some((row) => row.title === title));
  expect(given).toEqual([true, true, false]);

  await grid.select(B, 'Quantidade');
  await grid.press('Shift+ArrowDown', 'Control+Minus');
  await expect(page.getByText('2 peças excluídas: Ctrl+Z as traz de volta.')).toBeVisible();
  await expect(grid.row(B)).toHaveCount(0);
  await grid.saved();
  expect((await parts()).map(({ title: each }) => each)).toEqual([A]);
  // The last one, too: the grid stays, and with it what can be taken back.
  await grid.select(A, 'Quantidade');
  await page.getByRole('button', { name: 'Linha', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Excluir peça/ }).click();
  await expect(grid.row(A)).toHaveCount(0);
  const undo = page.getByRole('button', { name: 'Desfazer (Ctrl+Z)' });
  await undo.click();
  await expect(grid.row(A)).toHaveCount(1);
  await undo.click();
  await expect(grid.row(C)).toHaveCount(1);
  await grid.saved();
  await undo.click();
  await expect(undo).toBeDisabled();
  await grid.saved();
  const same = (all: StoredPart[]) =>
    all.map(({ id, final_value, processes }) => [id, final_value, processes]);
  expect(same(await parts())).toEqual(same(start));

  await page.route('**/api/orders/*/parts', (route) => route.abort());
  await grid.select(A, 'Quantidade');
  await grid.press('Control+Minus');
  await expect(toast(page, 'Erro ao excluir as peças da planilha')).toBeVisible();
  // Nothing claims that it is gone.
  await expect(page.getByText(/excluída/)).toHaveCount(0);
});

test('minutes that a rule gives are marked; typing makes them manual, F9 brings the rule back, undo both', async ({
  page,
  admin,
}) => {
  const { order, parts } = await quoteOf(admin, [A, B]);
  const { title } = await ruledProcess(admin);
  const minutes = async () =>
    (await parts()).map(({ processes }) => {
      const row = processes.find((each) => each.title === title);
      return row && [row.pivot.time, row.pivot.rule];
    });
  const grid = new GridPage(page);
  await grid.open(order.id);
  await grid.type(A, 'Dobras por peça', '6');
  await grid.select(A, 'Quantidade');
  await page.getByRole('button', { name: 'Linha', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Adicionar processo' }).click();
  await page.getByRole('menuitem', { name: title }).click();
  await grid.saved();
  const byRule = [2, true];
  expect(await minutes()).toEqual([byRule, undefined]);
  const column = `${title}: minutos por peça`;
  await grid.select(A, column);
  await expect(page.locator('.cell.ruled')).toHaveCount(1);
  await expect(page.getByRole('status').last()).toContainText('Pela regra do processo');

  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  await grid.saved();
  expect(await minutes()).toEqual([[9, false], undefined]);
  await grid.select(A, column);
  await expect(page.getByRole('status').last()).toContainText('F9 volta a ela');
  await page.keyboard.press('F9');
  await grid.saved();
  expect(await minutes()).toEqual([byRule, undefined]);
  await grid.press('Control+z');
  await grid.shows(A, column, '9');
  await grid.saved();
  expect(await minutes()).toEqual([[9, false], undefined]);
  await grid.press('Control+z');
  await expect(page.locator('.cell.ruled')).toHaveCount(1);
  await grid.saved();
  expect(await minutes()).toEqual([byRule, undefined]);

  // Without its bends there are no minutes, which is something else than minutes that come to none.
  await grid.select(A, 'Dobras por peça');
  await page.keyboard.press('Delete');
  await grid.saved();
  const unruled = page.locator('.cell.unruled');
  await expect(unruled).toHaveText('0,00');
  await expect(unruled).toHaveAttribute('title', /que não dá minutos a esta peça/);
  await grid.type(A, 'Dobras por peça', '0');
  await expect(page.locator('.cell.ruled')).toHaveText('0,00');
  await expect(unruled).toHaveCount(0);
});

test('what is calculated, minutes by a rule included, is calculated where it is filled and pasted, also in a quote without parts', async ({
  page,
  admin,
}) => {
  const { order, parts } = await quoteOf(admin, [A, B]);
  const process = await ruledProcess(admin);
  const { title } = process;
  const [first] = await parts();
  await admin.patch(`/orders/${order.id}/parts`, {
    parts: [{ id: first?.id, bends: 6, processes: [{ id: process.id, pivot: { rule: true } }] }],
  });
  const grid = new GridPage(page);
  await grid.open(order.id);
  const state = (all: StoredPart[]) =>
    all.map(({ title: name, quantity, bends, locked_values, processes }) => [
      name,
      quantity,
      bends,
      locked_values,
      processes.filter((row) => row.title === title).map(({ pivot }) => [pivot.time, pivot.rule]),
    ]);
  const column = `${title}: minutos por peça`;

  // Four times the quantity and half the bends: the price follows, and is not the one of the row above.
  await grid.type(B, 'Quantidade', '40');
  await grid.type(B, 'Dobras por peça', '2');
  await grid.select(A, column);
  await grid.press('Shift+End', 'Shift+ArrowDown', 'Control+d');
  await grid.saved();
  expect(state(await parts())).toEqual([
    [A, 10, 6, [], [[2, true]]],
    [B, 40, 2, [], [[1, true]]],
  ]);
  const filled = await parts();
  expect(filled[1]?.final_value).not.toBe(filled[0]?.final_value);

  // The same by the handle.
  await grid.select(B, column);
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  await grid.type(B, 'Valor final em R$, por conjunto, sem IPI', '5000');
  await grid.saved();
  expect(state(await parts())[1]).toEqual([B, 40, 2, ['final_value'], [[9, false]]]);
  await grid.select(A, column);
  await grid.press('Shift+End');
  const end = await grid.cell(B, 'Observações');
  await page.locator('.fill-handle').hover();
  await page.mouse.down();
  await end.hover();
  await page.mouse.up();
  await grid.saved();
  expect(await parts()).toEqual(
    filled.map((part) => expect.objectContaining({ final_value: part.final_value, locked_values: [] })),
  );

  // Whole rows into another quote, whose set has no parts yet.
  await grid.select(A, 'Nome da peça');
  await grid.press('Shift+End', 'Shift+ArrowDown', 'Control+c');
  const other = await makeQuote(admin, { markup: 60 });
  await makeSet(admin, other.id);
  await grid.open(other.id);
  await grid.select('Nova peça: digite ou cole aqui', 'Nome da peça');
  await grid.press('Control+v');
  await expect(grid.row(B)).toBeVisible();
  await expect(page.locator('[data-scroller]')).toHaveJSProperty('scrollLeft', 0);
  await grid.shows(B, 'Quantidade', '40');
  await grid.saved();
  const { sets } = await admin.get<{ sets: { parts: StoredPart[] }[] }>(`/orders/${other.id}`);
  const copies = sets.flatMap((each) => each.parts);
  expect(copies.map(({ title: name, locked_values }) => [name, locked_values])).toEqual([
    [A, []],
    [B, []],
  ]);
  // The markup of that quote counts.
  for (const [index, copy] of copies.entries())
    expect(copy.final_value).toBeGreaterThan(filled[index]?.final_value ?? Infinity);
});

interface CopiedPart extends StoredPart {
  content: string | null;
  flat_pattern: unknown;
  true_area: boolean;
  unit_value: number;
  unit_net_weight: number;
  basis_differences: unknown[];
}

test('a whole row is copied as its card is: with its drawing, its geometry and the prices that it was made with', async ({
  page,
  admin,
}) => {
  const material = await admin.post<Named>('/materials', {
    name: unique('Aço'),
    specific_weight: 0.00785,
    price_kg: 10,
  });
  const [order, byGrid, byApi] = [await makeQuote(admin), await makeQuote(admin), await makeQuote(admin)];
  const [source, , target] = await Promise.all([order, byGrid, byApi].map(({ id }) => makeSet(admin, id)));
  const [plate] = [await uploadPart(admin, source!.id, flatPlate('Flange cega.dxf'))].flat();
  await admin.put(`/sets/${source!.id}/parts/${plate!.id}`, {
    title: A,
    type: 'material',
    material_id: material.id,
    true_area: true,
    thickness: 3,
    width: 250,
    length: 400,
    quantity: 4,
  });
  await admin.put(`/materials/${material.id}`, { ...material, specific_weight: 0.00785, price_kg: 20 });
  const partsOf = async (id: number) =>
    (await admin.get<{ sets: { parts: CopiedPart[] }[] }>(`/orders/${id}`)).sets.flatMap(
      ({ parts }) => parts,
    );
  const factsOf = ({ title, quantity, flat_pattern, true_area, ...part }: CopiedPart) => ({
    title,
    quantity,
    flat_pattern,
    true_area,
    drawn: part.content !== null,
    unit_value: part.unit_value,
    final_value: part.final_value,
    weight: part.unit_net_weight,
    basis: part.basis_differences.length,
  });
  const [original] = await partsOf(order.id);
  await admin.post(`/orders/${byApi.id}/transfer-parts`, {
    mode: 'copy',
    from_order_id: order.id,
    targets: [{ set_id: target!.id, ids: [plate!.id], position: null }],
  });
  const expected = (await partsOf(byApi.id)).map(factsOf);
  expect(expected).toEqual([factsOf(original!)]);
  expect(expected[0]).toMatchObject({ drawn: true, true_area: true, basis: 1 });

  const grid = new GridPage(page);
  await grid.open(order.id);
  await grid.select(A, 'Quantidade');
  await grid.press('Shift+Space', 'Control+c');
  // Onto the last row of its own quote, and of another one.
  await grid.select('Nova peça: digite ou cole aqui', 'Nome da peça');
  await grid.press('Control+v');
  await expect(page.getByText(/^1 peça copiada para .*: Ctrl\+Z desfaz\.$/)).toBeVisible();
  expect((await partsOf(order.id)).map(factsOf)).toEqual([...expected, ...expected]);
  await grid.press('Control+z');
  await expect(grid.row(A)).toHaveCount(1);
  await grid.saved();
  expect((await partsOf(order.id)).map(factsOf)).toEqual(expected);

  await grid.open(byGrid.id);
  await grid.select('Nova peça: digite ou cole aqui', 'Nome da peça');
  await grid.press('Control+v');
  await expect(grid.row(A)).toHaveCount(1);
  expect((await partsOf(byGrid.id)).map(factsOf)).toEqual(expected);
  // Rows of another quote never replace those that stand here.
  await grid.select(A, 'Nome da peça');
  await grid.press('Control+v');
  await expect(grid.row(A)).toHaveCount(2);
  expect((await partsOf(byGrid.id)).map(factsOf)).toEqual([...expected, ...expected]);
});

test('what is pasted over calculated cells is counted, and a thickness that is not the sheet’s is marked', async ({
  page,
  admin,
}) => {
  const { order, parts } = await quoteOf(admin, [A, B, C]);
  const before = await parts();
  const grid = new GridPage(page);
  await grid.open(order.id);
  // The part’s own IPI first, as a spreadsheet may write it; the last one is below all parts.
  await fillClipboard(page, '5\n7,5\n8\n9');
  await grid.select(A, 'IPI em %');
  await grid.press('Control+v');
  await expect(toast(page, '2 células calculadas ficaram como estavam.')).toBeVisible();

  await fillClipboard(page, '3\n4,75\n3,00\n');
  await grid.select(A, 'Espessura em mm');
  await grid.press('Control+v');
  await expect(page.getByText('1 célula não foi salva')).toBeVisible();
  await grid.shows(B, 'Espessura em mm', '4,75');
  await grid.select(B, 'Espessura em mm');
  await expect(page.getByRole('status').last()).toContainText('A espessura é a da chapa.');
  await page.keyboard.press('Delete');
  await grid.shows(B, 'Espessura em mm', '3,00');
  await grid.saved();
  await expect(page.getByText('1 célula não foi salva')).toHaveCount(0);

  await grid.type(C, 'Espessura em mm', '4,75');
  await expect(page.getByText('1 célula não foi salva')).toBeVisible();
  await grid.shows(C, 'Espessura em mm', '4,75');
  await grid.select(C, 'Espessura em mm');
  await page.keyboard.press('Escape');
  await grid.shows(C, 'Espessura em mm', '3,00');
  expect(await parts()).toEqual(before);
});

test('rows that do not touch are given a field, moved and copied to another set, and all of it is undone', async ({
  page,
  admin,
}) => {
  const { order } = await quoteOf(admin, [A, B, C, D]);
  await makeSet(admin, order.id, 'Reserva');
  const titles = async () => {
    const { sets } = await admin.get<{ sets: { parts: StoredPart[] }[] }>(`/orders/${order.id}`);
    return sets.map(({ parts }) => parts.map(({ title, quantity }) => `${title} ${quantity}`));
  };
  const start = await titles();
  const grid = new GridPage(page);
  await grid.open(order.id);
  const number = async (part: string) => grid.cell(part, 'Número da peça no conjunto');
  await (await number(A)).click();
  await (await number(C)).click({ modifiers: ['Control'] });
  const rows = page.getByRole('button', { name: '2 linhas', exact: true });
  await rows.click();
  await page.getByRole('menuitem', { name: 'Definir campo…' }).click();
  await page.getByRole('combobox', { name: 'Campo' }).fill('Quantidade');
  await page.getByRole('option', { name: 'Quantidade' }).click();
  await page.getByRole('combobox', { name: 'Valor' }).fill('7');
  await page.getByRole('button', { name: 'Definir', exact: true }).click();
  await grid.shows(C, 'Quantidade', '7');
  await grid.saved();

  // The same by keys: kept with Shift+F8, filled with Ctrl+Enter, summed, copied as one block.
  await grid.select(B, 'Quantidade');
  await grid.press('Shift+F8', 'ArrowDown', 'ArrowDown', 'Shift+F8');
  await page.keyboard.type('5');
  await page.keyboard.press('Control+Enter');
  await grid.shows(D, 'Quantidade', '5');
  await grid.saved();
  await expect(page.getByRole('status').last()).toContainText('2 números · soma 10 · média 5');
  await page.keyboard.press('Control+c');
  expect(await readClipboard(page)).toBe('5\r\n5\r\n');

  await (await number(A)).click();
  await (await number(C)).click({ modifiers: ['Control'] });
  const into = async (command: string) => {
    await rows.click();
    await page.getByRole('menuitem', { name: command }).click();
    await page.getByRole('button', { name: /^Reserva/ }).click();
    await grid.saved();
  };
  await into('Copiar para um conjunto…');
  await expect.poll(titles).toEqual([
    [`${A} 7`, `${B} 5`, `${C} 7`, `${D} 5`],
    [`${A} 7`, `${C} 7`],
  ]);
  await into('Mover para outro conjunto…');
  await expect.poll(titles).toEqual([
    [`${B} 5`, `${D} 5`],
    [`${A} 7`, `${C} 7`, `${A} 7`, `${C} 7`],
  ]);
  const end = await titles();

  const [undo, redo] = ['Desfazer (Ctrl+Z)', 'Refazer (Ctrl+Y)'].map((name) =>
    page.getByRole('button', { name }),
  );
  for (let step = 0; step < 4; step += 1) {
    await undo!.click();
    await grid.saved();
  }
  await expect(undo!).toBeDisabled();
  await expect.poll(titles).toEqual(start);
  for (let step = 0; step < 4; step += 1) {
    await redo!.click();
    await grid.saved();
  }
  await expect.poll(titles).toEqual(end);
  // The cells have the keys again after a button's press.
  await page.keyboard.press('Control+z');
  await expect(redo!).toBeEnabled();
});
