import { screen, waitFor, within } from '@testing-library/react';
import type { components } from '../api/schema';
import { on } from '../../test/api';
import { signedIn } from '../../test/fixtures';
import { showApp } from '../../test/show-app';

type Schemas = components['schemas'];

const orders: Schemas['CutBatchOrderView'][] = [
  {
    id: 12,
    customer: 'Metalúrgica Açaí',
    status: 'released_for_production',
    due_date: '2026-12-10T08:00:00',
  },
  { id: 9, customer: null, status: 'waiting_release', due_date: null },
];
const purchase: Schemas['BatchPurchaseView'] = {
  id: 31,
  batch_id: 4,
  name: 'Chapa 3 mm',
  material: 'Aço 1020',
  thickness: 3,
  count: 2,
  weight: 169.56,
  value: 1509.08,
  bought: 0,
  due_date: '2026-12-10T08:00:00',
};
const amount = (weight: number, value: number) => ({ weight, value });
const sums = {
  bought: amount(169.56, 1509.08),
  own: amount(11.304, 100.61),
  used: amount(150, 1335),
  kept: amount(20, 178),
  scrap: amount(10.864, 96.69),
  utilisation: 93.25,
};
const batch = (fields: Partial<Schemas['CutBatchPlanView']> = {}): Schemas['CutBatchPlanView'] => ({
  id: 4,
  version: 2,
  state: 'open',
  created_at: '2026-11-27T15:00:00.000Z',
  orders,
  to_buy: 2,
  bought: 0,
  made_at: '2026-11-27T15:00:00.000Z',
  settings: {
    method: 'free',
    gap: 5,
    edge: 10,
    kerf: 3,
    trim: 0,
    unturned_part_ids: [],
    left_out_part_ids: [],
    unused_sheet_ids: [],
    unused_item_ids: [],
  },
  groups: [
    {
      key: 'sheet-1-3',
      kind: 'sheet',
      name: 'Aço 1020',
      thickness: 3,
      stock: [
        { id: 7, own: true, name: 'E7 · Estante 1' },
        { id: 3, own: false, name: 'Chapa 3 mm' },
      ],
      parts: [
        {
          id: 1,
          title: 'Tampa',
          set: '12 · Base',
          number: 1,
          pieces: 4,
          width: 580,
          length: 700,
          outline: null,
        },
      ],
      outside: [{ id: 1, title: 'Tampa', reason: 'no_stock', pieces: 3 }],
      plan: {
        ...sums,
        outdated: false,
        changed: [],
        digest: 'as-shown',
        proved: false,
        cuts: [],
        released: [],
        new_sheets: [],
        purchases: [],
        items: [{ id: 7, name: 'E7 · Estante 1', count: 1, weight: 11.304, value: 100.61 }],
        loss: 20.5,
        uncovered: 0,
      },
    },
  ],
  sums,
  purchases: [purchase],
  can_edit: true,
  ...fields,
});

const rowOf = async (table: string, row: RegExp) =>
  (
    await within(await screen.findByRole('table', { name: table })).findByRole('row', { name: row })
  ).textContent.replaceAll('\u00A0', ' ');

