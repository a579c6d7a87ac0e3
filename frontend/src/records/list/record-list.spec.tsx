import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, type GetListParams, localStorageStore, testDataProvider } from 'react-admin';
import { BrowserRouter, useLocation, useNavigate } from 'react-router';
import { ApiError } from '../../api';
import { SEARCH_DELAY_MS } from '../../ui';
import { orServer } from '../failures';
import type { ListDeclaration } from '../types';
import { RecordList } from './record-list';

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

interface Screw {
  id: number;
  name: string;
}

const declaration: ListDeclaration<Screw> = {
  resource: 'screws',
  texts: { title: 'Parafusos', empty: 'Nenhum parafuso', confirmDelete: 'Excluir este parafuso?' },
  failures: { list: orServer('Erro ao buscar parafusos'), delete: orServer('Erro ao excluir parafuso') },
  defaultSort: { field: 'name', order: 'ASC' },
  nameOf: ({ name }) => name,
  columns: [{ source: 'name', label: 'Nome', cell: ({ name }) => name }],
};

/** Sixty screws, so that there are two pages; keeps what it was asked for. */
const screwServer = () => {
  let screws = Array.from({ length: 60 }, (_, index) => ({ id: index + 1, name: `M${index + 1}` }));
  const asked: GetListParams[] = [];
  const provider = testDataProvider({
    getList: async (_resource, params) => {
      asked.push(params);
      const { q = '' } = (params.filter ?? {}) as { q?: string };
      const found = screws.filter(({ name }) => name.includes(q));
      const { page, perPage } = params.pagination ?? { page: 1, perPage: 10 };
      return { data: found.slice((page - 1) * perPage, page * perPage), total: found.length } as never;
    },
    delete: async (_resource, { id }) => {
      const gone = screws.find((screw) => screw.id === id);
      screws = screws.filter((screw) => screw.id !== id);
      return { data: gone } as never;
    },
  });
  return { provider, asked };
};

const Address = () => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output data-testid="address">{pathname + decodeURIComponent(search)}</output>
      <button onClick={() => void navigate('/screws/1')}>Abrir</button>
      <button onClick={() => void navigate(-1)}>Voltar</button>
    </>
  );
};

const show = (provider = screwServer().provider, address = '/screws') => {
  const onOpen = jest.fn();
  window.history.pushState(null, '', address);
  const view = render(
    <BrowserRouter>
      <AdminContext dataProvider={provider} store={localStorageStore()}>
        <RecordList declaration={declaration} onOpen={onOpen} />
        <Address />
      </AdminContext>
    </BrowserRouter>,
  );
  return { ...view, onOpen, user: userEvent.setup() };
};

const address = () => screen.getByTestId('address').textContent;
/** By text and label: roles of a table of fifty rows take jsdom seconds. */
const row = (name: string) => screen.findByText(name);
const searchBox = () => screen.getByLabelText('Buscar');

it('searches half a second after the last key, and keeps the search in the address', async () => {
  const { provider, asked } = screwServer();
  const { user } = show(provider);
  await row('M1');
  await user.type(searchBox(), 'M60');
  await row('M60');
  expect(screen.queryByText('M1')).toBeNull();
  expect(asked.map(({ filter }) => filter as unknown)).toEqual([{}, { q: 'M60' }]);
  expect(address()).toContain('filter={"q":"M60"}');
  await user.click(screen.getByText('Voltar'));
  await row('M1');
  expect(searchBox()).toHaveProperty('value', '');
});

it('holds a search back while a record is open over the list', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { provider, asked } = screwServer();
  const { user } = show(provider);
  await row('M1');
  await user.type(searchBox(), 'M60');
  await user.click(screen.getByText('Abrir'));
  await act(() => jest.advanceTimersByTimeAsync(2 * SEARCH_DELAY_MS));
  expect(address()).toBe('/screws/1');
  expect(asked.map(({ filter }) => filter as unknown)).not.toContainEqual({ q: 'M60' });
  await user.click(screen.getByText('Voltar'));
  await row('M60');
  expect(address()).toContain('filter={"q":"M60"}');
});

it('keeps a search when it is sorted before the search is drawn', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { user } = show();
  await row('M1');
  await user.type(searchBox(), 'M5');
  await act(() => {
    jest.advanceTimersByTime(SEARCH_DELAY_MS);
    fireEvent.click(screen.getByText('Nome'));
    return Promise.resolve();
  });
  await act(() => jest.advanceTimersByTimeAsync(SEARCH_DELAY_MS));
  expect(address()).toMatch(/filter=\{"q":"M5"\}.*order=DESC/);
  await row('M59');
  expect(searchBox()).toHaveProperty('value', 'M5');
});

it('shows what an address asks for', async () => {
  show(undefined, '/screws?filter={"q":"M5"}&page=1&perPage=50&sort=name&order=DESC');
  await row('M59');
  expect(searchBox()).toHaveProperty('value', 'M5');
  expect(screen.getByText('Nome').closest('th')?.getAttribute('aria-sort')).toBe('descending');
});

it('pages, and begins at the first page of what is searched', async () => {
  const { user } = show();
  await row('M50');
  expect(screen.getByText(/de 60/)).not.toBeNull();
  await user.click(screen.getByLabelText('Próxima página'));
  await row('M60');
  expect(address()).toContain('page=2');
  await user.type(searchBox(), 'M1');
  await row('M19');
  expect(address()).toContain('page=1');
});

it('is sorted as it was the last time', async () => {
  const { provider, asked } = screwServer();
  const { user, unmount } = show(provider);
  await row('M1');
  await user.click(screen.getByText('Nome'));
  await waitFor(() => expect(address()).toContain('order=DESC'));
  unmount();
  show(provider);
  await row('M1');
  expect(asked.at(-1)?.sort).toEqual({ field: 'name', order: 'DESC' });
});

it('shows in place of the rows that the list could not be fetched, and retries', async () => {
  const { provider } = screwServer();
  let broken = true;
  const { user } = show({
    ...provider,
    getList: (resource: string, params: GetListParams) =>
      broken ? Promise.reject(new ApiError(500, '')) : provider.getList(resource, params),
  });
  await screen.findByText('Erro ao buscar parafusos');
  broken = false;
  await user.click(screen.getByText('Tentar de novo'));
  await row('M1');
});

it('deletes after a question', async () => {
  const { user } = show();
  await row('M1');
  const menu = async () => {
    await user.click(screen.getByLabelText('Ações de M1'));
    await user.click(await screen.findByRole('menuitem', { name: 'Excluir' }));
    return screen.findByRole('dialog', { name: 'Confirmar exclusão' });
  };
  const question = within(await menu());
  expect(question.getByText('Excluir este parafuso?')).not.toBeNull();
  await user.click(question.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await row('M1');
  await user.click(within(await menu()).getByRole('button', { name: 'Confirmar' }));
  await waitFor(() => expect(screen.queryByText('M1')).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
});
