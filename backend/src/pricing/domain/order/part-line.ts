/**
 * A line of a document by its unit. Pieces print as they are. Kilograms print the line's weight and a price per
 * kilogram with as many decimals as it takes (2 to 10, the decimals that Brazilian invoices allow) until
 * quantity × price, rounded to cents, is the line's total: the total never moves.
 */
import { figure, SIGNIFICANT_DIGITS } from '@forja/figures';
import { exact } from '../numbers/exact.js';
import type { Decimal } from '../numbers/exact.js';
import { roundMoney, roundTo, roundWeight, stored, toNumber } from '../numbers/rounding.js';

export interface LineAmounts {
  /** 'kg' prints kilograms, anything else pieces. */
  unit: string | null;
  /** Pieces. */
  quantity: number;
  /** BRL per piece. */
  unit_value: number;
  /** BRL of the whole line. */
  total_value: number;
  /** kg of the whole line. */
  net_weight: number;
}

export interface PrintedLine {
  /** 'piece' also for a line in kg that has no weight, or for which no price per kg gives the total. */
  unit: 'piece' | 'kg';
  quantity: number;
  /** Decimals to print, of both. */
  quantity_decimals: number;
  /** BRL per piece or per kg. */
  price: number;
  price_decimals: number;
  total_value: number;
}

/** Of a price and of a weight, as money is shown. */
const LEAST_DECIMALS = figure('unit_value').shown;
const MOST_PRICE_DECIMALS = 10;

export function printedLine(line: LineAmounts): PrintedLine {
  return (line.unit === 'kg' ? inKilograms(line) : null) ?? inPieces(line);
}

function inPieces(line: LineAmounts): PrintedLine {
  return {
    unit: 'piece',
    quantity: stored('quantity', exact(line.quantity)),
    quantity_decimals: figure('quantity').shown,
    price: stored('unit_value', exact(line.unit_value)),
    price_decimals: LEAST_DECIMALS,
    total_value: stored('final_value', exact(line.total_value)),
  };
}

function inKilograms(line: LineAmounts): PrintedLine | null {
  const weight = roundWeight(exact(line.net_weight));
  const total = roundMoney(exact(line.total_value));
  if (!weight.greaterThan(0)) return null;
  const price = pricePerKilogram(weight, total);
  if (price === null) return null;
  return {
    unit: 'kg',
    quantity: stored('net_weight', weight),
    quantity_decimals: Math.max(LEAST_DECIMALS, weight.decimalPlaces()),
    price: toNumber(price),
    price_decimals: Math.max(LEAST_DECIMALS, price.decimalPlaces()),
    total_value: stored('final_value', total),
  };
}

/** The shortest price that gives the total; null where it would take too many digits. */
function pricePerKilogram(weight: Decimal, total: Decimal): Decimal | null {
  const price = total.div(weight);
  for (let decimals = LEAST_DECIMALS; decimals <= MOST_PRICE_DECIMALS; decimals += 1) {
    const candidate = roundTo(price, decimals);
    if (candidate.precision(true) > SIGNIFICANT_DIGITS) return null;
    if (roundMoney(candidate.times(weight)).equals(total)) return candidate;
  }
  return null;
}
