import type { Page } from '@playwright/test';
import { PASSWORD } from '../../support/factories.js';
import { toast } from '../../support/screens.js';
import { expect, SIGNED_OUT, test } from '../../support/test.js';

test.use({ storageState: SIGNED_OUT });

/** A device of the user's that has passkeys and knows its user. @returns gives it the user's consent, or takes it away */
async function withAuthenticator(page: Page): Promise<(consent: boolean) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async (isUserVerified) => {
    await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  };
}

/** The product by the name that passkeys are for. */
const byName = (server: string) => server.replace('127.0.0.1', 'localhost');

const signOut = async (page: Page) => {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.removeItem('authToken'));
};

test(
  'a passkey is registered, signs in alone and after the password, and is removed',
  { tag: '@wide' },
  async ({ page, newUser, server }) => {
    const user = await newUser();
    const home = byName(server);
    const consent = await withAuthenticator(page);
    const typePassword = async () => {
      await page.goto(`${home}/login`);
      await page.getByLabel('Email').fill(user.email);
      await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    };
    const atHome = () => expect(page.getByRole('heading', { name: 'Orçamentos' })).toBeVisible();
    await typePassword();
    await atHome();

    await page.goto(`${home}/profile`);
    await page.getByRole('button', { name: 'Cadastrar chave' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cadastrar chave de acesso' });
    await expect(dialog.getByLabel('Nome da chave')).toHaveValue(/Chrome/);
    await dialog.getByLabel('Nome da chave').fill('Celular');
    await dialog.getByRole('button', { name: 'Cadastrar', exact: true }).click();
    await expect(dialog.getByRole('list', { name: 'Códigos de recuperação' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Guardei os códigos' }).click();
    const list = page.getByRole('list', { name: 'Chaves de acesso' });
    await expect(list.getByText('Ainda não usada para entrar')).toBeVisible();
    await expect(page.getByText('Ativa, com chaves de acesso.')).toBeVisible();

    // The same device holds one of the account already.
    await page.getByRole('button', { name: 'Cadastrar chave' }).click();
    await dialog.getByRole('button', { name: 'Cadastrar', exact: true }).click();
    await expect(toast(page, 'Este aparelho já tem uma chave de acesso desta conta.')).toBeVisible();
    await page.keyboard.press('Escape');

    await signOut(page);
    await page.goto(`${home}/login`);
    await consent(false);
    await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click();
    await expect(page.getByText('a confirmação foi cancelada ou o tempo acabou')).toBeVisible();
    await consent(true);
    await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click();
    await atHome();

    await signOut(page);
    await typePassword();
    await page.getByRole('button', { name: 'Usar chave de acesso' }).click();
    await atHome();

    await page.goto(`${home}/profile`);
    await expect(list.getByText(/^Último uso em /)).toBeVisible();
    await page.getByRole('button', { name: 'Remover Celular' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remover', exact: true }).click();
    await expect(toast(page, 'Chave de acesso Celular removida.')).toBeVisible();
    await expect(page.getByText('Desativada. Com ela, entrar exige')).toBeVisible();
    await signOut(page);
    await page.goto(`${home}/login`);
    await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click();
    await expect(page.getByText('Esta chave de acesso não está cadastrada')).toBeVisible();
  },
);
