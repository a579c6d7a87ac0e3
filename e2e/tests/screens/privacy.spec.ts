import { readFile } from 'node:fs/promises';
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
