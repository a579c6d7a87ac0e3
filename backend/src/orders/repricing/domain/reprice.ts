/**
 * The one way from a change to prices. What a change means for the parts of an order is decided here and nowhere else;
 * who calls has loaded the parts, and stores what this gives.
 *
 * A quote is a promise: a part keeps the catalogue figures that it was calculated with (its price basis) through every
 * change but 'refresh'; a choice that is new in it takes today's.
 */
import type { CatalogueFigures } from '../../../pricing/domain/basis/catalogue-figures.js';
import {
  EMPTY_BASIS,
  mergeBasis,
  withRules,
  type PriceBasis,
} from '../../../pricing/domain/basis/price-basis.js';
import type { StepRecorder } from '../../../pricing/domain/explanation/step-recorder.js';
import type { RuleVersions } from '../../../pricing/domain/minutes/time-rule.js';
import { UnknownChoices } from '../../../pricing/domain/numbers/pricing-errors.js';
import { calculateFigures, calculatePart } from '../../../pricing/domain/part/calculate-part.js';
import { figuresOf } from '../../../pricing/domain/part/part-figures.js';
import type { PartResult } from '../../../pricing/domain/part/part-input.js';
import {
  setupOf,
  withoutCalculatedValues,
  type ProcessRow,
} from '../../../pricing/domain/part/process-row.js';
import { icmsValues, retaxed } from '../../../pricing/domain/part/taxes.js';
import type { TaxTerms } from '../../../pricing/domain/basis/part-taxes.js';
import { choicesOf, inputOf, ruledInputOf, ruledProcesses, type PartToPrice } from './part-to-price.js';

/** The terms of an order that count for the prices of its parts. */
export interface OrderTerms extends TaxTerms {
  /** Percent, for parts without a markup of their own. */
  markup: number;
}

/**
 * The events that change prices of parts. A duplicate is no such change: its rows are copied with their bases and
 * locks, and keep every price.
 * - edit: fields, choices or process rows of the parts, which are given as they are now
 * - refresh: Recalcular, today's catalogue figures and ICMS for everything
 * - markup: the order's; parts with a markup of their own keep their prices, and so do those that lost a process
 * - customer: the order's; the ICMS alone changes
 * - taxes: the order's tax basis; IPI and ICMS change, no price does
 * - lot: the quantity of their set, which the parts have already; those without setups, or that lost a process, keep
 *   their prices
 */
export type PriceChange = 'edit' | 'refresh' | 'markup' | 'customer' | 'taxes' | 'lot';

/** The fields that prices are stored in, beside the process rows. */
export type PriceFields = Omit<PartResult, 'processes' | 'loss' | 'rule_problems'> & {
  price_basis: PriceBasis;
};

/** A part as a change makes it. */
export interface Repriced<P, F extends Partial<PriceFields> = Partial<PriceFields>> {
  part: P;
  /** The fields to be stored, which are the same for every part of one change. */
  fields: F;
}

/** A part that was calculated from its fields, choices and rows. */
export interface Calculated<P> extends Repriced<P, PriceFields> {
  result: PartResult;
}

/**
 * @param parts of one order, as they are after the change
 * @param order its terms after the change
 * @param catalogue today's figures of what the parts name
 * @returns the parts whose prices the change touches, in their order
 * @throws UnknownChoices for a part that names what the catalogue lacks
 * @throws ResultTooLarge for a result that can't be stored
 */
export function reprice<P extends PartToPrice>(
  parts: readonly P[],
  order: OrderTerms,
  catalogue: CatalogueFigures,
  change: PriceChange,
): Repriced<P>[] {
  switch (change) {
    case 'edit':
    case 'refresh':
      return parts.map((part) => recalculate(part, order, catalogue, change));
    case 'markup':
      return parts
        .filter((part) => part.markup === null && !hasLostProcess(part))
        .map((part) => withMarkup(part, order));
    case 'lot':
      return parts
        .filter((part) => hasSetup(part) && !hasLostProcess(part))
        .map((part) => withMarkup(part, order));
    case 'customer':
      return parts
        .filter(({ price_basis }) => price_basis?.icms !== order.icms)
        .map((part) => withIcms(part, order));
    case 'taxes':
      return parts
        .map((part) => withTaxes(part, order, catalogue))
        .filter(({ part, fields }) => taxKey(part.price_basis) !== taxKey(fields.price_basis));
  }
}

