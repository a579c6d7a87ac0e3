import type { PriceBasis } from '../basis/price-basis.js';
import { StepRecorder } from '../explanation/step-recorder.js';
import { calculated, stored } from '../numbers/rounding.js';
import type { Pair } from './locks.js';
import { partCost } from './part-cost.js';
import type { ExplainedPart, PartInput, PartResult } from './part-input.js';
import { partValue } from './part-value.js';
import { partWeights } from './part-weights.js';
import type { PartWeights } from './part-weights.js';
import { readPart } from './read-part.js';
import type { ExactPart } from './read-part.js';
import { taxValues } from './taxes.js';

/**
 * Weights, values and taxes of one part: weights → cost → value → taxes, unrounded in between, each result rounded
 * half-up to its stored decimals. Numbers in and out, decimals inside; rules and worked numbers in docs/pricing.md.
 * @param basis the catalogue figures to calculate with, see mergeBasis
 * @param orderMarkup %, for a part whose own markup is null
 * @param recorder takes down the steps; without it none are made, which is several times as fast
 * @throws UnknownLockedValue for a name in locked_values that is not a lockable field
 * @throws ResultTooLarge for a result above the limit of its field (limitOf)
 */
export function calculatePart(
  input: PartInput,
  basis: PriceBasis,
  orderMarkup: number,
  recorder?: StepRecorder,
): PartResult {
  const part = readPart(input);
  // A result that is too large is refused before what follows from it: the first one is named.
  const weights = partWeights(part, basis, recorder);
  const figures = { ...usedFigures(part, weights), ...storedWeights(weights) };
  const { cost, rows } = partCost(part, basis, weights.gross.unit, recorder);
  const value = partValue(part, cost, orderMarkup, recorder);
  const values = storedValue(value);
  const taxes = taxValues(value, { ipi: basis.ncm?.ipi, icms: basis.icms }, recorder);
  return { ...figures, ...values, ...taxes, processes: rows };
}

/** The same calculation with its explanation. @throws as `calculatePart` */
export function explainPart(input: PartInput, basis: PriceBasis, orderMarkup: number): ExplainedPart {
  const recorder = new StepRecorder();
  return { ...calculatePart(input, basis, orderMarkup, recorder), steps: recorder.steps };
}

type Results<K extends keyof PartResult> = Pick<PartResult, K>;

function usedFigures(
  part: ExactPart,
  { used }: PartWeights,
): Results<'thickness' | 'width' | 'length' | 'loss' | 'markup' | 'quantity'> {
  return {
    thickness: calculated('thickness', used.thickness),
    width: calculated('width', used.width),
    length: calculated('length', used.length),
    // What the blank of a frame loses may be more than a person may type; an empty loss is sent back empty.
    loss: stored('loss', used.loss),
    markup: part.markup === null ? null : stored('markup', part.markup),
    quantity: calculated('quantity', part.quantity.value),
  };
}

function storedWeights({
  net,
  gross,
}: PartWeights): Results<'unit_net_weight' | 'net_weight' | 'unit_gross_weight' | 'gross_weight'> {
  return {
    unit_net_weight: calculated('unit_net_weight', net.unit),
    net_weight: calculated('net_weight', net.total),
    unit_gross_weight: calculated('unit_gross_weight', gross.unit),
    gross_weight: calculated('gross_weight', gross.total),
  };
}

function storedValue({ unit, total }: Pair): Results<'unit_value' | 'final_value'> {
  return { unit_value: calculated('unit_value', unit), final_value: calculated('final_value', total) };
}
