import { Injectable } from '@nestjs/common';
import type { Actor } from '../access/current-user.js';
import { storagePath } from '../files/file-paths.js';
import { sees, seesAll } from '../orders/domain/visibility.js';
import {
  findIdsByTotal,
  findOrderHits,
  findPartHits,
  loadOwnTexts,
  type OrderHit,
} from '../orders/search-texts.js';
import { Database } from '../platform/database/database.js';
import { inOrderOf } from '../platform/database/sorted-ids.js';
import {
  anyDrawnClause,
  anyPartClause,
  entryKey,
  entryKinds,
  entryOf,
  ofCustomers,
  ofKinds,
  ofName,
  ofOwner,
  orderClauses,
  orInDrawings,
  ownClause,
  partClauses,
  type EntryKind,
  type OrderClause,
} from './domain/documents.js';
import { byRank, RANK, rankOf, readTyped, type Typed } from './domain/typed.js';
import { clausesOf, digitsOf, exactly, holds, wordsOf, type Clause } from './domain/words.js';
import { foundParts } from './found-parts.js';
import { SearchIndex, type Shelf } from './search-index.js';
import { findEntryHits, loadEntryTexts } from './searched-entries.js';
import { correctedText } from './similar-words.js';
import type { FoundEntryView, FoundOrderView, FoundPartView, SearchView } from './search.dto.js';

/** Answered of each kind, at most. */
const MOST = 8;

/** A word that more customers have than these finds the orders of the newest among them. */
const MOST_CUSTOMERS = 100;

const others = entryKinds.filter((kind) => kind !== 'customers');

/** One search: what was typed, and whether all of the index was looked at so far. */
interface Search {
  actor: Actor;
  typed: Typed;
  clauses: Clause[];
  asked: OrderClause[];
  complete: boolean;
}

/** Nothing was typed, or nothing but marks. */
const NOTHING: SearchView = {
  orders: [],
  parts: [],
  customers: [],
  entries: [],
  similar: null,
  complete: true,
};

/**
 * Finds what a user may see: the best rank first, then whole words before beginnings of words, what parts are called before what is
 * written in their drawings, the newest first.
 */
@Injectable()
export class SearchService {
  constructor(
    private readonly db: Database,
    private readonly index: SearchIndex,
  ) {}

  async search(actor: Actor, typed: string): Promise<SearchView> {
    const found = await this.find(actor, typed);
    const { orders, parts, customers, entries } = found;
    if ([...orders, ...parts, ...customers, ...entries].length > 0) return found;
    const similar = await correctedText(this.index, typed);
    return similar === null ? found : this.find(actor, similar, similar);
  }

  private async find(actor: Actor, text: string, similar: string | null = null): Promise<SearchView> {
    const typed = readTyped(text);
    const clauses = clausesOf(typed.wanted);
    if (clauses.length === 0) return NOTHING;
    const search: Search = { actor, typed, clauses, asked: [], complete: true };
    search.asked = await this.askedOfOrders(search);
    const orders = await this.orders(search);
    const parts = await this.parts(search);
    const customers = await this.entries(search, ['customers']);
    const entries = await this.entries(search, others);
    return { orders, parts, customers, entries, similar, complete: search.complete };
  }

  /** Names of customers stand with the customers alone: what they find are orders of these customers. */
  private async askedOfOrders(search: Search): Promise<OrderClause[]> {
    const { clauses } = search;
    const named = (some: readonly Clause[]) => this.customersNamed(search, some);
    const byAll = clauses.length > 1 ? await named(clauses) : [];
    const asked: OrderClause[] = [];
    for (const clause of clauses) {
      const customers = new Set([...byAll, ...(await named([clause]))]);
      asked.push({ part: clause, own: [...ownClause(clause), ...ofCustomers([...customers])] });
    }
    return asked;
  }

  private async customersNamed(search: Search, clauses: readonly Clause[]): Promise<number[]> {
    const wanted = [ofKinds(['customers']), ...clauses.map(ownClause)];
    const { ids, complete } = await this.index.find('entries', wanted, MOST_CUSTOMERS);
    search.complete &&= complete;
    return ids.map((key) => entryOf(key).id);
  }

  private async orders(search: Search): Promise<FoundOrderView[]> {
    const { clauses, typed } = search;
    const direct = await this.ordersByFigure(search);
    const found = await this.ordersWith(search, wholeFirst([orderClauses(search.asked)]));
    const rest = found.filter(({ id }) => !direct.some((order) => order.id === id));
    const hits = [...direct, ...rest].slice(0, MOST);
    const own = await loadOwnTexts(
      this.db,
      hits.map(({ id }) => id),
    );
    const customers = await loadEntryTexts(
      this.db,
      'customers',
      hits.flatMap(({ customer_id }) => customer_id ?? []),
    );
    const views = hits.map((hit): FoundOrderView => {
      const { id, type, status, customer, created_at, total } = hit;
      const names = own.filter(({ order_id }) => order_id === id).flatMap(({ text }) => text ?? []);
      const { own: codes = [], numbers = [] } = customers.find((one) => one.id === hit.customer_id) ?? {};
      const excerpt = direct.includes(hit)
        ? null
        : (names.find((text) => clauses.some((clause) => holds(wordsOf(text), clause))) ??
          unsaid(clauses, [String(id), customer], [...codes, ...numbers]));
      const rank = direct.includes(hit) ? RANK.number : rankOf(typed.phrase, '', [excerpt]);
      return { rank, id, type, status, customer, total, created_at, excerpt };
    });
    return byRank(views);
  }

