import type { Database } from '../../platform/database/database.js';
import { packedRows } from '../../platform/database/packed-rows.js';
import type { Condition } from '../../platform/database/text-search.js';
import type { OrderStatus, OrderType } from '../domain/order-types.js';
import type { Counted } from '../listed/order-counts.repository.js';
import { condition, isOneOf, valuesOf, where } from './list-filters.js';
import { placeOfStatus, sortExpression, type SortColumn } from './list-sorting.js';
import type { FoundByText } from './list-text.repository.js';

type Direction = 'ASC' | 'DESC';

/** Where an order stands in the list: by the column's value, then by its id. */
export interface Place {
  id: number;
  key: string | number;
}

/** The orders that are left, before they are sorted. */
export interface Left {
  /** The orders of this user alone. */
  owner: number | null;
  /** The statuses that are left; with the type where orders of both types have the status. */
  ranges: readonly { status: OrderStatus; type?: OrderType }[];
  /** Whether that is every order of everyone. */
  whole: boolean;
  conditions: readonly Condition[];
  text: FoundByText;
}

/** Orders that are left, and how they are sorted. */
export interface Wanted extends Left {
  column: SortColumn;
  key: Direction;
  id: Direction;
}

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
  if (wanted.ranges.length === 0 || count <= 0) return [];
  const { column, key, id, text } = wanted;
  if (column === 'id') return read(db, wanted, [after ? [beyond('o.id', id, after.id)] : []], count);
  if (text.few || (key === id && column !== 'status'))
    return read(db, wanted, after ? partsBehind(wanted, after) : [[]], count);
  return column === 'status' ? readByStatus(db, wanted, count, after) : readCrossed(db, wanted, count, after);
}

/** How many orders are left, by type and status. @param more conditions besides */
export async function countLeft(db: Database, left: Left, more: readonly Condition[]): Promise<Counted[]> {
  const conditions = [...conditionsOfAll(left), ...more];
  const rows = await db.manager.query<(Omit<Counted, 'orders'> & { orders: string })[]>(
    `SELECT o.type AS type, o.status AS status, COUNT(*) AS orders ${sourceOf(left)} ${where(conditions)} GROUP BY o.type, o.status`,
    [...(left.text.few?.values ?? []), ...valuesOf(conditions)],
  );
  return rows.map(({ type, status, orders }) => ({ type, status, orders: Number(orders) }));
}

/** The highest id of all orders. */
export async function lastOrderId(db: Database): Promise<number> {
  const [row] = await db.manager.query<{ last: number | null }[]>('SELECT MAX(id) AS last FROM orders');
  return row?.last ?? 0;
}

/** One status after the other. */
async function readByStatus(
  db: Database,
  wanted: Wanted,
  count: number,
  after: Place | null,
): Promise<Place[]> {
  const sign = wanted.key === 'ASC' ? 1 : -1;
  const ranges = wanted.ranges
    .map((range) => ({ range, key: placeOfStatus(range.status) }))
    .filter(({ key }) => !after || sign * (key - Number(after.key)) >= 0)
    .sort((one, other) => sign * (one.key - other.key));
  let places: Place[] = [];
  for (const { range, key } of ranges) {
    const one: Wanted = { ...wanted, column: 'id', ranges: [range], whole: false };
    const found = await nextPlaces(db, one, count - places.length, after?.key === key ? after : null);
    places = places.concat(found.map(({ id }) => ({ id, key })));
  }
  return places;
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
  const [among, further] = after ? partsBehind(wanted, after) : [null, []];
  const places = among ? await read(db, wanted, [among], count) : [];
  const missing = count - places.length;
  if (missing <= 0) return places;
  const next = await read(db, { ...wanted, id: wanted.key }, [further], missing);
  const last = next.at(-1);
  if (!last) return places;
  const ranks = new Map(next.map(({ key }, rank) => [key, rank]));
  const rankOf = (place: Place) => ranks.get(place.key) ?? next.length;
  const sign = wanted.id === 'ASC' ? 1 : -1;
  const turned = next
    .filter(({ key }) => key !== last.key)
    .sort((one, other) => rankOf(one) - rankOf(other) || sign * (one.id - other.id));
  const isLast = condition(`${sortExpression(wanted.column)} = ?`, last.key);
  return [...places, ...turned, ...(await read(db, wanted, [[isLast]], missing - turned.length))];
}

