import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, Options } from 'react-admin';
import { API_BASE, send } from '../api';

/** What react-admin's fetch helper answers, from our client, so that every call treats tokens and errors alike. */
const httpClient = async (url: string, options: Options = {}) => {
  const response = await send(url, {
    method: (options.method ?? 'GET') as 'GET' | 'POST' | 'PUT' | 'DELETE',
    body: options.body,
    headers: options.headers,
    signal: options.signal ?? undefined,
  });
  const body = await response.text();
  const json: unknown = body === '' ? {} : JSON.parse(body);
  return { status: response.status, headers: response.headers, body, json };
};

/** Lists with sort, range and filter; create is POST, update PUT /{id}, delete DELETE /{id}. */
export const dataProvider: DataProvider = simpleRestProvider(API_BASE, httpClient);
