import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CUT, on } from '../../test/api';
import { customer, listedUser, signedOut, state, user } from '../../test/fixtures';
import { showApp } from '../../test/show-app';

const PASSWORD = 'senha-de-teste';
/** @param where the name of the dialog whose fields are meant, where one is open */
const fill = async (fields: Record<string, string>, where?: RegExp) => {
  const form = where === undefined ? screen : within(await screen.findByRole('dialog', { name: where }));
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(await form.findByLabelText(label), { target: { value } });
};
const press = async ({ user }: ReturnType<typeof showApp>, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const factor = (since: string | null) => ({
  totp_since: since,
  passkeys: 0,
  recovery_codes_left: since === null ? 0 : 10,
  required: false,
});
const NO_PROVIDER = { provider: null, linked: false, label: null, last_used_at: null, password_needed: true };
const SINCE = '2026-01-05T12:00:00.000Z';

describe('the profile', () => {
  beforeEach(() => {
    on('get', '/api/profile/sessions', { 200: [] });
    on('get', '/api/profile/second-factor', { 200: factor(null) });
    on('get', '/api/profile/passkeys', { 200: { domain: 'localhost', password_needed: true, passkeys: [] } });
    on('get', '/api/profile/oidc', { 200: NO_PROVIDER });
  });

  it('says that a second factor can’t be fetched or turned on', async () => {
    on('get', '/api/profile/second-factor', CUT);
    const shown = showApp('/profile');
    await screen.findByText('Erro ao buscar a verificação em duas etapas');
    on('get', '/api/profile/second-factor', { 200: factor(null) });
    const asked = on('post', '/api/profile/totp', CUT);
    await press(shown, 'Tentar de novo');
    await press(shown, 'Ativar');
    await fill({ 'Senha atual': PASSWORD }, /./);
    await press(shown, 'Continuar');
    await screen.findByText('Erro ao ativar a verificação em duas etapas');
    expect(asked).toMatchObject([{ body: { password: PASSWORD } }]);
  });

  it.each([
    [
      'Novos códigos de recuperação',
      '/api/profile/recovery-codes',
      'Erro ao fazer novos códigos de recuperação',
    ],
    ['Desativar', '/api/profile/totp/remove', 'Erro ao desativar a verificação em duas etapas'],
  ] as const)('%s: a second factor that can’t be changed says so', async (name, path, text) => {
    on('get', '/api/profile/second-factor', { 200: factor(SINCE) });
    const asked = on('post', path, CUT);
    const shown = showApp('/profile');
    await press(shown, name);
    await fill({ 'Senha atual': PASSWORD, Código: '000000' }, /./);
    const dialog = within(await screen.findByRole('dialog'));
    await shown.user.click(dialog.getByRole('button', { name }));
    await screen.findByText(text);
    expect(asked).toMatchObject([{ body: { code: '000000' } }]);
    await shown.user.keyboard('{Escape}');
    await gone();
  });

  it('says that personal data can’t be exported', async () => {
    on('get', '/api/profile/personal-data', { 500: {} });
    const shown = showApp('/profile');
    await press(shown, 'Exportar meus dados');
    await screen.findByText('Erro ao exportar os dados pessoais');
  });

  it('says that a browser without passkeys offers none', async () => {
    showApp('/profile');
    await screen.findByText('Este navegador ou aparelho não oferece chaves de acesso.');
    expect(screen.getByRole('button', { name: 'Cadastrar chave' })).toHaveProperty('disabled', true);
  });
});

describe('a browser with passkeys', () => {
  /** The browser's answer to a page that asks for a passkey. */
  const asked = jest.fn<Promise<object>, []>();
  const refusal = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  const bytes = new ArrayBuffer(1);
  const response = {
    clientDataJSON: bytes,
    attestationObject: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: null,
  };
  const passkey = {
    id: 'AA',
    rawId: bytes,
    type: 'public-key',
    getClientExtensionResults: () => ({}),
    response,
  };
  const user = { id: 'AA', name: 'Ana', displayName: 'Ana' };
  const options = { challenge: 'AA', rp: { name: 'Forja' }, user, pubKeyCredParams: [] };
  const OVER = 'O tempo para usar a chave de acesso acabou. Tente de novo.';

  beforeEach(() => {
    const credentials = { create: asked, get: asked };
    Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
    Object.defineProperty(window, 'PublicKeyCredential', { value: jest.fn(), configurable: true });
    asked.mockResolvedValue(passkey);
  });

  afterEach(() => {
    Reflect.deleteProperty(navigator, 'credentials');
    Reflect.deleteProperty(window, 'PublicKeyCredential');
  });

  it('says that passkeys can’t be listed, registered or removed', async () => {
    const none = { domain: 'localhost', password_needed: false, passkeys: [] };
    on('get', '/api/profile/sessions', { 200: [] });
    on('get', '/api/profile/second-factor', { 200: factor(null) });
    on('get', '/api/profile/oidc', { 200: NO_PROVIDER });
    on('get', '/api/profile/passkeys', CUT);
    on('post', '/api/profile/passkeys/options', CUT);
    const shown = showApp('/profile');
    await screen.findByText('Erro ao buscar as chaves de acesso');
    on('get', '/api/profile/passkeys', { 200: none });
    await press(shown, 'Tentar de novo');
    await press(shown, 'Cadastrar chave');
    await press(shown, 'Cadastrar');
    await screen.findByText('Erro ao cadastrar a chave de acesso');

    on('post', '/api/profile/passkeys/options', { 200: { options } });
    asked.mockImplementationOnce(refusal);
    await press(shown, 'Cadastrar');
    await screen.findByText(/a confirmação foi cancelada ou o tempo acabou/);
    on('post', '/api/profile/passkeys', { 422: { message: OVER, errors: { credential: [OVER] } } });
    await press(shown, 'Cadastrar');
    await screen.findByText(OVER);

    const made = { id: 3, name: 'Celular', created_at: SINCE, last_used_at: null };
    on('post', '/api/profile/passkeys', () => {
      on('get', '/api/profile/passkeys', { 200: { ...none, passkeys: [made] } });
      return { 201: { passkey: made, recovery_codes: [] } };
    });
    await press(shown, 'Cadastrar');
    await gone();
    on('post', '/api/profile/passkeys/{id}/remove', CUT);
    await press(shown, 'Remover Celular');
    await press(shown, 'Remover');
    await screen.findByText('Erro ao remover a chave de acesso');
  });

  it('says at the sign-in that a passkey was handed in too late', async () => {
    signedOut();
    on('get', '/sanctum/csrf-cookie', { 204: null });
    on('get', '/api/sign-in-options', {
      200: { password_reset: true, registration: true, passkey_domain: 'localhost', oidc_name: null },
    });
    on('post', '/api/login/passkey/options', { 200: { options } });
    on('post', '/api/login/passkey', { 401: { message: OVER } });
    const shown = showApp('/login');
    await press(shown, 'Entrar com chave de acesso');
    await screen.findByText(OVER);
  });
});

it('a browser without passkeys is offered none at the sign-in', async () => {
  signedOut();
  on('get', '/api/sign-in-options', {
    200: { password_reset: true, registration: true, passkey_domain: 'localhost', oidc_name: 'Metal Ltda.' },
  });
  showApp('/login');
  await screen.findByRole('button', { name: 'Continuar com Metal Ltda.' });
  expect(screen.queryByRole('button', { name: 'Entrar com chave de acesso' })).toBeNull();
});

it('says that a customer’s personal data can’t be removed, and empties the form once they are', async () => {
  let stored = customer({ contact: 'Maria', email: 'maria@metal.test' });
  on('get', '/api/states', { 200: [state()] });
  on('get', '/api/customers', () => ({ 200: [stored] }));
  on('get', '/api/customers/{id}', () => ({ 200: stored }));
  on('post', '/api/customers/{id}/anonymization', { 500: {} });
  const shown = showApp('/customers/1');
  await press(shown, 'Remover dados do contato');
  const dialog = within(await screen.findByRole('dialog', { name: `Remover o contato de ${stored.name}` }));
  const confirm = dialog.getByRole('button', { name: 'Remover dados do contato' });
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: stored.name } });
  await shown.user.click(confirm);
  await screen.findByText('Erro ao remover os dados pessoais');
  on('post', '/api/customers/{id}/anonymization', () => {
    stored = customer({ version: 2, contact: null, email: null });
    return { 204: null };
  });
  await shown.user.click(confirm);
  await screen.findByText(`Dados pessoais de ${stored.name} removidos.`);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Contato' })).toHaveProperty('value', ''));
});

