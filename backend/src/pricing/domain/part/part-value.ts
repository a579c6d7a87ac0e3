import { exact, plusPercent } from '../numbers/exact.js';
import type { Decimal } from '../numbers/exact.js';
import { input, markupStep, pairSteps } from '../explanation/explain.js';
import { settlePair } from './locks.js';
import type { Pair } from './locks.js';
import { lockedValue } from './read-part.js';
import type { ExactPart } from './read-part.js';
import { roundMoney, roundToField } from '../numbers/rounding.js';
import type { Step } from '../explanation/step.js';
import { FORMULAS, INPUT_NAMES, STEP_NAMES } from '../explanation/step-texts.js';

export interface PartValue {
  /** BRL, both rounded to cents. */
  value: Pair;
  steps: Step[];
}

/**
 * What one piece and the whole part sell for.
 * @param cost BRL per piece, unrounded
 * @param orderMarkup % that a part without a markup of its own follows
 */
export function partValue(part: ExactPart, cost: Decimal, orderMarkup: number): PartValue {
  const markup = part.markup ?? roundToField('markup', exact(orderMarkup));
  const value = settlePair({
    locked_unit: lockedValue(part, 'unit_value'),
    locked_total: lockedValue(part, 'final_value'),
    quantity: part.quantity,
    calculated: cost.times(plusPercent(markup)),
    settle: roundMoney,
  });
  const steps = [
    markupStep(markup, part.markup === null ? FORMULAS.order_markup : FORMULAS.part_markup),
    ...pairSteps(value, {
      unit_field: 'unit_value',
      total_field: 'final_value',
      from_unit: FORMULAS.final_value,
      from_total: FORMULAS.unit_value_from_total,
      quantity: part.quantity,
      calculated: {
        formula: FORMULAS.unit_value,
        inputs: [input(STEP_NAMES.cost, cost, 'unit_value'), input(INPUT_NAMES.markup, markup, 'markup')],
      },
    }),
  ];
  return { value, steps };
}
