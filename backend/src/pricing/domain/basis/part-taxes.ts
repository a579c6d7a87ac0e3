/** The taxes of a part's own price basis: what an order says of them, in the place of the catalogue's plain rates. */
import { PERCENT, exact, sum } from '../numbers/exact.js';
import type { BasisNcm, PriceBasis } from './price-basis.js';
import { usedIpi, type IpiBasis } from './used-rates.js';
import { ipiAt } from '../taxes/dated-rates.js';
import { icmsBaseRule } from '../taxes/icms-base.js';
import { icmsRates } from '../taxes/icms-rates.js';
import { lineTaxes, NO_CHARGES, sumContained, type TaxedLine } from '../taxes/line-taxes.js';
import { scaled, unscaled } from '../numbers/scaled.js';
import { keptRates, orderTaxes } from '../taxes/order-taxes.js';
import { operationOf, treatmentOf, untaxedBy, type SoldPart } from '../taxes/operations.js';
import type { TaxBasis, TaxedNcm } from '../taxes/tax-rules.js';

/** How an order taxes its parts. */
export interface TaxTerms {
  /** Percent of the customer's state, 0 where there is none; of no account where there is a tax basis. */
  icms: number;
  /** Null for an order whose taxes are computed from the plain rates of NCM and state. */
  tax_basis: TaxBasis | null;
}

/** An NCM as parts name it; a frozen one may be from before there were rates by day. */
export type PricedNcm = BasisNcm & Partial<TaxedNcm>;

/** A part as its taxes see it. */
interface TaxedPart extends SoldPart {
  /** 0 to 8; null: the company's usual one. */
  origin: number | null;
}

const AS_USUAL: TaxedPart = { origin: null };

/** Percent of the ICMS that the order's own sales have: none for a company of Simples. */
export function ownIcms({ icms, tax_basis: basis }: TaxTerms, origin: number | null = null): number {
  if (basis === null) return icms;
  if (basis.company.regime === 'simples') return 0;
  return icmsRates(basis, origin ?? basis.origin)
    .own.div(PERCENT)
    .toNumber();
}

/** The figures of a part's price basis that its taxes follow from. */
export function taxFigures(
  terms: TaxTerms,
  ncm: PricedNcm | null,
  part: TaxedPart = AS_USUAL,
): Pick<PriceBasis, 'ncm' | 'icms' | 'icms_base' | 'untaxed' | 'origin'> {
  const { tax_basis: basis } = terms;
  if (basis === null) return { ncm: ncm && { id: ncm.id, ipi: ncm.ipi }, icms: terms.icms };
  const taxed = ncm && { ipi: ncm.ipi, rates: ncm.rates ?? null, keeps_ipi: ncm.keeps_ipi ?? null };
  const ipi = basis.company.regime === 'simples' ? 0 : ipiAt(taxed, basis.period, basis.day);
  const operation = operationOf(basis, part);
  const rule = icmsBaseRule(basis, operation);
  const untaxed = untaxedBy(operation);
  const { origin } = part;
  return {
    ncm: ncm && { id: ncm.id, ipi },
    icms: ownIcms(terms, origin),
    ...(origin !== null && { origin }),
    ...((rule.with_ipi || rule.reform !== 0) && { icms_base: rule }),
    ...(untaxed.length > 0 && { untaxed }),
  };
}

interface Taxable {
  price_basis: IpiBasis | null;
  final_value: number;
}

interface TaxableSet {
  quantity: number;
  parts: readonly Taxable[];
}

/** The lines of an order's parts, set by set. @throws ResultTooLarge */
export const taxedLines = (basis: TaxBasis, sets: readonly TaxableSet[]): TaxedLine[] =>
  sets.flatMap(({ quantity, parts }) =>
    parts.map((part) =>
      taxedLine(basis, part, unscaled('total', scaled('total', part.final_value) * quantity)),
    ),
  );

/** A stored part as its order's taxes see it. @param value BRL, of as many pieces as are taxed */
export const taxedLine = (
  { origin }: TaxBasis,
  { price_basis }: Pick<Taxable, 'price_basis'>,
  value: number,
): TaxedLine => ({
  value,
  ipi: usedIpi(price_basis),
  origin: price_basis?.origin ?? origin,
  operation: treatmentOf(price_basis?.untaxed ?? []),
});

/**
 * BRL that the parts of an order contain in taxes, each line rounded once, without freight and service.
 * @param discount BRL; what exceeds the parts lowers no tax
 */
export function containedInOrder(basis: TaxBasis, sets: readonly TaxableSet[], discount: number): number {
  const lines = taxedLines(basis, sets);
  const value = sum(lines.map((line) => exact(line.value))).toNumber();
  const charges = { freight: 0, service: 0, discount: Math.min(discount, value) };
  return unscaled('total', orderTaxes(basis, lines, charges).contained);
}

/** @returns what the price of a part contains in taxes, BRL, for one set and without the order's charges */
export function containedTaxes(basis: TaxBasis): (part: Taxable) => number {
  const ratesOf = keptRates(basis);
  return (part) => {
    const line = taxedLine(basis, part, part.final_value);
    return unscaled('total', sumContained(lineTaxes(basis, line, NO_CHARGES, ratesOf(line))));
  };
}
