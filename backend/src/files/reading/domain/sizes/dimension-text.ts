import { numberOf } from '../values/parse-values.js';

/** Units that a sheet's lengths are printed in, in mm. */
export const UNITS = { mm: 1, inch: 25.4 } as const;
export type Unit = keyof typeof UNITS;

const NUMBER = String.raw`(?:\d+(?:[.,]\d{1,3})?|[.,]\d{1,3})`;
const SIGNED = String.raw`(?:[+−-] ?${NUMBER}|0)`;

/** ` ±0,1`, `+0.1/-0`, ` -0,02`: what a length may differ by. */
const TOLERANCE = String.raw`(?: ?± ?${NUMBER}| ?\+ ?${NUMBER}(?: ?\/? ?${SIGNED})?| [−-] ?${NUMBER}(?: ?\/? ?${SIGNED})?| 0 ?\/? ?[−-] ?${NUMBER})`;

/**
 * A length alone, in the brackets of one that follows from others, with its tolerance, or with the same length in the other unit
 * behind it (`120 [4.72]`), which alone is none.
 */
const LENGTH = new RegExp(
  String.raw`^(?:\((${NUMBER})\)|(${NUMBER}))(?: ?(mm|"|″|in\.?))?${TOLERANCE}?(?: ?\[${NUMBER}(?: ?(?:mm|"|″|in\.?))?\])?$`,
  'u',
);

/**
 * The length that a dimension's text says.
 * @param unit the sheet's: a point and three digits are ambiguous in mm and a fraction in inches, and a text that names the other one is none
 * @returns mm, or null for what is no length
 */
export function lengthOf(text: string, unit: Unit): number | null {
  const [match, bracketed, plain, named] = LENGTH.exec(text) ?? [];
  const number = bracketed ?? plain;
  if (match === undefined || number === undefined) return null;
  if (named !== undefined && (named === 'mm') !== (unit === 'mm')) return null;
  const value = numberOf(/^[.,]/.test(number) ? `0${number}` : number, unit === 'inch');
  return value === null || value === 0 ? null : value * UNITS[unit];
}
