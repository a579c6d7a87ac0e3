import { derived, given, term } from '../explanation/derivation.js';
import type { StepRecorder } from '../explanation/step-recorder.js';
import { FORMULAS, INPUT_NAMES, STEP_NAMES } from '../explanation/step-texts.js';
import { exact, plusPercent } from '../numbers/exact.js';
import type { Decimal } from '../numbers/exact.js';
import { roundMoney, roundToField } from '../numbers/rounding.js';
import { settlePair } from './locks.js';
import type { Pair, PairFields } from './locks.js';
import type { ExactPart } from './read-part.js';

const VALUE: PairFields = {
  unit: 'unit_value',
  total: 'final_value',
  total_from_unit: FORMULAS.final_value,
  unit_from_total: FORMULAS.unit_value_from_total,
};

/**
 * Selling prices of one piece and of the whole part, in BRL; the unit is rounded to cents.
 * @param cost BRL per piece, unrounded
 * @param orderMarkup % that a part without a markup of its own follows
 */
export function partValue(
  part: ExactPart,
  cost: Decimal,
  orderMarkup: number,
  recorder?: StepRecorder,
): Pair {
  const markup =
    part.markup === null
      ? given(roundToField('markup', exact(orderMarkup)), FORMULAS.order_markup)
      : given(part.markup, FORMULAS.part_markup);
  recorder?.markup(markup);
  const calculated = derived(
    FORMULAS.unit_value,
    [term(STEP_NAMES.cost, cost, 'unit_value'), term(INPUT_NAMES.markup, markup.value, 'markup')],
    (base, percent) => base.times(plusPercent(percent)),
  );
  const { locked, quantity } = part;
  return settlePair({ fields: VALUE, locked, quantity, calculated, settle: roundMoney }, recorder);
}
