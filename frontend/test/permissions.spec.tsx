import { screen, within } from '@testing-library/react';
import { onOrder, order, signedIn } from './fixtures';
import { showApp } from './show-app';

it.each([
  ['pre_order', 'Requer permissão para aprovar'],
  ['order', 'Não é possível alterar um pedido para orçamento'],
] as const)('the locked type of a %s says why, also by keyboard', async (type, reason) => {
  signedIn('edit_orders', 'edit_pre_orders');
  onOrder(order({ type, sets: [], can: { edit: true, change: true, delete: false, approve: false } }));
  const { user } = showApp('/order/1');
  const panel = await screen.findByRole('button', { name: /Informações gerais/ });
  await user.click(panel);
  await screen.findByText(reason);
  panel.focus();
  await user.tab();
  const field = screen.getByRole('combobox', { name: 'Tipo' });
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-disabled')).toBe('true');
  const description = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  within(description!).getByText(reason);
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('option')).toBeNull();
});
