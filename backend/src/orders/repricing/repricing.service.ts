import { Injectable } from '@nestjs/common';
import { updateRows } from '../../platform/database/bulk-rows.js';
import { Database } from '../../platform/database/database.js';
import { Invalid } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import { NO_FIGURES, type CatalogueFigures } from '../../pricing/domain/basis/catalogue-figures.js';
import type { PriceBasis } from '../../pricing/domain/basis/price-basis.js';
import { StepRecorder } from '../../pricing/domain/explanation/step-recorder.js';
import type { Step } from '../../pricing/domain/explanation/step.js';
import { processRowValue } from '../../pricing/domain/part/process-row.js';
import { ownIcms } from '../../pricing/domain/basis/part-taxes.js';
import { refusingTooLarge, refusingUnpriceable } from '../../pricing/refusals.js';
import type { Order } from '../order.entity.js';
import { catalogueFigures, NO_CHOICES, type Choices } from '../part-rows/choices.js';
import { ChoicesRepository } from '../part-rows/choices.repository.js';
import { SetPart } from '../parts/set-part.entity.js';
import { catalogueChange, type CatalogueChange } from './domain/catalogue-change.js';
import { choicesOf, type PartToPrice } from './domain/part-to-price.js';
import {
  recalculate,
  reprice,
  type Calculated,
  type OrderTerms,
  type PriceChange,
  type Repriced,
} from './domain/reprice.js';
import type { ChangedEntry } from '../../pricing/domain/basis/changed-entry.js';
import { refreshPart } from './domain/refresh.js';
import { repriceByEntry, type RepricedByEntry } from './domain/reprice-entry.js';

/** The fields of an order that count for its parts' prices. */
export type PricingOrder = Pick<Order, 'customer_id' | 'markup' | 'tax_basis'>;

/** A stored part as it is priced. */
export interface StoredPart extends PartToPrice {
  id: number;
  version: number;
}

/** A calculated part. */
export interface PricedPart<P> extends Calculated<P> {
  /** The outcome that the catalogue's changes would have for it; null where nothing differs. */
  change: CatalogueChange | null;
  /** The entries that it names, as they were read for the calculation. */
  choices: Choices;
}

/** How a part is calculated. */
export interface PriceRequest {
  change: 'edit' | 'refresh';
  /** Entries of the catalogue that were read before, in the same request. */
  known?: Choices;
}

/**
 * From a change to prices: loads once what the calculation needs, has the domain decide (domain/reprice.ts), stores in
 * bulk. Every price of a part is made here.
 */
@Injectable()
export class RepricingService {
  constructor(
    private readonly db: Database,
    private readonly choices: ChoicesRepository,
  ) {}

  /** The terms that an order's parts are priced with; without an order all of them are 0. */
  async termsOf(order: PricingOrder | null): Promise<OrderTerms> {
    const { markup = 0, customer_id: customerId = null, tax_basis = null } = order ?? {};
    if (tax_basis) return { markup, icms: ownIcms({ icms: 0, tax_basis }), tax_basis };
    const icms = customerId === null ? 0 : await this.choices.icmsOf(customerId);
    return { markup, icms: icms ?? 0, tax_basis };
  }

  /** Percent of a customer's state now; 0 without customer or state. @throws Invalid when there is no such customer */
  async icmsOfCustomer(customerId: number | null): Promise<number> {
    const icms = customerId === null ? 0 : await this.choices.icmsOf(customerId);
    if (icms === null) throw Invalid.field('customer_id', messages.validation.unknownReference);
    return icms;
  }

  /**
   * Calculates many parts of one order, with one reading of all that they name.
   * @returns for each its price, or why it can't be calculated
   */
  async priceAll<P extends PartToPrice>(
    edits: readonly { part: P; change: PriceRequest['change'] }[],
    terms: OrderTerms,
    known: Choices,
  ): Promise<(PricedPart<P> | Invalid)[]> {
    const parts = edits.map(({ part }) => part);
    const rows = parts.flatMap(({ processes }) => processes);
    const choices = await this.choices.load(parts, rows, known);
    const catalogue = catalogueFigures(choices);
    return edits.map(({ part, change }) => {
      try {
        return priced(part, terms, { change, choices, catalogue });
      } catch (error) {
        if (error instanceof Invalid) return error;
        throw error;
      }
    });
  }

  /**
   * Calculates a part as it is given, with its explanation; stores nothing.
   * @throws Invalid for choices that do not exist (each at its field) and for results that can't be stored
   */
  async explain<P extends PartToPrice>(
    part: P,
    terms: OrderTerms,
    { change, known }: PriceRequest,
  ): Promise<PricedPart<P> & { steps: Step[] }> {
    const recorder = new StepRecorder();
    const choices = await this.choices.load([part], part.processes, known);
    const asked = { change, choices, catalogue: catalogueFigures(choices) };
    return { ...priced(part, terms, asked, recorder), steps: recorder.steps };
  }

