import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { CUT, on } from '../../test/api';
import { material, onHome, signedIn, signedOut, user } from '../../test/fixtures';
import { showApp } from '../../test/show-app';

const enter = () => screen.findByRole('button', { name: 'Entrar' });
const fill = async (fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
};
const ACCOUNT = { Email: 'ana@example.com', Senha: 'senha-de-teste' };
describe('signed out', () => {
  beforeEach(() => {
    signedOut();
    on('get', '/sanctum/csrf-cookie', { 204: null });
    on('get', '/api/sign-in-options', {
      200: { password_reset: true, registration: true, passkey_domain: null, oidc_name: null },
    });
  });

  it.each(['/', '/order/1', '/users', '/parts/1/print', '/no/such/path'])(
    '%s leads to the sign-in screen',
    async (address) => {
      const { router } = showApp(address);
      await enter();
      expect(router.state.location.pathname).toBe('/login');
    },
  );

  it.each(['/login#//evil.example/x', '/login?way=https://evil.example'])(
    '%s leads home once signed in',
    async (address) => {
      onHome();
      on('post', '/api/login', { 200: { token: 'token' } });
      const { user: person, router } = showApp(address);
      await fill(ACCOUNT);
      await person.click(await enter());
      await screen.findByText('Nenhum orçamento ainda.');
      expect(router.state.location).toMatchObject({ pathname: '/', search: '', hash: '' });
    },
  );

  it('shows at its fields what a sign-in lacks, and stays', async () => {
    const sent = on('post', '/api/login', { 422: { message: 'E-mail ou senha incorretos' } });
    const { user: person, router } = showApp('/login');
    await person.click(await enter());
    await screen.findByText('Email é obrigatório');
    await screen.findByText('Senha é obrigatória');
    expect(sent).toEqual([]);
    await fill(ACCOUNT);
    await person.click(await enter());
    await screen.findByText('E-mail ou senha incorretos');
    expect(screen.getByLabelText('Email')).toHaveProperty('value', ACCOUNT.Email);
    expect(router.state.location.pathname).toBe('/login');
  });

  it('shows why a disabled user can’t sign in', async () => {
    on('post', '/api/login', { 422: { message: 'Conta desabilitada' } });
    const { user: person } = showApp('/login');
    await fill(ACCOUNT);
    await person.click(await enter());
    expect((await screen.findByRole('alert')).textContent).toContain('Conta desabilitada');
  });

  it('shows a sign-in that the server fails at', async () => {
    on('post', '/api/login', { 500: {} });
    const { user: person } = showApp('/login');
    await fill(ACCOUNT);
    await person.click(await enter());
    await screen.findByText('Erro ao fazer login');
  });

  it('leaves the password where the OpenID provider is down', async () => {
    on('get', '/api/sign-in-options', {
      200: { password_reset: true, registration: true, passkey_domain: null, oidc_name: 'Metal Ltda.' },
    });
    const down = 'O serviço de entrada da empresa não responde. Tente mais tarde, ou use e-mail e senha.';
    on('post', '/api/login/oidc', { 503: { message: down } });
    const { user: person } = showApp('/login');
    await person.click(await screen.findByRole('button', { name: 'Continuar com Metal Ltda.' }));
    await screen.findByText(down);
    expect(screen.getByLabelText('Email')).toHaveProperty('disabled', false);
    expect(screen.getByLabelText('Email')).toHaveProperty('readOnly', false);
  });

  it('shows why a registration that the server fails at was refused', async () => {
    on('post', '/api/register', { 500: { message: 'recusado' } });
    const { user: person, router } = showApp('/register');
    await fill({ Nome: 'Ana', ...ACCOUNT, 'Confirme a senha': ACCOUNT.Senha });
    await person.click(screen.getByRole('button', { name: 'Concluir' }));
    await screen.findByText('Erro ao se registrar: recusado');
    expect(router.state.location.pathname).toBe('/register');
  });
});

describe('signed in', () => {
  it('leads home from the sign-in screens and from unknown paths', async () => {
    onHome();
    on('get', '/api/materials', { 200: [] });
    const { router } = showApp('/login');
    await screen.findByText('Nenhum orçamento ainda.');
    expect(router.state.location.pathname).toBe('/');
    for (const path of ['/register', '/no/such/path', '/materials/no-such-word', '/order/no-such-word']) {
      await act(() => router.navigate(path));
      await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    }
  });

  it('shows nothing of the administration to a user who is no administrator', async () => {
    onHome();
    signedIn('edit_pre_orders');
    const { router } = showApp('/groups');
    await screen.findByText('Nenhum orçamento ainda.');
    for (const path of ['/users', '/error-logs', '/document-queue']) {
      await act(() => router.navigate(path));
      await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    }
    screen.getByText('Materiais');
    expect(screen.queryByText('Usuários')).toBeNull();
  });

  it('asks once more for the user where no answer came', async () => {
    let asked = 0;
    on('get', '/api/user', () => (++asked === 1 ? CUT : { 200: user({ admin: true }) }));
    on('get', '/api/materials', { 200: [material()] });
    showApp('/materials');
    await screen.findByText('Aço 1020');
  });

  it('asks for the user again for as long as the page is being left', async () => {
    window.dispatchEvent(new Event('beforeunload'));
    let asked = 0;
    on('get', '/api/user', () => (++asked < 4 ? CUT : { 200: user({ admin: true }) }));
    on('get', '/api/materials', { 200: [material()] });
    showApp('/materials');
    await screen.findByText('Aço 1020');
  });

  it.each([
    ['that can’t be fetched', { 500: {} }],
    [
      'whose session ended elsewhere',
      { 401: { message: 'Sessão expirada ou inexistente. Entre novamente.' } },
    ],
  ])('signs out a user %s', async (_, answer) => {
    on('get', '/api/user', answer);
    on('get', '/api/sign-in-options', {
      200: { password_reset: true, registration: true, passkey_domain: null, oidc_name: null },
    });
    showApp('/materials');
    await enter();
    expect(localStorage.getItem('authToken')).toBeNull();
  });
});
