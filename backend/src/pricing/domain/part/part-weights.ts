import type { Decimal } from '../numbers/exact.js';
import { HUNDRED, plusPercent, ZERO } from '../numbers/exact.js';
import { input, pairSteps } from '../explanation/explain.js';
import { settlePair } from './locks.js';
import type { Pair } from './locks.js';
import { netWeight } from './net-weight.js';
import type { Dimensions } from './net-weight.js';
import type { PriceBasis } from '../basis/price-basis.js';
import { lockedValue } from './read-part.js';
import type { ExactPart } from './read-part.js';
import type { Step, StepInput } from '../explanation/step.js';
import { FORMULAS, INPUT_NAMES, NOTES, STEP_NAMES } from '../explanation/step-texts.js';

export interface PartWeights {
  /** kg, unrounded. */
  net: Pair;
  gross: Pair;
  used: Dimensions & { loss: Decimal };
  steps: Step[];
}

/** Net and gross weight of a part; the gross one follows the net one that its locks left. */
export function partWeights(part: ExactPart, basis: PriceBasis): PartWeights {
  const { weight, used, explanation, blank } = netWeight(part, basis);
  const loss = lossOf(part, blank);
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
    calculated: loss.grossOf(net.unit),
    settle: unrounded,
  });
  const grossExplanation = {
    formula: loss.formula,
    inputs: [input(STEP_NAMES.unit_net_weight, net.unit, 'unit_net_weight'), ...loss.inputs],
    note: loss.note,
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
  return { net, gross, used: { ...used, loss: loss.percent }, steps };
}

/** How the gross weight follows from the net one. */
interface Loss {
  /** % of the net weight. */
  percent: Decimal;
  grossOf: (net: Decimal) => Decimal;
  formula: string;
  inputs: StepInput[];
  note?: string;
}

/** The part's own loss or, where it has none and is weighed by its true area, what its rectangle loses. */
function lossOf({ loss, net_area }: ExactPart, blank: Decimal | null): Loss {
  const lost = loss === null && blank?.greaterThan(net_area) === true ? blank : null;
  if (lost === null) {
    const percent = loss ?? ZERO;
    return {
      percent,
      grossOf: (net) => net.times(plusPercent(percent)),
      formula: FORMULAS.gross_weight,
      inputs: [input(INPUT_NAMES.loss, percent, 'loss')],
    };
  }
  return {
    percent: lost.div(net_area).minus(1).times(HUNDRED),
    // The division comes last: it alone may leave a residue.
    grossOf: (net) => net.times(lost).div(net_area),
    formula: FORMULAS.gross_weight_of_blank,
    inputs: [
      input(INPUT_NAMES.blank_area, lost, 'net_area'),
      input(INPUT_NAMES.net_area, net_area, 'net_area'),
    ],
    note: NOTES.blank_loss,
  };
}

/** Weights are rounded only where they are stored: a unit goes on with all its decimals. */
function unrounded(unit: Decimal): Decimal {
  return unit;
}