  /**
   * Another markup, customer or tax basis of the order: reprices the parts that these touch, stores them, and gives the
   * parts in hand what was stored. Inside an open `Database.write` that holds the order's lock.
   * @param parts all of the order
   * @param changed the order's new terms; an absent one is as it was
   * @throws Invalid for a result that can't be stored
   */
  async repriceOrder(parts: readonly StoredPart[], changed: Partial<OrderTerms>): Promise<void> {
    const terms = { icms: 0, markup: 0, tax_basis: null, ...changed };
    const changes: PriceChange[] = [];
    if (changed.tax_basis !== undefined) changes.push('taxes');
    else if (changed.icms !== undefined) changes.push('customer');
    if (changed.markup !== undefined) changes.push('markup');
    const figures = changes.includes('taxes')
      ? catalogueFigures({
          ...NO_CHOICES,
          ncm: await this.choices.ncms(parts.map(({ ncm_id }) => ncm_id)),
          operation: await this.choices.operations(parts),
        })
      : NO_FIGURES;
    for (const change of changes) {
      const repriced = refusingTooLarge(() => reprice(parts, terms, figures, change));
      await this.storeAll(repriced);
    }
  }

  /**
   * Another quantity of their set: reprices the parts with setups, stores them, and gives the parts in hand what was
   * stored. Inside an open `Database.write` that holds the order's lock.
   * @param parts of one set, with its new quantity
   * @throws Invalid for a result that can't be stored
   */
  async repriceLot(parts: readonly StoredPart[], order: PricingOrder): Promise<void> {
    const terms = await this.termsOf(order);
    const repriced = refusingTooLarge(() => reprice(parts, terms, NO_FIGURES, 'lot'));
    if (repriced.length > 0) await this.storeAll(repriced);
  }

  /**
   * Recalcular for all parts of an order; stores nothing.
   * @param refusal the error for a part whose result can't be stored
   * @returns the parts that change, in their order
   */
  async refreshAll<P extends StoredPart>(
    parts: readonly P[],
    terms: OrderTerms,
    refusal: (part: P, refused: Invalid) => Invalid,
  ): Promise<Calculated<P>[]> {
    const rows = parts.flatMap(({ processes }) => processes);
    const catalogue = catalogueFigures(await this.choices.load(parts, rows));
    const refresh = (part: P) => {
      try {
        return refusingUnpriceable(() => refreshPart(part, terms, catalogue));
      } catch (error) {
        throw error instanceof Invalid ? refusal(part, error) : error;
      }
    };
    return parts.map(refresh).filter((refreshed) => refreshed !== null);
  }

  /**
   * The prices of an order's parts with the new figures of one catalogue entry; stores nothing.
   * @param markup percent of the order
   * @returns the parts that change, in their order
   * @throws Invalid for a result that can't be stored
   */
  repriceByEntry<P extends StoredPart>(
    parts: readonly P[],
    markup: number,
    entry: ChangedEntry,
  ): RepricedByEntry<P>[] {
    return refusingTooLarge(() =>
      parts.map((part) => repriceByEntry(part, markup, entry)).filter((repriced) => repriced !== null),
    );
  }

  /**
   * Stores prices, save process rows, and counts the parts' versions up: few statements, however many parts. The parts in
   * hand are what is stored then. Inside an open `Database.write` that holds the order's lock.
   */
  async storeAll(repriced: readonly Repriced<StoredPart>[]): Promise<void> {
    const rows = repriced.map(({ part: { id, version }, fields }) =>
      Object.assign({ id, version: version + 1 }, fields),
    );
    await updateRows(this.db.manager, SetPart, rows);
    for (const [index, { part }] of repriced.entries()) Object.assign(part, rows[index]);
  }

  /**
   * BRL of so many minutes of a process.
   * @param saved a part's basis: its rate, where it has one for this process, comes before today's
   * @throws Invalid when there is no such process
   */
  async processValue(processId: number, time: number, saved: PriceBasis | null): Promise<number> {
    const promised = saved?.processes.find(({ id }) => id === processId)?.value_per_minute;
    const rate = promised ?? (await this.choices.rateOf(processId));
    if (rate === null) throw Invalid.field('process_id', messages.validation.unknownReference);
    return refusingTooLarge(() => processRowValue(time, rate));
  }
}

function priced<P extends PartToPrice>(
  part: P,
  terms: OrderTerms,
  {
    change,
    choices,
    catalogue,
  }: Pick<PriceRequest, 'change'> & { choices: Choices; catalogue: CatalogueFigures },
  recorder?: StepRecorder,
): PricedPart<P> {
  const calculated = refusingUnpriceable(() => recalculate(part, terms, catalogue, change, recorder));
  const current = catalogue.basisOf(choicesOf(part), terms);
  const after = {
    ...part,
    ...calculated.fields,
    processes: calculated.result.processes,
    rules: catalogue.rules,
  };
  return { ...calculated, choices, change: catalogueChange(after, current, terms.markup) };
}
