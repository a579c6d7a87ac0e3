import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { on } from '../../test/api';
import { errorLog, listedUser, material, onOrder, order, part, set, user } from '../../test/fixtures';
import { showApp } from '../../test/show-app';

type Shown = ReturnType<typeof showApp>;

const choose = async ({ user: person }: Shown, name: string, item: string) => {
  await person.click(await screen.findByLabelText(`Ações de ${name}`));
  await person.click(await screen.findByRole('menuitem', { name: item }));
};
const confirm = async ({ user: person }: Shown) => {
  const question = await screen.findByRole('dialog', { name: 'Confirmar exclusão' });
  await person.click(within(question).getByText('Confirmar'));
};
const field = (label: string) => screen.getByRole('textbox', { name: label });
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const BRUNA = listedUser({ id: 2, name: 'Bruna Lima', email: 'bruna@example.com' });

it('says that users can’t be loaded, created, changed or deleted', async () => {
  on('get', '/api/groups', { 200: [] });
  on('get', '/api/users', { 500: {} });
  const shown = showApp('/users');
  const { user: person } = shown;
  await screen.findAllByText('Erro ao buscar usuários');
  on('get', '/api/users', { 200: [BRUNA] });
  on('get', '/api/users/{id}', { 200: user({ id: 2, name: 'Bruna Lima' }) });
  await person.click(screen.getByText('Tentar de novo'));
  await screen.findByText('Bruna Lima');

  on('post', '/api/users', { 500: {} });
  await person.click(screen.getByText('Adicionar'));
  await screen.findByRole('dialog');
  type('Nome', 'Ana');
  type('Email', 'ana@example.com');
  await person.click(screen.getByText('Salvar'));
  await screen.findByText('Erro ao criar usuário');
  await person.keyboard('{Escape}');
  await person.click(await screen.findByText('Descartar alterações'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  const changed = on('put', '/api/users/{id}', { 500: {} });
  await choose(shown, 'Bruna Lima', 'Editar');
  await waitFor(() => expect(field('Nome')).toHaveProperty('value', 'Bruna Lima'));
  type('Nome', '');
  type('Email', '');
  await person.click(screen.getByText('Salvar'));
  await screen.findByText('Preencha todos os campos');
  await screen.findByText('Nome é obrigatório');
  await screen.findByText('Email é obrigatório');
  expect(changed).toEqual([]);
  type('Nome', 'Bruna Lima');
  type('Email', 'ana@example.com');
  await person.click(screen.getByText('Salvar'));
  await screen.findByText('Erro ao atualizar usuário');
  await person.click(screen.getByText('Cancelar'));

  on('delete', '/api/users/{id}', { 500: {} });
  await choose(shown, 'Bruna Lima', 'Excluir');
  await confirm(shown);
  await screen.findByText('Erro ao excluir usuário');
});

it('shows why users can’t delete themselves', async () => {
  on('get', '/api/users', { 200: [listedUser({ id: 1, name: 'Ana Souza' })] });
  on('delete', '/api/users/{id}', { 409: { message: 'Você não pode excluir a própria conta' } });
  const shown = showApp('/users');
  await choose(shown, 'Ana Souza', 'Excluir');
  await confirm(shown);
  await screen.findByText('Você não pode excluir a própria conta');
  await screen.findByText('Ana Souza', { selector: 'td *' });
});

const SALES = {
  id: 3,
  version: 1,
  name: 'Vendas',
  second_factor_required: false,
  users: [],
  permissions: [],
};

it('says that groups and permissions can’t be loaded, saved or deleted', async () => {
  on('get', '/api/users', { 200: [BRUNA] });
  on('get', '/api/groups', { 500: {} });
  on('get', '/api/users/search', { 200: [] });
  const shown = showApp('/groups');
  const { user: person } = shown;
  await screen.findAllByText('Erro ao buscar grupos');
  on('get', '/api/groups', { 200: [SALES] });
  on('get', '/api/permissions', { 500: {} });
  on('post', '/api/groups', { 500: {} });
  on('delete', '/api/groups/{id}', { 500: {} });
  await person.click(screen.getByText('Tentar de novo'));
  await screen.findByText('Vendas');
  await person.click(screen.getByText('Adicionar'));
  await screen.findAllByText('Erro ao buscar permissões');
  type('Nome', 'Compras');
  await person.click(screen.getByText('Salvar'));
  await screen.findByText('Erro ao salvar grupo');
  await person.keyboard('{Escape}');
  await person.click(await screen.findByText('Continuar editando'));
  expect(field('Nome')).toHaveProperty('value', 'Compras');
  await person.keyboard('{Escape}');
  await person.click(await screen.findByText('Descartar alterações'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await choose(shown, 'Vendas', 'Excluir');
  await confirm(shown);
  await screen.findByText('Erro ao deletar grupo');
});

describe('the error log', () => {
  const pageOf = (...ids: number[]) => ({
    data: ids.map((id) => errorLog({ id, message: `Falha ${id}` })),
    page: 1,
    last_page: ids.length,
    total: ids.length,
  });
  const COUNTS = {
    total: 1,
    last_24h: 1,
    last_7days: 1,
    by_level: { error: 1, warning: 0, critical: 0, info: 0 },
  };
  beforeEach(() => {
    on('get', '/api/users', { 200: [] });
    on('get', '/api/error-logs/statistics', { 200: COUNTS });
  });

  it('says that it can’t be loaded or deleted', async () => {
    on('get', '/api/error-logs', { 500: {} });
    on('get', '/api/error-logs/statistics', { 500: {} });
    on('delete', '/api/error-logs/{id}', { 500: {} });
    on('delete', '/api/error-logs/destroy-all', { 500: {} });
    const shown = showApp('/error-logs');
    await screen.findAllByText('Erro ao buscar logs de erros');
    await screen.findAllByText('Erro ao buscar estatísticas');
    on('get', '/api/error-logs', { 200: pageOf(1) });
    await shown.user.click(screen.getAllByText('Tentar de novo').at(-1)!);
    await shown.user.click(await screen.findByLabelText(/^Ações de/));
    await shown.user.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
    await shown.user.click(await screen.findByText('Confirmar'));
    await screen.findByText('Erro ao deletar log');
    await shown.user.click(screen.getByText('Excluir todos'));
    await shown.user.click(await screen.findByText('Confirmar'));
    await screen.findByText('Erro ao deletar todos os logs');
  });

  it('is filtered, and an empty result is shown as such', async () => {
    const asked = on('get', '/api/error-logs', ({ query: { search } }) => ({
      200: search === undefined ? pageOf(1) : pageOf(),
    }));
    const { user: person } = showApp('/error-logs');
    await screen.findByText('Falha 1');
    screen.getByText('Últimas 24h');
    fireEvent.change(screen.getByLabelText('Buscar'), { target: { value: 'nada disso' } });
    await screen.findByText('Nenhum log corresponde aos filtros.');
    expect(asked.at(-1)?.query).toMatchObject({ search: 'nada disso', per_page: '50' });
    await person.click(screen.getByText('Limpar filtros'));
    await waitFor(() => expect(screen.getByLabelText('Buscar')).toHaveProperty('value', ''));
  });

  it('goes to the page before when the last row of a page is deleted', async () => {
    let ids = [1, 2, 3];
    on('get', '/api/error-logs', ({ query: { page } }) => ({
      200: {
        ...pageOf(...ids),
        page: Number(page),
        data: ids.slice(Number(page) - 1, Number(page)).map((id) => errorLog({ id, message: `Falha ${id}` })),
      },
    }));
    on('delete', '/api/error-logs/{id}', () => {
      ids = [1, 2];
      return { 200: errorLog({ id: 3 }) as never };
    });
    const { user: person, router } = showApp('/error-logs?filter={}&sort=id&order=ASC&page=3&perPage=1');
    await screen.findByText('Falha 3');
    await person.click(screen.getByLabelText(/^Ações de/));
    await person.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
    await person.click(await screen.findByText('Confirmar'));
    await screen.findByText('Falha 2');
    await waitFor(() => expect(router.state.location.search).toContain('page=2'));
  });
});

describe('the history of administration', () => {
  const entry = {
    id: 1,
    created_at: '2026-01-05T12:00:00.000Z',
    user_id: 1,
    user_name: 'Ana Souza',
    kind: 'materials' as const,
    kind_title: 'Material',
    record_id: 1,
    record_name: 'Aço 1020',
    action: 'changed' as const,
    action_title: 'Alterado',
    field: 'NCM',
    before: null,
    after: '7326.19.00',
  };
  const page = { 200: { data: [entry], page: 1, last_page: 1, total: 1 } };
  beforeEach(() => void on('get', '/api/administration-history/people', { 200: [] }));

  it('says that it can’t be loaded, and loads it at another try', async () => {
    on('get', '/api/administration-history', { 500: {} });
    const { user: person } = showApp('/administration-history');
    await screen.findAllByText('Erro ao buscar o histórico da administração');
    on('get', '/api/administration-history', page);
    await person.click(screen.getByText('Tentar de novo'));
    await screen.findByText('Aço 1020');
  });

  it('is opened for one record by its form, and shows all records again', async () => {
    const asked = on('get', '/api/administration-history', page);
    on('get', '/api/materials', { 200: [material({ name: 'Aço 1020' })] });
    on('get', '/api/materials/{id}', { 200: material({ name: 'Aço 1020' }) });
    on('get', '/api/mercosur-common-nomenclatures', { 200: [] });
    const { user: person } = showApp('/materials/1');
    const dialog = await screen.findByRole('dialog');
    await person.click(await within(dialog).findByText('Histórico'));
    const one = await screen.findByText('Somente: Aço 1020');
    await screen.findByText('(vazio) → 7326.19.00');
    expect(asked.at(-1)?.query).toMatchObject({ kind: 'materials', record_id: '1' });
    fireEvent.keyUp(one.parentElement!, { key: 'Delete' });
    await waitFor(() => expect(asked.at(-1)?.query).not.toHaveProperty('record_id'));
    expect(screen.queryByText('Somente: Aço 1020')).toBeNull();
  });
});

it('says that an order’s history can’t be loaded, and that parts can’t change places', async () => {
  onOrder(order({ sets: [set({ parts: [part({ title: 'Aba' }), part({ id: 2, title: 'Base' })] })] }));
  on('get', '/api/orders/{id}/history', { 500: {} });
  on('put', '/api/sets/{set_id}/parts/order', { 500: {} });
  const shown = showApp('/order/1');
  await choose(shown, 'Aba', 'Mover para depois');
  await screen.findByText('Erro ao mudar a ordem das peças');
  await shown.user.click(screen.getByRole('tab', { name: 'Histórico' }));
  await screen.findAllByText('Erro ao buscar histórico');
});
