import type { Run } from '../page-runs.js';
import { numberOf } from '../values/parse-values.js';

/** A dimension: what is printed, and the length it says. */
export interface Dimension {
  run: Run;
  /** mm */
  value: number;
  /** It has the sign of a diameter. */
  round?: boolean;
}

/** `Ø48`, `⌀ 30,5 ±0,1`, `Ø25 g6`; a fit in capitals is a bore's. Inventor's font has the sign in the place of an `n`. */
const DIAMETER =
  /^[Ø⌀∅Φn] ?(\d+(?:[.,]\d{1,3})?)(?: ?mm)?(?: ?[a-z]{1,2}\d{1,2})?(?: ?± ?\d+(?:[.,]\d+)?)?$/u;

/** The sign alone, beside a number that is written upwards or downwards. */
const SIGN = /^[Ø⌀∅Φn]$/u;
const NUMBER = /^(\d+(?:[.,]\d{1,3})?)(?:[a-z]{1,2}\d{1,2})?$/u;

/** The sign stands this near to its number, in heights of its letter. */
const BESIDE = 1.2;

/** Whether one text follows the other in a line that is written upwards or downwards. */
function follows(one: Run, other: Run): boolean {
  const [size, apart] = [
    Math.max(one.size, other.size),
    Math.abs(one.left + one.right - other.left - other.right) / 2,
  ];
  const gap = Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom);
  return one !== other && apart < 0.6 * size && gap > -0.5 * size && gap < BESIDE * size;
}

/** Signs that stand by themselves; a page with more of them is no drawing. */
const MOST_SIGNS = 100;
const atMost = (signs: readonly Run[]): readonly Run[] => (signs.length > MOST_SIGNS ? [] : signs);

/**
 * The runs that are a diameter: those with the sign, and the numbers that the sign stands below or above. Several holes
 * (`4xØ6`) and threads are none.
 */
export function diametersOf(runs: readonly Run[]): Dimension[] {
  const signs = atMost(runs.filter(({ text }) => SIGN.test(text)));
  return runs.flatMap((run) => {
    const signed = signs.some((sign) => follows(sign, run));
    const printed = DIAMETER.exec(run.text) ?? (signed ? NUMBER.exec(run.text) : null);
    const value = printed?.[1] === undefined ? null : numberOf(printed[1], false);
    return value !== null && value > 0 ? [{ run, value, round: true }] : [];
  });
}
