import { screen, waitFor, within } from '@testing-library/react';
import { on } from '../../test/api';
import { company, onHome, onOrder, order } from '../../test/fixtures';
import { showApp } from '../../test/show-app';

it('an order that is deleted on its screen leads back to the list', async () => {
  onOrder();
  on('delete', '/api/orders/{id}', { 200: order() });
  onHome();
  const { user } = showApp('/order/1');
  await user.click(await screen.findByRole('button', { name: 'Mais ações' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirmar' }));
  await waitFor(() => expect(window.location.pathname).toBe('/orders'));
});

it('a quote of a company without a CNPJ says so, and leads to where an administrator gives it', async () => {
  onOrder();
  on('get', '/api/company', { 200: company({ cnpj: null }) });
  showApp('/order/1');
  const link = await screen.findByRole('link', { name: 'nome ou CNPJ da empresa em branco' });
  expect(link.getAttribute('href')).toBe('/company');
});
