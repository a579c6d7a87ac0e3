import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { components } from '../api/schema';
import { CUT, on } from '../../test/api';
import { listedOrder, NO_ORDERS, onHome, onOrder, order, signedIn } from '../../test/fixtures';
import { showApp } from '../../test/show-app';

type Shown = ReturnType<typeof showApp>;
type Listed = components['schemas']['OrderListItem'];

const choose = async ({ user }: Shown, item: string, name = '000001') => {
  await user.click(await screen.findByRole('button', { name: `Ações de ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};
const press = async ({ user }: Shown, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const says = (text: string) => screen.findAllByText(text);
const onList = (...items: Listed[]) => {
  onHome();
  const count = { quotes: items.length, orders: 0, more: false, total: items.length === 0 ? 0 : 7 };
  on('get', '/api/orders/page', { 200: { ...NO_ORDERS, items, count } });
  on('get', '/api/orders/count', { 200: count });
};
const search = () => screen.findByRole('searchbox', { name: 'Código ou cliente' });

describe('the list without a connection', () => {
  it('says that orders can’t be loaded, duplicated or deleted', async () => {
    onList(listedOrder());
    on('get', '/api/orders/page', { 500: {} });
    const shown = showApp('/orders');
    await says('Erro ao buscar pedidos');
    onList(listedOrder());
    await press(shown, 'Tentar de novo');
    on('post', '/api/orders/{id}/duplicate', CUT);
    on('delete', '/api/orders/{id}', CUT);
    await choose(shown, 'Duplicar');
    await screen.findByText('Tem certeza que deseja duplicar este orçamento?');
    await press(shown, 'Confirmar');
    await says('Erro ao duplicar orçamento');
    await choose(shown, 'Excluir');
    await press(shown, 'Confirmar');
    await says('Erro ao deletar pedido');
  });

  it('says that a view can’t be deleted or opened by default', async () => {
    onList(listedOrder());
    const view = { id: 5, name: 'Minha', query: '', shared: false, editable: true, default: false };
    on('get', '/api/order-views', { 200: [{ ...view, owner: { id: 1, name: 'Ana Souza' } }] });
    on('delete', '/api/order-views/{id}', CUT);
    on('put', '/api/order-views/default', CUT);
    const shown = showApp('/orders');
    await press(shown, /^Visões/);
    await shown.user.click(await screen.findByText('Gerenciar visões…'));
    await press(shown, 'Excluir a visão “Minha”');
    await press(shown, 'Confirmar');
    await says('Erro ao excluir a visão');
    await press(shown, 'Abrir a lista com “Minha”');
    await says('Erro ao salvar a visão');
  });

  it('says that many orders can’t be changed', async () => {
    onList(listedOrder());
    const becomes = { type: 'pre_order', status: 'waiting_response' } as const;
    const move = { from: 'in_progress', to: 'waiting_response', type: 'pre_order', right: 'edit' } as const;
    on('get', '/api/status-flow', {
      200: [{ ...move, kind: 'next', label: 'Próximo', confirm: false, becomes }],
    });
    const asked = on('post', '/api/order-bulk/status', CUT);
    const shown = showApp('/orders');
    await press(shown, 'Selecionar');
    await shown.user.click(await screen.findByRole('checkbox', { name: 'Selecionar 000001' }));
    await press(shown, 'Próximo (1)');
    await press(shown, 'Confirmar');
    await says('Erro ao alterar os registros');
    expect(asked).toHaveLength(1);
  });

  it('says that reminders can’t be loaded, and loads them at another try', async () => {
    onList();
    on('get', '/api/reminders', { 500: {} });
    const shown = showApp('/orders');
    await press(shown, 'Lembretes');
    const reminders = within(await screen.findByRole('dialog', { name: 'Lembretes' }));
    await reminders.findByText('Erro ao carregar os lembretes');
    on('get', '/api/reminders', { 200: { ending: 0, ended: 0, answers: [], items: [] } });
    await shown.user.click(reminders.getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(reminders.queryByText('Erro ao carregar os lembretes')).toBeNull());
  });
});

it('deletes an order after a question', async () => {
  onList(listedOrder());
  const deleted = on('delete', '/api/orders/{id}', () => {
    onList();
    return { 200: order() };
  });
  const shown = showApp('/orders?q=000001');
  await choose(shown, 'Excluir');
  const question = await screen.findByRole('dialog');
  expect(question.textContent).toContain('Tem certeza que deseja excluir este orçamento?');
  await shown.user.click(within(question).getByRole('button', { name: 'Cancelar' }));
  expect(deleted).toEqual([]);
  await choose(shown, 'Excluir');
  await press(shown, 'Confirmar');
  await says('Orçamento excluído com sucesso!');
  await says('Nenhum orçamento com estes filtros.');
});

it('an empty list offers the first order to a user without orders', async () => {
  onOrder();
  onList();
  signedIn('edit_pre_orders');
  const { user, router } = showApp('/orders');
  await says('Nenhum orçamento ainda.');
  await user.click(screen.getAllByRole('link', { name: 'Novo' }).at(-1)!);
  await waitFor(() => expect(router.state.location.pathname).toBe('/order/new'));
});

it('shows the help, goes to the search and to a new order by the keys, which are letters in a field', async () => {
  onOrder();
  onList(listedOrder());
  const { user, router } = showApp('/orders');
  await screen.findByRole('table', { name: 'Orçamentos' });
  await user.keyboard('?');
  const help = await screen.findByRole('dialog', { name: 'Atalhos de teclado' });
  within(help).getByText('Salvar e ir à próxima peça');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('/');
  const field = await search();
  expect(document.activeElement).toBe(field);
  for (const key of ['n', '?']) fireEvent.keyDown(field, { key });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(router.state.location.pathname).toBe('/orders');
  act(() => field.blur());
  await user.keyboard('n');
  await waitFor(() => expect(router.state.location.pathname).toBe('/order/new'));
  const customer = await screen.findByRole('combobox', { name: 'Cliente' });
  await waitFor(() => expect(document.activeElement).toBe(customer));
});

it('each filter is a chip that removes itself', async () => {
  onList(listedOrder());
  const shown = showApp('/orders?q=000001&type=pre_order&status=in_progress');
  await says('1 orçamento (de 7)');
  await says('Status: Em andamento');
  await press(shown, 'Remover filtro Status');
  await waitFor(() => expect(window.location.search).toMatch(/type=pre_order(?!.*status)/));
  await press(shown, 'Remover filtro Busca');
  await waitFor(async () => expect(await search()).toHaveProperty('value', ''));
  screen.getByRole('button', { name: 'Remover filtro Tipo' });
});

it('a dashboard that can’t be loaded says so, and loads at another try', async () => {
  on('get', '/api/dashboard', { 500: {} });
  const shown = showApp('/dashboard');
  await says('Erro ao carregar o painel');
  const none = { count: 0, value: 0, filter: {} };
  const answers = { won: none, lost: none, answered: none, rate: null, value_rate: null };
  on('get', '/api/dashboard', {
    200: {
      today: '2026-11-20',
      period: '2026-11',
      of_all: true,
      open: none,
      statuses: [{ ...none, count: 1, type: 'pre_order', status: 'in_progress' }],
      late: none,
      due: none,
      waiting: [{ ...none, count: 1, kind: 'write' }],
      answers,
      answers_by_month: [],
      losses: [],
      sending: { sent: none, mean_days: null },
      sending_by_month: [],
      revenue: [],
      customers: [],
      materials: [],
    },
  });
  await press(shown, 'Tentar de novo');
  await screen.findByRole('heading', { name: 'Precisa de mim' });
});
