import type { FigureName } from './figures.js';

/** The figure that the speeds of a rule for minutes are, by what drives it: it gives them their unit. */
export const SPEED_FIGURES = {
  cut: 'speed_mm',
  weld: 'speed_mm',
  length: 'speed_mm',
  area: 'speed_area',
  gross_weight: 'speed_kg',
  bends: 'speed_pieces',
  holes: 'speed_pieces',
  piece: 'speed_pieces',
} as const satisfies Record<string, FigureName>;
