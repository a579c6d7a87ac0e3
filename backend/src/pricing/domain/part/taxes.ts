/**
 * IPI and ICMS of a part, each from its value per piece and from its total: two roundings of two bases, so a total
 * is not always the unit's times the quantity.
 */
import { derived, term } from '../explanation/derivation.js';
import type { Derived } from '../explanation/derivation.js';
import type { StepRecorder } from '../explanation/step-recorder.js';
import { FORMULAS, INPUT_NAMES, NOTES, STEP_NAMES } from '../explanation/step-texts.js';
import { PERCENT, ZERO, exact } from '../numbers/exact.js';
import type { Decimal, Figure } from '../numbers/exact.js';
import { stored } from '../numbers/rounding.js';
import { icmsBase, type IcmsBaseRule } from '../taxes/icms-base.js';
import type { UntaxedBy } from '../taxes/operations.js';
import type { Pair } from './locks.js';

/** BRL */
export interface IcmsValues {
  unit_icms_value: number;
  total_icms_value: number;
}

/** BRL */
export interface TaxValues extends IcmsValues {
  unit_ipi_value: number;
  total_ipi_value: number;
}

/** The rates in %; `ipi` is absent where the part has no NCM. */
export interface TaxRates {
  ipi: Figure;
  icms: number;
  /** Absent where ICMS is taken from the price alone. */
  icms_base?: IcmsBaseRule | undefined;
  /** Left out by the part's operation; absent: none. */
  untaxed?: readonly UntaxedBy[] | undefined;
}

/**
 * The four taxes of what one piece and the whole part sell for.
 * @param value BRL
 */
export function taxValues(
  value: Pair,
  { ipi, icms, icms_base, untaxed = [] }: TaxRates,
  recorder?: StepRecorder,
): TaxValues {
  const left = (tax: UntaxedBy) => (untaxed.includes(tax) ? NOTES.untaxed : undefined);
  const note = left('ipi') ?? (ipi === null || ipi === undefined ? NOTES.no_ncm : undefined);
  const rate = { ipi: left('ipi') ? ZERO : exact(ipi), icms: left('icms') ? ZERO : exact(icms) };
  const kept = (tax: Tax): number => {
    recorder?.stored(tax.field, tax);
    return stored(tax.field, tax.value);
  };
  const unit_ipi_value = kept(taxOf('unit_ipi_value', value.unit, rate.ipi, note));
  const total_ipi_value = kept(taxOf('total_ipi_value', value.total, rate.ipi, note));
  const icmsOf = (field: 'unit_icms_value' | 'total_icms_value', net: Decimal, ownIpi: number): number => {
    if (!icms_base) return kept(taxOf(field, net, rate.icms, left('icms')));
    const base = icmsBase({ net, ipi: exact(ownIpi), own: rate.icms.times(PERCENT) }, icms_base);
    return kept(taxOf(field, base, rate.icms, NOTES.icms_base));
  };
  return {
    unit_ipi_value,
    total_ipi_value,
    unit_icms_value: icmsOf('unit_icms_value', value.unit, unit_ipi_value),
    total_icms_value: icmsOf('total_icms_value', value.total, total_ipi_value),
  };
}

/** The taxes of a saved part at other rates, all else of it as it is. @param part its values, BRL */
export const retaxed = (
  { unit_value, final_value }: { unit_value: number; final_value: number },
  rates: TaxRates,
): TaxValues => taxValues({ unit: exact(unit_value), total: exact(final_value) }, rates);

/**
 * The ICMS of a saved part at another rate: all that an order's new customer changes about it.
 * @param unit_value @param final_value the part's, in BRL
 * @param icms % of the customer's state, absent counts as 0
 */
export function icmsValues(unit_value: number, final_value: number, icms: Figure): IcmsValues {
  const rate = exact(icms);
  return {
    unit_icms_value: stored('unit_icms_value', taxOf('unit_icms_value', exact(unit_value), rate).value),
    total_icms_value: stored('total_icms_value', taxOf('total_icms_value', exact(final_value), rate).value),
  };
}

/** From which value each tax is taken, and at which rate. */
const TAXES = {
  unit_ipi_value: { base: 'unit_value', rate: 'ipi' },
  total_ipi_value: { base: 'final_value', rate: 'ipi' },
  unit_icms_value: { base: 'unit_value', rate: 'icms' },
  total_icms_value: { base: 'final_value', rate: 'icms' },
} as const;

type Tax = Derived & { field: keyof TaxValues };

/** base × rate ÷ 100, in BRL, unrounded */
function taxOf(field: keyof TaxValues, value: Decimal, percent: Decimal, note?: string): Tax {
  const { base, rate } = TAXES[field];
  const terms = [term(STEP_NAMES[base], value, base), term(INPUT_NAMES[rate], percent, rate)];
  const multiply = (one: Decimal, other: Decimal) => one.times(other).times(PERCENT);
  return { field, ...derived(FORMULAS[field], terms, multiply, note) };
}
