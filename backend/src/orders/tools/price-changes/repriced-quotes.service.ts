import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { contentOf, ruleToTry } from '../../../catalogue/time-rules/rule-content.js';
import { Database } from '../../../platform/database/database.js';
import { mayEdit, sees, type Viewer } from '../../domain/visibility.js';
import { loadCustomerNames } from '../../part-facts.js';
import { PartRowsRepository } from '../../part-rows/part-rows.repository.js';
import { sumOfDifferences } from './domain/price-difference.js';
import { MOST_REPRICED, priceChangeTexts } from './price-changes.texts.js';
import type { PriceImpactDto } from './price-impact.dto.js';
import { toAffectedQuote, type PriceImpactView } from './price-impact.view.js';
import { Invalid } from '../../../platform/errors/app-errors.js';
import { discountExceedsTotal, sumOrder } from '../../../pricing/domain/order/order-totals.js';
import { refusingTooLarge } from '../../../pricing/refusals.js';
import { orderTexts } from '../../orders.texts.js';
import { RepricingService } from '../../repricing/repricing.service.js';
import { companyTexts } from '../../../company/company.texts.js';
import type { KnownTaxes } from '../../../company/taxes/company-taxes.service.js';
import { catalogueFigures, NO_CHOICES } from '../../part-rows/choices.js';
import type { CatalogueFigures } from '../../../pricing/domain/basis/catalogue-figures.js';
import { stateRatesAt } from '../../../pricing/domain/taxes/dated-rates.js';
import type { TaxBasis } from '../../../pricing/domain/taxes/tax-rules.js';
import type { LoadedPart } from '../../part-rows/loaded-part.js';
import { reprice } from '../../repricing/domain/reprice.js';
import { inPresentForm } from '../../../pricing/domain/taxes/operations.js';
import { basisOn, invoiceDay } from '../../tax-basis/basis-on.js';
import { readOperations } from '../../tax-basis/read-operations.js';
import { readCustomer } from '../../tree/read-customer.js';
import { EntryFigures, type ChangedTaxes, type PricedEntry } from './entry-figures.service.js';
import { findQuotesNaming, loadOpenQuotes, type LoadedQuote } from './open-quotes.repository.js';
import type { EntryKey } from './price-sources.js';
import type { RepricedQuote } from './repriced-quote.js';

/** Quotes that are in memory at a time. */
const BATCH = 50;

/** Calculates what a changed catalogue entry makes of quotes: shown before it is stored, and stored as it was shown. */
@Injectable()
export class RepricedQuotes {
  constructor(
    private readonly db: Database,
    private readonly rows: PartRowsRepository,
    private readonly entries: EntryFigures,
    private readonly pricing: RepricingService,
  ) {}

  /**
   * New amounts of the open quotes that the user sees, and how many others there are. Nothing is stored.
   * @throws NotFound for an entry that is not there; Invalid for a rule that could not be stored, or too many quotes
   */
  async preview(viewer: Viewer, body: PriceImpactDto): Promise<PriceImpactView> {
    const { resource, id, values, rule } = body;
    const orders = body.orders ?? [];
    if (orders.length > MOST_REPRICED) throw Invalid.field('orders', priceChangeTexts.tooMany);
    const given = rule ? ruleToTry(rule, 'rule.') : undefined;
    const entry = await this.entries.read({ resource, id }, values ?? {}, given);
    const view: PriceImpactView = {
      name: entry.name,
      can_reprice: mayEdit(viewer, 'pre_order'),
      quotes: [],
      others: 0,
      more: false,
      difference: 0,
    };
    let before: number | null = null;
    while (!view.more) {
      const ids = await findQuotesNaming(this.db, { resource, id }, { before, count: BATCH, orders });
      await this.add(view, viewer, await this.repriceAll(ids, entry));
      if (ids.length < BATCH) break;
      before = ids.at(-1) ?? null;
      view.more = view.quotes.length + view.others >= MOST_REPRICED;
    }
    const differences = view.quotes.map(({ difference }) => difference);
    view.difference = refusingTooLarge(() => sumOfDifferences(differences));
    return view;
  }

