/** Taxes of a whole order: its lines with their shares of freight and discount, its service, and the total that is charged. */
import { ZERO, exact, sum } from '../numbers/exact.js';
import type { Decimal } from '../numbers/exact.js';
import { scaled, unscaled } from '../numbers/scaled.js';
import {
  lineRates,
  lineTaxes,
  NO_TAXES,
  serviceTaxes,
  sumContained,
  sumOnTop,
  TAXES,
  type LineCharges,
  type LineRates,
  type TaxedLine,
  type Taxes,
} from './line-taxes.js';
import type { TaxBasis } from './tax-rules.js';

/** The charges of an order besides its parts, BRL. */
export interface TaxedCharges {
  /** 0 unless the shop delivers. */
  freight: number;
  service: number;
  discount: number;
}

export interface OrderTaxes {
  /** In the order of the given lines, each with its shares; the service is the last one where the city taxes it. */
  lines: (LineCharges & { taxes: Taxes })[];
  sums: Taxes;
  /** BRL */
  parts: Decimal;
  on_top: Decimal;
  contained: Decimal;
  /** parts + freight + service − discount + what comes on top */
  total: Decimal;
}

/** The discount is more than parts and service are worth: freight is passed on, nothing is taken off it. */
export class DiscountExceedsGoods extends Error {
  override readonly name = 'DiscountExceedsGoods';
}

/** @throws DiscountExceedsGoods */
export function orderTaxes(basis: TaxBasis, lines: readonly TaxedLine[], charges: TaxedCharges): OrderTaxes {
  const [freight, service, discount] = [charges.freight, charges.service, charges.discount].map(exact) as [
    Decimal,
    Decimal,
    Decimal,
  ];
  const parts = sum(lines.map(({ value }) => exact(value)));
  const goods = basis.company.service_kind === 'goods';
  const offParts = discount.lessThan(parts) ? discount : parts;
  const taxedService = goods ? ZERO : service;
  const offService = discount.minus(offParts);
  if (offService.greaterThan(taxedService)) throw new DiscountExceedsGoods();
  const values = lines.map(({ value }) => value);
  const freights = allotCents(goods ? freight.plus(service) : freight, values);
  const discounts = allotCents(offParts, values);
  const ratesOf = keptRates(basis);
  const done = lines.map((line, index) => {
    const shares = { freight: freights[index] ?? ZERO, discount: discounts[index] ?? ZERO };
    return { ...shares, taxes: lineTaxes(basis, line, shares, ratesOf(line)) };
  });
  if (!taxedService.isZero())
    done.push({
      freight: ZERO,
      discount: offService,
      taxes: serviceTaxes(basis, taxedService.minus(offService)),
    });
  const sums = sumTaxes(done.map(({ taxes }) => taxes));
  const on_top = sumOnTop(basis, sums);
  const total = sum([parts, freight, service, discount.negated(), on_top]);
  return { lines: done, sums, parts, on_top, contained: sumContained(sums), total };
}

/** The rates of lines, made once for each origin and operation: an order has few of them, and many lines. */
export function keptRates(basis: TaxBasis): (line: TaxedLine) => LineRates {
  const kept = new Map<TaxedLine['operation'], Map<number, LineRates>>();
  return (line) => {
    const ofOperation = kept.get(line.operation) ?? new Map<number, LineRates>();
    kept.set(line.operation, ofOperation);
    const rates = ofOperation.get(line.origin) ?? lineRates(basis, line);
    ofOperation.set(line.origin, rates);
    return rates;
  };
}

function sumTaxes(all: readonly Taxes[]): Taxes {
  const sums = { ...NO_TAXES };
  for (const tax of TAXES) sums[tax] = sum(all.map((taxes) => taxes[tax]));
  return sums;
}

/**
 * Shares out an amount by weights in whole cents: the largest remainders get the cents that are left, the earlier line first
 * among equals. The shares sum to the amount; nothing is shared where all weights are 0.
 * @param total BRL @param weights BRL
 */
export function allotCents(total: Decimal, weights: readonly number[]): Decimal[] {
  const cents = scaled('total', total.toNumber());
  const parts = weights.map((weight) => BigInt(scaled('final_value', weight)));
  const whole = parts.reduce((all, part) => all + part, 0n);
  if (whole === 0n || cents === 0) return weights.map(() => ZERO);
  const shares = parts.map((part, index) => {
    const product = BigInt(cents) * part;
    return { index, cents: Number(product / whole), rest: product % whole };
  });
  const left = cents - shares.reduce((given, share) => given + share.cents, 0);
  const largestFirst = [...shares].sort((a, b) =>
    a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1,
  );
  for (const share of largestFirst.slice(0, left)) share.cents += 1;
  return shares.map((share) => exact(unscaled('total', share.cents)));
}
