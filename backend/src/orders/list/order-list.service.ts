import { createHash } from 'node:crypto';
import { searchWords } from '@forja/figures';
import { Injectable } from '@nestjs/common';
import { chunksOf } from '../../platform/chunks.js';
import { Database } from '../../platform/database/database.js';
import { Malformed } from '../../platform/errors/app-errors.js';
import {
  parseListQuery,
  type ListFilter,
  type ListQuery,
  type Page,
  type RawListQuery,
} from '../../platform/http/list-query.js';
import { messages } from '../../platform/i18n/messages.js';
import { orderStatuses, type OrderStatus } from '../domain/order-types.js';
import { statusesOf } from '../domain/status-flow.js';
import { seesAll, type Viewer } from '../domain/visibility.js';
import { OrderCountsRepository, type Counted } from '../listed/order-counts.repository.js';
import { asText, condition, isOneOf, narrowedBy } from './list-filters.js';
import { countLeft, lastOrderId, nextPlaces, type Left, type Place } from './list-places.repository.js';
import { LISTED, listedRows, sortedOrderIds } from './list-rows.repository.js';
import { SORT_COLUMNS, type SortField } from './list-sorting.js';
import { findByText, textConditions } from './list-text.repository.js';
import type { OrderCountView, OrderListItem, OrderPageView } from './order-list.view.js';
import type { OrderNarrowingDto, OrderPageQueryDto } from './order-page.dto.js';

const PAGE = 50;

/** Orders that are read at once for a file. */
const BATCH = 1000;

/** Counting goes through so many orders at a time, the newest in any case, and no further once it took so long, in milliseconds. */
const COUNTED_AT_ONCE = 20_000;
const COUNTS_FOR_MS = 150;

const turned = { ASC: 'DESC', DESC: 'ASC' } as const;

/** The orders list: whole or by numbers of rows, and as the screen shows it, in pages by keyset with a count. */
@Injectable()
export class OrderList {
  constructor(
    private readonly db: Database,
    private readonly counts: OrderCountsRepository,
  ) {}

  /**
   * The orders that the viewer sees, newest first unless sorted otherwise.
   * @throws Malformed for an unknown sort field or a filter of the wrong type
   */
  async list(viewer: Viewer, query: ListQuery): Promise<Page<OrderListItem>> {
    const { range } = query;
    const ids = await this.sortedIds(viewer, query);
    const shown = range ? ids.slice(range.first, range.last + 1) : ids;
    return { items: await listedRows(this.db, shown), total: ids.length };
  }

  /**
   * All that match, in order, a thousand at a time: what is written while it is read never has all rows in memory.
   * @throws Malformed for an unknown sort field or a filter of the wrong type
   */
  async *batches(viewer: Viewer, query: ListQuery): AsyncGenerator<OrderListItem[]> {
    const ids = await this.sortedIds(viewer, query);
    for (const some of chunksOf(ids, BATCH)) yield await listedRows(this.db, some);
  }

  /**
   * The entity tag of what a query answers the viewer now, to be read before the list itself. It comes from counters that every
   * change moves on, without reading an order.
   */
  async tagOf(viewer: Viewer, { sort, range, filter }: RawListQuery): Promise<string> {
    const [revision, names] = [await this.counts.revision(viewer), await this.counts.ownerNames()];
    const shown = JSON.stringify([revision, names, ownerOf(viewer) ?? 'all', LISTED, sort, range, filter]);
    return `W/"${createHash('sha1').update(shown).digest('base64url')}"`;
  }

  /** Rows of the list that the viewer sees, behind or before a place. @throws Malformed for a place that no answer gave */
  async page(viewer: Viewer, query: OrderPageQueryDto): Promise<OrderPageView> {
    const visible = await this.counts.visible(viewer);
    const backwards = Boolean(query.before || query.end);
    const [size, skip] = [query.size ?? PAGE, query.skip ?? 0];
    const sorting = sortingBy(query.sort ?? 'id', query.order ?? 'DESC', backwards);
    const from = placeOf(query.before ?? query.after);
    const left = await this.left(viewer, query, { visible });
    const found = await nextPlaces(this.db, { ...left, ...sorting }, skip + size + 1, from);
    const places = found.slice(skip, skip + size);
    if (backwards) places.reverse();
    const [first, last] = [places.at(0), places.at(-1)];
    return {
      items: await listedRows(
        this.db,
        places.map(({ id }) => id),
      ),
      first: first ? cursorOf(first) : null,
      last: last ? cursorOf(last) : null,
      more: backwards ? Boolean(query.before) || skip > 0 : found.length > skip + size,
      count: keptCount(left, visible),
    };
  }

