import simpleRestProvider from 'ra-data-simple-rest';
import {
  type DataProvider,
  type GetListParams,
  type GetListResult,
  type Options,
  type RaRecord,
} from 'react-admin';
import {
  type AdministrationHistoryFilter,
  answer,
  api,
  API_BASE,
  type ErrorLogFilter,
  untypedApi,
} from '../api';

type Method = 'get' | 'post' | 'put' | 'delete';

/** Stands in for react-admin's fetch helper with our client, so that every call treats tokens and errors alike. */
const httpClient = async (url: string, { method = 'GET', body, headers, signal }: Options = {}) => {
  const { data = '', response } = await untypedApi.request(method.toLowerCase() as Method, url, {
    // The provider has written the JSON already.
    body: body as string | undefined,
    bodySerializer: (text) => text,
    headers,
    signal,
    parseAs: 'text',
  });
  const json: unknown = data === '' ? {} : JSON.parse(data);
  return { status: response.status, headers: response.headers, body: data, json };
};

const rest = simpleRestProvider(API_BASE, httpClient);

interface PagedQuery {
  page: number;
  per_page: number;
}

/** Lists that count their own pages, newest first, and filter by parameters of their own. */
const paged = {
  'error-logs': (filter: unknown, page: PagedQuery, signal?: AbortSignal) =>
    answer(
      api.GET('/api/error-logs', { params: { query: { ...(filter as ErrorLogFilter), ...page } }, signal }),
    ),
  'administration-history': (filter: unknown, page: PagedQuery, signal?: AbortSignal) => {
    const query = { ...(filter as AdministrationHistoryFilter), ...page };
    return answer(api.GET('/api/administration-history', { params: { query }, signal }));
  },
};

const isPaged = (resource: string): resource is keyof typeof paged => resource in paged;

/** Blanks around a search are typed on the way to the next word; they are not searched for. */
const withTrimmedSearch = (params: GetListParams): GetListParams => {
  const filter = params.filter as { q?: unknown } | undefined;
  if (typeof filter?.q !== 'string') return params;
  const { q, ...others } = filter;
  const trimmed = q.trim();
  return { ...params, filter: trimmed === '' ? others : { ...others, q: trimmed } };
};

const getRows = async <Row extends RaRecord>(
  resource: string,
  params: GetListParams & { signal?: AbortSignal },
): Promise<GetListResult<Row>> => {
  if (!isPaged(resource)) return rest.getList<Row>(resource, params);
  const { page, perPage: per_page } = params.pagination ?? { page: 1, perPage: 50 };
  const answered = await paged[resource](params.filter, { page, per_page }, params.signal);
  // The caller names the row's type, as in every provider.
  return answered as unknown as GetListResult<Row>;
};

/**
 * A page after the last one is answered with the rows of the last, so that react-admin goes there when the last row of a
 * page was deleted; given no rows it goes to the first page.
 */
const getList = async <Row extends RaRecord>(
  resource: string,
  wanted: GetListParams,
): Promise<GetListResult<Row>> => {
  const params = withTrimmedSearch(wanted);
  const asked = await getRows<Row>(resource, params);
  const { page, perPage } = params.pagination ?? { page: 1, perPage: 1 };
  if (asked.data.length > 0 || !asked.total || page === 1) return asked;
  const last = Math.ceil(asked.total / perPage);
  return getRows<Row>(resource, { ...params, pagination: { page: last, perPage } });
};

/** Lists with sort, range and filter; create is POST, update PUT /{id}, delete DELETE /{id}. */
export const dataProvider: DataProvider = { ...rest, getList };
