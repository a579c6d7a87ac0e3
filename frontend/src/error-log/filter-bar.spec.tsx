import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, type GetListParams, ListBase, localStorageStore, testDataProvider } from 'react-admin';
import { BrowserRouter } from 'react-router';
import { on } from '../../test/api';
import { FilterBar } from './filter-bar';

/** The filters of each list that was asked for, the first one's included. */
beforeEach(() => void on('get', '/api/users', { 200: [] }));

const show = (address = '/error-logs') => {
  const asked: unknown[] = [];
  const provider = testDataProvider({
    getList: async (_resource: string, { filter }: GetListParams) => {
      asked.push(filter);
      return { data: [], total: 0 };
    },
  });
  window.history.pushState(null, '', address);
  render(
    <BrowserRouter>
      <AdminContext dataProvider={provider} store={localStorageStore()}>
        <ListBase resource="error-logs" storeKey={false} disableAuthentication>
          <FilterBar />
        </ListBase>
      </AdminContext>
    </BrowserRouter>,
  );
  return { asked, user: userEvent.setup() };
};

it('combines search, level and days, and clears them all', async () => {
  const { asked, user } = show();
  await user.type(screen.getByLabelText('Buscar'), 'disco');
  await waitFor(() => expect(asked.at(-1)).toEqual({ search: 'disco' }));
  await user.type(screen.getByLabelText('Data inicial'), '31032026');
  await waitFor(() => expect(asked.at(-1)).toEqual({ search: 'disco', date_from: '2026-03-31' }));
  await user.click(screen.getByText('Limpar filtros'));
  await waitFor(() => expect(asked.at(-1)).toEqual({}));
  await waitFor(() => expect(screen.getByLabelText('Buscar')).toHaveProperty('value', ''));
  expect(screen.getByLabelText('Data inicial')).toHaveProperty('value', '');
});

it('drops a search that was typed and not applied yet when the filters are cleared', async () => {
  const { asked } = show();
  const type = (value: string) => fireEvent.change(screen.getByLabelText('Buscar'), { target: { value } });
  type('disco');
  fireEvent.click(screen.getByText('Limpar filtros'));
  expect(screen.getByLabelText('Buscar')).toHaveProperty('value', '');
  type('rede');
  await waitFor(() => expect(asked.at(-1)).toEqual({ search: 'rede' }));
  expect(asked).not.toContainEqual({ search: 'disco' });
});

it('takes its filters from the address', () => {
  show('/error-logs?filter={"search":"rede","date_to":"2026-03-31"}');
  expect(screen.getByLabelText('Buscar')).toHaveProperty('value', 'rede');
  expect(screen.getByLabelText('Data final')).toHaveProperty('value', '31/03/2026');
});
