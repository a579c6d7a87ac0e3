import { on } from '../../test/api';
import { errorLog, process } from '../../test/fixtures';
import { dataProvider } from './data-provider';

const ROWS = [1, 2];

/** Asks a list of two rows for its third page, as the list does whose last page has just lost its only row. */
const getThirdPage = async (list: string) => {
  const { data, total } = await dataProvider.getList(list, {
    pagination: { page: 3, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    filter: {},
  });
  return { ids: data.map(({ id }) => Number(id)), total };
};

it('answers a page after the last with the last one, so that a list goes there and not to its first', async () => {
  const rangeOf = (text = '') => JSON.parse(text) as [number, number];
  const rows = ROWS.map((id) => process({ id }));
  on(
    'get',
    '/api/processes',
    ({ query: { range } }) => ({ 200: rows.slice(rangeOf(range)[0], rangeOf(range)[1] + 1) }),
    { 'Content-Range': 'processes 0-0/2' },
  );
  expect(await getThirdPage('processes')).toEqual({ ids: [2], total: 2 });
});

it('does so in lists that count their own pages', async () => {
  const logs = ROWS.map((id) => errorLog({ id }));
  on('get', '/api/error-logs', ({ query: { page } }) => ({
    200: { data: logs.slice(Number(page) - 1, Number(page)), page: Number(page), last_page: 2, total: 2 },
  }));
  expect(await getThirdPage('error-logs')).toEqual({ ids: [2], total: 2 });
});
