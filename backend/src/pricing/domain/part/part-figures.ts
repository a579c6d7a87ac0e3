import type { PartResult } from './part-input.js';

/** The computed figures of a part: weights in kg, values in BRL; `unit_` is per piece. */
export type PartFigures = Pick<
  PartResult,
  | 'unit_net_weight'
  | 'net_weight'
  | 'unit_gross_weight'
  | 'gross_weight'
  | 'unit_value'
  | 'final_value'
  | 'unit_ipi_value'
  | 'total_ipi_value'
  | 'unit_icms_value'
  | 'total_icms_value'
>;

/** The figures alone, of anything that has them. */
export function figuresOf(part: PartFigures): PartFigures {
  return {
    unit_net_weight: part.unit_net_weight,
    net_weight: part.net_weight,
    unit_gross_weight: part.unit_gross_weight,
    gross_weight: part.gross_weight,
    unit_value: part.unit_value,
    final_value: part.final_value,
    unit_ipi_value: part.unit_ipi_value,
    total_ipi_value: part.total_ipi_value,
    unit_icms_value: part.unit_icms_value,
    total_icms_value: part.total_icms_value,
  };
}