  /** The order that is numbered so, or those of this total. */
  private async ordersByFigure({ actor, typed: { number, amount } }: Search): Promise<OrderHit[]> {
    const owner = seesAll(actor) ? null : actor.id;
    const ids = amount === null ? [] : await findIdsByTotal(this.db, amount, { owner, most: MOST });
    return this.visible(actor, number === null ? ids : [number]);
  }

  private async parts(search: Search): Promise<FoundPartView[]> {
    const { asked, clauses, typed } = search;
    const ways = wholeFirst(await this.partWays(asked));
    if (clauses.some(({ length }) => length > 1)) ways.unshift(exactly(partClauses(inOnePiece(asked))));
    const orders = await this.ordersWith(search, ways);
    const parts = await findPartHits(
      this.db,
      orders.map(({ id }) => id),
    );
    const found: FoundPartView[] = [];
    for (const { id, type, customer } of orders) {
      if (found.length >= MOST) break;
      const own = parts.filter(({ order_id }) => order_id === id);
      for (const { part, excerpt } of await foundParts(this.db, this.index, {
        orderId: id,
        parts: own,
        clauses,
      })) {
        const { content_file_id: _, thumbnail_key: key, unit_value, ...named } = part;
        const shown = { ...named, unit_value: Number(unit_value), thumbnail: key && storagePath(key) };
        const rank = excerpt === null ? rankOf(typed.phrase, part.title, [part.reference]) : RANK.drawn;
        found.push({ ...shown, rank, order_type: type, customer, excerpt });
      }
    }
    return byRank(found).slice(0, MOST);
  }

  /**
   * Parts by what they are called, then also by their drawings. Where none has any of the words, they are those of customers,
   * and all that is known of these need not be gone through once more.
   */
  private async partWays(asked: OrderClause[]): Promise<Clause[][]> {
    const some = async (clause: Clause) =>
      clause.length > 0 && (await this.index.find('orders', [clause], 1)).ids.length > 0;
    const ways: Clause[][] = [];
    if (await some(anyPartClause(asked))) ways.push(partClauses(asked));
    if (await some(anyDrawnClause(asked))) ways.push(partClauses(orInDrawings(asked)));
    return ways;
  }

  /** The newest orders that answer the clauses of one of the ways, the first ones first, and that the user sees. */
  private async ordersWith(search: Search, ways: readonly (readonly Clause[])[]): Promise<OrderHit[]> {
    const { actor } = search;
    const own = seesAll(actor) ? [] : [ofOwner(actor.id)];
    return this.visible(actor, [...(await this.best(search, 'orders', ways, own)).keys()]);
  }

  private async visible(actor: Actor, ids: readonly number[]): Promise<OrderHit[]> {
    const hits = await findOrderHits(this.db, ids);
    return inOrderOf(ids, hits).filter(({ created_by_id }) => sees(actor, created_by_id));
  }

  private async entries(search: Search, kinds: readonly EntryKind[]): Promise<FoundEntryView[]> {
    const { clauses, typed } = search;
    const named = [false, true].map((prefix) => [ofName(typed.text, prefix)]);
    const ways = [...named, ...wholeFirst([clauses])];
    const places = await this.best(search, 'entries', ways, [ofKinds(kinds)]);
    const found = new Map<number, FoundEntryView>();
    for (const kind of kinds) {
      const own = [...places.keys()].map(entryOf).filter((entry) => entry.kind === kind);
      const ids = own.map(({ id }) => id);
      const texts = await loadEntryTexts(this.db, kind, ids);
      for (const entry of await findEntryHits(this.db, kind, ids)) {
        const key = entryKey(kind, entry.id);
        const named = rankOf(typed.phrase, entry.name, []);
        const rank = places.get(key) === 0 && named !== RANK.name ? RANK.code : named;
        const {
          own: names = [],
          numbers = [],
          others: more = [],
        } = texts.find(({ id }) => id === entry.id) ?? {};
        const excerpt = unsaid(clauses, [entry.name, entry.detail], [...names, ...numbers, ...more]);
        found.set(key, { rank, ...entry, excerpt });
      }
    }
    return byRank([...places.keys()].flatMap((key) => found.get(key) ?? []));
  }

  /** The documents of the first ways, each with the place of its way; the newest of a way first. */
  private async best(
    search: Search,
    shelf: Shelf,
    ways: readonly (readonly Clause[])[],
    conditions: readonly Clause[],
  ): Promise<Map<number, number>> {
    const ids = new Map<number, number>();
    for (const [place, wanted] of ways.entries()) {
      if (wanted.length === 0) continue;
      const found = await this.index.find(shelf, [...conditions, ...wanted], MOST);
      for (const id of found.ids) if (!ids.has(id) && ids.size < MOST) ids.set(id, place);
      search.complete &&= found.complete;
      if (ids.size >= MOST) break;
    }
    return ids;
  }
}

/** Of each way documents found by whole words, then those found by beginnings of words. */
const wholeFirst = (ways: readonly (readonly Clause[])[]): (readonly Clause[])[] =>
  ways.flatMap((way) => [exactly(way), way]);

/** The clauses without codes that are written apart. */
const inOnePiece = (asked: readonly OrderClause[]): OrderClause[] =>
  asked.map(({ own, part }) => ({ own, part: part.slice(0, 1) }));

/** The first of the texts that answers what those that are shown do not; bare figures say nothing without their names. */
function unsaid(
  clauses: readonly Clause[],
  shown: readonly (string | null)[],
  texts: readonly (string | null)[],
): string | null {
  const visible = wordsOf(...shown);
  const missing = clauses.filter((clause) => !holds(visible, clause));
  const wordsIn = (text: string | null) => new Set([...wordsOf(text), ...digitsOf(text)]);
  const found = texts.find((text) => missing.some((clause) => holds(wordsIn(text), clause)));
  return found !== undefined && Number.isNaN(Number(found)) ? found : null;
}