it('says that a user can’t be invited', async () => {
  on('get', '/api/users', { 200: [] });
  on('get', '/api/groups', { 200: [] });
  const asked = on('post', '/api/user-invitations', CUT);
  const shown = showApp('/users');
  await press(shown, 'Convidar');
  await fill({ 'Nome *': 'Ana', 'Email *': 'ana@example.com' }, /Convidar/);
  const dialog = within(screen.getByRole('dialog', { name: 'Convidar usuário' }));
  await shown.user.click(dialog.getByRole('button', { name: 'Convidar' }));
  await screen.findByText('Erro ao convidar');
  expect(asked).toMatchObject([{ body: { name: 'Ana', email: 'ana@example.com' } }]);
});

it('says that a user’s second factor can’t be removed, and removes it at another try', async () => {
  on('get', '/api/users', { 200: [listedUser({ id: 2, name: 'Bruna Lima', second_factor: true })] });
  on('delete', '/api/users/{id}/second-factor', CUT);
  const shown = showApp('/users');
  await shown.user.click(await screen.findByLabelText('Ações de Bruna Lima'));
  await shown.user.click(await screen.findByRole('menuitem', { name: 'Remover verificação em duas etapas' }));
  await press(shown, 'Confirmar');
  await screen.findByText('Erro ao remover a verificação em duas etapas');
  on('delete', '/api/users/{id}/second-factor', { 200: user({ id: 2, name: 'Bruna Lima' }) });
  await press(shown, 'Confirmar');
  await screen.findByText('Verificação em duas etapas de Bruna Lima removida.');
});

