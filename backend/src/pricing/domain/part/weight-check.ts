import { exact } from '../numbers/exact.js';
import { roundTo } from '../numbers/rounding.js';

/** A printed weight and a computed one that differ by more than this share are worth a look (percent). */
const TOLERATED = 5;

/** How far two weights are apart. */
export interface WeightDifference {
  /** kg, as the drawing says. */
  printed: number;
  /** kg, as the part's measures say. */
  computed: number;
  /** Percent of the printed weight, one decimal; negative where the computed one is less. */
  percent: number;
}

/**
 * Compares a part's net weight with the one that is printed on its drawing.
 * @param printed kg
 * @param computed kg; 0 is a part whose measures are not known yet
 * @returns null where they agree within five percent, or where there is nothing to compare
 */
export function weightDifference(printed: number, computed: number): WeightDifference | null {
  if (printed <= 0 || computed <= 0) return null;
  const percent = exact(computed).minus(printed).div(printed).times(100);
  if (percent.abs().lte(TOLERATED)) return null;
  return { printed, computed, percent: roundTo(percent, 1).toNumber() };
}
