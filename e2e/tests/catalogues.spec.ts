import type { Locator, Page } from '@playwright/test';
import { unique } from '../support/api.js';
import { chooseFromMenu, toast } from '../support/screens.js';
import { expect, test } from '../support/test.js';

const type = async (form: Locator | Page, field: string, value: string) => {
  await form.getByRole('textbox', { name: field, exact: true }).fill(value);
};

const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar' });
const rowOf = (page: Page, title: string, name: string) =>
  page.getByRole('table', { name: title }).getByRole('row').filter({ hasText: name });

/** A path, with what its list shows behind it. */
const addressOf = (path: string) => new RegExp(`${path}(\\?.*)?$`);

test('a material is looked for, added, changed and deleted', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.goto('/materials');
  const heads = page.getByRole('table', { name: 'Materiais' }).getByRole('columnheader');
  for (const column of ['Nome', 'Peso específico (g/cm³)', 'Preço por kg'])
    await expect(heads.filter({ hasText: column }).first()).toBeVisible();
  await search(page).fill('Aço SAE 1020');
  await expect(rowOf(page, 'Materiais', 'Aço SAE 1020').first()).toBeVisible();
  await search(page).fill('não existe em lugar algum');
  await expect(page.getByRole('table', { name: 'Materiais' })).toBeHidden();

  await page.getByRole('button', { name: 'Adicionar' }).click();
  await expect(page).toHaveURL(addressOf('/materials/create'));
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Salvar' }).click();
  for (const complaint of ['Nome é obrigatório', 'Peso específico é obrigatório', 'Preço é obrigatório'])
    await expect(form.getByText(complaint).first()).toBeVisible();
  for (const [field, value, complaint] of [
    ['Peso específico', '0,1234567', 'Máximo 6 casas decimais'],
    ['Preço por kg', '1e3', 'Digite um número'],
    ['Preço por kg', '1,23456', 'Máximo 4 casas decimais'],
  ] as const) {
    await type(form, field, value);
    await expect(form.getByText(complaint).first()).toBeVisible();
  }
  expect(sent).toEqual([]);

  const name = unique('Liga');
  await type(form, 'Nome', name);
  await type(form, 'Peso específico', '0,00785');
  await type(form, 'Preço por kg', '8,9');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(page).toHaveURL(addressOf('/materials'));

  await search(page).fill(name);
  await rowOf(page, 'Materiais', name).getByRole('link').click();
  await expect(page).toHaveURL(addressOf('/materials/\\d+'));
  await type(form, 'Preço por kg', '9,1234');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await search(page).fill(name);
  await expect(rowOf(page, 'Materiais', name)).toContainText('9,1234');

  await chooseFromMenu(page, name, 'Excluir');
  const question = page.getByRole('dialog', { name: 'Confirmar exclusão' });
  await expect(question).toContainText('Tem certeza que deseja excluir este material?');
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(rowOf(page, 'Materiais', name)).toBeVisible();
  await chooseFromMenu(page, name, 'Excluir');
  await question.getByRole('button', { name: 'Confirmar' }).click();
  await expect(toast(page, 'Excluído com sucesso.')).toBeVisible();
  await expect(rowOf(page, 'Materiais', name)).toHaveCount(0);
});

test("a list's search and sort stand in its address, also under an open entry", async ({ page }) => {
  await page.goto('/states');
  await search(page).fill('São');
  await expect(page).toHaveURL(/filter=.*S%C3%A3o|filter=.*São/);
  await page.getByRole('button', { name: 'ICMS' }).click();
  await rowOf(page, 'Estados', 'São Paulo').getByRole('link').click();
  const form = page.getByRole('dialog', { name: 'Editar estado' });
  await expect(form.getByRole('textbox', { name: 'Nome' })).toHaveValue('São Paulo');
  await page.reload();
  await expect(form.getByRole('textbox', { name: 'Nome' })).toHaveValue('São Paulo');
  await form.getByRole('button', { name: 'Cancelar' }).click();
  await expect(search(page)).toHaveValue('São');
  await expect(page.getByRole('columnheader', { name: 'ICMS' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('table', { name: 'Estados' }).getByRole('row')).toHaveCount(2);
  await page.goBack();
  await expect(form).toBeVisible();
});
