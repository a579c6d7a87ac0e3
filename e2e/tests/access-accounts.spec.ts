import { PASSWORD } from '../support/factories.js';
import { chooseFromMenu, toast } from '../support/screens.js';
import { expect, test } from '../support/test.js';

const SIGNED_OUT = { cookies: [], origins: [] };

test(
  'a user who forgot the password gets a temporary one and chooses another',
  { tag: '@wide' },
  async ({ page, browser, contextOptions, newUser, server }) => {
    const { name, email } = await newUser();
    await page.goto('/users');
    await page.getByRole('searchbox').fill(email);
    await chooseFromMenu(page, name, 'Definir senha temporária');
    const dialog = page.getByRole('dialog', { name: `Senha temporária de ${name}` });
    const temporary = await dialog.getByRole('textbox', { name: 'Senha temporária' }).inputValue();
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    const given = page.getByRole('dialog', { name: 'Senha temporária definida' });
    await expect(given).toContainText(temporary);
    await given.getByRole('button', { name: 'Fechar' }).click();
    await expect(page.getByRole('row', { name }).getByText('Senha temporária')).toBeVisible();

    const context = await browser.newContext({
      ...contextOptions,
      baseURL: server,
      storageState: SIGNED_OUT,
    });
    const theirs = await context.newPage();
    await theirs.goto('/login');
    await theirs.getByRole('textbox', { name: 'Email' }).fill(email);
    await theirs.getByLabel('Senha', { exact: true }).fill(temporary);
    await theirs.getByRole('button', { name: 'Entrar' }).click();
    await expect(theirs.getByRole('heading', { name: 'Definir nova senha' })).toBeVisible();
    await theirs.goto('/materials');
    await expect(theirs).toHaveURL(/\/new-password$/);
    await theirs.getByLabel('Senha temporária', { exact: true }).fill(temporary);
    await theirs.getByLabel('Nova senha', { exact: true }).fill('uma senha só minha');
    await theirs.getByLabel('Confirme a senha', { exact: true }).fill('uma senha só minha');
    await theirs.getByRole('button', { name: 'Definir nova senha' }).click();
    await expect(toast(theirs, 'Senha alterada com sucesso.')).toBeVisible();
    // Where they wanted to go when the new password was asked for.
    await expect(theirs.getByRole('heading', { name: 'Materiais' })).toBeVisible();
    await context.close();
  },
);

test('the profile lists the sessions of its user and ends the others', async ({
  newUser,
  pageOf,
  browser,
  server,
  contextOptions,
}) => {
  const user = await newUser();
  const page = await pageOf(user);
  await page.goto('/profile');
  const sessions = page.getByRole('list', { name: 'Sessões' });
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Sair das outras' })).toBeDisabled();

  const context = await browser.newContext({ ...contextOptions, baseURL: server, storageState: SIGNED_OUT });
  await context.request.post('/api/login', { data: { email: user.email, password: PASSWORD } });
  await page.reload();
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Sair das outras' }).click();
  await expect(toast(page, 'As outras sessões foram encerradas.')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(sessions.getByRole('listitem')).toContainText('Esta sessão');
  expect((await context.request.get('/api/user')).status()).toBe(401);
  await context.close();
});