describe('links by e-mail', () => {
  beforeEach(() => {
    signedOut();
    on('get', '/api/sign-in-options', {
      200: { password_reset: true, registration: true, passkey_domain: null, oidc_name: null },
    });
  });

  it('says that a link can’t be asked for', async () => {
    on('post', '/api/password-reset', CUT);
    const shown = showApp('/forgotten-password');
    await fill({ Email: 'ana@example.com' });
    await press(shown, 'Enviar link');
    await screen.findByText('Erro ao pedir o link');
  });

  it('says that a link can’t be opened', async () => {
    on('post', '/api/account-links/find', CUT);
    showApp('/invitation#abc');
    await screen.findByText('Erro ao abrir o link');
  });

  it('says that a password can’t be set under a link', async () => {
    on('post', '/api/account-links/find', {
      200: {
        purpose: 'reset',
        name: 'Ana',
        email: 'ana@example.com',
        expires_at: '2030-01-01T00:00:00.000Z',
      },
    });
    const used = on('post', '/api/account-links/use', CUT);
    const shown = showApp('/password-reset#def');
    await fill({ 'Nova senha': PASSWORD, 'Confirme a senha': PASSWORD });
    await press(shown, 'Salvar senha');
    await screen.findByText('Erro ao definir a senha');
    expect(used).toMatchObject([{ body: { token: 'def', password: PASSWORD } }]);
  });
});
