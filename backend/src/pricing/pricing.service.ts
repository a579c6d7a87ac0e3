import { Injectable } from '@nestjs/common';
import { Invalid } from '../platform/errors/app-errors.js';
import { messages } from '../platform/i18n/messages.js';
import type { CatalogueFigures, PartChoices } from './domain/basis/catalogue-figures.js';
import { basisDifferences, type BasisDifference } from './domain/basis/basis-differences.js';
import { explainPart } from './domain/part/calculate-part.js';
import type { ExplainedPart, PartInput } from './domain/part/part-input.js';
import { mergeBasis, type PriceBasis } from './domain/basis/price-basis.js';
import { processRowValue, withoutCalculatedValues } from './domain/part/process-row.js';
import { PricingRepository } from './pricing.repository.js';
import { refusingTooLarge } from './refusals.js';

/** What a calculation takes from around the part. */
export interface PricingTerms {
  /** What the part was last calculated with; null for one that never was. */
  saved: PriceBasis | null;
  /** Percent of the order's customer's state now. */
  icms: number;
  /** Percent, for a part without a markup of its own. */
  order_markup: number;
  /** Recalcular: today's figures for everything. */
  refresh: boolean;
}

/** A calculated part with what has to be stored beside its values. */
export interface PricedPart {
  result: ExplainedPart;
  basis: PriceBasis;
  /** Where that basis and today's catalogue differ. */
  differences: BasisDifference[];
}

/** Brings catalogue and pricing domain together; stores nothing. */
@Injectable()
export class PricingService {
  constructor(private readonly catalogue: PricingRepository) {}

  /**
   * Calculates a part from its own price basis, with today's figures for what is new in it.
   * @param input its process rows in the order of `choices.process_ids`
   * @throws Invalid for choices that do not exist (each at its field) and for results that can't be stored
   */
  async price(input: PartInput, choices: PartChoices, terms: PricingTerms): Promise<PricedPart> {
    const figures = await this.catalogue.figuresFor([choices]);
    refuseMissing(figures.missing(choices));
    const current = figures.basisOf(choices, terms.icms);
    const basis = mergeBasis(terms.saved, current, terms.refresh);
    const rows = input.processes ?? [];
    const processes =
      terms.refresh && terms.saved ? withoutCalculatedValues(rows, terms.saved.processes) : rows;
    const result = refusingTooLarge(() => explainPart({ ...input, processes }, basis, terms.order_markup));
    return { result, basis, differences: basisDifferences(basis, current) };
  }

  /** Today's figures for many parts at once. */
  async catalogueFor(parts: readonly PartChoices[]): Promise<CatalogueFigures> {
    return this.catalogue.figuresFor(parts);
  }

  /** Percent of the customer's state now; 0 without customer or state. */
  async icmsOf(customerId: number | null): Promise<number> {
    return this.catalogue.icmsOf(customerId);
  }

  /**
   * BRL of so many minutes of a process.
   * @param saved a part's basis: its rate, where it has one for this process, comes before today's
   * @throws Invalid when there is no such process
   */
  async processValue(processId: number, time: number, saved: PriceBasis | null): Promise<number> {
    const promised = saved?.processes.find(({ id }) => id === processId)?.value_per_minute;
    const rate = promised ?? (await this.catalogue.rateOf(processId));
    if (rate === null) throw Invalid.field('process_id', messages.validation.unknownReference);
    return refusingTooLarge(() => processRowValue(time, rate));
  }
}

function refuseMissing(fields: readonly string[]): void {
  if (fields.length === 0) return;
  const text = messages.validation.unknownReference;
  throw new Invalid(text, Object.fromEntries(fields.map((field) => [field, [text]])));
}
