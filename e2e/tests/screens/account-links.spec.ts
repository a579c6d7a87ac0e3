import { mailWith } from '../../support/mails.js';
import { chooseFromMenu } from '../../support/screens.js';
import { unique } from '../../support/api.js';
import { expect, SIGNED_OUT, test } from '../../support/test.js';

const PASSWORD = 'uma senha só minha';

test('who is invited chooses a password under the link, and another one by e-mail when it is forgotten', async ({
  page,
  browser,
  contextOptions,
  server,
}) => {
  const name = unique('Convidada');
  const email = `${name.replace(/\s/g, '.').toLowerCase()}@example.com`;
  await page.goto('/users');
  await page.getByRole('button', { name: 'Convidar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Convidar usuário' });
  await dialog.getByRole('button', { name: 'Convidar' }).click();
  await expect(dialog.getByText('Nome é obrigatório')).toBeVisible();
  await dialog.getByLabel('Nome').fill(name);
  await dialog.getByLabel('Email').fill(email);
  await page.keyboard.press('Enter');
  const given = page.getByRole('dialog', { name: `Convite de ${name}` });
  await expect(given).toContainText(`E-mail enviado para ${email}.`);
  const first = await given.getByLabel('Link do convite').inputValue();
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill(email);
  await expect(page.getByRole('row', { name }).getByText('Convite enviado')).toBeVisible();
  await chooseFromMenu(page, name, 'Fazer novo convite');
  const link = new URL(await given.getByLabel('Link do convite').inputValue());
  expect(link.href).not.toBe(first);

  const context = await browser.newContext({ ...contextOptions, baseURL: server, storageState: SIGNED_OUT });
  const theirs = await context.newPage();
  const choose = async (password: string) => {
    await theirs.getByLabel('Nova senha', { exact: true }).fill(password);
    await theirs.getByLabel('Confirme a senha', { exact: true }).fill(password);
    await theirs.getByRole('button', { name: 'Salvar senha' }).click();
    await expect(theirs.getByText('Senha definida. Agora é só entrar.')).toBeVisible();
  };
  const signIn = async (password: string) => {
    await theirs.getByLabel('Email').fill(email);
    await theirs.getByLabel('Senha', { exact: true }).fill(password);
    await theirs.getByRole('button', { name: 'Entrar' }).click();
  };
  await theirs.goto(new URL(first).pathname + new URL(first).hash);
  await expect(theirs.getByText('Este link não vale mais')).toBeVisible();
  await theirs.goto(link.pathname + link.hash);
  await expect(theirs.getByLabel('Email')).toHaveValue(email);
  await expect(theirs).toHaveURL(/\/invitation$/);
  await theirs.reload();
  await choose(PASSWORD);
  await signIn('outra senha');
  await expect(theirs.getByText('E-mail ou senha incorretos')).toBeVisible();

  await theirs.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await expect(theirs.getByRole('heading', { name: 'Esqueci minha senha' })).toBeVisible();
  await theirs.getByLabel('Email').fill(email);
  await theirs.keyboard.press('Enter');
  await expect(theirs.getByText(`Se houver uma conta com o e-mail ${email}`)).toBeVisible();
  const mail = await mailWith(`para redefinir a senha da conta ${email}`);
  const [, token = ''] = /password-reset#([\w-]{43})/.exec(mail.replace(/=3D/g, '=')) ?? [];
  await theirs.goto(`/password-reset#${token}`);
  await choose(`${PASSWORD}, agora`);
  await signIn(`${PASSWORD}, agora`);
  await expect(theirs.getByRole('heading', { name: 'Orçamentos' })).toBeVisible();
  await context.close();
});
