/** Taxes of a whole order: its lines with their shares of freight and discount, its service, and the total that is charged. */
import { scaled } from '../numbers/scaled.js';
import {
  lineRates,
  lineTaxes,
  NO_TAXES,
  serviceTaxes,
  sumContained,
  sumOnTop,
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

/** Amounts in cents. */
export interface OrderTaxes {
  /** In the order of the given lines, each with its shares; the service is the last one where the city taxes it. */
  lines: (LineCharges & { taxes: Taxes })[];
  sums: Taxes;
  parts: number;
  on_top: number;
  contained: number;
  /** parts + freight + service − discount + what comes on top */
  total: number;
}

/** The discount is more than parts and service are worth: freight is passed on, nothing is taken off it. */
export class DiscountExceedsGoods extends Error {
  override readonly name = 'DiscountExceedsGoods';
}

/** @throws DiscountExceedsGoods */
export function orderTaxes(basis: TaxBasis, lines: readonly TaxedLine[], charges: TaxedCharges): OrderTaxes {
  const freight = scaled('total', charges.freight);
  const service = scaled('total', charges.service);
  const discount = scaled('total', charges.discount);
  const values = lines.map(({ value }) => scaled('total', value));
  const parts = values.reduce((all, value) => all + value, 0);
  const goods = basis.company.service_kind === 'goods';
  const offParts = Math.min(discount, parts);
  const taxedService = goods ? 0 : service;
  const offService = discount - offParts;
  if (offService > taxedService) throw new DiscountExceedsGoods();
  const freights = allotCents(goods ? freight + service : freight, values);
  const discounts = allotCents(offParts, values);
  const ratesOf = keptRates(basis);
  const done = lines.map((line, index) => {
    const shares = { freight: freights[index] ?? 0, discount: discounts[index] ?? 0, taxes: NO_TAXES };
    shares.taxes = lineTaxes(basis, line, shares, ratesOf(line));
    return shares;
  });
  if (taxedService !== 0)
    done.push({ freight: 0, discount: offService, taxes: serviceTaxes(basis, taxedService - offService) });
  const sums = sumTaxes(done);
  const on_top = sumOnTop(basis, sums);
  const total = parts + freight + service - discount + on_top;
  return { lines: done, sums, parts, on_top, contained: sumContained(sums), total };
}

/** The rates of lines, made once for each IPI, origin and operation: an order has few of them, and many lines. */
export function keptRates(basis: TaxBasis): (line: TaxedLine) => LineRates {
  const kept: { line: TaxedLine; rates: LineRates }[] = [];
  return (line) => {
    for (const { line: one, rates } of kept)
      if (one.ipi === line.ipi && one.origin === line.origin && one.operation === line.operation)
        return rates;
    const rates = lineRates(basis, line);
    kept.push({ line, rates });
    return rates;
  };
}

/** The sums of all lines' taxes. They are named one by one: a loop over names takes twice as long as computing them. */
function sumTaxes(lines: readonly { taxes: Taxes }[]): Taxes {
  const sums = { ...NO_TAXES };
  for (const { taxes } of lines) {
    sums.ipi += taxes.ipi;
    sums.icms += taxes.icms;
    sums.fcp += taxes.fcp;
    sums.difal += taxes.difal;
    sums.fcp_destination += taxes.fcp_destination;
    sums.pis += taxes.pis;
    sums.cofins += taxes.cofins;
    sums.das += taxes.das;
    sums.iss += taxes.iss;
    sums.credit += taxes.credit;
    sums.cbs += taxes.cbs;
    sums.ibs_state += taxes.ibs_state;
    sums.ibs_city += taxes.ibs_city;
  }
  return sums;
}

/**
 * Shares out an amount by weights: the largest remainders get the cents that are left, the earlier line first
 * among equals. The shares sum to the amount; nothing is shared where all weights are 0.
 * @param total cents @param weights cents
 */
export function allotCents(total: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((all, weight) => all + weight, 0);
  if (whole === 0 || total === 0) return weights.map(() => 0);
  const shares = weights.map((weight, index) => ({ index, ...divided(total, weight, whole) }));
  const left = total - shares.reduce((given, share) => given + share.cents, 0);
  const largestFirst = [...shares].sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const share of largestFirst.slice(0, left)) share.cents += 1;
  return shares.map(({ cents }) => cents);
}

/** total × weight ÷ whole, and what it leaves. */
function divided(total: number, weight: number, whole: number): { cents: number; rest: number } {
  const product = total * weight;
  if (product <= Number.MAX_SAFE_INTEGER)
    return { cents: Math.floor(product / whole), rest: product % whole };
  const [exactly, by] = [BigInt(total) * BigInt(weight), BigInt(whole)];
  return { cents: Number(exactly / by), rest: Number(exactly % by) };
}
