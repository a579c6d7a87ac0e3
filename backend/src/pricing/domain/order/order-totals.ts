/**
 * Totals of parts, sets and orders: all that screens and documents print, so that they add up nothing themselves.
 * A part's line says what the whole order takes of it: its figures are the part's times the set's quantity, so that
 * unit value × quantity is the line's total, and a footer is the sum of its column.
 */
import type { FigureName } from '@forja/figures';
import { scaled, scaledSum, unscaled } from '../numbers/scaled.js';
import type {
  Amounts,
  OrderAmounts,
  OrderCharges,
  PartAmounts,
  SetAmounts,
  ValuesLine,
} from './order-amounts.js';

/**
 * The part's row of the values table.
 * @param sets how many of the part's set the order takes
 * @throws ResultTooLarge for a product of more than 15 significant digits
 */
export function partLine(part: PartAmounts, sets: number): ValuesLine {
  return {
    unit_value: unscaled('unit_value', scaled('unit_value', part.unit_value)),
    quantity: unscaled('quantity', part.quantity * sets),
    total_value: unscaled('final_value', scaled('final_value', part.final_value) * sets, 'total_value'),
    gross_weight: unscaled('gross_weight', scaled('gross_weight', part.gross_weight) * sets),
    net_weight: unscaled('net_weight', scaled('net_weight', part.net_weight) * sets),
  };
}

/**
 * Sums up a set.
 * @param parts its parts
 * @param lines theirs of the values table
 * @param sets how many of the set the order takes
 * @throws ResultTooLarge for a sum of more than 15 significant digits
 */
export function setAmounts(
  parts: readonly PartAmounts[],
  lines: readonly ValuesLine[],
  sets: number,
): SetAmounts {
  const final_value = scaledSum(
    'final_value',
    parts.map((part) => part.final_value),
  );
  const ipi = scaledSum(
    'total_ipi_value',
    parts.map((part) => part.total_ipi_value),
  );
  const icms = scaledSum(
    'total_icms_value',
    parts.map((part) => part.total_icms_value),
  );
  const gross_weight = scaledSum(
    'gross_weight',
    parts.map((part) => part.gross_weight),
  );
  const net_weight = scaledSum(
    'net_weight',
    parts.map((part) => part.net_weight),
  );
  const scaledUnit = { final_value, ipi, icms, gross_weight, net_weight };
  return {
    total: amountsOf(scaledUnit, sets),
    unit: amountsOf(scaledUnit, 1),
    values_footer: footer(lines),
  };
}

/** The order's totals. @throws ResultTooLarge for a sum of more than 15 significant digits */
export function orderAmounts(charges: OrderCharges, sets: readonly SetAmounts[]): OrderAmounts {
  const sum = (field: FigureName, key: keyof Amounts) =>
    scaledSum(
      field,
      sets.map(({ total }) => total[key]),
    );
  const parts = sum('final_value', 'final_value');
  const ipi = sum('total_ipi_value', 'ipi');
  const freight = charges.delivery_type === 'CIF' ? scaled('delivery_value', charges.delivery_value) : 0;
  const service = scaled('service_value', charges.service_value);
  const discount = scaled('discount', charges.discount);
  return {
    parts: unscaled('final_value', parts, 'parts'),
    ipi: unscaled('total_ipi_value', ipi, 'ipi'),
    icms: unscaled('total_icms_value', sum('total_icms_value', 'icms'), 'icms'),
    freight: unscaled('delivery_value', freight, 'freight'),
    service: unscaled('service_value', service, 'service'),
    discount: unscaled('discount', discount),
    total: unscaled('total', parts + ipi + freight + service - discount),
    gross_weight: unscaled('gross_weight', sum('gross_weight', 'gross_weight')),
    net_weight: unscaled('net_weight', sum('net_weight', 'net_weight')),
    values_footer: footer(sets.map((set) => set.values_footer)),
  };
}

/** A discount above parts + IPI + freight + service would leave a negative total: it has to be refused. */
export function discountExceedsTotal(totals: Pick<OrderAmounts, 'total'>): boolean {
  return totals.total < 0;
}

/** @param unit a single set's amounts, scaled */
function amountsOf(unit: Amounts, sets: number): Amounts {
  return {
    final_value: unscaled('final_value', unit.final_value * sets),
    ipi: unscaled('total_ipi_value', unit.ipi * sets, 'ipi'),
    icms: unscaled('total_icms_value', unit.icms * sets, 'icms'),
    gross_weight: unscaled('gross_weight', unit.gross_weight * sets),
    net_weight: unscaled('net_weight', unit.net_weight * sets),
  };
}

/** The sums of the columns. */
function footer(lines: readonly ValuesLine[]): ValuesLine {
  const sum = (field: FigureName, key: keyof ValuesLine) =>
    scaledSum(
      field,
      lines.map((line) => line[key]),
    );
  return {
    unit_value: unscaled('unit_value', sum('unit_value', 'unit_value')),
    quantity: unscaled('quantity', sum('quantity', 'quantity')),
    total_value: unscaled('final_value', sum('final_value', 'total_value'), 'total_value'),
    gross_weight: unscaled('gross_weight', sum('gross_weight', 'gross_weight')),
    net_weight: unscaled('net_weight', sum('net_weight', 'net_weight')),
  };
}
