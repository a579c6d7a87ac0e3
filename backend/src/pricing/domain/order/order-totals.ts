/**
 * The totals of an order and the lines of its values table: all that screens and documents print, so that they
 * add up nothing themselves. A line says what the whole order takes of a part: its figures are the part's times
 * the set's quantity, so that unit value × quantity is the line's total, and a footer is the sum of its column.
 */
import { ZERO, exact, sum } from '../numbers/exact.js';
import type { Decimal } from '../numbers/exact.js';
import type { NumericField } from '../numbers/decimals.js';
import type {
  Amounts,
  OrderAmounts,
  OrderTotals,
  PartAmounts,
  PartLine,
  SetAmounts,
  SetTotals,
  ValuesLine,
} from './order-amounts.js';
import { roundMoney, stored } from '../numbers/rounding.js';

/** @throws ResultTooLarge for a sum of more than 15 significant digits */
export function orderTotals(order: OrderAmounts): OrderTotals {
  const sets = order.sets.map(setTotals);
  const of = (key: keyof Amounts): Decimal => sum(sets.map((set) => exact(set[key])));
  const freight = order.delivery_type === 'CIF' ? exact(order.delivery_value) : ZERO;
  const service = exact(order.service_value);
  const discount = exact(order.discount);
  const total = of('final_value').plus(of('ipi')).plus(freight).plus(service).minus(discount);
  return {
    parts: stored('final_value', of('final_value'), 'parts'),
    ipi: stored('total_ipi_value', of('ipi'), 'ipi'),
    icms: stored('total_icms_value', of('icms'), 'icms'),
    freight: stored('delivery_value', freight, 'freight'),
    service: stored('service_value', service, 'service'),
    discount: stored('discount', discount),
    total: stored('total', total),
    gross_weight: stored('gross_weight', of('gross_weight')),
    net_weight: stored('net_weight', of('net_weight')),
    sets,
    values_footer: footer(sets.map((set) => set.values_footer)),
  };
}

/** A discount above parts + IPI + freight + service would leave a negative total: it has to be refused. */
export function discountExceedsTotal(totals: Pick<OrderTotals, 'total'>): boolean {
  return totals.total < 0;
}

const AMOUNT_FIELDS = {
  final_value: 'final_value',
  ipi: 'total_ipi_value',
  icms: 'total_icms_value',
  gross_weight: 'gross_weight',
  net_weight: 'net_weight',
} as const satisfies Record<keyof Amounts, NumericField>;

function setTotals(set: SetAmounts): SetTotals {
  const quantity = exact(set.quantity);
  const amount = (key: keyof Amounts): Decimal =>
    sum(set.parts.map((part) => exact(part[AMOUNT_FIELDS[key]])));
  const lines = set.parts.map((part) => partLine(part, quantity));
  return {
    id: set.id ?? null,
    quantity: stored('quantity', quantity),
    parts_count: set.parts.length,
    ...amounts((key) => amount(key).times(quantity)),
    unit: amounts(amount),
    lines,
    values_footer: footer(lines),
  };
}

function amounts(of: (key: keyof Amounts) => Decimal): Amounts {
  return {
    final_value: stored('final_value', of('final_value')),
    ipi: stored('total_ipi_value', of('ipi'), 'ipi'),
    icms: stored('total_icms_value', of('icms'), 'icms'),
    gross_weight: stored('gross_weight', of('gross_weight')),
    net_weight: stored('net_weight', of('net_weight')),
  };
}

function partLine(part: PartAmounts, sets: Decimal): PartLine {
  return {
    id: part.id ?? null,
    ...valuesLine({
      unit_value: roundMoney(exact(part.unit_value)),
      quantity: exact(part.quantity).times(sets),
      total_value: exact(part.final_value).times(sets),
      gross_weight: exact(part.gross_weight).times(sets),
      net_weight: exact(part.net_weight).times(sets),
    }),
  };
}

function footer(lines: readonly ValuesLine[]): ValuesLine {
  const of = (key: keyof ValuesLine): Decimal => sum(lines.map((line) => exact(line[key])));
  return valuesLine({
    unit_value: of('unit_value'),
    quantity: of('quantity'),
    total_value: of('total_value'),
    gross_weight: of('gross_weight'),
    net_weight: of('net_weight'),
  });
}

function valuesLine(line: Record<keyof ValuesLine, Decimal>): ValuesLine {
  return {
    unit_value: stored('unit_value', line.unit_value),
    quantity: stored('quantity', line.quantity),
    total_value: stored('final_value', line.total_value, 'total_value'),
    gross_weight: stored('gross_weight', line.gross_weight),
    net_weight: stored('net_weight', line.net_weight),
  };
}
