import type { PriceBasis } from '../basis/price-basis.js';
import { given, product, term, total } from '../explanation/derivation.js';
import type { Derived } from '../explanation/derivation.js';
import type { StepRecorder } from '../explanation/step-recorder.js';
import { FORMULAS, INPUT_NAMES, NOTES, STEP_NAMES, processRowName } from '../explanation/step-texts.js';
import { exact, ZERO } from '../numbers/exact.js';
import type { Decimal } from '../numbers/exact.js';
import { rowResult, rowValue } from './process-row.js';
import type { ProcessRowResult } from './process-row.js';
import type { ExactPart } from './read-part.js';

export interface PartCost {
  /** BRL per piece, unrounded, before markup. */
  cost: Decimal;
  rows: ProcessRowResult[];
}

/** Material and processes of one piece. @param grossWeight kg per piece, as its locks left it */
export function partCost(
  part: ExactPart,
  basis: PriceBasis,
  grossWeight: Decimal,
  recorder?: StepRecorder,
): PartCost {
  const material = materialCost(part, basis, grossWeight);
  recorder?.cost('material_cost', material);
  const { processes, rows } = processCost(part, basis, recorder);
  const cost = total(FORMULAS.cost, [
    term(STEP_NAMES.material_cost, material.value, 'unit_value'),
    term(STEP_NAMES.process_cost, processes.value, 'unit_value'),
  ]);
  recorder?.cost('cost', cost);
  return { cost: cost.value, rows };
}

function processCost(
  part: ExactPart,
  basis: PriceBasis,
  recorder?: StepRecorder,
): { processes: Derived; rows: ProcessRowResult[] } {
  const values = part.processes.map((row, index) => {
    const value = rowValue(row, basis.processes);
    recorder?.cost('process_value', value, processRowName(index + 1));
    return { row, term: term(processRowName(index + 1), value.value, 'final_value') };
  });
  const processes = total(
    FORMULAS.process_cost,
    values.map((value) => value.term),
    values.length === 0 ? NOTES.no_processes : undefined,
  );
  recorder?.cost('process_cost', processes);
  return { processes, rows: values.map((value) => rowResult(value.row, value.term.value)) };
}

function materialCost(part: ExactPart, basis: PriceBasis, grossWeight: Decimal): Derived {
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
      return given(ZERO, FORMULAS.no_material_cost);
    case null:
      return given(ZERO, FORMULAS.no_type);
  }
}

function costByWeight(weight: Decimal, choice: { price_kg: number } | null, missing: string): Derived {
  if (choice === null) return given(ZERO, FORMULAS.material_cost, missing);
  return product(FORMULAS.material_cost, [
    term(STEP_NAMES.unit_gross_weight, weight, 'unit_gross_weight'),
    term(INPUT_NAMES.price_kg, exact(choice.price_kg), 'price_kg'),
  ]);
}

function componentCost({ component }: PriceBasis): Derived {
  if (component === null) return given(ZERO, FORMULAS.component_cost, NOTES.no_component);
  const value = term(INPUT_NAMES.component_value, exact(component.unit_value), 'unit_value');
  return total(FORMULAS.component_cost, [value]);
}
