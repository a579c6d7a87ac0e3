import type { PriceBasis } from '../basis/price-basis.js';
import { StepRecorder } from '../explanation/step-recorder.js';
import { exact } from '../numbers/exact.js';
import { calculated, stored } from '../numbers/rounding.js';
import { partCost } from './part-cost.js';
import type { PartFigures } from './part-figures.js';
import type { ExplainedPart, PartInput, PartResult } from './part-input.js';
import type { ProcessRowResult } from './process-row.js';
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
  const { part, used, rows, problems, figures } = calculate(input, basis, orderMarkup, recorder);
  const result = { ...usedFigures(part, used), ...figures, processes: rows };
  return part.minutes === null ? result : { ...result, rule_problems: problems };
}

/**
 * The computed figures alone, for many parts whose dimensions and rows stay as they are.
 * @throws as `calculatePart`
 */
export function calculateFigures(input: PartInput, basis: PriceBasis, orderMarkup: number): PartFigures {
  return calculate(input, basis, orderMarkup).figures;
}

/** Cost of all pieces of a part before markup, BRL. */
export interface PartCosts {
  cost: number;
  material_cost: number;
  /** cost − material_cost, so that the two sum to it. */
  process_cost: number;
}

/**
 * Cost of all pieces of the part before markup: cost and material are each round2(cost per piece × quantity).
 * @throws as `calculatePart`
 */
export function calculateCosts(input: PartInput, basis: PriceBasis): PartCosts {
  const part = readPart(input);
  const { cost, material } = partCost(part, basis, partWeights(part, basis));
  const all = stored('cost', cost.times(part.quantity.value));
  const material_cost = stored('material_cost', material.times(part.quantity.value));
  return { cost: all, material_cost, process_cost: exact(all).minus(exact(material_cost)).toNumber() };
}

/** Calculates the part and explains each step. @throws as `calculatePart` */
export function explainPart(input: PartInput, basis: PriceBasis, orderMarkup: number): ExplainedPart {
  const recorder = new StepRecorder();
  return { ...calculatePart(input, basis, orderMarkup, recorder), steps: recorder.steps };
}

interface Calculation {
  part: ExactPart;
  /** Unrounded. */
  used: PartWeights['used'];
  rows: ProcessRowResult[];
  problems: (string | null)[];
  figures: PartFigures;
}

function calculate(
  input: PartInput,
  basis: PriceBasis,
  orderMarkup: number,
  recorder?: StepRecorder,
): Calculation {
  const part = readPart(input);
  // A result that is too large is refused before what follows from it: the first one is named.
  const weights = partWeights(part, basis, recorder);
  const { net, gross, used } = weights;
  const weighed = {
    unit_net_weight: calculated('unit_net_weight', net.unit),
    net_weight: calculated('net_weight', net.total),
    unit_gross_weight: calculated('unit_gross_weight', gross.unit),
    gross_weight: calculated('gross_weight', gross.total),
  };
  const { cost, rows, problems } = partCost(part, basis, weights, recorder);
  const value = partValue(part, cost, orderMarkup, recorder);
  const priced = {
    unit_value: calculated('unit_value', value.unit),
    final_value: calculated('final_value', value.total),
  };
  const { ncm, icms, icms_base, untaxed } = basis;
  const taxes = taxValues(value, { ipi: ncm?.ipi, icms, icms_base, untaxed }, recorder);
  return { part, used, rows, problems, figures: { ...weighed, ...priced, ...taxes } };
}

function usedFigures(
  part: ExactPart,
  used: PartWeights['used'],
): Omit<PartResult, keyof PartFigures | 'processes' | 'rule_problems'> {
  return {
    thickness: calculated('thickness', used.thickness),
    width: calculated('width', used.width),
    length: calculated('length', used.length),
    // The loss of a frame's blank may be more than a person may type; an empty loss is sent back empty.
    loss: stored('loss', used.loss),
    markup: part.markup === null ? null : stored('markup', part.markup),
    quantity: calculated('quantity', part.quantity.value),
  };
}
