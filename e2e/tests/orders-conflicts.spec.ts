import type { Page } from '@playwright/test';
import { makePricedQuote, makeQuote } from '../support/factories.js';
import { plainSpaces } from '../support/pdf.js';
import { picture, toast } from '../support/screens.js';
import { expect, test } from '../support/test.js';

const conflictOf = (page: Page) => page.getByRole('dialog', { name: 'Alterado por outra pessoa' });

/** Field → what was typed here, and what is saved; of the conflict dialog. */
const versions = async (page: Page): Promise<Record<string, string[]>> => {
  const table = conflictOf(page).getByRole('table', { name: 'Versões' });
  const rows = await table
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .all();
  const read = await Promise.all(
    rows.map(async (row) => [
      await row.getByRole('rowheader').innerText(),
      (await row.getByRole('cell').allInnerTexts()).map(plainSpaces),
    ]),
  );
  return Object.fromEntries(read) as Record<string, string[]>;
};

test('an order saved by two users: who, when, both versions, and each choice', async ({
  page,
  admin,
  newUser,
}) => {
  const quote = await makeQuote(admin);
  const other = await newUser('edit_pre_orders', 'view_all_orders');
  await page.goto(`/order/${quote.id}`);
  await page.getByRole('button', { name: /Informações gerais/ }).click();
  const service = page.getByRole('textbox', { name: 'Valor do serviço' });
  await service.fill('10');
  await other.put(`/orders/${quote.id}`, { service_value: 99 });
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();

  const conflict = conflictOf(page);
  await expect(conflict).toContainText(`${other.name} salvou outra versão em`);
  await expect(conflict).toContainText(/\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d/);
  expect(await versions(page)).toEqual({ 'Valor do serviço': ['R$ 10,00', 'R$ 99,00'] });
  await picture(page, 'conflict-order');
  await conflict.getByRole('button', { name: 'Continuar editando' }).click();
  await expect(service).toHaveValue('10,00');
  expect(await admin.get(`/orders/${quote.id}`)).toMatchObject({ service_value: 99 });

  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await conflict.getByRole('button', { name: 'Salvar a minha versão' }).click();
  await expect(toast(page, 'Pedido salvo com sucesso.')).toBeVisible();
  expect(await admin.get(`/orders/${quote.id}`)).toMatchObject({ service_value: 10 });

  await service.fill('20');
  await other.put(`/orders/${quote.id}`, { service_value: 77 });
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await conflict.getByRole('button', { name: 'Ficar com a versão salva' }).click();
  await expect(service).toHaveValue('77,00');
  await expect(page.getByRole('img', { name: 'Alterações não salvas' })).toHaveCount(0);
});

test('a part and its set saved by two users: who, when, both versions, and each choice', async ({
  page,
  admin,
  newUser,
}) => {
  const { order, set, part } = await makePricedQuote(admin);
  const other = await newUser('edit_pre_orders', 'view_all_orders');
  await page.goto(`/order/${order.id}?part=${part.id}`);
  const dialog = page.getByRole('dialog').first();
  const quantity = dialog.getByRole('textbox', { name: 'Quantidade' });
  const save = dialog.getByRole('button', { name: /^Salvar( Ctrl\+S)?$/ });
  await expect(quantity).toHaveValue('10');
  // Typed first: a form that nothing was typed into takes what others save by itself.
  await quantity.fill('20');
  await other.put(`/sets/${set.id}/parts/${part.id}`, { quantity: 7 });
  await save.click();

  const conflict = conflictOf(page);
  await expect(conflict).toContainText(`${other.name} salvou outra versão em`);
  expect(await versions(page)).toEqual({ Quantidade: ['20', '7'] });
  await picture(page, 'conflict-part');
  await conflict.getByRole('button', { name: 'Ficar com a versão salva' }).click();
  await expect(quantity).toHaveValue('7');

  await quantity.fill('20');
  await other.put(`/sets/${set.id}/parts/${part.id}`, { quantity: 8 });
  await save.click();
  await conflict.getByRole('button', { name: 'Salvar a minha versão' }).click();
  await expect(toast(page, 'Peça atualizada com sucesso.')).toBeVisible();
  expect(await admin.get(`/set-parts/${part.id}`)).toMatchObject({ quantity: 20, final_value: 1352.2 });

  // Different fields are both kept, without a question.
  await dialog.getByRole('textbox', { name: 'Nome da peça' }).fill('Suporte revisto');
  await other.put(`/sets/${set.id}/parts/${part.id}`, {
    quantity: 99,
    unit_value: 70,
    locked_values: ['unit_value'],
  });
  await save.click();
  await expect(quantity).toHaveValue('99');
  expect(await admin.get(`/set-parts/${part.id}`)).toMatchObject({
    title: 'Suporte revisto',
    quantity: 99,
    locked_values: ['unit_value'],
    final_value: 6930,
  });

  await page.goto(`/order/${order.id}?set=${set.id}`);
  await dialog.getByRole('textbox', { name: 'Quantidade' }).fill('3');
  await other.post(`/sets/${set.id}/update`, { quantity: 5, reference: 'REF-9' });
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(conflictOf(page)).toContainText(`${other.name} salvou outra versão em`);
  expect(await versions(page)).toEqual({ Quantidade: ['3', '5'] });
  await conflictOf(page).getByRole('button', { name: 'Salvar a minha versão' }).click();
  await expect(toast(page, 'Conjunto atualizado com sucesso!')).toBeVisible();
  expect(await admin.get(`/sets/${set.id}`)).toMatchObject({ quantity: 3, reference: 'REF-9' });
});

test('the company saved by two administrators: fields of both stay, one that both changed is asked about', async ({
  page,
  admin,
}) => {
  const before = await admin.get<{ version: number }>('/company');
  await page.goto('/company');
  const phone = page.getByRole('textbox', { name: 'Telefone' });
  await expect(phone).not.toHaveValue('');
  const save = page.locator('form', { has: phone }).getByRole('button', { name: 'Salvar' });
  await phone.fill('4733334444');
  await admin.put('/company', { ...before, city: 'Jaú – SP' });
  await save.click();
  await expect(toast(page, 'Dados da empresa salvos com sucesso.')).toBeVisible();
  const stored = await admin.get<object>('/company');
  expect(stored).toMatchObject({ phone: '(47) 3333-4444', city: 'Jaú – SP' });

  await phone.fill('4733330000');
  await admin.put('/company', { ...stored, phone: '(11) 4057-8800' });
  await save.click();
  await expect(conflictOf(page)).toContainText('Outra pessoa salvou outra versão');
  expect(await versions(page)).toEqual({ Telefone: ['(47) 3333-0000', '(11) 4057-8800'] });
  await conflictOf(page).getByRole('button', { name: 'Ficar com a versão salva' }).click();
  await expect(phone).toHaveValue('(11) 4057-8800');
  await admin.put('/company', { ...before, version: undefined });
});
