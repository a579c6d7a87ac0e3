import { term } from '../explanation/derivation.js';
import type { Term } from '../explanation/derivation.js';
import { INPUT_NAMES } from '../explanation/step-texts.js';
import { ONE } from '../numbers/exact.js';
import type { Decimal } from '../numbers/exact.js';

/**
 * The pieces that are set up for together: quantity × set quantity, each of which counts as 1 when 0. The units that
 * lines are printed in do not count.
 */
export const lotOf = (quantity: Decimal, set_quantity: Decimal): Term =>
  term(INPUT_NAMES.lot, atLeastOne(quantity).times(atLeastOne(set_quantity)), 'quantity');

const atLeastOne = (count: Decimal): Decimal => (count.isZero() ? ONE : count);
