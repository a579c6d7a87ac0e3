import { searchWords, type SearchWord } from '@forja/figures';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { packedRows } from '../../platform/database/packed-rows.js';
import type { Condition } from '../../platform/database/text-search.js';
import type { Counted } from '../listed/order-counts.repository.js';
import { statusPlace, type SortedBy } from './list-sorting.js';
import { conditionsOf } from './order-list-filter.repository.js';
import { codeDigits, lastSecond, type Narrowing } from './narrowing.js';
import {
  condition,
  OrderWalkRepository,
  type Place,
  type Range,
  type Walk,
} from './order-walk.repository.js';
import { inOrder, TextCandidatesRepository, type Candidates } from './text-candidates.repository.js';

type Direction = 'ASC' | 'DESC';

const CUSTOMERS = 'LEFT JOIN customers c ON c.id = o.customer_id';

/** What is asked of the list. */
export interface Wanted {
  sorted: SortedBy;
  key: Direction;
  id: Direction;
  owner: number | null;
  narrowing: Narrowing;
  /** What the type and the status of the narrowing leave of the list. */
  ranges: readonly Range[];
  /** Whether that is all of it. */
  whole: boolean;
}

/** Orders that are looked at along the index first, and in all before all are asked. */
const LOOKED_AT_FIRST = 250;
const MOST_LOOKED_AT = 2250;
/** How many more are looked at than would complete a page if the rest held as many as those before. */
const MARGIN = 1.25;
/** Where fewer than these are among the first, the rest is not looked at before the names of customers. */
const PROMISING = 5;

/** Finds the places of orders in the list, whatever it is narrowed and sorted by. */
@Injectable()
export class OrderPlacesRepository {
  constructor(
    private readonly db: Database,
    private readonly walks: OrderWalkRepository,
    private readonly texts: TextCandidatesRepository,
  ) {}

  /** The next `count` places in the order that is wanted, from the beginning or behind a place. */
  async next(wanted: Wanted, count: number, after: Place | null): Promise<Place[]> {
    if (wanted.ranges.length === 0) return [];
    const dates = datesOf(wanted.narrowing);
    const further = conditionsOf(wanted.narrowing.filter);
    const words = searchWords(wanted.narrowing.text ?? '');
    const inIndex = wanted.sorted.column === 'delivery_key';
    const walk = walkOf(wanted, inIndex ? dates : []);
    const named = words.map((word) => inOrder(this.db.embedded, word));
    const rest = [...(inIndex ? [] : dates), ...further, ...named];
    const walkable = wanted.owner === null || wanted.sorted.ownIndex !== undefined;
    if (rest.length === 0 && walkable) return this.walks.next(walk, count, after);
    const look = (promising: number) =>
      walkable ? this.lookedAt({ walk, rest, promising }, count, after) : Promise.resolve(null);
    const all = (conditions: Condition[], candidates: Condition | null) =>
      this.sorted(wanted, { candidates, conditions: [...dates, ...further, ...conditions] }, count, after);
    if (words.length === 0) return (await look(0)) ?? all([], null);
    const soon = await look(PROMISING);
    if (soon) return soon;
    const candidates = await this.candidates(words);
    if (candidates) return all(candidates.exact ? [] : named, candidates.orders);
    return (await look(0)) ?? all(named, null);
  }

  /**
   * How many orders are left, by type and status.
   * @param between of those with ids above the first and up to the second alone
   */
  async countOf(
    wanted: Omit<Wanted, 'sorted' | 'key' | 'id'>,
    candidates: Candidates | null,
    between: readonly [number, number] | null,
  ): Promise<Counted[]> {
    const words = searchWords(wanted.narrowing.text ?? '');
    const customers = words.length > 0 ? CUSTOMERS : '';
    const source = candidates
      ? `FROM (${candidates.orders.sql}) found JOIN orders o ON o.id = found.id ${customers}`
      : `FROM orders o ${customers}`;
    const conditions = [
      ...base(wanted),
      ...datesOf(wanted.narrowing),
      ...conditionsOf(wanted.narrowing.filter),
      ...(candidates?.exact ? [] : words.map((word) => inOrder(this.db.embedded, word))),
      ...(between ? [condition('o.id > ?', between[0]), condition('o.id <= ?', between[1])] : []),
    ];
    const rows = await this.db.manager.query<(Omit<Counted, 'orders'> & { orders: string })[]>(
      `SELECT o.type AS type, o.status AS status, COUNT(*) AS orders ${source} ${where(conditions)} GROUP BY o.type, o.status`,
      [...(candidates?.orders.values ?? []), ...conditions.flatMap(({ values }) => values)],
    );
    return rows.map(({ type, status, orders }) => ({ type, status, orders: Number(orders) }));
  }

  /** The highest id. */
  async last(): Promise<number> {
    const [row] = await this.db.manager.query<{ last: number | null }[]>(
      'SELECT MAX(id) AS last FROM orders',
    );
    return row?.last ?? 0;
  }

  /** The orders that a text can mean, where they are few enough to be counted at once. */
  async fewCandidates(words: readonly SearchWord[]): Promise<Candidates | null> {
    const candidates = await this.candidates(words);
    // Of names with digits an index alone has the orders.
    const indexed = candidates?.exact && words.some((word) => codeDigits(word) !== undefined);
    return candidates && (indexed || (await this.texts.areFew(candidates))) ? candidates : null;
  }

