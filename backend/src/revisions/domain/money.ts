import { scaled, unscaled } from '../../pricing/domain/numbers/scaled.js';

/** BRL, exact. @throws ResultTooLarge */
export const plus = (one: number, other: number): number =>
  unscaled('total', scaled('total', one) + scaled('total', other));

/** BRL, exact. @throws ResultTooLarge */
export const minus = (one: number, other: number): number =>
  unscaled('total', scaled('total', one) - scaled('total', other));
