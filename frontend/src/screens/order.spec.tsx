import { screen, waitFor, within } from '@testing-library/react';
import { CUT, on } from '../../test/api';
import { company, onHome, onOrder, order, part, set } from '../../test/fixtures';
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

it('what a drawing says stands on its card, and stays offered where it can’t be taken over', async () => {
  const drawn = part({
    title: '7',
    content: 'a/7.webp',
    original: { path: 'a/7.pdf', name: '7.pdf', mime: 'application/pdf', page: 1 },
  });
  onOrder(order({ sets: [set({ parts: [drawn] })] }));
  const read = { text: 'Tampa', confidence: 0.97, learned_from: 0, source: 'text' } as const;
  const place = { x: 0, y: 0, width: 0.1, height: 0.1 };
  on('get', '/api/orders/{order_id}/parts/suggestions', {
    200: [
      {
        part_id: drawn.id,
        suggestions: [{ ...read, field: 'title', value: 'Tampa', place }],
        reading: false,
        material: null,
        sheet: null,
        ncm_id: null,
        weight: null,
      },
    ],
  });
  on('patch', '/api/orders/{order_id}/parts', CUT);
  const { user } = showApp('/order/1');
  await user.click(await screen.findByRole('button', { name: 'Aceitar do desenho: Nome Tampa' }));
  await screen.findByText('Erro ao aceitar os valores dos desenhos');
  on('patch', '/api/orders/{order_id}/parts', {
    200: {
      parts: [],
      removed: [],
      refused: [{ index: 0, id: drawn.id, status: 409, message: 'Ana Souza a alterou', errors: {} }],
      kept: [],
      order_totals: order().totals,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Aceitar 1 com certeza' }));
  await screen.findByText('1 peça ficou como está: Ana Souza a alterou');
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
  await screen.findByRole('button', { name: 'Aceitar 1 com certeza' });
});
