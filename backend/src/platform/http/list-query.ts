import type { Response } from 'express';
import { Malformed } from '../errors/app-errors.js';
import { messages } from '../i18n/messages.js';

/** A plain value of a filter. */
export type FilterValue = string | number | boolean | null;

/** A filter of a list: a field's wanted value, or several of which any will do. */
export type ListFilter = Record<string, FilterValue | FilterValue[]>;

/** A list as react-admin's simple-rest asks for it; without any of the three the whole list is meant. */
export interface ListQuery {
  sort?: { field: string; order: 'ASC' | 'DESC' };
  /** First and last row, both included, from 0. */
  range?: { first: number; last: number };
  /** Field → wanted value, list of values, or text; `q` searches. */
  filter: ListFilter;
}

/** A page of a list and how many rows there are in all. */
export interface Page<T> {
  items: T[];
  total: number;
}

/** The query parameters as they arrive. */
export type RawListQuery = Partial<Record<'sort' | 'range' | 'filter', unknown>>;

/**
 * Reads `sort=["name","ASC"]`, `range=[0,24]`, `filter={"q":"aço"}`.
 * @throws Malformed when one of them is not of this form
 */
export function parseListQuery(raw: RawListQuery): ListQuery {
  const query: ListQuery = { filter: {} };
  const sort = parse(raw.sort);
  if (sort !== undefined) query.sort = asSort(sort);
  const range = parse(raw.range);
  if (range !== undefined) query.range = asRange(range);
  const filter = parse(raw.filter);
  if (filter !== undefined) query.filter = asFilter(filter);
  return query;
}

/** The rows of a page, with `Content-Range: <resource> first-last/total`, which simple-rest reads the total from. */
export function answerPage<T>(response: Response, resource: string, query: ListQuery, page: Page<T>): T[] {
  const first = query.range?.first ?? 0;
  const last = Math.max(first, first + page.items.length - 1);
  response.setHeader('Content-Range', `${resource} ${String(first)}-${String(last)}/${String(page.total)}`);
  response.setHeader('Access-Control-Expose-Headers', 'Content-Range');
  return page.items;
}

function parse(text: unknown): unknown {
  if (text === undefined || text === '') return undefined;
  if (typeof text !== 'string') throw new Malformed(messages.http.listQuery);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Malformed(messages.http.listQuery);
  }
}

function asSort(value: unknown): ListQuery['sort'] {
  const [field, order] = Array.isArray(value) ? (value as unknown[]) : [];
  if (typeof field !== 'string' || (order !== 'ASC' && order !== 'DESC')) {
    throw new Malformed(messages.http.listQuery);
  }
  return { field, order };
}

function asRange(value: unknown): ListQuery['range'] {
  const [first, last] = Array.isArray(value) ? (value as unknown[]) : [];
  const fits = Number.isSafeInteger(first) && Number.isSafeInteger(last);
  if (!fits || (first as number) < 0 || (last as number) < (first as number)) {
    throw new Malformed(messages.http.listQuery);
  }
  return { first: first as number, last: last as number };
}

/** An object, or a list within a list, would reach the database's driver, which knows no text for it. */
function asFilter(value: unknown): ListFilter {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Malformed(messages.http.listQuery);
  }
  const values = Object.values(value).flatMap((one: unknown) =>
    Array.isArray(one) ? (one as unknown[]) : [one],
  );
  if (!values.every(isFilterValue)) throw new Malformed(messages.http.listQuery);
  return value as ListFilter;
}

/** JSON's 1e400 is read as Infinity, which no database keeps. */
const isFilterValue = (value: unknown): value is FilterValue =>
  value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value);
