import type { Decimal } from './exact.js';
import { plusPercent } from './exact.js';
import { input, pairSteps } from './explain.js';
import { settlePair } from './locks.js';
import type { Pair } from './locks.js';
import { netWeight } from './net-weight.js';
import type { Dimensions } from './net-weight.js';
import type { PriceBasis } from './price-basis.js';
import { lockedValue } from './read-part.js';
import type { ExactPart } from './read-part.js';
import type { Step } from './step.js';
import { FORMULAS, INPUT_NAMES, STEP_NAMES } from './step-texts.js';

export interface PartWeights {
  /** kg, unrounded. */
  net: Pair;
  gross: Pair;
  used: Dimensions;
  steps: Step[];
}

/** Net and gross weight of a part; the gross one follows the net one that its locks left. */
export function partWeights(part: ExactPart, basis: PriceBasis): PartWeights {
  const { weight, used, explanation } = netWeight(part, basis);
  const net = settlePair({
    locked_unit: lockedValue(part, 'unit_net_weight'),
    locked_total: lockedValue(part, 'net_weight'),
    quantity: part.quantity,
    calculated: weight,
    settle: unrounded,
  });
  const gross = settlePair({
    locked_unit: lockedValue(part, 'unit_gross_weight'),
    locked_total: lockedValue(part, 'gross_weight'),
    quantity: part.quantity,
    calculated: net.unit.times(plusPercent(part.loss)),
    settle: unrounded,
  });
  const grossExplanation = {
    formula: FORMULAS.gross_weight,
    inputs: [
      input(STEP_NAMES.unit_net_weight, net.unit, 'unit_net_weight'),
      input(INPUT_NAMES.loss, part.loss, 'loss'),
    ],
  };
  const texts = {
    from_unit: FORMULAS.total_weight,
    from_total: FORMULAS.unit_weight_from_total,
    quantity: part.quantity,
  };
  const steps = [
    ...pairSteps(net, {
      ...texts,
      unit_field: 'unit_net_weight',
      total_field: 'net_weight',
      calculated: explanation,
    }),
    ...pairSteps(gross, {
      ...texts,
      unit_field: 'unit_gross_weight',
      total_field: 'gross_weight',
      calculated: grossExplanation,
    }),
  ];
  return { net, gross, used, steps };
}

/** Weights are rounded only where they are stored: a unit goes on with all its decimals. */
function unrounded(unit: Decimal): Decimal {
  return unit;
}
