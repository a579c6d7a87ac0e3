import { screen, waitFor, within } from '@testing-library/react';
import { on } from '../../test/api';
import { listedOrder, NO_ORDERS, onHome, onOrder, order, signedIn } from '../../test/fixtures';
import { showApp } from '../../test/show-app';

const typeField = () => screen.findByRole('combobox', { name: 'Tipo' });
const describedBy = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

it('offers approval to users who may approve', async () => {
  signedIn('view_all_orders', 'edit_pre_orders', 'approve_pre_orders');
  const transitions = [
    { status: 'approved', label: 'Aprovar', kind: 'approve', confirm: false } as const,
    { status: 'cancelled', label: 'Cancelar', kind: 'cancel', confirm: true } as const,
  ];
  onOrder(order({ transitions }));
  showApp('/order/1');
  const moves = await screen.findByRole('region', { name: 'Fluxo de status' });
  expect(within(moves).getAllByRole('button')).toHaveLength(2);
  within(moves).getByText('Aprovar');
});

it('shows that a call was refused whose permission was taken away', async () => {
  signedIn('edit_pre_orders');
  onOrder(order({ sets: [] }));
  on('post', '/api/sets', { 403: { message: 'Você não tem permissão para esta ação' } });
  const { user } = showApp('/order/1');
  await user.click(await screen.findByText('Novo conjunto'));
  await screen.findByText('Você não tem permissão para esta ação');
});

describe('a new order', () => {
  beforeEach(() => onOrder());

  it('is an order alone for who may edit orders alone', async () => {
    signedIn('edit_orders');
    const created = on('post', '/api/orders', { 201: order({ id: 7, type: 'order', sets: [] }) });
    const { user, router } = showApp('/order/new');
    await screen.findByRole('heading', { name: 'Novo pedido', level: 2 });
    const type = await typeField();
    expect(type.textContent).toBe('Pedido');
    expect(describedBy(type)).toContain('Sua permissão é para criar pedidos');
    await user.click(type);
    expect(options()).toEqual(['Pedido']);
    await user.click(screen.getByRole('option'));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByText('Pedido salvo com sucesso.');
    expect(created).toMatchObject([{ body: { type: 'order' } }]);
    expect(router.state.location.pathname).toBe('/order/7');
  });

  it('is either for who may edit both', async () => {
    signedIn('edit_orders', 'edit_pre_orders');
    const { user } = showApp('/order/new');
    const type = await typeField();
    expect(type.textContent).toBe('Orçamento');
    await user.click(type);
    expect(options().filter((text) => text.trim() !== '')).toEqual(['Orçamento', 'Pedido']);
    await user.click(screen.getByRole('option', { name: 'Pedido' }));
    await screen.findByRole('heading', { name: 'Novo pedido', level: 2 });
  });

  it('is none for who may create neither: its address says so, and the list offers none', async () => {
    onHome();
    signedIn('view_all_orders');
    const { user, router } = showApp('/order/new');
    const main = within(await screen.findByRole('main'));
    expect((await main.findByRole('alert')).textContent).toContain(
      'Você não tem permissão para criar orçamentos nem pedidos.',
    );
    expect(main.queryByRole('textbox')).toBeNull();
    expect(main.queryByRole('button', { name: 'Salvar' })).toBeNull();
    await user.click(main.getByRole('link', { name: 'Voltar para a lista' }));
    await screen.findByText('Nenhum orçamento ainda.');
    expect(router.state.location.pathname).toBe('/orders');
    expect(screen.queryByText('Novo')).toBeNull();
  });
});

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
  const field = await typeField();
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.getAttribute('aria-disabled')).toBe('true');
  expect(describedBy(field)).toContain(reason);
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('option')).toBeNull();
});

it('a production order is duplicated, as a quote, by who may edit quotes', async () => {
  signedIn('view_all_orders', 'edit_pre_orders');
  onHome();
  on('get', '/api/orders/page', {
    200: { ...NO_ORDERS, items: [listedOrder({ type: 'order', status: 'waiting_release' })] },
  });
  const { user } = showApp('/orders');
  await user.click(await screen.findByRole('button', { name: /^Ações/ }));
  screen.getByRole('menuitem', { name: 'Duplicar' });
  expect(screen.queryByRole('menuitem', { name: 'Excluir' })).toBeNull();
});
