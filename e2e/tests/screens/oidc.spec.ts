import { PASSWORD } from '../../support/factories.js';
import { toast } from '../../support/screens.js';
import { expect, SIGNED_OUT, test } from '../../support/test.js';

test.use({ storageState: SIGNED_OUT });

test('an account is linked at the OpenID provider, signs in there, and is parted from it', async ({
  page,
  newUser,
  server,
}) => {
  const user = await newUser();
  const home = server.replace('127.0.0.1', 'localhost');
  const atProvider = page.getByRole('button', { name: 'Continuar com Metal Ltda.' });
  const signOut = async () => {
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.removeItem('authToken'));
    await page.goto(`${home}/login`);
  };
  await page.goto(`${home}/login`);
  await atProvider.click();
  await expect(page.getByText('não está ligada a nenhuma conta')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('link', { name: 'Voltar para a entrada' }).click();
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Orçamentos' })).toBeVisible();

  await page.goto(`${home}/profile`);
  await page.getByRole('button', { name: 'Ligar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ligar', exact: true }).click();
  await expect(page.getByText('Ligada a Metal Ltda. como ana@empresa.test.')).toBeVisible();

  await signOut();
  await atProvider.click();
  await expect(page.getByRole('heading', { name: 'Orçamentos' })).toBeVisible();

  await page.goto(`${home}/profile`);
  await page.getByRole('button', { name: 'Desligar', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await page.route('**/api/profile/oidc/remove', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Desligar', exact: true }).click();
  await expect(toast(page, 'Erro ao desligar a conta da empresa')).toBeVisible();
  await page.unroute('**/api/profile/oidc/remove');
  await dialog.getByRole('button', { name: 'Desligar', exact: true }).click();
  await expect(toast(page, 'Conta da empresa desligada.')).toBeVisible();
  await page.route('**/api/profile/oidc', (route) => route.abort());
  await page.getByRole('button', { name: 'Ligar', exact: true }).click();
  await dialog.getByRole('button', { name: 'Ligar', exact: true }).click();
  await expect(toast(page, 'Erro ao ligar a conta da empresa')).toBeVisible();
  await page.unroute('**/api/profile/oidc');

  await signOut();
  await page.goto(`${home}/oidc?code=alheio&state=alheio`);
  await expect(page.getByText('Esta aba não pediu para entrar')).toBeVisible();
  await page.getByRole('link', { name: 'Voltar para a entrada' }).click();
  await page.route('**/api/login/oidc', (route) => route.abort());
  await atProvider.click();
  await expect(page.getByText('Erro ao entrar pela conta da empresa')).toBeVisible();
});
