import { Injectable } from '@nestjs/common';
import { CompanyService } from '../company/company.service.js';
import { awaitsAnswer } from '../orders/domain/read-only.js';
import { OrderReader } from '../orders/tree/order-reader.service.js';
import type { OrderTree } from '../orders/tree/order-tree.js';
import { orNotFound } from '../platform/errors/app-errors.js';
import { NO_BREAKS, quoteBreaks } from './domain/quantity-breaks.js';
import { frozenQuote, type FrozenQuote, type StoredQuote } from './frozen-quote.js';
import { unpacked } from '../platform/database/packed-text.js';
import { quoteDigest } from './quote-content.js';
import type { RevisionRow } from './revision-rows.js';
import { RevisionsRepository } from './revisions.repository.js';

/** A quote or order as its documents are to say it. */
export interface OfferedQuote extends FrozenQuote {
  /** The revision that it is, or the one that it becomes; null where there is none. */
  revision: { number: number; draft: boolean } | null;
  /** When it was frozen; null for what is not. */
  frozen_at: string | null;
}

/** Reads revisions, without a check of access. */
@Injectable()
export class RevisionReader {
  constructor(
    private readonly revisions: RevisionsRepository,
    private readonly orders: OrderReader,
    private readonly company: CompanyService,
  ) {}

  /** Reads the revision's content. */
  async content({ id }: Pick<RevisionRow, 'id'>): Promise<FrozenQuote> {
    return frozenQuote(unpacked(await this.revisions.pieces(id)) as StoredQuote);
  }

  /** @throws NotFound */
  async revision(orderId: number, number: number): Promise<RevisionRow> {
    return orNotFound(await this.revisions.find(orderId, number));
  }

  /**
   * The order as its documents say it: while its customer's answer is awaited the revision that was sent, else as it is
   * now, compared with its last revision. @throws NotFound when the order is gone
   */
  async offered(orderId: number): Promise<OfferedQuote> {
    const [order, company] = await Promise.all([this.orders.readTree(orderId), this.company.current()]);
    const last = order.revision === null ? null : await this.revision(orderId, order.revision);
    if (order.type === 'order') return { order, company, breaks: NO_BREAKS, revision: null, frozen_at: null };
    if (!last) return { order, company, breaks: quoteBreaks(order), revision: null, frozen_at: null };
    if (awaitsAnswer(order)) return this.frozen(last);
    const same = quoteDigest({ order, company }) === last.digest;
    const number = same ? last.number : last.number + 1;
    const frozen_at = same ? last.frozen_at : null;
    return { order, company, breaks: quoteBreaks(order), revision: { number, draft: !same }, frozen_at };
  }

  /** A revision as its documents say it. */
  async frozen(row: RevisionRow): Promise<OfferedQuote> {
    const content = await this.content(row);
    return { ...content, revision: { number: row.number, draft: false }, frozen_at: row.frozen_at };
  }

  /** The digest of what the quote says now. */
  async digestOf(order: OrderTree): Promise<string> {
    return quoteDigest({ order, company: await this.company.current() });
  }
}
