import { screen, waitFor } from '@testing-library/react';
import { on } from './api';
import { signedOut } from './fixtures';
import { showApp } from './show-app';

describe('signed out', () => {
  beforeEach(() => {
    signedOut();
    on('get', '/sanctum/csrf-cookie', { 204: null });
    on('get', '/api/sign-in-options', {
      200: { password_reset: true, registration: true, passkey_domain: null, oidc_name: null },
    });
  });

  const fill = async (user: ReturnType<typeof showApp>['user'], fields: Record<string, string>) => {
    for (const [label, text] of Object.entries(fields))
      await user.type(await screen.findByLabelText(label), text);
  };
  const ACCOUNT = { Email: 'ana@example.com', Senha: 'senha-de-teste' };

  it('shows a sign-in that the server fails at', async () => {
    on('post', '/api/login', { 500: {} });
    const { user } = showApp('/login');
    await fill(user, ACCOUNT);
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    await screen.findByText('Erro ao fazer login');
  });

  it('shows why a registration that the server fails at was refused', async () => {
    on('post', '/api/register', { 500: { message: 'recusado' } });
    const { user } = showApp('/register');
    await fill(user, { Nome: 'Ana', ...ACCOUNT, 'Confirme a senha': ACCOUNT.Senha });
    await user.click(screen.getByRole('button', { name: 'Concluir' }));
    await screen.findByText('Erro ao se registrar: recusado');
    await waitFor(() => expect(window.location.pathname).toBe('/register'));
  });
});
