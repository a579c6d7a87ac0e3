import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { AdminContext, localStorageStore, testDataProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { on } from '../../../test/api';
import { SignInAgain } from './proof';

interface Proof {
  needed: boolean;
  passkey: boolean;
  provider: string | null;
}

const LONG_AGO: Proof = { needed: true, passkey: false, provider: null };

/** With what the server answered before, and answers. */
const show = (proof: Proof) => {
  on('get', '/api/profile/proof', { 200: proof });
  const queryClient = new QueryClient();
  queryClient.setQueryData(['proof'], proof);
  const element = (
    <AdminContext dataProvider={testDataProvider()} store={localStorageStore()} queryClient={queryClient}>
      <SignInAgain />
    </AdminContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
};

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('signing in again, without a password', () => {
  it('is not asked for while the sign-in is recent', () => {
    show({ needed: false, passkey: true, provider: 'Metal Ltda.' });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(buttons()).toEqual([]);
  });

  it.each([
    [{ passkey: true }, ['Confirmar com chave de acesso']],
    [{ provider: 'Metal Ltda.' }, ['Confirmar em Metal Ltda.']],
    [
      { passkey: true, provider: 'Metal Ltda.' },
      ['Confirmar com chave de acesso', 'Confirmar em Metal Ltda.'],
    ],
  ])('offers what the account has: %j', (ways, names) => {
    show({ ...LONG_AGO, ...ways });
    expect(screen.getByRole('alert').textContent).toContain('há mais de 10 minutos');
    expect(buttons()).toEqual(names);
  });

  it('says what to do where the account has no way', () => {
    show(LONG_AGO);
    expect(screen.getByRole('alert').textContent).toContain('Peça a um administrador');
    expect(buttons()).toEqual([]);
  });
});
