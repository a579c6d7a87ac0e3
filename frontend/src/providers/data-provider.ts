import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, Options } from 'react-admin';
import { API_BASE, untypedApi } from '../api';

type Method = 'get' | 'post' | 'put' | 'delete';

/** What react-admin's fetch helper answers, from our client, so that every call treats tokens and errors alike. */
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

/** Lists with sort, range and filter; create is POST, update PUT /{id}, delete DELETE /{id}. */
export const dataProvider: DataProvider = simpleRestProvider(API_BASE, httpClient);
