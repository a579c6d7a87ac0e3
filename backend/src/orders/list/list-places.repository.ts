import type { Database } from '../../platform/database/database.js';
import { packedRows } from '../../platform/database/packed-rows.js';
import type { Condition } from '../../platform/database/text-search.js';
import type { OrderStatus } from '../domain/order-types.js';
import type { Counted } from '../listed/order-counts.repository.js';
import { condition, isOneOf, valuesOf, where, type Narrowed } from './list-filters.js';
import { sortExpression, type SortColumn } from './list-sorting.js';
import type { FoundByText } from './list-text.repository.js';

type Direction = 'ASC' | 'DESC';

/** Where an order stands in the list: by the column's value, then by its id. */
export interface Place {
  id: number;
  key: string | number;
}

/** The orders that are left, before they are sorted. */
export interface Left extends Narrowed {
  /** The orders of this user alone. */
  owner: number | null;
  /** Whether the statuses are all that there are, and the orders those of everyone. */
  whole: boolean;
  text: FoundByText;
}

/** Orders that are left, and how they are sorted. */
export interface Wanted extends Left {
  column: SortColumn;
  key: Direction;
  id: Direction;
}

/** Makes the conditions of which an order fulfils those of one; by the expression that the list is sorted by. */
type Alternatives = (by: string) => Condition[][];

const isBeyond = { ASC: '>', DESC: '<' } as const;

/**
 * The next `count` places of the list, from its beginning or behind a place. Each index of orders has those of one status by a
 * column: they are read along it, and those of several statuses merged, so that a page costs as many entries as it has rows for
 * each status, however many orders there are. The few orders of a text are sorted instead.
 */
export async function nextPlaces(
  db: Database,
  wanted: Wanted,
  count: number,
  after: Place | null,
): Promise<Place[]> {
  const { column, key, id, text, statuses } = wanted;
  if (statuses.length === 0) return [];
  // Of one status all have the same place, and their ids are read either way.
  if (key !== id && !text.few && column !== 'status') return readCrossed(db, wanted, count, after);
  return read(db, wanted, count, (by) => (after ? partsBehind(wanted, after, by) : [[]]));
}

/** How many orders are left, by status. @param more conditions besides */
export async function countLeft(db: Database, left: Left, more: readonly Condition[]): Promise<Counted[]> {
  const { text, conditions } = left;
  const all = [...ownConditions(left), ...conditions, ...text.conditions, ...more];
  const rows = await db.manager.query<{ status: OrderStatus; orders: number | string }[]>(
    `SELECT o.status AS status, COUNT(*) AS orders ${sourceOf(left)} ${where(all)} GROUP BY o.status`,
    [...(text.few?.values ?? []), ...valuesOf(all)],
  );
  return rows.map(({ status, orders }) => ({ status, orders: Number(orders) }));
}

/** The highest id of all orders. */
export async function lastOrderId(db: Database): Promise<number> {
  const [row] = await db.manager.query<{ last: number | null }[]>('SELECT MAX(id) AS last FROM orders');
  return row?.last ?? 0;
}

/**
 * Value and id in opposite directions: the orders of each value are turned round. Those of the value that the page ends in are
 * read from their other end, since the index goes on where the page does not.
 */
async function readCrossed(
  db: Database,
  wanted: Wanted,
  count: number,
  after: Place | null,
): Promise<Place[]> {
  const part =
    (at: number): Alternatives =>
    (by) =>
      after ? partsBehind(wanted, after, by).slice(at, at + 1) : [[]];
  const places = after ? await read(db, wanted, count, part(0)) : [];
  const missing = count - places.length;
  if (missing <= 0) return places;
  const next = await read(db, { ...wanted, id: wanted.key }, missing, part(1));
  const last = next.at(-1);
  if (!last) return places;
  const ranks = new Map(next.map(({ key }, rank) => [key, rank]));
  const rankOf = (place: Place) => ranks.get(place.key) ?? next.length;
  const sign = wanted.id === 'ASC' ? 1 : -1;
  const turned = next
    .filter(({ key }) => key !== last.key)
    .sort((one, other) => rankOf(one) - rankOf(other) || sign * (one.id - other.id));
  const ends = await read(db, wanted, missing - turned.length, (by) => [[condition(`${by} = ?`, last.key)]]);
  return [...places, ...turned, ...ends];
}

/** The orders behind a place: the rest of those of its value, and those of further values. */
function partsBehind({ column, key, id }: Wanted, after: Place, by: string): Condition[][] {
  const among = [condition(`${by} = ?`, after.key), condition(`o.id ${isBeyond[id]} ?`, after.id)];
  const further = [condition(`${by} ${isBeyond[key]} ?`, after.key)];
  return column === 'id' ? [further] : [among, further];
}

/** The first `count` orders under one of the alternatives, sorted. Each select is in the order of an index. */
async function read(
  db: Database,
  wanted: Wanted,
  count: number,
  alternatives: Alternatives,
): Promise<Place[]> {
  const { column, key, id, text, statuses } = wanted;
  const order = `ORDER BY ${column === 'id' ? '' : `place ${key}, `}id ${id} LIMIT ${String(count)}`;
  const atOnce = text.few !== null || (wanted.whole && column === 'id');
  const selects = (atOnce ? [undefined] : statuses).flatMap((status) => {
    const by = sortExpression(column, status);
    return alternatives(by).map((alternative): Condition => {
      const own = ownConditions(wanted, status);
      const conditions = [...own, ...wanted.conditions, ...text.conditions, ...alternative];
      return {
        sql: `SELECT o.id AS id, ${by} AS place ${sourceOf(wanted)} ${where(conditions)} ${order}`,
        values: [...(text.few?.values ?? []), ...valuesOf(conditions)],
      };
    });
  });
  const merged = selects.map(({ sql }, at) => `SELECT * FROM (${sql}) s${String(at)}`).join(' UNION ALL ');
  const rows = await packedRows(db, {
    columns: ['id', 'place'],
    sql: selects.length > 1 ? `${merged} ${order}` : merged,
    values: valuesOf(selects),
  });
  const isText = column.endsWith('_key');
  // mysql2 gives decimals as text.
  return rows.map((row) => ({ id: Number(row.id), key: isText ? String(row.place) : Number(row.place) }));
}

/**
 * The conditions of owner and status. That of few orders names columns so that no index of all orders is chosen for it.
 * @param only one of the statuses; all of them unless given
 */
function ownConditions({ owner, whole, text, statuses }: Left, only?: OrderStatus): Condition[] {
  const [ownerId, status] = text.few
    ? ['COALESCE(o.created_by_id, 0)', "COALESCE(o.status, '')"]
    : ['o.created_by_id', 'o.status'];
  return [
    ...(owner === null ? [] : [condition(`${ownerId} = ?`, owner)]),
    ...(whole && !only ? [] : [isOneOf(status, only ? [only] : statuses)]),
  ];
}

/** The orders `o`, with their customers `c` where a text is looked for in these. */
function sourceOf({ text }: Left): string {
  const customers = text.conditions.length > 0 ? 'LEFT JOIN customers c ON c.id = o.customer_id' : '';
  return text.few
    ? `FROM (${text.few.sql}) found JOIN orders o ON o.id = found.id ${customers}`
    : `FROM orders o ${customers}`;
}