describe('orders that are cut together', () => {
  it('are chosen by what is due first, and open as a batch', async () => {
    on('get', '/api/cut-batches', { 500: {} });
    on('get', '/api/cut-batches/orders', { 500: {} });
    const { user } = showApp('/cut-batches');
    await screen.findByText('Erro ao buscar lotes de corte');
    on('get', '/api/cut-batches', { 200: [] });
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await screen.findByText(/^Nenhum lote de corte/);
    await user.click(screen.getByRole('button', { name: 'Novo lote' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Novo lote' }));
    await dialog.findByText('Erro ao buscar pedidos em produção');
    on('get', '/api/cut-batches/orders', { 200: orders });
    await user.click(dialog.getByRole('button', { name: 'Tentar de novo' }));
    await user.click(await dialog.findByRole('checkbox', { name: 'Pedido 000012' }));
    const made = on('post', '/api/cut-batches', { 500: {} });
    await user.click(dialog.getByRole('button', { name: 'Novo lote' }));
    await screen.findByText('Erro ao criar o lote');
    expect(made.at(-1)?.body).toEqual({ order_ids: [12] });
    on('post', '/api/cut-batches', { 201: batch() });
    on('get', '/api/cut-batches/{id}', { 200: batch() });
    await user.click(dialog.getByRole('button', { name: 'Novo lote' }));
    await screen.findByRole('heading', { name: 'Lote 4' });
    screen.getByText(/Metalúrgica Açaí · Prazo 10\/12\/2026/);
    expect(await rowOf('O que comprar', /Chapa 3 mm/)).toBe(
      'Chapa 3 mmAço 1020 · 3,00 mm2169,56 kgR$ 1.509,08',
    );
    expect(await rowOf('O que comprar', /E7/)).toBe(
      'Do estoqueE7 · Estante 1Aço 1020 · 3,00 mm111,30 kgR$ 100,61',
    );
    screen.getByText('3 × Tampa: sem chapa ou barra');
  });

  it('take what is chosen of the stock, are released, opened again, and cut once that is confirmed', async () => {
    on('get', '/api/cut-batches/{id}', { 500: {} });
    const { user } = showApp('/cut-batches/4');
    await screen.findByText('Erro ao carregar o lote');
    const old = batch().groups.map((group) => ({
      ...group,
      plan: group.plan && { ...group.plan, outdated: true, changed: ['Tampa'] },
    }));
    on('get', '/api/cut-batches/{id}', { 200: batch({ groups: old }) });
    await user.click(screen.getByText('Tentar de novo'));
    await screen.findByText('Desatualizado: mudou Tampa.');
    await user.click(screen.getByRole('checkbox', { name: 'Usar: E7 · Estante 1' }));
    expect(screen.getByRole('button', { name: 'Liberar lote' }).hasAttribute('disabled')).toBe(true);
    on('get', '/api/cut-batches/{id}', { 200: batch() });
    const computed = on('post', '/api/cut-batches/{id}/plan', { 200: batch() });
    await user.click(screen.getByRole('button', { name: 'Calcular de novo' }));
    await screen.findByText(/^Calculado em/);
    expect(computed.at(-1)?.body).toMatchObject({ unused_item_ids: [7], unused_sheet_ids: [] });
    on('put', '/api/cut-batches/{id}/state', {
      409: { message: 'E7 · Estante 1 está reservado para o lote 3' },
    });
    await user.click(screen.getByRole('button', { name: 'Liberar lote' }));
    await screen.findByText('E7 · Estante 1 está reservado para o lote 3');
    const released = batch({ state: 'released', version: 3 });
    on('get', '/api/cut-batches/{id}', { 200: released });
    on('put', '/api/cut-batches/{id}/state', { 200: released });
    await user.click(screen.getByRole('button', { name: 'Liberar lote' }));
    await screen.findByText('Lote liberado');
    const moved = on('put', '/api/cut-batches/{id}/state', { 500: {} });
    await user.click(screen.getByRole('button', { name: 'Reabrir' }));
    await screen.findByText('Erro ao mudar a situação do lote');
    expect(moved.at(-1)?.body).toEqual({ state: 'open', version: 3 });
    expect(screen.queryByRole('button', { name: 'Etiquetas dos retalhos' })).toBeNull();
    const cut = batch({ state: 'cut', version: 4 });
    on('get', '/api/cut-batches/{id}', { 200: cut });
    on('put', '/api/cut-batches/{id}/state', { 200: cut });
    await user.click(screen.getByRole('button', { name: 'Marcar como cortado' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Marcar o lote como cortado' }));
    await user.click(asked.getByRole('button', { name: 'Marcar como cortado' }));
    await screen.findByText('Lote cortado: retalhos no estoque');
    const labels = on('get', '/api/cut-batches/{id}/pdf-labels', { 500: {} });
    await user.click(screen.getByRole('button', { name: 'Etiquetas dos retalhos' }));
    await screen.findByText('Erro ao gerar o PDF do corte');
    expect(labels).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Liberar lote' })).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'Comprado: Chapa 3 mm' }).hasAttribute('disabled')).toBe(
      true,
    );
  });

  it('are others while it is open', async () => {
    on('get', '/api/cut-batches/{id}', { 200: batch() });
    on('get', '/api/cut-batches/orders', { 200: [{ ...orders[0]!, id: 15 }] });
    const { user } = showApp('/cut-batches/4');
    await user.click(await screen.findByRole('button', { name: 'Mudar pedidos' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mudar pedidos' }));
    await user.click(await dialog.findByRole('checkbox', { name: 'Pedido 000015' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Pedido 000009' }));
    const sent = on('put', '/api/cut-batches/{id}/orders', { 500: {} });
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    await screen.findByText('Erro ao mudar os pedidos do lote');
    expect(sent.at(-1)?.body).toEqual({ order_ids: [12, 15], version: 2 });
    on('put', '/api/cut-batches/{id}/orders', { 200: batch() });
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are deleted while they are open', async () => {
    on('get', '/api/cut-batches/{id}', { 200: batch() });
    on('get', '/api/cut-batches', { 200: [] });
    on('delete', '/api/cut-batches/{id}', { 500: {} });
    const { user } = showApp('/cut-batches/4');
    const remove = async () => {
      await user.click(await screen.findByRole('button', { name: 'Excluir lote' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Excluir lote' }));
      await user.click(dialog.getByRole('button', { name: 'Excluir lote' }));
    };
    await remove();
    await screen.findByText('Erro ao excluir o lote');
    on('delete', '/api/cut-batches/{id}', { 204: null });
    await remove();
    await screen.findByText(/^Nenhum lote de corte/);
  });

  it('have one list of what to buy, in which purchases are ticked off', async () => {
    on('get', '/api/cut-purchases', { 500: {} });
    const { user } = showApp('/cut-purchases');
    await screen.findByText('Erro ao buscar compras');
    on('get', '/api/cut-purchases', { 200: [purchase] });
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    const box = await screen.findByRole('checkbox', { name: 'Comprado: Chapa 3 mm' });
    on('put', '/api/cut-purchases/{id}', { 500: {} });
    await user.click(box);
    await screen.findByText('Erro ao marcar a compra');
    const bought = { ...purchase, bought: 2 };
    const sent = on('put', '/api/cut-purchases/{id}', { 204: null });
    on('get', '/api/cut-purchases', { 200: [bought] });
    await user.click(box);
    await screen.findByText(/^Nada a comprar/);
    expect(sent.at(-1)?.body).toEqual({ bought: 2 });
    await user.click(screen.getByRole('checkbox', { name: 'Só o que falta' }));
    await screen.findByRole('checkbox', { name: 'Comprado: Chapa 3 mm', checked: true });
  });

  it('are for those who see all orders; who edits none only looks', async () => {
    signedIn('view_all_orders');
    on('get', '/api/cut-batches/{id}', { 200: batch({ can_edit: false }) });
    showApp('/cut-batches/4');
    await screen.findByRole('heading', { name: 'Lote 4' });
    expect(screen.queryByRole('button', { name: 'Liberar lote' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Calcular de novo' })).toBeNull();
    screen.getByRole('link', { name: 'Corte' });
  });
});
