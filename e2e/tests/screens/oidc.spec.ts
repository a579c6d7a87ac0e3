import { unique } from '../../support/api.js';
import { PASSWORD } from '../../support/factories.js';
import { atProvider } from '../../support/provider.js';
import { toast } from '../../support/screens.js';
import { expect, SIGNED_OUT, test } from '../../support/test.js';

test.use({ storageState: SIGNED_OUT });

/** The product by the name that PUBLIC_URL has. */
const byName = (server: string) => server.replace('127.0.0.1', 'localhost');

const aPerson = () => ({ sub: unique('pessoa'), email: 'ana@empresa.test' });

test(
  'an account is linked at the OpenID provider, signs in there, and is parted from it',
  { tag: '@wide' },
  async ({ page, newUser, server }) => {
    const user = await newUser();
    const home = byName(server);
    const toProvider = page.getByRole('button', { name: 'Continuar com Metal Ltda.' });
    const person = aPerson();
    await atProvider(page.context(), { person });
    const signOut = async () => {
      await page.context().clearCookies({ domain: 'localhost' });
      await page.evaluate(() => localStorage.removeItem('authToken'));
      await page.goto(`${home}/login`);
    };
    await page.goto(`${home}/login`);
    await toProvider.click();
    await expect(page.getByText('não está ligada a nenhuma conta')).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    await page.getByRole('link', { name: 'Voltar para a entrada' }).click();
    await page.getByLabel('Email').fill(user.email);
    await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Orçamentos' })).toBeVisible();

    await page.goto(`${home}/profile`);
    await page.getByRole('button', { name: 'Ligar', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await atProvider(page.context(), { person, refuses: true });
    await dialog.getByRole('button', { name: 'Ligar', exact: true }).click();
    await expect(page.getByText('O acesso pela conta da empresa foi cancelado')).toBeVisible();
    await page.getByRole('link', { name: 'Voltar para Meu perfil' }).click();
    await atProvider(page.context(), { person });
    await page.getByRole('button', { name: 'Ligar', exact: true }).click();
    await dialog.getByRole('button', { name: 'Ligar', exact: true }).click();
    await expect(page.getByText('Ligada a Metal Ltda. como ana@empresa.test.')).toBeVisible();

    await signOut();
    await toProvider.click();
    await expect(page.getByRole('heading', { name: 'Orçamentos' })).toBeVisible();

    await page.goto(`${home}/profile`);
    await page.getByRole('button', { name: 'Desligar', exact: true }).click();
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
    await toProvider.click();
    await expect(page.getByText('Erro ao entrar pela conta da empresa')).toBeVisible();
  },
);

test(
  'an invitation is taken at the OpenID provider; a password is chosen later, and the account parted',
  { tag: '@wide' },
  async ({ page, admin, server }) => {
    const home = byName(server);
    const name = unique('Convidada');
    const email = `${name.replace(/\s/g, '.').toLowerCase()}@example.com`;
    const { path } = await admin.post<{ path: string }>('/user-invitations', { name, email });
    const person = aPerson();
    await atProvider(page.context(), { person });
    const toProvider = page.getByRole('button', { name: 'Continuar com Metal Ltda.' });
    await page.goto(home + path);
    await expect(page.getByLabel('Nova senha', { exact: true })).toBeVisible();
    // Back in a browser that no longer knows what it began.
    await page.route('**/authorize?**', async (route) => {
      await page.context().clearCookies({ name: 'forja_oidc' });
      await route.continue();
    });
    await toProvider.click();
    await expect(page.getByText('O tempo para entrar acabou')).toBeVisible();
    await page.unroute('**/authorize?**');
    await page.getByRole('link', { name: 'Voltar para o convite' }).click();
    await toProvider.click();
    await expect(page.getByRole('heading', { name: 'Orçamentos' })).toBeVisible();

    await page.goto(`${home}/profile`);
    await expect(page.getByText('É a única forma de entrar nesta conta.')).toBeVisible();
    await expect(page.getByLabel('Senha atual')).toHaveCount(0);
    // As it is ten minutes after the sign-in.
    const needed = { needed: true, passkey: false, provider: 'Metal Ltda.' };
    const longAgo = async () => {
      await page.route('**/api/profile/proof', (route) => route.fulfill({ json: needed }));
      await page.reload();
    };
    const again = page.getByRole('button', { name: 'Confirmar em Metal Ltda.' });
    await longAgo();
    await page.route('**/api/profile/proof/oidc', (route) => route.abort());
    await again.click();
    await expect(toast(page, 'Erro ao confirmar que é você')).toBeVisible();
    await page.unrouteAll();
    await again.click();
    await expect(toast(page, 'Confirmado. Faça a alteração em até 10 minutos.')).toBeVisible();
    await expect(page).toHaveURL(`${home}/profile`);
    await expect(again).toHaveCount(0);
    await expect(page.getByLabel('Nova senha', { exact: true })).toBeFocused();

    // Left in a dialog, to a provider that does not say when its user signed in; back in the dialog.
    const dialog = page.getByRole('dialog', { name: 'Ativar verificação em duas etapas' });
    await longAgo();
    await page.getByRole('button', { name: 'Ativar', exact: true }).click();
    await atProvider(page.context(), { person: { ...person, auth_time: null } });
    await dialog.getByRole('button', { name: 'Confirmar em Metal Ltda.' }).click();
    await expect(page.getByText('A conta da empresa não informa quando você entrou nela')).toBeVisible();
    await atProvider(page.context(), { person: { ...person, auth_time: 1 } });
    await page.getByRole('link', { name: 'Voltar', exact: true }).click();
    await dialog.getByRole('button', { name: 'Confirmar em Metal Ltda.' }).click();
    await expect(page.getByText('A conta da empresa não pediu a entrada de novo')).toBeVisible();
    await atProvider(page.context(), { person });
    await page.getByRole('link', { name: 'Voltar', exact: true }).click();
    await expect(dialog.getByRole('button', { name: 'Confirmar em Metal Ltda.' })).toBeVisible();
    await page.unrouteAll();
    await dialog.getByRole('button', { name: 'Confirmar em Metal Ltda.' }).click();
    await expect(toast(page, 'Confirmado. Faça a alteração em até 10 minutos.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Continuar' })).toBeVisible();
    await expect(again).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    await expect(dialog.getByRole('img', { name: 'Código QR para o aplicativo autenticador' })).toBeVisible();
    await page.reload();
    await expect(page.getByText('É a única forma de entrar nesta conta.')).toBeVisible();
    await expect(dialog).toHaveCount(0);

    await page.getByLabel('Nova senha', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirme a senha', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Escolher senha' }).click();
    await expect(page.getByLabel('Senha atual')).toBeVisible();
    await page.getByRole('button', { name: 'Desligar', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Desligar', exact: true }).click();
    await expect(toast(page, 'Conta da empresa desligada.')).toBeVisible();

    const history = await admin.get<{ data: object[] }>(`/administration-history?search=${name}&kind=user`);
    expect(history.data[0]).toMatchObject({ user_name: name, action_title: 'Conta da empresa desligada' });
    await page.goto(home + path);
    await expect(page.getByText('Este link não vale mais')).toBeVisible();
  },
);