  /** Reprices an open quote by the stored figures of the entry; null where they change nothing of it. @throws NotFound */
  async repriceByStored(entry: EntryKey, id: number): Promise<RepricedQuote | null> {
    const [repriced] = await this.repriceAll([id], await this.entries.read(entry));
    return repriced ?? null;
  }

  /** The open ones of these quotes that the entry's figures change, in the order of the ids. */
  private async repriceAll(ids: readonly number[], entry: PricedEntry): Promise<RepricedQuote[]> {
    const repriced: RepricedQuote[] = [];
    for (const [index, quote] of (await loadOpenQuotes(this.db, this.rows, ids)).entries()) {
      // Others have their turn between two quotes.
      if (index > 0) await setImmediate();
      const changed = await this.reprice(quote, entry);
      if (changed) repriced.push(changed);
    }
    return repriced;
  }

  private async add(
    view: PriceImpactView,
    viewer: Viewer,
    repriced: readonly RepricedQuote[],
  ): Promise<void> {
    const visible = repriced.filter(({ quote }) => sees(viewer, quote.created_by_id));
    const customers = visible.flatMap(({ quote }) => quote.customer_id ?? []);
    const names = await loadCustomerNames(this.db, [...new Set(customers)]);
    const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? null));
    for (const each of visible) view.quotes.push(toAffectedQuote(each, nameOf(each.quote.customer_id)));
    view.others += repriced.length - visible.length;
  }

  private async reprice(quote: LoadedQuote, entry: PricedEntry): Promise<RepricedQuote | null> {
    const before = refusingTooLarge(() => sumOrder(quote, quote.sets)).amounts;
    const withDigest = (repriced: Omit<RepricedQuote, 'digest' | 'quote' | 'before'>) => ({
      ...repriced,
      quote,
      before,
      digest: digestOf({ ...repriced, quote, before }, entry),
    });
    try {
      const found = await this.change(quote, entry);
      if (found === null) return null;
      const { parts, tax_basis } = found;
      const fields = new Map(parts.map((each) => [each.part.id, each.fields]));
      const sets = quote.sets.map(({ quantity, parts: own }) => ({
        quantity,
        parts: own.map((part) => ({ ...part, ...fields.get(part.id) })),
      }));
      const after = refusingTooLarge(() => sumOrder({ ...quote, tax_basis }, sets)).amounts;
      const problem = discountExceedsTotal(after, tax_basis)
        ? orderTexts.discountTooLarge(tax_basis !== null)
        : null;
      return withDigest({ parts, after, problem, tax_basis });
    } catch (error) {
      if (!(error instanceof Invalid)) throw error;
      return withDigest({ parts: [], after: before, problem: error.message, tax_basis: quote.tax_basis });
    }
  }

  /** Reprices a quote by the changed entry; null where none of its parts and taxes change. @throws Invalid for a result that can't be stored */
  private async change(quote: LoadedQuote, { changed, taxes }: PricedEntry): Promise<QuoteChange | null> {
    const own = quote.sets.flatMap((set) => set.parts);
    if (taxes && (quote.tax_basis || taxes.known)) return this.changeTaxes(quote, quote.tax_basis, taxes);
    const parts = changed ? this.pricing.repriceByEntry(own, quote.markup, changed) : [];
    return parts.length === 0 ? null : { parts, tax_basis: quote.tax_basis };
  }

  private async changeTaxes(
    quote: LoadedQuote,
    former: TaxBasis | null,
    taxes: ChangedTaxes,
  ): Promise<QuoteChange | null> {
    const tax_basis = taxes.known
      ? await this.basisByTables(quote, former, taxes.known)
      : former && basisWith(former, taxes);
    if (tax_basis === null) return null;
    const terms = { markup: quote.markup, icms: 0, tax_basis };
    const calculated = quote.sets.flatMap((set) => set.parts).filter(({ price_basis }) => price_basis);
    const repriced = refusingTooLarge(() =>
      calculated.flatMap((part) => reprice([part], terms, namedBy(part, taxes), 'taxes')),
    );
    const parts = repriced.map((each) => ({ ...each, rows: null }));
    const equal = former ? [former, inPresentForm(former, tax_basis.operations ?? [])] : [];
    if (parts.length === 0 && equal.some((basis) => isDeepStrictEqual(tax_basis, basis))) return null;
    return { parts, tax_basis };
  }

  private async basisByTables(
    quote: LoadedQuote,
    former: TaxBasis | null,
    known: KnownTaxes,
  ): Promise<TaxBasis> {
    const { company } = known;
    if (company === null) throw Invalid.field('complete_taxes', companyTexts.profileMissing);
    const day = invoiceDay(quote, former);
    const customer = await readCustomer(this.db, quote.customer_id);
    const own = quote.sets.flatMap((set) => set.parts);
    const operations = await readOperations(this.db, quote.operation_id ?? known.operation_id, own);
    return basisOn(customer, { company, known, day, operations });
  }
}

