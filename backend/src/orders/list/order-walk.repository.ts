import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { packedRows } from '../../platform/database/packed-rows.js';
import type { Condition } from '../../platform/database/text-search.js';
import type { OrderStatus, OrderType } from '../domain/order-types.js';
import { placeOfStatus, type SortColumn, type SortedBy } from './list-sorting.js';

/** Where an order stands in the list: by the column's value, then by its id. */
export interface Place {
  id: number;
  key: string | number;
}

type Direction = 'ASC' | 'DESC';

/** A part of the list whose orders an index has in the list's order. */
export interface Range {
  status: OrderStatus;
  /** Where orders of both types have this status: it is not in the index. */
  type?: OrderType;
}

/** How to walk along the list: which way, from where, over which parts of it. */
export interface Walk {
  sorted: SortedBy;
  key: Direction;
  id: Direction;
  /** The orders of this user alone. */
  owner: number | null;
  /** Parts of the list, or all orders where there is no word of them. */
  ranges: readonly Range[] | null;
  /** Conditions that the index answers besides. */
  bounds: readonly Condition[];
}

const isBeyond = { ASC: '>', DESC: '<' } as const;

/**
 * Walks along the indices of orders. Each has the orders of one status (of a user's, in one status) by a column; several are
 * merged. A page costs as many entries as it has rows for each status, however many orders there are.
 */
@Injectable()
export class OrderWalkRepository {
  constructor(private readonly db: Database) {}

  /** The next `count` places in the order of the walk, from the beginning or behind a place. */
  async next(walk: Walk, count: number, after: Place | null): Promise<Place[]> {
    if (walk.ranges?.length === 0 || count <= 0) return [];
    if (walk.sorted.column === 'status') return this.byStatus(walk, count, after);
    if (walk.sorted.column === 'id') return this.byId(walk, count, after);
    if (walk.key === walk.id) return this.aligned(walk, count, after);
    return this.crossed(walk, count, after);
  }

  private async byId(walk: Walk, count: number, after: Place | null): Promise<Place[]> {
    const beyond = after && [condition(`o.id ${isBeyond[walk.id]} ?`, after.id)];
    return this.merged(walk, [beyond ?? []], `id ${walk.id}`, count);
  }

  /** One status after the other; the place's key is the status's own place. */
  private async byStatus(walk: Walk, count: number, after: Place | null): Promise<Place[]> {
    const ranges = [...(walk.ranges ?? [])].sort(
      (one, other) =>
        (placeOfStatus(one.status) - placeOfStatus(other.status)) * (walk.key === 'ASC' ? 1 : -1),
    );
    let places: Place[] = [];
    for (const range of ranges) {
      const key = placeOfStatus(range.status);
      const passed = after && (walk.key === 'ASC' ? key < Number(after.key) : key > Number(after.key));
      if (passed || places.length >= count) continue;
      const sorted = { ...walk.sorted, column: 'id' as const };
      const from = after?.key === key ? after : null;
      const found = await this.byId({ ...walk, sorted, ranges: [range] }, count - places.length, from);
      places = places.concat(found.map(({ id }) => ({ id, key })));
    }
    return places;
  }

  /** Value and id in the same direction: as the index has them. */
  private async aligned(walk: Walk, count: number, after: Place | null): Promise<Place[]> {
    const column = `o.${walk.sorted.column}`;
    const parts = after
      ? [
          [condition(`${column} = ?`, after.key), condition(`o.id ${isBeyond[walk.id]} ?`, after.id)],
          [condition(`${column} ${isBeyond[walk.key]} ?`, after.key)],
        ]
      : [[]];
    return this.merged(walk, parts, `place ${walk.key}, id ${walk.id}`, count);
  }

