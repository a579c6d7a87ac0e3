import { Injectable } from '@nestjs/common';
import { OrderAccessService } from '../orders/access/order-access.service.js';
import { seesAll, type Viewer } from '../orders/domain/visibility.js';
import {
  findPricedParts,
  loadCustomerNames,
  loadDrawingFacts,
  loadOrdersOfParts,
  type OrderOfPart,
  type PartFacts,
} from '../orders/part-facts.js';
import type { LoadedPart } from '../orders/part-rows/loaded-part.js';
import { PartReader } from '../orders/parts/part-reader.js';
import { Database } from '../platform/database/database.js';
import { NotFound } from '../platform/errors/app-errors.js';
import { messages } from '../platform/i18n/messages.js';
import { present } from '../platform/present.js';
import { likeness, weightOf, type ComparedPart, type LikenessReason } from './domain/likeness.js';
import { waysTo, type Way } from './domain/part-key.js';
import type {
  EarlierPartsQueryDto,
  EarlierPartsView,
  EarlierPartView,
  Outcome,
} from './earlier-parts.dto.js';

/** Shown at most: the surest. */
const MOST = 8;

/** Read of one way: the newest. A user who sees few orders gets theirs from among more. */
const NEWEST = 24;
const NEWEST_OF_ALL = 200;

interface Found {
  candidate: PartFacts;
  reasons: LikenessReason[];
}

/** Finds what was quoted before of a part: the same one, or one like it. Stores nothing. */
@Injectable()
export class EarlierPartsService {
  constructor(
    private readonly db: Database,
    private readonly access: OrderAccessService,
    private readonly reader: PartReader,
  ) {}

  /**
   * Parts of other orders that the viewer sees.
   * @param query the part as it is being edited
   * @throws NotFound for an order that is not there or not visible, and for a part that is none of its parts
   */
  async findEarlier(viewer: Viewer, orderId: number, query: EarlierPartsQueryDto): Promise<EarlierPartsView> {
    const order = await this.access.readable(viewer, orderId);
    const part = await this.compared(orderId, order.customer_id, query);
    const ids = await this.idsOnWays(viewer, orderId, waysTo(part));
    const found = surest(part, await findPricedParts(this.db, ids, viewer));
    const orders = await loadOrdersOfParts(this.db, [
      ...new Set(found.map(({ candidate }) => candidate.order_id)),
    ]);
    return { parts: await this.views(found, orders) };
  }

  /** Parts of other orders that one of the keys leads to: each way is a place in an index, of which the newest few are read. */
  private async idsOnWays(viewer: Viewer, orderId: number, ways: readonly Way[]): Promise<number[]> {
    if (ways.length === 0) return [];
    const limit = seesAll(viewer) ? NEWEST : NEWEST_OF_ALL;
    const each = ways.map((way, index) => {
      const conditions = way.map(([column]) => `${column} = ?`).join(' AND ');
      return `SELECT part_id FROM (SELECT part_id FROM part_keys WHERE ${conditions} AND order_id <> ?
        ORDER BY part_id DESC LIMIT ${String(limit)}) way${String(index)}`;
    });
    const rows = await this.db.manager.query<{ part_id: number }[]>(
      each.join(' UNION ALL '),
      ways.flatMap((way) => [...way.map(([, value]) => value), orderId]),
    );
    return [...new Set(rows.map(({ part_id }) => part_id))];
  }

  private async compared(
    orderId: number,
    customer_id: number | null,
    query: EarlierPartsQueryDto,
  ): Promise<ComparedPart> {
    const stored = query.part_id ? await this.storedPart(orderId, query.part_id) : null;
    const drawing = await loadDrawingFacts(this.db, stored?.content_file_id ?? null);
    const figure = (name: 'thickness' | 'width' | 'length') => query[name] ?? stored?.[name] ?? 0;
    return {
      ...drawing,
      customer_id,
      title: query.title ?? stored?.title ?? '',
      reference: ifSent(query.reference, stored?.reference) ?? null,
      type: ifSent(query.type, stored?.type) ?? null,
      thickness: figure('thickness'),
      width: figure('width'),
      length: figure('length'),
    };
  }

  private async storedPart(orderId: number, id: number): Promise<LoadedPart> {
    const { parts } = await this.reader.rows.some(orderId, [id]);
    const [part] = parts;
    if (!part) throw new NotFound(messages.http.notFound);
    return part;
  }

  private async views(
    found: readonly Found[],
    orders: ReadonlyMap<number, OrderOfPart>,
  ): Promise<EarlierPartView[]> {
    // An order that was deleted since its parts were found has none any more.
    const shown = found.flatMap((one) => {
      const order = orders.get(one.candidate.order_id);
      return order ? [{ ...one, order }] : [];
    });
    const orderOf = new Map(shown.map(({ candidate, order }) => [candidate.id, order]));
    const customers = await loadCustomerNames(this.db, idsOf(shown.map(({ order }) => order.customer_id)));
    const priced = await this.reader.withPricesNow([...orderOf.keys()], (id) =>
      present(orderOf.get(id), 'order of an earlier part'),
    );
    const parts = new Map(priced.map((one) => [one.view.id, one]));
    return shown.flatMap(({ candidate, order, reasons }) => {
      const part = parts.get(candidate.id);
      if (!part) return [];
      return {
        reasons,
        order_id: order.id,
        order_type: order.type,
        order_status: order.status,
        outcome: outcomeOf(order),
        customer: order.customer_id === null ? null : (customers.get(order.customer_id) ?? null),
        date: order.sent_at ?? order.created_at,
        set_quantity: part.set_quantity,
        unit_value_now: part.unit_value,
        part: part.view,
      };
    });
  }
}

/** The edited value where one was sent, even as nothing; else the stored one. */
function ifSent<T>(sent: T, stored: T): T {
  if (sent === undefined) return stored;
  return sent;
}

const idsOf = (ids: readonly (number | null)[]): number[] => [...new Set(ids.filter((id) => id !== null))];

/** The surest first, the newest first among equals. */
function surest(part: ComparedPart, candidates: readonly PartFacts[]): Found[] {
  return candidates
    .map((candidate) => ({ candidate, reasons: likeness(part, candidate) }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort(
      (one, other) =>
        weightOf(other.reasons) - weightOf(one.reasons) ||
        other.candidate.order_id - one.candidate.order_id ||
        other.candidate.id - one.candidate.id,
    )
    .slice(0, MOST);
}

function outcomeOf({ type, status }: OrderOfPart): Outcome {
  if (type === 'order') return 'won';
  return status === 'cancelled' ? 'lost' : 'open';
}