  /** The orders that a text can mean; null where they can't be listed. */
  private async candidates(words: readonly SearchWord[]): Promise<Candidates | null> {
    return words.length === 0 ? null : this.texts.find(words);
  }

  /** Walks along the list and leaves out what is not wanted; null where a page does not come together soon. */
  private async lookedAt(
    { walk, rest, promising }: { walk: Walk; rest: readonly Condition[]; promising: number },
    count: number,
    after: Place | null,
  ): Promise<Place[] | null> {
    let places: Place[] = [];
    let from = after;
    let several = LOOKED_AT_FIRST;
    for (let looked = 0; looked < MOST_LOOKED_AT;) {
      const along = await this.walks.next(walk, several, from);
      const wanted = await this.wantedOf(along, rest);
      places = places.concat(along.filter(({ id }) => wanted.has(id)));
      if (places.length >= count) return places.slice(0, count);
      if (along.length < several) return places;
      if (places.length < promising) return null;
      from = along.at(-1) ?? null;
      looked += several;
      const missing = Math.ceil(((count - places.length) * looked * MARGIN) / places.length);
      several = Math.min(MOST_LOOKED_AT - looked, missing);
    }
    return null;
  }

  private async wantedOf(places: readonly Place[], rest: readonly Condition[]): Promise<ReadonlySet<number>> {
    if (places.length === 0) return new Set();
    const ids = condition(`o.id IN (${places.map(({ id }) => id).join()})`);
    const conditions = [ids, ...rest];
    const rows = await packedRows(this.db, {
      columns: ['id'],
      sql: `SELECT o.id AS id FROM orders o ${CUSTOMERS} ${where(conditions)}`,
      values: conditions.flatMap(({ values }) => values),
    });
    return new Set(rows.map(({ id }) => Number(id)));
  }

  /** All that is left, sorted when it is asked for. */
  private async sorted(
    wanted: Wanted,
    { candidates, conditions }: { candidates: Condition | null; conditions: readonly Condition[] },
    count: number,
    after: Place | null,
  ): Promise<Place[]> {
    const { column } = wanted.sorted;
    const key = column === 'status' ? statusPlace : `o.${column}`;
    const source = this.sourceOf(wanted, candidates);
    const all = [...base(wanted), ...conditions, ...(after ? [behind(wanted, key, after)] : [])];
    const rows = await this.db.manager.query<{ id: number; place: string | number }[]>(
      `SELECT o.id AS id, ${key} AS place ${source} ${where(all)} ORDER BY ${key} ${wanted.key}, o.id ${wanted.id} LIMIT ${String(count)}`,
      [...(candidates?.values ?? []), ...all.flatMap(({ values }) => values)],
    );
    const isText = column.endsWith('_key');
    return rows.map(({ id, place }) => ({ id, key: isText ? place : Number(place) }));
  }

  /** Orders `o`, with their customers `c` where a text is searched for in them, by the index that leaves the fewest. */
  private sourceOf({ owner, narrowing }: Wanted, candidates: Condition | null): string {
    const customers = searchWords(narrowing.text ?? '').length > 0 ? CUSTOMERS : '';
    if (candidates) return `FROM (${candidates.sql}) found JOIN orders o ON o.id = found.id ${customers}`;
    const dated = datesOf(narrowing).length > 0;
    const mine = dated ? 'own_orders_by_delivery' : 'own_orders';
    const index = owner === null ? dated && 'orders_by_delivery' : mine;
    return `FROM orders o ${index ? this.walks.hint(index) : ''} ${customers}`;
  }
}

const where = (conditions: readonly Condition[]) =>
  conditions.length > 0 ? `WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}` : '';

function walkOf({ sorted, key, id, owner, ranges, whole }: Wanted, bounds: readonly Condition[]): Walk {
  const direction = sorted.column === 'id' ? { key, id: key } : { key, id };
  const all = sorted.column === 'id' && whole && owner === null;
  return { sorted, ...direction, owner, bounds, ranges: all ? null : ranges };
}

/** Whose orders, and of which types and statuses. */
function base({ owner, ranges, whole }: Pick<Wanted, 'owner' | 'ranges' | 'whole'>): Condition[] {
  if (whole && owner === null) return [];
  const own = owner === null ? [] : [condition('o.created_by_id = ?', owner)];
  const places = ranges.map(() => '?').join();
  const statuses = condition(`o.status IN (${places})`, ...ranges.map(({ status }) => status));
  const typed = ranges.flatMap(({ type, status }) => (type ? [{ type, status }] : []));
  const types = typed.map(({ type, status }) => condition('(o.status <> ? OR o.type = ?)', status, type));
  return [...own, statuses, ...types];
}

function datesOf({ from, to }: Narrowing): Condition[] {
  return [
    ...(from ? [condition('o.delivery_key >= ?', from)] : []),
    ...(to ? [condition("o.delivery_key > ''"), condition('o.delivery_key <= ?', lastSecond(to))] : []),
  ];
}

function behind({ sorted, key, id }: Wanted, column: string, after: Place): Condition {
  const [beyondKey, beyondId] = [key, id].map((direction) => (direction === 'ASC' ? '>' : '<'));
  if (sorted.column === 'id') return condition(`o.id ${beyondKey ?? ''} ?`, after.id);
  return condition(
    `(${column} ${beyondKey ?? ''} ? OR (${column} = ? AND o.id ${beyondId ?? ''} ?))`,
    after.key,
    after.key,
    after.id,
  );
}
