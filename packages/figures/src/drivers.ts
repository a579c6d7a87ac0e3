import { figure, type FigureName } from './figures.js';
import { byName, PART_COUNTS, type PartCount } from './part-fields.js';

/**
 * The drivers of a part's minutes: its cut (mm, and pierces), each of its counts, its area (mm², of one side or both), its
 * gross weight (kg), its length (mm), or that it is a piece.
 */
export const RULE_DRIVERS = ['cut', ...PART_COUNTS, 'area', 'gross_weight', 'length', 'piece'] as const;
export type RuleDriver = 'cut' | PartCount | 'area' | 'gross_weight' | 'length' | 'piece';

const speedOf = (count: PartCount): FigureName => (figure(count).unit === 'mm' ? 'speed_mm' : 'speed_pieces');

/** The figure that the speeds of a rule for minutes are, by its driver: it gives them their unit. */
export const SPEED_FIGURES: Readonly<Record<RuleDriver, FigureName>> = {
  cut: 'speed_mm',
  ...byName(PART_COUNTS, speedOf),
  area: 'speed_area',
  gross_weight: 'speed_kg',
  length: 'speed_mm',
  piece: 'speed_pieces',
};
