import { Injectable } from '@nestjs/common';
import type { Actor } from '../access/current-user.js';
import { sees, seesAll } from '../orders/domain/visibility.js';
import { inOrderOf } from '../platform/database/sorted-ids.js';
import {
  anyDrawn,
  anyNamed,
  entryKinds,
  entryOf,
  ofCustomers,
  ofKinds,
  ofOwner,
  orderClauses,
  orInDrawings,
  ownClause,
  partClauses,
  type EntryKind,
  type OrderClause,
} from './domain/documents.js';
import { clausesOf, exactly, holds, wordsOf, type Clause } from './domain/words.js';
import { SearchIndex, type Shelf } from './index/search-index.js';
import { FoundParts } from './found-parts.service.js';
import { SearchHitsRepository, type OrderHit } from './search-hits.repository.js';
import type { FoundEntryView, FoundOrderView, FoundPartView, SearchView } from './search.dto.js';

/** Answered of each kind, at most. */
const MOST = 8;

/** A word that more customers have than these finds the orders of the newest among them. */
const MOST_CUSTOMERS = 100;

const others = entryKinds.filter((kind) => kind !== 'customers');

/** One search: what was typed, and whether all of the index was looked at so far. */
interface Search {
  actor: Actor;
  clauses: Clause[];
  asked: OrderClause[];
  complete: boolean;
}

/**
 * Finds what a user may see: whole words before beginnings of words, what parts are called before what is written in their
 * drawings, the newest first.
 */
@Injectable()
export class SearchService {
  constructor(
    private readonly index: SearchIndex,
    private readonly hits: SearchHitsRepository,
    private readonly foundParts: FoundParts,
  ) {}

  async search(actor: Actor, typed: string): Promise<SearchView> {
    const clauses = clausesOf(typed);
    const search: Search = { actor, clauses, asked: [], complete: true };
    search.asked = await this.askedOfOrders(search);
    const orders = await this.orders(search);
    const parts = await this.parts(search);
    const customers = await this.entries(search, ['customers']);
    const entries = await this.entries(search, others);
    return { orders, parts, customers, entries, complete: search.complete };
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
    const hits = await this.ordersWith(search, [orderClauses(search.asked)]);
    const texts = await this.hits.ownTexts(hits.map(({ id }) => id));
    return hits.map(({ id, type, status, customer, created_at }) => {
      const own = texts.filter(({ order_id }) => order_id === id).flatMap(({ text }) => text ?? []);
      const excerpt = own.find((text) => search.clauses.some((clause) => holds(wordsOf(text), clause)));
      return { id, type, status, customer, created_at, excerpt: excerpt ?? null };
    });
  }

  private async parts(search: Search): Promise<FoundPartView[]> {
    const { asked, clauses } = search;
    const orders = await this.ordersWith(search, await this.partWays(asked));
    const parts = await this.hits.parts(orders.map(({ id }) => id));
    const found: FoundPartView[] = [];
    for (const { id, type, customer } of orders) {
      if (found.length >= MOST) break;
      const own = parts.filter(({ order_id }) => order_id === id);
      for (const { part, excerpt } of await this.foundParts.of(id, own, clauses)) {
        const { content_file_id: _, ...shown } = part;
        found.push({ ...shown, order_type: type, customer, excerpt });
      }
    }
    return found.slice(0, MOST);
  }

  /**
   * Parts by what they are called, then also by their drawings. Where none has any of the words, they are those of customers,
   * and all that is known of these need not be gone through once more.
   */
  private async partWays(asked: OrderClause[]): Promise<Clause[][]> {
    const some = async (clause: Clause) =>
      clause.length > 0 && (await this.index.find('orders', [clause], 1)).ids.length > 0;
    const ways: Clause[][] = [];
    if (await some(anyNamed(asked))) ways.push(partClauses(asked));
    if (await some(anyDrawn(asked))) ways.push(partClauses(orInDrawings(asked)));
    return ways;
  }

  /** The newest orders that answer the clauses of one of the ways, the first ones first, and that the user sees. */
  private async ordersWith(search: Search, ways: readonly (readonly Clause[])[]): Promise<OrderHit[]> {
    const { actor } = search;
    const own = seesAll(actor) ? [] : [ofOwner(actor.id)];
    const ids = await this.best(search, 'orders', ways, own);
    const hits = await this.hits.orders(ids);
    return inOrderOf(ids, hits).filter(({ created_by_id }) => sees(actor, created_by_id));
  }

  private async entries(search: Search, kinds: readonly EntryKind[]): Promise<FoundEntryView[]> {
    const keys = await this.best(search, 'entries', [search.clauses], [ofKinds(kinds)]);
    const found = new Map<number, FoundEntryView>();
    for (const kind of kinds) {
      const own = keys.filter((key) => entryOf(key).kind === kind);
      const entries = await this.hits.entries(
        kind,
        own.map((key) => entryOf(key).id),
      );
      for (const entry of entries) found.set(own.find((key) => entryOf(key).id === entry.id) ?? 0, entry);
    }
    return keys.flatMap((key) => found.get(key) ?? []);
  }

  /** Of each way documents found by whole words, then those found by beginnings of words. */
  private async best(
    search: Search,
    shelf: Shelf,
    ways: readonly (readonly Clause[])[],
    conditions: readonly Clause[],
  ): Promise<number[]> {
    const ids = new Set<number>();
    for (const wanted of ways.flatMap((way) => [exactly(way), way])) {
      if (wanted.length === 0) continue;
      const found = await this.index.find(shelf, [...conditions, ...wanted], MOST);
      for (const id of found.ids) ids.add(id);
      search.complete &&= found.complete;
      if (ids.size >= MOST) break;
    }
    return [...ids].slice(0, MOST);
  }
}
