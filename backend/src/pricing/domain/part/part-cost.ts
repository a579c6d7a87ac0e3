import { ZERO, exact, sum } from '../numbers/exact.js';
import type { Decimal } from '../numbers/exact.js';
import { costStep, input } from '../explanation/explain.js';
import type { Explanation } from '../explanation/explain.js';
import type { BasisProcess, PriceBasis } from '../basis/price-basis.js';
import { followsRate, rateOf, rowValue } from './process-row.js';
import type { ProcessRow, ProcessRowResult } from './process-row.js';
import type { ExactPart } from './read-part.js';
import { roundToField, stored } from '../numbers/rounding.js';
import { FORMULAS, INPUT_NAMES, NOTES, STEP_NAMES, processRowName } from '../explanation/step-texts.js';
import type { Step } from '../explanation/step.js';

export interface PartCost {
  /** BRL per piece, unrounded, before markup. */
  cost: Decimal;
  rows: ProcessRowResult[];
  steps: Step[];
}

/** Material and processes of one piece. @param grossWeight kg per piece, as its locks left it */
export function partCost(part: ExactPart, basis: PriceBasis, grossWeight: Decimal): PartCost {
  const material = materialCost(part, basis, grossWeight);
  const values = part.processes.map((row) => rowValue(row, basis.processes));
  const processes = sum(values);
  const cost = material.value.plus(processes);
  const steps = [
    costStep('material_cost', material.value, material.explanation),
    ...part.processes.map((row, index) => rowStep(row, index, basis.processes)),
    costStep('process_cost', processes, processExplanation(values)),
    costStep('cost', cost, {
      formula: FORMULAS.cost,
      inputs: [
        input(STEP_NAMES.material_cost, material.value, 'unit_value'),
        input(STEP_NAMES.process_cost, processes, 'unit_value'),
      ],
    }),
  ];
  return { cost, rows: part.processes.map((row) => rowResult(row, basis.processes)), steps };
}

interface ExplainedValue {
  value: Decimal;
  explanation: Explanation;
}

function materialCost(part: ExactPart, basis: PriceBasis, grossWeight: Decimal): ExplainedValue {
  switch (part.type) {
    case 'material':
      return costByWeight(grossWeight, basis.material, NOTES.no_material);
    case 'sheet':
      return costByWeight(grossWeight, basis.sheet, NOTES.no_sheet);
    case 'bar':
      return costByWeight(grossWeight, basis.bar, NOTES.no_bar);
    case 'component':
      return componentCost(basis);
    case 'process':
      return { value: ZERO, explanation: { formula: FORMULAS.no_material_cost, inputs: [] } };
    case null:
      return { value: ZERO, explanation: { formula: FORMULAS.no_type, inputs: [] } };
  }
}

function costByWeight(weight: Decimal, choice: { price_kg: number } | null, missing: string): ExplainedValue {
  const formula = FORMULAS.material_cost;
  if (choice === null) return { value: ZERO, explanation: { formula, inputs: [], note: missing } };
  const price = exact(choice.price_kg);
  const inputs = [
    input(STEP_NAMES.unit_gross_weight, weight, 'unit_gross_weight'),
    input(INPUT_NAMES.price_kg, price, 'price_kg'),
  ];
  return { value: weight.times(price), explanation: { formula, inputs } };
}

function componentCost({ component }: PriceBasis): ExplainedValue {
  const formula = FORMULAS.component_cost;
  if (component === null)
    return { value: ZERO, explanation: { formula, inputs: [], note: NOTES.no_component } };
  const value = exact(component.unit_value);
  return {
    value,
    explanation: { formula, inputs: [input(INPUT_NAMES.component_value, value, 'unit_value')] },
  };
}

function processExplanation(values: readonly Decimal[]): Explanation {
  return {
    formula: FORMULAS.process_cost,
    inputs: values.map((value, index) => input(processRowName(index + 1), value, 'final_value')),
    note: values.length === 0 ? NOTES.no_processes : undefined,
  };
}

function rowStep(row: ProcessRow, index: number, processes: readonly BasisProcess[]): Step {
  const name = processRowName(index + 1);
  return { ...costStep('process_value', rowValue(row, processes), rowExplanation(row, processes)), name };
}

function rowExplanation(row: ProcessRow, processes: readonly BasisProcess[]): Explanation {
  const time = exact(row.time);
  if (row.process_id === null || time.isZero()) {
    return { formula: FORMULAS.process_value, inputs: [], note: NOTES.empty_process };
  }
  if (!followsRate(row, processes)) return { formula: FORMULAS.given_process_value, inputs: [] };
  const rate = exact(rateOf(row.process_id, processes));
  const inputs = [
    input(INPUT_NAMES.time, time, 'time'),
    input(INPUT_NAMES.value_per_minute, rate, 'value_per_minute'),
  ];
  return { formula: FORMULAS.process_value, inputs, note: NOTES.rounded_money };
}

function rowResult(row: ProcessRow, processes: readonly BasisProcess[]): ProcessRowResult {
  return {
    process_id: row.process_id,
    time: stored('time', roundToField('time', exact(row.time))),
    final_value: stored('final_value', rowValue(row, processes)),
  };
}
