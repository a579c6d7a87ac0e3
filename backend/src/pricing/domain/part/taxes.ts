/**
 * IPI and ICMS of a part, each from its value per piece and from its total: two roundings of two bases, so a total
 * is not always the unit's times the quantity.
 */
import { HUNDRED, exact } from '../numbers/exact.js';
import type { Decimal, Figure } from '../numbers/exact.js';
import { input, storedStep } from '../explanation/explain.js';
import { stored } from '../numbers/rounding.js';
import type { Step } from '../explanation/step.js';
import { FORMULAS, INPUT_NAMES, NOTES, STEP_NAMES } from '../explanation/step-texts.js';

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

/** What is taxed, in BRL, and the rates in %. `ipi` is absent where the part has no NCM. */
export interface Taxed {
  unit_value: Decimal;
  final_value: Decimal;
  ipi: Figure;
  icms: number;
}

const TAXES = [
  { field: 'unit_ipi_value', base: 'unit_value', rate: 'ipi' },
  { field: 'total_ipi_value', base: 'final_value', rate: 'ipi' },
  { field: 'unit_icms_value', base: 'unit_value', rate: 'icms' },
  { field: 'total_icms_value', base: 'final_value', rate: 'icms' },
] as const;

/** The four values: base × rate ÷ 100, rounded half-up to cents. */
export function taxValues({ unit_value, final_value, ipi, icms }: Taxed): TaxValues {
  return {
    unit_ipi_value: stored('unit_ipi_value', taxOf(unit_value, ipi)),
    total_ipi_value: stored('total_ipi_value', taxOf(final_value, ipi)),
    unit_icms_value: stored('unit_icms_value', taxOf(unit_value, icms)),
    total_icms_value: stored('total_icms_value', taxOf(final_value, icms)),
  };
}

export function taxSteps(taxed: Taxed): Step[] {
  return TAXES.map(({ field, base, rate }) => {
    const percent = taxed[rate];
    return storedStep(field, taxOf(taxed[base], percent), {
      formula: FORMULAS[field],
      inputs: [input(STEP_NAMES[base], taxed[base], base), input(INPUT_NAMES[rate], exact(percent), rate)],
      note: percent === null || percent === undefined ? NOTES.no_ncm : undefined,
    });
  });
}

/**
 * The ICMS of a saved part at another rate: all that an order's new customer changes about it.
 * @param unit_value @param final_value the part's, in BRL
 * @param icms % of the customer's state, absent counts as 0
 */
export function icmsValues(unit_value: number, final_value: number, icms: Figure): IcmsValues {
  return {
    unit_icms_value: stored('unit_icms_value', taxOf(exact(unit_value), icms)),
    total_icms_value: stored('total_icms_value', taxOf(exact(final_value), icms)),
  };
}

function taxOf(base: Decimal, percent: Figure): Decimal {
  return base.times(exact(percent)).div(HUNDRED);
}