  /** How many orders are left. By a text that many have, counted for about 150 ms: from the newest on. */
  async count(viewer: Viewer, query: OrderNarrowingDto): Promise<OrderCountView> {
    const visible = await this.counts.visible(viewer);
    const left = await this.left(viewer, query, { visible, counted: true });
    const kept = keptCount(left, visible);
    if (kept) return kept;
    if (left.statuses.length === 0) return countView([], visible);
    if (left.text.few || left.text.conditions.length === 0)
      return countView(await countLeft(this.db, left, []), visible);
    const until = Date.now() + COUNTS_FOR_MS;
    let counted: Counted[] = [];
    let to = await lastOrderId(this.db);
    do {
      const between = condition('o.id > ? AND o.id <= ?', to - COUNTED_AT_ONCE, to);
      counted = counted.concat(await countLeft(this.db, left, [between]));
      to -= COUNTED_AT_ONCE;
    } while (to > 0 && Date.now() < until);
    return countView(counted, visible, to > 0);
  }

  private sortedIds(viewer: Viewer, { sort, filter }: ListQuery): Promise<number[]> {
    const owner = ownerOf(viewer);
    const { statuses, conditions } = narrowedBy(filter);
    const all = [
      ...(owner === null ? [] : [condition('o.created_by_id = ?', owner)]),
      ...(isEvery(statuses) ? [] : [isOneOf('o.status', statuses)]),
      ...textConditions(this.db.embedded, searchWords(asText(filter.q ?? ''))),
      ...conditions,
    ];
    return sortedOrderIds(this.db, all, sort ?? { field: 'id', order: 'DESC' });
  }

  /** The orders that filters leave of those that the viewer sees. */
  private async left(
    viewer: Viewer,
    query: OrderNarrowingDto,
    { visible, counted = false }: { visible: readonly Counted[]; counted?: boolean },
  ): Promise<Left> {
    const filter = filterOf(query);
    const { statuses, conditions } = narrowedBy(filter);
    const owner = ownerOf(viewer);
    return {
      owner,
      statuses: statuses.filter((status) => visible.some((one) => one.status === status)),
      whole: owner === null && isEvery(statuses),
      conditions,
      text: await findByText(this.db, asText(filter.q ?? ''), counted),
    };
  }
}

/** The filters of a query, `q` and the dates of delivery by their names in GET /api/orders. */
function filterOf({ text, type, status, from, to, filter }: OrderNarrowingDto): ListFilter {
  return {
    ...parseListQuery({ filter: filter ?? '' }).filter,
    q: text ?? '',
    ...(type && { type }),
    ...(status && { status }),
    ...(from && { delivery_date_from: from }),
    ...(to && { delivery_date_to: to }),
  };
}

const ownerOf = (viewer: Viewer) => (seesAll(viewer) ? null : viewer.id);

const isEvery = (statuses: readonly OrderStatus[]) => statuses.length === orderStatuses.length;

/** How many orders are left where the kept counts say it: by their statuses alone. */
function keptCount({ statuses, conditions, text }: Left, visible: readonly Counted[]): OrderCountView | null {
  if (conditions.length > 0 || text.few || text.conditions.length > 0) return null;
  return countView(
    visible.filter(({ status }) => statuses.includes(status)),
    visible,
  );
}

const sumOf = (counted: readonly Counted[]) => counted.reduce((sum, { orders }) => sum + orders, 0);

function countView(counted: readonly Counted[], visible: readonly Counted[], more = false): OrderCountView {
  const orders = sumOf(counted.filter(({ status }) => statusesOf('order').includes(status)));
  return { quotes: sumOf(counted) - orders, orders, more, total: sumOf(visible) };
}

/** The column, and the directions of its values and of the ids of equal ones. */
function sortingBy(field: SortField, order: 'ASC' | 'DESC', backwards: boolean) {
  const newest = field === 'id' ? order : 'DESC';
  return {
    column: SORT_COLUMNS[field],
    key: backwards ? turned[order] : order,
    id: backwards ? turned[newest] : newest,
  };
}

const cursorOf = ({ key, id }: Place): string => Buffer.from(JSON.stringify([key, id])).toString('base64url');

function placeOf(cursor: string | null | undefined): Place | null {
  if (!cursor) return null;
  try {
    const [key, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    const isKey = typeof key === 'string' || Number.isFinite(key);
    if (isKey && Number.isSafeInteger(id)) return { key: key as Place['key'], id: id as number };
  } catch {
    throw new Malformed(messages.http.listQuery);
  }
  throw new Malformed(messages.http.listQuery);
}
