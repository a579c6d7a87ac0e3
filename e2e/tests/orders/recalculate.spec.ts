import type { Page } from '@playwright/test';
import { type Api, type Named, type Order, type Part, unique } from '../../support/api.js';
import { makeQuote, makeSet } from '../../support/factories.js';
import { toast, openTab } from '../../support/screens.js';
import { expect, test } from '../../support/test.js';

const ACTION = 'Recalcular todas';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Recalcular todas as peças' });

/** A component of its own, and a way to another price. */
async function makeComponent(admin: Api) {
  const name = unique('Rolamento');
  const { id } = await admin.post<Named>('/components', { name, unit_value: 40 });
  return { id, costs: (unit_value: number) => admin.put(`/components/${id}`, { name, unit_value }) };
}

const makePart = (admin: Api, set_id: number, component_id: number, fields: Record<string, unknown> = {}) =>
  admin.post<Part>(`/sets/${set_id}/parts`, {
    set_id,
    title: 'Rolamento',
    type: 'component',
    component_id,
    quantity: 2,
    ...fields,
  });

const openFromMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: ACTION }).click();
  await expect(dialog(page)).toBeVisible();
};

test('shows each difference and the total first, and stores it when it is confirmed; then nothing has changed', async ({
  page,
  admin,
}) => {
  const order = await makeQuote(admin, { markup: 0 });
  const component = await makeComponent(admin);
  const set = await makeSet(admin, order.id, 'Base');
  const part = await makePart(admin, set.id, component.id);
  const locked = { title: 'Travada', locked_values: ['final_value'], final_value: 10 };
  await makePart(admin, set.id, component.id, locked);
  await component.costs(50);
  await page.goto(`/order/${order.id}`);
  await page.getByRole('button', { name: '2 peças com preço do cadastro alterado' }).click();
  await page.getByRole('menuitem', { name: ACTION }).click();
  await expect(dialog(page).getByRole('row', { name: 'Rolamento' })).toContainText(
    /R\$\s80,00R\$\s100,00\+R\$\s20,00/,
  );
  await expect(dialog(page).getByRole('rowheader', { name: 'Base × 1' })).toBeVisible();
  await expect(dialog(page).getByRole('row', { name: 'Travada' })).toContainText('mesmo valor');
  await expect(dialog(page).getByRole('row', { name: 'Travada' })).toContainText(
    'Continua como digitado: Valor final',
  );
  await expect(dialog(page).getByRole('row', { name: 'Total do orçamento' })).toContainText(
    /R\$\s190,00R\$\s210,00\+R\$\s20,00/,
  );
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  expect((await admin.get<Part>(`/set-parts/${part.id}`)).final_value).toBe(80);

  await openFromMenu(page);
  await dialog(page).getByRole('button', { name: 'Recalcular 2 peças' }).click();
  await expect(toast(page, 'Valores das peças recalculados com sucesso.')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('group', { name: 'Total do pedido ou orçamento' })).toHaveText(/R\$\s210,00/);
  await expect(page.getByRole('button', { name: 'preço do cadastro alterado' })).toHaveCount(0);
  expect((await admin.get<Part>(`/set-parts/${part.id}`)).final_value).toBe(100);
  await openFromMenu(page);
  await expect(dialog(page)).toContainText('Nada mudou: todas as peças já estão com os valores de hoje.');
  await expect(dialog(page).getByRole('button')).toHaveText(['Fechar']);
  await page.keyboard.press('Escape');
  await openTab(page, 'Histórico');
  const event = page.getByRole('list', { name: 'Histórico' }).getByRole('listitem').first();
  await expect(event).toContainText('recalculou 2 peças com os cadastros do dia');
  await expect(event).toContainText(/Total:\s*R\$\s190,00.*R\$\s210,00/);
});

test('what changed between the list and the confirmation is shown before it is stored', async ({
  page,
  admin,
}) => {
  const order = await makeQuote(admin, { markup: 0 });
  const component = await makeComponent(admin);
  const set = await makeSet(admin, order.id);
  const part = await makePart(admin, set.id, component.id);
  await component.costs(50);
  await page.goto(`/order/${order.id}`);
  await openFromMenu(page);
  await expect(dialog(page).getByRole('row', { name: 'Rolamento' })).toContainText(/R\$\s100,00/);
  await component.costs(60);
  await dialog(page).getByRole('button', { name: 'Recalcular 1 peça' }).click();
  await expect(dialog(page)).toContainText('Algo mudou desde que a lista foi feita.');
  await expect(dialog(page).getByRole('row', { name: 'Rolamento' })).toContainText(/R\$\s120,00/);
  expect((await admin.get<Part>(`/set-parts/${part.id}`)).final_value).toBe(80);
  await dialog(page).getByRole('button', { name: 'Recalcular 1 peça' }).click();
  await expect(dialog(page)).toBeHidden();
  expect((await admin.get<Order>(`/orders/${order.id}`)).sets[0]?.parts[0]?.final_value).toBe(120);
});
