import { readFile } from 'node:fs/promises';
import { unique, type Named } from '../../support/api.js';
import { chooseFromMenu, toast } from '../../support/screens.js';
import { expect, test } from '../../support/test.js';

test('an administrator exports what is kept about a user, and takes a former one out for good', async ({
  page,
  newUser,
}) => {
  const user = await newUser();
  await page.goto('/users');
  await page.getByRole('searchbox').fill(user.name);
  const download = page.waitForEvent('download');
  await chooseFromMenu(page, user.name, 'Exportar dados pessoais');
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8')) as { Conta: object[] };
  expect(file.Conta).toMatchObject([{ Nome: user.name, 'E-mail': user.email }]);

  await chooseFromMenu(page, user.name, 'Anonimizar');
  const dialog = page.getByRole('dialog', { name: `Anonimizar ${user.name}` });
  await expect(dialog).toContainText('Esta ação não pode ser desfeita!');
  const field = dialog.getByRole('textbox', { name: `Digite ${user.name} para confirmar` });
  await field.fill('outra pessoa');
  await dialog.getByRole('button', { name: 'Anonimizar' }).click();
  await expect(dialog).toContainText('O nome não confere');
  await field.fill(user.name);
  await dialog.getByRole('button', { name: 'Anonimizar' }).click();
  await expect(toast(page, `Dados pessoais de ${user.name} removidos.`)).toBeVisible();
  await expect(page.getByText('Nada corresponde à busca.')).toBeVisible();
  await page.getByRole('searchbox').fill('Usuário removido nº');
  await expect(page.getByRole('row', { name: /Usuário removido nº \d+/ }).first()).toBeVisible();
});

test('personal data that can’t be exported or removed say so', async ({ page, admin }) => {
  const name = unique('Cliente');
  const { id } = await admin.post<Named>('/customers', { name, contact: 'Maria', email: 'maria@metal.test' });
  await page.route('**/personal-data', (route) => route.fulfill({ status: 500, json: {} }));
  await page.route('**/anonymization', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Exportar meus dados' }).click();
  await expect(toast(page, 'Erro ao exportar os dados pessoais')).toBeVisible();

  await page.goto(`/customers/${id}`);
  await page.getByRole('button', { name: 'Remover dados do contato' }).click();
  const dialog = page.getByRole('dialog', { name: `Remover o contato de ${name}` });
  const confirm = dialog.getByRole('button', { name: 'Remover dados do contato' });
  await dialog.getByRole('textbox').fill(name);
  await confirm.click();
  await expect(toast(page, 'Erro ao remover os dados pessoais')).toBeVisible();
  await page.unrouteAll();
  await confirm.click();
  await expect(toast(page, `Dados pessoais de ${name} removidos.`)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Contato' })).toHaveValue('');
});
