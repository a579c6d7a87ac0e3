import type { PriceBasis } from '../basis/price-basis.js';
import { derived, term } from '../explanation/derivation.js';
import type { Derived } from '../explanation/derivation.js';
import type { StepRecorder } from '../explanation/step-recorder.js';
import { FORMULAS, INPUT_NAMES, NOTES, STEP_NAMES } from '../explanation/step-texts.js';
import type { Decimal } from '../numbers/exact.js';
import { HUNDRED, ONE, plusPercent, ZERO } from '../numbers/exact.js';
import { settlePair } from './locks.js';
import type { Pair, PairFields } from './locks.js';
import { netWeight } from './net-weight.js';
import type { Dimensions } from './net-weight.js';
import type { ExactPart } from './read-part.js';

export interface PartWeights {
  /** kg, unrounded. */
  net: Pair;
  gross: Pair;
  used: Dimensions & { loss: Decimal };
}

const NET: PairFields = {
  unit: 'unit_net_weight',
  total: 'net_weight',
  total_from_unit: FORMULAS.total_weight,
  unit_from_total: FORMULAS.unit_weight_from_total,
};

const GROSS: PairFields = {
  unit: 'unit_gross_weight',
  total: 'gross_weight',
  total_from_unit: FORMULAS.total_weight,
  unit_from_total: FORMULAS.unit_weight_from_total,
};

/** Net and gross weight of a part; the gross one follows the net one that its locks left. */
export function partWeights(part: ExactPart, basis: PriceBasis, recorder?: StepRecorder): PartWeights {
  const { locked, quantity } = part;
  const { weight, used, blank } = netWeight(part, basis);
  const net = settlePair({ fields: NET, locked, quantity, calculated: weight, settle: unrounded }, recorder);
  const { percent, calculated } = grossWeight(part, net.unit, blank);
  const gross = settlePair({ fields: GROSS, locked, quantity, calculated, settle: unrounded }, recorder);
  return { net, gross, used: { ...used, loss: percent } };
}

interface GrossWeight {
  /** kg per piece, unrounded, before locks. */
  calculated: Derived;
  /** % of the net weight. */
  percent: Decimal;
}

/** By the part's own loss or, where it has none and is weighed by its true area, by what its rectangle loses. */
function grossWeight({ loss, net_area }: ExactPart, net: Decimal, blank: Decimal | null): GrossWeight {
  const netTerm = term(STEP_NAMES.unit_net_weight, net, 'unit_net_weight');
  if (loss !== null || blank?.greaterThan(net_area) !== true) {
    const percent = loss ?? ZERO;
    const terms = [netTerm, term(INPUT_NAMES.loss, percent, 'loss')];
    return {
      calculated: derived(FORMULAS.gross_weight, terms, (weight, lost) => weight.times(plusPercent(lost))),
      percent,
    };
  }
  const calculated = derived(
    FORMULAS.gross_weight_of_blank,
    [
      netTerm,
      term(INPUT_NAMES.blank_area, blank, 'net_area'),
      term(INPUT_NAMES.net_area, net_area, 'net_area'),
    ],
    // The division comes last: it alone may leave a residue.
    (weight, whole, left) => weight.times(whole).div(left),
    NOTES.blank_loss,
  );
  return { calculated, percent: blank.div(net_area).minus(ONE).times(HUNDRED) };
}

/** Weights are rounded only where they are stored: a unit goes on with all its decimals. */
function unrounded(unit: Decimal): Decimal {
  return unit;
}