  /**
   * Value and id in opposite directions: the orders of each value are turned round. Those of the value that the page ends in are
   * read from their other end, since the index goes on where the page does not.
   */
  private async crossed(walk: Walk, count: number, after: Place | null): Promise<Place[]> {
    const column = `o.${walk.sorted.column}`;
    const places = after ? await this.ofKey(walk, after.key, count, after) : [];
    const wanted = count - places.length;
    if (wanted <= 0) return places;
    const beyond = after ? [condition(`${column} ${isBeyond[walk.key]} ?`, after.key)] : [];
    const along = await this.merged(walk, [beyond], `place ${walk.key}`, wanted);
    const last = along.at(-1)?.key;
    const sign = walk.id === 'ASC' ? 1 : -1;
    const whole = groupsOf(along.filter(({ key }) => key !== last)).flatMap((group) =>
      group.sort((one, other) => sign * (one.id - other.id)),
    );
    const rest = last === undefined ? [] : await this.ofKey(walk, last, wanted - whole.length, null);
    return places.concat(whole, rest);
  }

  private async ofKey(walk: Walk, key: Place['key'], count: number, after: Place | null): Promise<Place[]> {
    const same = condition(`o.${walk.sorted.column} = ?`, key);
    const beyond = after ? [condition(`o.id ${isBeyond[walk.id]} ?`, after.id)] : [];
    return this.merged(walk, [[same, ...beyond]], `id ${walk.id}`, count);
  }

  /** The first `count` of all ranges under one of the conditions each. */
  private async merged(
    walk: Walk,
    parts: readonly (readonly Condition[])[],
    order: string,
    count: number,
  ): Promise<Place[]> {
    const ranges = walk.ranges ?? [null];
    const selects = ranges.flatMap((range) =>
      parts.map((part) => this.select(walk, range, part, order, count)),
    );
    const sql = selects.map((select, index) => `SELECT * FROM (${select.sql}) r${String(index)}`);
    const limited = selects.length > 1 ? ` ORDER BY ${order} LIMIT ${String(count)}` : '';
    const rows = await packedRows(this.db, {
      columns: ['id', 'place'],
      sql: sql.join(' UNION ALL ') + limited,
      values: selects.flatMap(({ values }) => values),
    });
    const isNumber = NUMBERS.has(walk.sorted.column);
    // mysql2 gives decimals as text.
    return rows.map(({ id, place }) => ({ id: Number(id), key: isNumber ? Number(place) : String(place) }));
  }

  private select(
    walk: Walk,
    range: Range | null,
    part: readonly Condition[],
    order: string,
    count: number,
  ): Condition {
    const { sorted, owner } = walk;
    const index = owner === null ? sorted.index : sorted.ownIndex;
    const hint = range && index ? this.hint(index) : '';
    const conditions = [
      ...(owner === null ? [] : [condition('o.created_by_id = ?', owner)]),
      ...(range ? [condition('o.status = ?', range.status)] : []),
      ...(range?.type ? [condition('o.type = ?', range.type)] : []),
      ...walk.bounds,
      ...part,
    ];
    const where = conditions.length > 0 ? `WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}` : '';
    const by = order.replace('place', `o.${sorted.column}`).replace(/\bid /, 'o.id ');
    return {
      sql: `SELECT o.id AS id, o.${sorted.column} AS place FROM orders o ${hint} ${where} ORDER BY ${by} LIMIT ${String(count)}`,
      values: conditions.flatMap(({ values }) => values),
    };
  }

  /** Statistics do not decide here: the index that has the list's order is the one that is walked along. */
  hint(index: string): string {
    return this.db.embedded ? `INDEXED BY ${index}` : `FORCE INDEX (${index})`;
  }
}

const NUMBERS: ReadonlySet<SortColumn> = new Set([
  'id',
  'delivery_value',
  'total',
  'sets_count',
  'parts_count',
]);

export const condition = (sql: string, ...values: (string | number)[]): Condition => ({ sql, values });

/** Neighbours with the same value. */
function groupsOf(places: readonly Place[]): Place[][] {
  const groups: Place[][] = [];
  for (const place of places) {
    const group = groups.at(-1);
    if (group?.[0]?.key === place.key) group.push(place);
    else groups.push([place]);
  }
  return groups;
}
