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
 * @param step kg that the last printed digit stands for; 0 where it is not known
 * @returns null where they agree within five percent or within what was rounded away, or where there is nothing to compare
 */
export function weightDifference(printed: number, computed: number, step = 0): WeightDifference | null {
  if (printed <= 0 || computed <= 0) return null;
  const difference = exact(computed).minus(printed);
  const percent = difference.div(printed).times(100);
  if (percent.abs().lte(TOLERATED) || difference.abs().lte(exact(step).div(2))) return null;
  return { printed, computed, percent: roundTo(percent, 1).toNumber() };
}
