import type { Page } from '@playwright/test';
import { type Part, unique } from '../../support/api.js';
import { makePricedQuote, makeQuote } from '../../support/factories.js';
import { toast } from '../../support/screens.js';
import { expect, test } from '../../support/test.js';

/**
 * Types what no entry is called, and takes the offer to create it, by keys alone.
 * @param was what the field has before: its name arrives with the catalogue, over what is typed until then
 */
async function createFrom(
  page: Page,
  label: string,
  typed: string,
  title: string,
  was: string | RegExp = '',
) {
  const field = page.getByRole('combobox', { name: label, exact: true });
  await expect(field).toHaveValue(was);
  await field.fill(typed);
  await expect(page.getByRole('option')).toHaveText([`Cadastrar “${typed}”`]);
  await field.press('Enter');
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  return { field, dialog };
}

test('a component and a process that are not there are created from the part, which keeps its draft and stays open', async ({
  page,
  admin,
}) => {
  const { order, part } = await makePricedQuote(admin);
  const name = unique('Mola');
  await page.goto(`/order/${order.id}?part=${part.id}`);
  await page.getByRole('textbox', { name: 'Referência' }).fill('DES-77');
  await page.getByRole('radio', { name: 'Componente' }).click();
  const { field, dialog } = await createFrom(page, 'Componente', name, 'Novo componente');
  await expect(dialog.getByLabel('Nome')).toHaveValue(name);
  await dialog.getByLabel('Valor unitário').fill('12,5');
  await dialog.getByLabel('Valor unitário').press('Enter');
  await expect(dialog).toBeHidden();
  await expect(field).toHaveValue(name);
  await expect(field).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Referência' })).toHaveValue('DES-77');
  await expect(page.getByRole('textbox', { name: 'Valor unitário' })).toHaveValue('55,25');
  expect(
    (await admin.get<Part & { reference: string | null }>(`/set-parts/${part.id}`)).reference,
  ).toBeNull();
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Peça atualizada com sucesso.')).toBeVisible();
  expect((await admin.get<Part>(`/set-parts/${part.id}`)).final_value).toBe(552.5);

  const title = unique('Fresa');
  const process = await createFrom(page, 'Processo', title, 'Novo processo', 'Dobra');
  // What it began with is nothing that was typed: it closes at once.
  await page.keyboard.press('Escape');
  await expect(process.dialog).toBeHidden();
  await expect(process.field).toHaveValue('Dobra');
  await expect(process.field).toBeFocused();

  await createFrom(page, 'Processo', title, 'Novo processo', 'Dobra');
  const notes = process.dialog.getByRole('textbox', { name: 'Observações' });
  await notes.fill('com refrigeração');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Alterações não salvas' });
  await question.getByRole('button', { name: 'Continuar editando' }).click();
  await expect(question).toBeHidden();
  await expect(notes).toHaveValue('com refrigeração');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Salvar' }).click();
  await expect(process.dialog).toBeHidden();
  await expect(process.field).toHaveValue(title);
  await expect(page).toHaveURL(new RegExp(`part=${part.id}$`));
});

test('a customer, an NCM, and a sheet with its material are created where they are missing', async ({
  page,
  admin,
}) => {
  const order = await makeQuote(admin, { customer_id: null });
  const name = unique('Serralheria');
  await page.goto(`/order/${order.id}`);
  await page.getByRole('button', { name: 'Informações gerais' }).click();
  const customer = await createFrom(page, 'Cliente', name, 'Novo cliente');
  await customer.dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(customer.dialog).toBeHidden();
  await expect(customer.field).toHaveValue(name);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(toast(page, 'Pedido salvo com sucesso.')).toBeVisible();

  const { order: priced, part } = await makePricedQuote(admin);
  await page.goto(`/order/${priced.id}?part=${part.id}`);
  const ncm = await createFrom(page, 'NCM', '99887766', 'Novo NCM', /^7326/);
  await expect(ncm.dialog.getByLabel('Código')).toHaveValue('9988.77.66');
  await ncm.dialog.getByRole('textbox', { name: 'IPI' }).fill('7');
  await ncm.dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(ncm.dialog).toBeHidden();
  await expect(ncm.field).toHaveValue(/^9988\.77\.66/);

  // A material that a new sheet misses is created over the sheet, and Ctrl+S saves each dialog.
  const [sheetName, materialName] = [unique('Chapa corten'), unique('Corten')];
  const sheet = await createFrom(page, 'Chapa', sheetName, 'Nova chapa', /^Chapa/);
  for (const [field, value] of [
    ['Espessura', '2'],
    ['Largura', '1000'],
    ['Comprimento', '2000'],
  ] as const)
    await sheet.dialog.getByLabel(field).fill(value);
  const material = await createFrom(page, 'Material', materialName, 'Novo material');
  await expect(material.dialog.getByLabel('Nome')).toHaveValue(materialName);
  await material.dialog.getByLabel('Peso específico').fill('0,00785');
  await material.dialog.getByLabel('Preço').fill('12');
  await page.keyboard.press('Control+s');
  await expect(material.dialog).toBeHidden();
  await expect(material.field).toHaveValue(materialName);
  await expect(sheet.dialog.getByLabel('Espessura')).toHaveValue('2,00');
  await page.keyboard.press('Control+s');
  await expect(sheet.dialog).toBeHidden();
  await expect(sheet.field).toHaveValue(new RegExp(`^${sheetName}`));
});
