import { LOCKABLE_FIGURES, pickFields } from '@forja/figures';

/** The names of the computed figures of a part: weights in kg, values in BRL; `unit_` is per piece. */
export const COMPUTED_FIGURES = [
  ...LOCKABLE_FIGURES,
  ...(['unit_ipi_value', 'total_ipi_value', 'unit_icms_value', 'total_icms_value'] as const),
];

export type PartFigures = Record<(typeof COMPUTED_FIGURES)[number], number>;

/** The figures alone, of anything that has them. */
export const figuresOf = (part: PartFigures): PartFigures => pickFields(part, COMPUTED_FIGURES);
