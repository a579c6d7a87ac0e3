import type { Locator, Page } from '@playwright/test';
import { type Api, type Order, unique } from '../../support/api.js';
import { readClipboard } from '../../support/clipboard.js';
import { makePricedQuote, makeQuote, makeSet, makeSheetPart } from '../../support/factories.js';
import { chooseFromMenu, toast } from '../../support/screens.js';
import { expect, test } from '../../support/test.js';

interface Stored {
  sets: { id: number; name: string; parts: { id: number; title: string; final_value: number }[] }[];
}

/** A quote with these sets of parts of the worked example. */
async function quoteOf(api: Api, sets: Record<string, readonly string[]>) {
  const { order, set, part } = await makePricedQuote(api);
  await api.delete(`/set-parts/${part.id}`);
  for (const [index, [name, titles]] of Object.entries(sets).entries()) {
    const { id } = index === 0 ? set : await makeSet(api, order.id, name);
    if (index === 0) await api.post(`/sets/${id}/update`, { name });
    for (const title of titles) await makeSheetPart(api, id, { title });
  }
  return order;
}

const stored = async (api: Api, orderId: number) => {
  const { sets } = await api.get<Stored>(`/orders/${orderId}`);
  return sets.map(({ name, parts }) => [name, ...parts.map(({ title }) => title)]);
};

const totalOf = async (api: Api, orderId: number) =>
  (await api.get<Order>(`/orders/${orderId}`)).totals.total;

const tile = (scope: Page | Locator, title: string) =>
  scope
    .getByRole('listitem')
    .filter({ has: scope.getByRole('button', { name: `Abrir ${title}`, exact: true }) });
const opener = (page: Page, title: string) =>
  page.getByRole('button', { name: `Abrir ${title}`, exact: true });
const setTitle = (page: Page, name: string) =>
  page.getByRole('button', { name: `Mostrar ou recolher ${name}`, exact: true });

test('a part is duplicated beside its original, and moved to another set by its menu; both are taken back', async ({
  page,
  admin,
}) => {
  const order = await quoteOf(admin, { Base: ['Aba', 'Tampa'], Topo: ['Pino'] });
  const before = await totalOf(admin, order.id);
  await page.goto(`/order/${order.id}`);
  await chooseFromMenu(page, 'Aba', 'Duplicar');
  await expect(toast(page, '1 peça copiada para Base.')).toBeVisible();
  await expect(opener(page, 'Aba')).toHaveCount(2);
  expect(await stored(admin, order.id)).toEqual([
    ['Base', 'Aba', 'Aba', 'Tampa'],
    ['Topo', 'Pino'],
  ]);
  await toast(page, '1 peça copiada').getByRole('button', { name: 'Desfazer' }).click();
  await expect(opener(page, 'Aba')).toHaveCount(1);

  await chooseFromMenu(page, 'Aba', 'Mover para outro conjunto');
  await page
    .getByRole('dialog', { name: 'Mover para o conjunto' })
    .getByRole('button', { name: /^Topo/ })
    .click();
  await expect(toast(page, '1 peça movida para Topo.')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Topo' }).getByRole('button', { name: 'Abrir Aba', exact: true }),
  ).toBeVisible();
  expect(await stored(admin, order.id)).toEqual([
    ['Base', 'Tampa'],
    ['Topo', 'Pino', 'Aba'],
  ]);
  await page.keyboard.press('Control+z');
  await expect(toast(page, 'Desfeito.')).toBeVisible();
  expect(await stored(admin, order.id)).toEqual([
    ['Base', 'Aba', 'Tampa'],
    ['Topo', 'Pino'],
  ]);
  expect(await totalOf(admin, order.id)).toBe(before);
});

test('parts are dragged to another set, with Ctrl as copies, and several that are selected together', async ({
  page,
  admin,
}) => {
  const order = await quoteOf(admin, { Base: ['Aba', 'Tampa', 'Calço'], Topo: ['Pino'] });
  await page.goto(`/order/${order.id}`);
  const top = page.getByRole('region', { name: 'Topo' });
  await tile(page, 'Calço').dragTo(tile(page, 'Pino'));
  await expect(toast(page, '1 peça movida para Topo.')).toBeVisible();
  await expect
    .poll(() => stored(admin, order.id))
    .toEqual([
      ['Base', 'Aba', 'Tampa'],
      ['Topo', 'Calço', 'Pino'],
    ]);

  await opener(page, 'Tampa').click({ modifiers: ['Control'] });
  await page.getByRole('checkbox', { name: 'Selecionar Aba' }).check();
  await expect(page.getByRole('toolbar', { name: 'Peças selecionadas' })).toContainText(
    '2 peças selecionadas',
  );
  // Its upper corner: the bar of the selection covers its middle.
  const place = { targetPosition: { x: 20, y: 20 } };
  await tile(page, 'Aba').dragTo(top.getByRole('button', { name: 'Adicionar peça' }), place);
  await expect(toast(page, '2 peças movidas para Topo.')).toBeVisible();
  await expect
    .poll(() => stored(admin, order.id))
    .toEqual([['Base'], ['Topo', 'Calço', 'Pino', 'Aba', 'Tampa']]);
});

