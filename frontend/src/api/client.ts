import createClient, { type ClientOptions } from 'openapi-fetch';
import { BASE } from './base';
import { fetchOrEarly } from './early';
import { failures, multipartPut, session } from './middleware';
import type { paths } from './schema';

/** Everything but the CSRF cookie lives under this path of the product. */
export const API_BASE = '/api';

const options: ClientOptions = {
  baseUrl: BASE,
  credentials: 'include',
  headers: { Accept: 'application/json' },
  fetch: fetchOrEarly,
};

/**
 * The API, typed by its document (`docs/openapi.json`): each path with its parameters, its body and its answer. A call
 * throws ApiError unless its answer's status is 2xx, so that only `data` is of interest (see `answer`).
 */
export const api = createClient<paths>(options);

/** A path that the document does not name as such, with texts both ways. */
type Untyped = Record<
  'get' | 'head' | 'post' | 'put' | 'delete',
  {
    requestBody?: { content: { 'application/json': string } };
    responses: { 200: { content: { 'text/plain': string } } };
  }
>;

/** The client for paths that are put together at run time: by react-admin's REST provider, and for HEAD. */
export const untypedApi = createClient<Record<string, Untyped>>(options);

// Answers pass in reverse: the session hears of a refusal before it becomes an error.
for (const client of [api, untypedApi]) client.use(failures, multipartPut, session);

/** The content of an answer: `answer(api.GET('/api/company'))`. Undefined where the document promises no content. */
export const answer = async <Data>(call: Promise<{ data?: Data }>): Promise<Data> =>
  (await call).data as Data;
