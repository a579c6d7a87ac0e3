import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { contentOf } from '../../catalogue/time-rules/rule-content.js';
import { Invalid } from '../../platform/errors/app-errors.js';
import { discountExceedsTotal } from '../../pricing/domain/order/order-totals.js';
import type { ChangedEntry } from '../../pricing/domain/basis/changed-entry.js';
import { refusingTooLarge } from '../../pricing/refusals.js';
import { orderTexts } from '../orders.texts.js';
import type { LoadedPart } from '../part-rows/loaded-part.js';
import type { RepricedByEntry } from '../repricing/domain/reprice-entry.js';
import { RepricingService } from '../repricing/repricing.service.js';
import { quoteAmounts, setsWith } from './domain/quote-amounts.js';
import { EntryFigures } from './entry-figures.service.js';
import { OpenQuotesRepository, type LoadedQuote } from './open-quotes.repository.js';
import type { EntryKey } from './price-sources.js';

/** What a quote amounts to, BRL. */
interface QuoteTotals {
  total: number;
  icms: number;
}

/** A quote and what a changed catalogue entry makes of it. */
export interface RepricedQuote {
  quote: LoadedQuote;
  /** The parts that change, in their order. */
  parts: readonly RepricedByEntry<LoadedPart>[];
  before: QuoteTotals;
  after: QuoteTotals;
  /** Why it can't be repriced, for the user; null where it can. */
  problem: string | null;
  /** The same for the same change of the same quote. */
  digest: string;
}

/** Calculates what a changed catalogue entry makes of quotes: shown before it is stored, and stored as it was shown. */
@Injectable()
export class RepricedQuotes {
  constructor(
    private readonly quotes: OpenQuotesRepository,
    private readonly entries: EntryFigures,
    private readonly pricing: RepricingService,
  ) {}

  /** Those of these quotes that are open and that the entry's figures change, in the order of the ids. */
  async of(ids: readonly number[], entry: ChangedEntry): Promise<RepricedQuote[]> {
    const repriced: RepricedQuote[] = [];
    for (const [index, quote] of (await this.quotes.load(ids)).entries()) {
      // Others have their turn between two quotes.
      if (index > 0) await setImmediate();
      const changed = this.reprice(quote, entry);
      if (changed) repriced.push(changed);
    }
    return repriced;
  }

  /** What the stored figures of the entry make of an open quote; null where they change nothing of it. @throws NotFound */
  async byStored(entry: EntryKey, id: number): Promise<RepricedQuote | null> {
    const { changed } = await this.entries.of(entry);
    const [repriced] = await this.of([id], changed);
    return repriced ?? null;
  }

  private reprice(quote: LoadedQuote, entry: ChangedEntry): RepricedQuote | null {
    const before = refusingTooLarge(() => quoteAmounts(quote, quote.sets));
    try {
      const parts = this.pricing.repriceByEntry(
        quote.sets.flatMap((set) => set.parts),
        quote.markup,
        entry,
      );
      if (parts.length === 0) return null;
      const fields = new Map(parts.map((each) => [each.part.id, each.fields]));
      const after = refusingTooLarge(() => quoteAmounts(quote, setsWith(quote.sets, fields)));
      const problem = discountExceedsTotal(after) ? orderTexts.discountTooLarge : null;
      const repriced = { quote, parts, before, after, problem };
      return { ...repriced, digest: digestOf(repriced, entry) };
    } catch (error) {
      if (!(error instanceof Invalid)) throw error;
      const repriced = { quote, parts: [], before, after: before, problem: error.message };
      return { ...repriced, digest: digestOf(repriced, entry) };
    }
  }
}

/** Half of a SHA-256. */
const DIGEST_LENGTH = 32;

/** A rule counts by what it says: shown before it is saved, it has no version yet. */
const namingRule = (entry: ChangedEntry) => (name: string, value: unknown) =>
  entry.kind === 'rule' && name === 'rule_version_id' && value === entry.figures.version.id
    ? contentOf(entry.figures.version)
    : value;

function digestOf(
  { quote, parts, before, after, problem }: Omit<RepricedQuote, 'digest'>,
  entry: ChangedEntry,
): string {
  const { id, version, status, revision, customer_answer } = quote;
  // Who chose a quote without an acceptance did not choose one with it.
  const accepted = customer_answer === 'accepted';
  const stored = quote.sets.map((set) => [set.quantity, set.parts.map((part) => [part.id, part.version])]);
  const changes = parts.map(({ part, fields, rows }) => [part.id, fields, rows]);
  const all = [id, version, status, revision, accepted, stored, changes, before.total, after.total, problem];
  return createHash('sha256')
    .update(JSON.stringify(all, namingRule(entry)))
    .digest('hex')
    .slice(0, DIGEST_LENGTH);
}