/** A basis with the changed rates of the customer's state, or with another state of the customer; all else as it was promised. */
function basisWith(former: TaxBasis, { state, profile }: ChangedTaxes): TaxBasis {
  if (state === undefined) return former;
  const abbreviation = state?.abbreviation ?? null;
  const customer = profile ? { state: abbreviation, ...profile } : former.customer;
  if (customer.state !== abbreviation) return former;
  return { ...former, customer, destination: state && stateRatesAt(state, former.day) };
}

/** All that a part's taxes take of catalogues; where the change is not about its NCM, the IPI that it was promised. */
function namedBy({ ncm, operation, price_basis }: LoadedPart, taxes: ChangedTaxes): CatalogueFigures {
  const ipi = price_basis?.ncm?.ipi ?? 0;
  const promised = ncm && { ...ncm, ipi, rates: null, keeps_ipi: true };
  const changed = taxes.ncm?.id === ncm?.id ? taxes.ncm : promised;
  const named = taxes.known ? ncm : changed;
  return catalogueFigures({
    ...NO_CHOICES,
    ncm: new Map(named ? [[named.id, named]] : []),
    operation: new Map(operation ? [[operation.id, operation]] : []),
  });
}

type QuoteChange = Pick<RepricedQuote, 'parts' | 'tax_basis'>;

/** Half of a SHA-256. */
const DIGEST_LENGTH = 32;

/** A rule counts by what it says: shown before it is saved, it has no version yet. */
const namingRule =
  ({ changed: entry }: PricedEntry) =>
  (name: string, value: unknown) =>
    entry?.kind === 'rule' && name === 'rule_version_id' && value === entry.figures.version.id
      ? contentOf(entry.figures.version)
      : value;

function digestOf(
  { quote, parts, before, after, problem, tax_basis }: Omit<RepricedQuote, 'digest'>,
  entry: PricedEntry,
): string {
  const { id, version, status, revision, customer_answer } = quote;
  // Who chose a quote without an acceptance did not choose one with it.
  const accepted = customer_answer === 'accepted';
  const stored = quote.sets.map((set) => [set.quantity, set.parts.map((part) => [part.id, part.version])]);
  const changes = parts.map(({ part, fields, rows }) => [part.id, fields, rows]);
  const totals = [before.total, after.total];
  const all = [id, version, status, revision, accepted, stored, changes, totals, problem, tax_basis];
  return createHash('sha256')
    .update(JSON.stringify(all, namingRule(entry)))
    .digest('hex')
    .slice(0, DIGEST_LENGTH);
}
