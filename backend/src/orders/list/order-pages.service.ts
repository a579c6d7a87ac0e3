import { searchWords } from '@forja/figures';
import { Injectable } from '@nestjs/common';
import { Malformed } from '../../platform/errors/app-errors.js';
import type { ListFilter, ListQuery, Page } from '../../platform/http/list-query.js';
import { messages } from '../../platform/i18n/messages.js';
import { seesAll, type Viewer } from '../domain/visibility.js';
import { OrderCountsRepository, type Counted } from '../listed/order-counts.repository.js';
import type { OrderStatus, OrderType } from '../domain/order-types.js';
import { SORTINGS, type SortField } from './list-sorting.js';
import type { Narrowing } from './narrowing.js';
import { conditionsOf, statusesOf } from './order-list-filter.repository.js';
import { OrderListRepository } from './order-list.repository.js';
import type { OrderListItem } from './order-list.view.js';
import { MOST_SKIPPED, type OrderPageQueryDto } from './order-page.dto.js';
import type { OrderCountView, OrderPageView } from './order-page.view.js';
import { OrderPlacesRepository, type Wanted } from './order-places.repository.js';
import type { Place, Range } from './order-walk.repository.js';

const PAGE = 50;

/** Counting goes through so many orders at a time, and no further once it took so long, in milliseconds. */
const COUNTED_AT_ONCE = 20_000;
const COUNTS_FOR_MS = 150;

const turned = { ASC: 'DESC', DESC: 'ASC' } as const;

/** The list as the screen shows it: pages by keyset, and how many orders there are. */
@Injectable()
export class OrderPages {
  constructor(
    private readonly places: OrderPlacesRepository,
    private readonly rows: OrderListRepository,
    private readonly counts: OrderCountsRepository,
  ) {}

  /** Rows of the list that the viewer sees. @throws Malformed for a place that no answer gave */
  async page(viewer: Viewer, query: OrderPageQueryDto): Promise<OrderPageView> {
    const visible = await this.counts.visible(viewer);
    const backwards = Boolean(query.before || query.end);
    const wanted = wantedBy(viewer, query, visible, backwards);
    const [size, skip] = [query.size ?? PAGE, query.skip ?? 0];
    const from = placeOf(query.before ?? query.after);
    const found = (await this.places.next(wanted, skip + size + 1, from)).slice(skip);
    const places = found.slice(0, size);
    if (backwards) places.reverse();
    const [first, last] = [places.at(0), places.at(-1)];
    return {
      items: await this.rows.items(places.map(({ id }) => id)),
      first: first ? cursorOf(first) : null,
      last: last ? cursorOf(last) : null,
      more: backwards ? Boolean(query.before) || skip > 0 : found.length > size,
      count: isKept(query) ? kept(query, visible) : null,
    };
  }

  /**
   * A page by the numbers of its rows, with the kept count of all; null for what only a query of its own answers: a filter besides
   * type and status, a sort field that has no index, rows far from the beginning.
   */
  async range(viewer: Viewer, { sort, range, filter }: ListQuery): Promise<Page<OrderListItem> | null> {
    const field = SORTED_BY[sort?.field ?? 'id'];
    const narrowing = plainNarrowing(filter);
    if (!range || !field || !narrowing || range.last > MOST_SKIPPED) return null;
    const visible = await this.counts.visible(viewer);
    const wanted = wantedBy(viewer, { ...narrowing, sort: field, order: sort?.order }, visible, false);
    const places = await this.places.next(wanted, range.last + 1, null);
    const items = await this.rows.items(places.slice(range.first).map(({ id }) => id));
    return { items, total: sumOf(left(narrowing, visible)) };
  }