/**
 * One part of `reprice`, with the whole calculation.
 * @param recorder takes down the steps
 */
export function recalculate<P extends PartToPrice>(
  part: P,
  order: OrderTerms,
  catalogue: CatalogueFigures,
  change: 'edit' | 'refresh',
  recorder?: StepRecorder,
): Calculated<P> {
  const choices = choicesOf(part);
  const missing = catalogue.missing(choices);
  if (missing.length > 0) throw new UnknownChoices(missing);
  const { price_basis: saved, processes: rows } = part;
  const refresh = change === 'refresh';
  const current = catalogue.basisOf(choices, order);
  const price_basis = withRules(mergeBasis(saved, current, refresh), current, ruledProcesses(part));
  const used = refresh && saved ? withoutCalculatedValues(rows, saved.processes) : rows;
  const { rules } = catalogue;
  return calculatedWith(part, { price_basis, rows: used, markup: order.markup, rules }, recorder);
}

/** The input of a calculation besides the part's own fields. */
interface Calculation {
  price_basis: PriceBasis;
  rows: readonly ProcessRow[];
  /** Percent of the order. */
  markup: number;
  /** The versions that the basis names; without them rows keep their minutes. */
  rules: RuleVersions | undefined;
}

/** The whole calculation of a part on a basis. @throws ResultTooLarge */
export function calculatedWith<P extends PartToPrice>(
  part: P,
  { price_basis, rows, markup: ofOrder, rules }: Calculation,
  recorder?: StepRecorder,
): Calculated<P> {
  const input = { ...ruledInputOf({ ...part, rules }), processes: rows };
  const result = calculatePart(input, price_basis, ofOrder, recorder);
  const { thickness, width, length, quantity, markup } = result;
  const used = { thickness, width, length, quantity, markup };
  return { part, fields: { ...used, ...figuresOf(result), price_basis }, result };
}

/** Whether what it costs depends on the size of its lot. */
const hasSetup = ({ processes, price_basis }: PartToPrice): boolean =>
  processes.some((row) => setupOf(row, price_basis?.processes ?? []) !== 0);

/**
 * Whether a process that it was calculated with is gone from the catalogue (a revision that was taken up): its values stay
 * until the part itself is edited, since without that row it would cost less.
 */
const hasLostProcess = ({ processes, price_basis }: PartToPrice): boolean =>
  price_basis?.processes.some(({ id }) => !processes.some(({ process_id }) => process_id === id)) ?? false;

/** From its own basis, so that no new catalogue price comes in. */
function withMarkup<P extends PartToPrice>(part: P, order: OrderTerms): Repriced<P> {
  return { part, fields: calculateFigures(inputOf(part), part.price_basis ?? EMPTY_BASIS, order.markup) };
}

function withIcms<P extends PartToPrice>(part: P, { icms }: OrderTerms): Repriced<P> {
  const price_basis = { ...(part.price_basis ?? EMPTY_BASIS), icms };
  return { part, fields: { ...icmsValues(part.unit_value, part.final_value, icms), price_basis } };
}

/** With the rates of the order's tax basis, or the plain ones without it, in the place of those that it was calculated with. */
function withTaxes<P extends PartToPrice>(
  part: P,
  order: OrderTerms,
  catalogue: CatalogueFigures,
): Repriced<P> {
  const { icms_base: _base, untaxed: _untaxed, origin: _origin, ...kept } = part.price_basis ?? EMPTY_BASIS;
  const taxes = catalogue.taxesOf(part, order);
  const { ncm, icms, icms_base, untaxed } = taxes;
  const rates = { ipi: ncm?.ipi, icms, icms_base, untaxed };
  return { part, fields: { ...retaxed(part, rates), price_basis: { ...kept, ...taxes } } };
}

/** Equal for bases of equal taxes. */
const taxKey = (basis: PriceBasis | null | undefined): string =>
  JSON.stringify([
    basis?.ncm?.id,
    basis?.ncm?.ipi,
    basis?.icms,
    basis?.icms_base,
    basis?.untaxed,
    basis?.origin,
  ]);
