import type { Page } from '@playwright/test';
import { type Api, type Named, type Part, unique } from '../support/api.js';
import { makePricedQuote, makeQuote, makeSet } from '../support/factories.js';
import { closeByEscape, toast } from '../support/screens.js';
import { expect, test } from '../support/test.js';

const strip = (page: Page) => page.getByRole('region', { name: 'Pendências' });

/** A part made of a component that has become dearer since. */
async function makeOutdatedPart(admin: Api, setId: number): Promise<Part> {
  const fields = { name: unique('Rolamento'), unit_value: 40 };
  const { id } = await admin.post<Named>('/components', fields);
  const ncm = await admin.find('mercosur-common-nomenclatures', '7326.19.00');
  const part = await admin.post<Part>(`/sets/${setId}/parts`, {
    set_id: setId,
    title: unique('Rolamento'),
    type: 'component',
    component_id: id,
    ncm_id: ncm.id,
    quantity: 2,
  });
  await admin.put(`/components/${id}`, { ...fields, unit_value: 50 });
  return part;
}

test('the strip shows what is missing, and each count leads there', async ({ page, admin }) => {
  const order = await makeQuote(admin, { customer_id: null });
  await page.goto(`/order/${order.id}`);
  await expect(strip(page)).toContainText('Antes de enviar:');
  await strip(page).getByRole('button', { name: 'sem cliente' }).click();
  await expect(page.getByRole('combobox', { name: 'Cliente' })).toBeFocused();
  await strip(page).getByRole('button', { name: 'nenhuma peça' }).click();

  const set = await makeSet(admin, order.id);
  const outdated = await makeOutdatedPart(admin, set.id);
  const blanks = [];
  for (const title of ['Suporte', 'Tampa']) {
    blanks.push(await admin.post<Part>(`/sets/${set.id}/parts`, { set_id: set.id, title }));
  }
  await page.reload();
  await strip(page).getByRole('button', { name: '2 peças sem tipo' }).click();
  await page.getByRole('menuitem', { name: 'Tampa' }).click();
  await expect(page).toHaveURL(new RegExp(`part=${String(blanks[1]?.id)}`));
  await closeByEscape(page, page.getByRole('textbox', { name: 'Nome da peça' }));
  await strip(page).getByRole('button', { name: '1 peça com preço do cadastro alterado' }).click();
  const changed = page.getByRole('menuitem', { name: outdated.title });
  await expect(changed).toContainText(/R\$\s104,00 → R\$\s130,00/);
  await changed.click();
  await expect(page).toHaveURL(new RegExp(`part=${String(outdated.id)}`));
});

test('sending, approving and printing warn of what is open, and are not blocked', async ({ page, admin }) => {
  const order = await makeQuote(admin, { customer_id: null });
  await page.goto(`/order/${order.id}`);
  await page.getByRole('button', { name: 'Documentos' }).click();
  await expect(page.getByRole('menu')).toContainText('Pendências: sem cliente, nenhuma peça.');
  await closeByEscape(page, page.getByRole('menu'));
  await expect(page.getByRole('button', { name: 'Imprimir peças' })).toHaveAccessibleDescription(
    'Pendências: sem cliente, nenhuma peça.',
  );
  await page.getByRole('button', { name: 'Próximo' }).click();
  await expect(toast(page, 'Status atualizado com sucesso. Pendências: sem cliente')).toBeVisible();
  await page.getByRole('button', { name: 'Aprovar' }).click();
  const question = page.getByRole('dialog', { name: 'Alterar status' });
  await expect(question.getByRole('listitem')).toHaveText(['sem cliente', 'nenhuma peça']);
  await question.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText('Antes de liberar:')).toBeVisible();
});

test('Finalizar names the parts that are not finished; of a complete quote only the loss is left to check, of a released order nothing', async ({
  page,
  admin,
}) => {
  const { order } = await makePricedQuote(admin);
  await page.goto(`/order/${order.id}`);
  await expect(strip(page).getByRole('listitem')).toHaveText([/^perda não conferida pelo corte: /]);
  await admin.put(`/orders/${order.id}/update-status`, { status: 'approved' });
  await admin.put(`/orders/${order.id}/update-status`, { status: 'released_for_production' });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Finalizar' })).toBeVisible();
  await expect(strip(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText('1 peça não finalizada (de 1)');
});
