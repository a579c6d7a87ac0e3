import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { inNaturalOrder } from './natural-order.js';

type Direction = 'ASC' | 'DESC';

/** A column that a list is sorted by. */
export interface Sorting {
  /** The column that holds the ids, with its table's alias. */
  id: string;
  column: string;
  order: Direction;
  /** Whether it is a text: texts are put in their natural order. */
  text: boolean;
  /** The order of the ids of equal ones. */
  ties: Direction;
}

/**
 * The ids of all that the query matches, in order. Texts are sorted here, since no database has their natural order
 * ('Pedido 2' before 'Pedido 10').
 */
export async function sortedIds<E extends ObjectLiteral>(
  select: SelectQueryBuilder<E>,
  { id, column, order, text, ties }: Sorting,
): Promise<number[]> {
  select.select(id, 'id').addSelect(column, 'sorted').orderBy();
  if (!text) select.addOrderBy(column, order);
  const rows = await select.addOrderBy(id, ties).getRawMany<{ id: number; sorted: unknown }>();
  const sorted = text ? inNaturalOrder(rows, (row) => row.sorted, order) : rows;
  return sorted.map((row) => row.id);
}

/** Of the ids those on the page; all of them without a range. */
export const pageOf = (ids: readonly number[], range?: { first: number; last: number }): readonly number[] =>
  range ? ids.slice(range.first, range.last + 1) : ids;

/** Rows read by one statement; SQLite takes 32,766 parameters in one at most. */
const AT_ONCE = 1000;

/** The rows of these ids, in their order. @param read answers those of some ids, in any order */
export async function rowsInOrder<R extends { id: number }>(
  ids: readonly number[],
  read: (some: readonly number[]) => Promise<R[]>,
): Promise<R[]> {
  const rows: R[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    for (const row of await read(ids.slice(from, from + AT_ONCE))) rows.push(row);
  }
  return inOrderOf(ids, rows);
}

/** Rows that a query answered in any order, in the order of these ids. */
export function inOrderOf<R extends { id: number }>(ids: readonly number[], rows: readonly R[]): R[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