  /** How many orders are left. By a text that many have, or by dates, counted for at most 150 ms: from the newest on. */
  async count(viewer: Viewer, narrowing: Narrowing): Promise<OrderCountView> {
    const visible = await this.counts.visible(viewer);
    if (isKept(narrowing)) return kept(narrowing, visible);
    const words = searchWords(narrowing.text ?? '');
    const wanted = { ...rangesOf(narrowing, visible), owner: ownerOf(viewer), narrowing };
    const candidates = await this.places.fewCandidates(words);
    const total = sumOf(visible);
    if (wanted.ranges.length === 0) return { quotes: 0, orders: 0, more: false, total };
    // What further filters leave, their indices find at once.
    if (candidates || hasFurther(narrowing.filter)) {
      return {
        ...byType(await this.places.countOf(wanted, candidates, null)),
        more: false,
        total,
      };
    }
    const until = Date.now() + COUNTS_FOR_MS;
    let counted: Counted[] = [];
    let to = await this.places.last();
    for (; to > 0 && Date.now() < until; to -= COUNTED_AT_ONCE) {
      counted = counted.concat(await this.places.countOf(wanted, null, [to - COUNTED_AT_ONCE, to]));
    }
    return { ...byType(counted), more: to > 0, total };
  }
}

/** Sort fields of the list's own call that are sorted as the screen's are. */
const SORTED_BY: Readonly<Partial<Record<string, SortField>>> = {
  id: 'id',
  customer: 'customer',
  customer_id: 'customer',
  customer_name: 'customer',
  'customer.name': 'customer',
  customer_address: 'address',
  'customer.address': 'address',
  delivery_value: 'delivery_value',
  delivery_date: 'delivery_date',
  valid_until: 'valid_until',
  total: 'total',
  sets_count: 'sets_count',
  parts_count: 'parts_count',
};

/** A filter of one type, one status, or both; null for any other. */
function plainNarrowing({ type, status, ...others }: ListFilter): Narrowing | null {
  const isGiven = (value: unknown) => value !== null && value !== undefined && value !== '';
  const isPlain = [type, status].every((value) => !isGiven(value) || typeof value === 'string');
  if (!isPlain || Object.values(others).some(isGiven)) return null;
  return { type: (type || null) as OrderType | null, status: (status || null) as OrderStatus | null };
}

const ownerOf = (viewer: Viewer) => (seesAll(viewer) ? null : viewer.id);

/** Whether further filters narrow the list. @throws Malformed for what is none, also where there are no orders */
const hasFurther = (filter: Narrowing['filter']): boolean => conditionsOf(filter).length > 0;

/** Whether the kept counts answer how many are left. */
const isKept = ({ text, from, to, filter }: Narrowing) =>
  !hasFurther(filter) && searchWords(text ?? '').length === 0 && !from && !to;

const sumOf = (counted: readonly Counted[]) => counted.reduce((sum, { orders }) => sum + orders, 0);

const left = ({ type, status }: Narrowing, visible: readonly Counted[]) =>
  visible.filter((one) => (!type || one.type === type) && (!status || one.status === status));

function byType(counted: readonly Counted[]) {
  const of = (type: Counted['type']) => sumOf(counted.filter((one) => one.type === type));
  return { quotes: of('pre_order'), orders: of('order') };
}

const kept = (narrowing: Narrowing, visible: readonly Counted[]): OrderCountView => ({
  ...byType(left(narrowing, visible)),
  more: false,
  total: sumOf(visible),
});

function rangesOf(narrowing: Narrowing, visible: readonly Counted[]): { ranges: Range[]; whole: boolean } {
  const isShared = ({ type, status }: Counted) =>
    visible.some((other) => other.status === status && other.type !== type);
  const statuses = statusesOf(narrowing.filter);
  const ranges = left(narrowing, visible)
    .filter(({ status }) => !statuses || statuses.includes(status))
    .map((one) => (isShared(one) ? { type: one.type, status: one.status } : { status: one.status }));
  return { ranges, whole: !narrowing.type && !narrowing.status && !statuses };
}

function wantedBy(
  viewer: Viewer,
  query: OrderPageQueryDto,
  visible: readonly Counted[],
  backwards: boolean,
): Wanted {
  const field = query.sort ?? 'id';
  const order = query.order ?? 'DESC';
  const newest = field === 'id' ? order : 'DESC';
  return {
    sorted: SORTINGS[field],
    key: backwards ? turned[order] : order,
    id: backwards ? turned[newest] : newest,
    owner: ownerOf(viewer),
    narrowing: query,
    ...rangesOf(query, visible),
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
