import type { PriceBasis } from '../basis/price-basis.js';
import { given, product, term, total } from '../explanation/derivation.js';
import type { Derived, Term } from '../explanation/derivation.js';
import type { StepRecorder } from '../explanation/step-recorder.js';
import {
  FORMULAS,
  INPUT_NAMES,
  NOTES,
  STEP_NAMES,
  minutesName,
  processRowName,
  setupName,
} from '../explanation/step-texts.js';
import { exact, ZERO } from '../numbers/exact.js';
import type { Decimal } from '../numbers/exact.js';
import { rowResult, rowValue, setupOf, setupShare } from './process-row.js';
import type { ProcessRowResult } from './process-row.js';
import type { PartWeights } from './part-weights.js';
import type { ExactPart } from './read-part.js';
import { timedRows, type TimedRow } from './ruled-row.js';

export interface PartCost {
  /** BRL per piece, unrounded, before markup. */
  cost: Decimal;
  /** The material's share of it. */
  material: Decimal;
  rows: ProcessRowResult[];
  /** Why rules gave rows no minutes, by the rows' places. */
  problems: (string | null)[];
}

/** Material and processes of one piece. @param weights as its locks left them */
export function partCost(
  part: ExactPart,
  basis: PriceBasis,
  weights: PartWeights,
  recorder?: StepRecorder,
): PartCost {
  const material = materialCost(part, basis, weights.gross.unit);
  recorder?.cost('material_cost', material);
  const timed = timedRows(part, basis, weights);
  const { processes, rows } = processCost(part, timed, basis, recorder);
  const cost = total(FORMULAS.cost, [
    term(STEP_NAMES.material_cost, material.value, 'unit_value'),
    term(STEP_NAMES.process_cost, processes.value, 'unit_value'),
  ]);
  recorder?.cost('cost', cost);
  return { cost: cost.value, material: material.value, rows, problems: timed.map(({ problem }) => problem) };
}

function processCost(
  part: ExactPart,
  timed: readonly TimedRow[],
  basis: PriceBasis,
  recorder?: StepRecorder,
): { processes: Derived; rows: ProcessRowResult[] } {
  const terms: Term[] = [];
  const rows = timed.map(({ row, minutes }, index) => {
    const process = index + 1;
    const name = processRowName(process);
    if (minutes) recorder?.stored('exact_time', minutes, { name: minutesName(process), process });
    const value = rowValue(row, basis.processes, minutesName(process));
    recorder?.cost('process_value', value, { name, process });
    terms.push(term(name, value.value, 'final_value'));
    if (setupOf(row, basis.processes) !== 0) {
      const share = setupShare(row, basis.processes, part.lot);
      recorder?.cost('setup_value', share, { name: setupName(process), process });
      terms.push(term(setupName(process), share.value, 'final_value'));
    }
    return rowResult(row, value.value, basis.processes);
  });
  const processes = total(FORMULAS.process_cost, terms, terms.length === 0 ? NOTES.no_processes : undefined);
  recorder?.cost('process_cost', processes);
  return { processes, rows };
}

function materialCost(part: ExactPart, basis: PriceBasis, grossWeight: Decimal): Derived {
  if (part.customer_material) return given(ZERO, FORMULAS.customer_material);
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