test('Ctrl+C and Ctrl+V copy parts within an order, into another one in another tab, and to other programs', async ({
  page,
  context,
  admin,
}) => {
  const order = await quoteOf(admin, { Base: ['Aba', 'Tampa'] });
  const other = await makeQuote(admin);
  const set = await makeSet(admin, other.id, unique('Destino'));
  await page.goto(`/order/${order.id}`);
  await opener(page, 'Aba').focus();
  await page.keyboard.press('Control+c');
  await expect(toast(page, '1 peça na área de transferência.')).toBeVisible();
  expect(await readClipboard(page)).toMatch(
    /^Peça\tReferência\tQuantidade\tValor unitário\tValor final\s+Aba\t/,
  );
  await page.keyboard.press('Control+v');
  await expect(opener(page, 'Aba')).toHaveCount(2);

  const tab = await context.newPage();
  await tab.goto(`/order/${other.id}`);
  await setTitle(tab, set.name).focus();
  await tab.keyboard.press('Control+v');
  await expect(toast(tab, `1 peça copiada para ${set.name}.`)).toBeVisible();
  await expect(opener(tab, 'Aba')).toBeVisible();
  expect((await stored(admin, other.id)).at(-1)).toEqual([set.name, 'Aba']);

  // Cut here, pasted there: gone from here, by itself.
  await opener(page, 'Tampa').click({ modifiers: ['Control'] });
  await page.bringToFront();
  await page.keyboard.press('Control+x');
  await expect(toast(page, '1 peça para mover.')).toBeVisible();
  await tab.bringToFront();
  await setTitle(tab, set.name).focus();
  await tab.keyboard.press('Control+v');
  await expect(opener(tab, 'Tampa')).toBeVisible();
  await expect(opener(page, 'Tampa')).toHaveCount(0);
  expect(await stored(admin, order.id)).toEqual([['Base', 'Aba', 'Aba']]);
});

test('a set is copied by its menu into another order, whose sets are put in another order by the keys and by drag', async ({
  page,
  context,
  admin,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const order = await quoteOf(admin, { Base: ['Aba', 'Tampa'] });
  const other = await quoteOf(admin, { Um: ['Pino'], Dois: [] });
  await page.goto(`/order/${order.id}`);
  await chooseFromMenu(page, 'Base', 'Copiar');
  await expect(toast(page, '1 conjunto na área de transferência.')).toBeVisible();
  await page.goto(`/order/${other.id}`);
  await setTitle(page, 'Um').focus();
  await page.keyboard.press('Control+v');
  await expect(toast(page, '1 conjunto copiado para cá.')).toBeVisible();
  const names = async () => (await stored(admin, other.id)).map(([name]) => name);
  expect(await stored(admin, other.id)).toEqual([['Um', 'Pino'], ['Base', 'Aba', 'Tampa'], ['Dois']]);

  await setTitle(page, 'Dois').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('log', { name: 'Ordem dos conjuntos' })).toHaveText(
    'Dois agora é o conjunto 2 de 3',
  );
  await expect(setTitle(page, 'Dois')).toBeFocused();
  expect(await names()).toEqual(['Um', 'Dois', 'Base']);
  await chooseFromMenu(page, 'Um', 'Mover para baixo');
  await expect(page.getByRole('log', { name: 'Ordem dos conjuntos' })).toHaveText(
    'Um agora é o conjunto 2 de 3',
  );
  expect(await names()).toEqual(['Dois', 'Um', 'Base']);
  await page.reload();
  await page.getByTitle('Arrastar Um').hover();
  await page.mouse.down();
  // The first moves begin the drag; one to where the pointer is already would be none.
  const goal = await setTitle(page, 'Dois').boundingBox();
  if (!goal) throw new Error('The set is not shown');
  await page.mouse.move(goal.x + goal.width / 2, goal.y + goal.height / 2, { steps: 6 });
  await page.mouse.up();
  await expect.poll(names).toEqual(['Um', 'Dois', 'Base']);
});
