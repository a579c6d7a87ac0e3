import { screen, within } from '@testing-library/react';
import { on } from '../../test/api';
import { onOrder, order, part } from '../../test/fixtures';
import { showApp } from '../../test/show-app';

it('a conflict of an order names who saved the order, not who calculated its parts since', async () => {
  onOrder();
  const { user } = showApp('/order/1');
  await user.click(await screen.findByRole('button', { name: /Informações gerais/ }));
  await user.type(await screen.findByRole('textbox', { name: /frete/i }), '250');
  on('get', '/api/orders/{id}', { 200: order({ version: 2, delivery_value: 180 }) });
  on('put', '/api/orders/{id}', { 409: { message: 'Alterado' } });
  const event = { action: 'saved', created_at: '2026-01-06T12:00:00.000Z' } as const;
  on('get', '/api/orders/{id}/history', {
    200: [
      { ...event, id: 3, user_name: 'Bruno', action: 'recalculated', details: { part_ids: [part().id] } },
      { ...event, id: 2, user_name: 'Carla', details: { delivery_value: [100, 180] } },
    ],
  });
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(/Carla/);
  expect(dialog.queryByText(/Bruno/)).toBeNull();
});
