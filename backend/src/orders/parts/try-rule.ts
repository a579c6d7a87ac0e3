import { byName, PART_COUNTS } from '@forja/figures';
import { EMPTY_BASIS, type PriceBasis } from '../../pricing/domain/basis/price-basis.js';
import { STEP_NAMES } from '../../pricing/domain/explanation/step-texts.js';
import type { Step } from '../../pricing/domain/explanation/step.js';
import type { RuleSample } from '../../pricing/domain/minutes/sample-minutes.js';
import type { TimeRule } from '../../pricing/domain/minutes/time-rule.js';
import { explainPart } from '../../pricing/domain/part/calculate-part.js';
import type { LoadedPart } from '../part-rows/loaded-part.js';
import { ruledInputOf } from '../repricing/domain/part-to-price.js';
import type { RuleSampleDto } from './rule-tryout.dto.js';

/** The minutes per piece that a rule gives a part. */
export interface TriedRule {
  exact_time: number | null;
  time: number | null;
  problem: string | null;
  steps: Step[];
}

/** A process that only exists while a rule is tried. */
const TRIED = 1;

/**
 * The minutes that a rule gives a part as it is stored: its only process follows the rule, its material's group is today's.
 * @throws ResultTooLarge
 */
export function tryRule(part: LoadedPart, rule: TimeRule): TriedRule {
  const row = { process_id: TRIED, time: 0, final_value: null, setup: 0, rule: true, exact_time: null };
  const rules = new Map([[TRIED, { ...rule, id: TRIED }]]);
  const input = ruledInputOf({ ...part, processes: [{ ...row, typed_value: null }], rules });
  const { processes, rule_problems, steps } = explainPart(input, basisToTry(part), 0);
  const problem = rule_problems?.[0] ?? null;
  const [result] = processes;
  return {
    exact_time: result?.exact_time ?? null,
    time: problem === null ? (result?.time ?? null) : null,
    problem,
    steps: steps
      .filter(({ field }) => field === 'exact_time')
      .map((step) => ({ ...step, name: STEP_NAMES.exact_time })),
  };
}

function basisToTry({ price_basis, material, sheet }: LoadedPart): PriceBasis {
  const basis = price_basis ?? EMPTY_BASIS;
  return {
    ...basis,
    material: basis.material && { ...basis.material, ...groupOf(material) },
    sheet: basis.sheet && { ...basis.sheet, ...groupOf(sheet) },
    processes: [{ id: TRIED, value_per_minute: 0, rule_version_id: TRIED }],
  };
}

const groupOf = (entry: LoadedPart['material'] | LoadedPart['sheet']) =>
  entry?.group === undefined ? {} : { group: entry.group };

/** A request's sample; a figure that it leaves out is not known. */
export const toSample = (sample: RuleSampleDto): RuleSample => ({
  cut_length: sample.cut_length ?? null,
  pierces: sample.pierces ?? null,
  ...byName(PART_COUNTS, (name) => sample[name] ?? null),
  net_area: sample.net_area ?? null,
  unit_gross_weight: sample.unit_gross_weight ?? null,
  length: sample.length ?? null,
  thickness: sample.thickness ?? null,
  group: sample.group ?? null,
  quantity: sample.quantity ?? null,
});
