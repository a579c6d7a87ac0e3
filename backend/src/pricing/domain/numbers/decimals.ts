/**
 * How each figure is stored: its decimals and its unit. Validation, columns, rounding and explanations read this
 * one table. A stored figure has at most 15 significant digits, because the text of such a decimal survives a
 * double unchanged.
 */
export type Unit = 'mm' | 'mm²' | 'g/mm³' | 'kg' | 'R$' | 'R$/kg' | 'R$/min' | '%' | 'min' | 'un.';

export interface FieldFormat {
  readonly decimals: number;
  readonly unit: Unit;
}

const MONEY = { decimals: 2, unit: 'R$' } as const;
const WEIGHT = { decimals: 4, unit: 'kg' } as const;
const LENGTH = { decimals: 2, unit: 'mm' } as const;
const RATE = { decimals: 2, unit: '%' } as const;

export const FIELD_FORMATS = {
  thickness: LENGTH,
  width: LENGTH,
  length: LENGTH,
  net_area: { decimals: 2, unit: 'mm²' },
  specific_weight: { decimals: 6, unit: 'g/mm³' },
  weight: WEIGHT,
  unit_net_weight: WEIGHT,
  net_weight: WEIGHT,
  unit_gross_weight: WEIGHT,
  gross_weight: WEIGHT,
  price_kg: { decimals: 4, unit: 'R$/kg' },
  value_per_minute: { decimals: 2, unit: 'R$/min' },
  loss: RATE,
  markup: { decimals: 3, unit: '%' },
  ipi: RATE,
  icms: RATE,
  quantity: { decimals: 0, unit: 'un.' },
  time: { decimals: 0, unit: 'min' },
  unit_value: MONEY,
  final_value: MONEY,
  unit_ipi_value: MONEY,
  total_ipi_value: MONEY,
  unit_icms_value: MONEY,
  total_icms_value: MONEY,
  delivery_value: MONEY,
  service_value: MONEY,
  discount: MONEY,
  total: MONEY,
} as const satisfies Record<string, FieldFormat>;

export type NumericField = keyof typeof FIELD_FORMATS;

export const SIGNIFICANT_DIGITS = 15;

/** The largest value that a field can store: 9999999999999.99 for money, 99999999999.9999 for a weight. */
export function largestValue(field: NumericField): number {
  const { decimals } = FIELD_FORMATS[field];
  return Number(`${'9'.repeat(SIGNIFICANT_DIGITS - decimals)}.${'9'.repeat(decimals)}`);
}