const beyond = (expression: string, direction: Direction, value: Place['key']) =>
  condition(`${expression} ${isBeyond[direction]} ?`, value);

/** The orders behind a place: the rest of those of its value, and those of further values. */
function partsBehind({ column, key, id }: Wanted, after: Place): [Condition[], Condition[]] {
  const by = sortExpression(column);
  return [[condition(`${by} = ?`, after.key), beyond('o.id', id, after.id)], [beyond(by, key, after.key)]];
}

/** The first `count` orders under one of the alternatives, sorted. */
async function read(
  db: Database,
  wanted: Wanted,
  alternatives: readonly (readonly Condition[])[],
  count: number,
): Promise<Place[]> {
  const { column, key, id, text } = wanted;
  const by = sortExpression(column);
  const limit = `LIMIT ${String(count)}`;
  const order = column === 'id' ? `id ${id}` : `place ${key}, id ${id}`;
  const selects = partsOf(wanted).flatMap((part) =>
    alternatives.map((alternative): Condition => {
      const conditions = [...part, ...wanted.conditions, ...text.conditions, ...alternative];
      return {
        sql: `SELECT o.id AS id, ${by} AS place ${sourceOf(wanted)} ${where(conditions)} ORDER BY ${order.replace('place', by).replace(/\bid\b/, 'o.id')} ${limit}`,
        values: [...(text.few?.values ?? []), ...valuesOf(conditions)],
      };
    }),
  );
  const merged = selects.map(({ sql }, at) => `SELECT * FROM (${sql}) s${String(at)}`).join(' UNION ALL ');
  const rows = await packedRows(db, {
    columns: ['id', 'place'],
    sql: selects.length > 1 ? `${merged} ORDER BY ${order} ${limit}` : merged,
    values: valuesOf(selects),
  });
  const isText = column.endsWith('_key');
  // mysql2 gives decimals as text.
  return rows.map((row) => ({ id: Number(row.id), key: isText ? String(row.place) : Number(row.place) }));
}

/** What is read each by itself: the orders of each status; few orders, and all by their ids, at once. */
function partsOf(wanted: Wanted): Condition[][] {
  if (wanted.text.few || (wanted.whole && wanted.column === 'id')) return [rangeConditions(wanted)];
  return wanted.ranges.map((range) => rangeConditions({ ...wanted, ranges: [range], whole: false }));
}

/** The conditions of owner, status and type. That of few orders names columns so that no index of all orders is chosen for it. */
function rangeConditions({ owner, ranges, whole, text }: Left): Condition[] {
  if (whole) return [];
  const [ownerId, status] = text.few
    ? ['COALESCE(o.created_by_id, 0)', "COALESCE(o.status, '')"]
    : ['o.created_by_id', 'o.status'];
  const typed = ranges.flatMap((range) => (range.type ? [range] : []));
  return [
    ...(owner === null ? [] : [condition(`${ownerId} = ?`, owner)]),
    isOneOf(
      status,
      ranges.map((range) => range.status),
    ),
    ...typed.map(({ status: shared, type = '' }) => condition('(o.status <> ? OR o.type = ?)', shared, type)),
  ];
}

const conditionsOfAll = (left: Left) => [
  ...rangeConditions(left),
  ...left.conditions,
  ...left.text.conditions,
];

/** The orders `o`, with their customers `c` where a text is looked for in these. */
function sourceOf({ text }: Left): string {
  const customers = text.conditions.length > 0 ? 'LEFT JOIN customers c ON c.id = o.customer_id' : '';
  return text.few
    ? `FROM (${text.few.sql}) found JOIN orders o ON o.id = found.id ${customers}`
    : `FROM orders o ${customers}`;
}
