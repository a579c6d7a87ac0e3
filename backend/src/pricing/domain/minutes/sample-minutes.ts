import { PART_COUNTS, type PartCounts, pickFields } from '@forja/figures';
import { product, term } from '../explanation/derivation.js';
import type { Step } from '../explanation/step.js';
import { StepRecorder } from '../explanation/step-recorder.js';
import { INPUT_NAMES, STEP_NAMES } from '../explanation/step-texts.js';
import { exact, ONE, ZERO } from '../numbers/exact.js';
import { MINUTES_TEXTS } from './minutes-texts.js';
import { exactTime, ruleMinutes, wholeTime } from './rule-minutes.js';
import type { MaterialGroup, TimeRule } from './time-rule.js';

/** A part of which only some figures are known, typed to try a rule on; null is not known. */
export interface RuleSample extends PartCounts {
  /** mm; with it, pierces that are not known are one. */
  cut_length: number | null;
  pierces: number | null;
  /** mm² of one side. */
  net_area: number | null;
  /** kg */
  unit_gross_weight: number | null;
  /** mm */
  length: number | null;
  /** mm; without it and without a group it is no plate. */
  thickness: number | null;
  group: MaterialGroup | null;
  /** Of the lot. */
  quantity: number | null;
}

/** The minutes that a rule gives a sample: minutes per piece, and of all pieces of the lot. */
export interface SampleMinutes {
  exact_time: number | null;
  time: number | null;
  problem: string | null;
  steps: Step[];
}

/**
 * The minutes that a rule gives typed figures; of several pieces a last step says what all of them take.
 * @throws ResultTooLarge
 */
export function sampleMinutes(rule: TimeRule, sample: RuleSample): SampleMinutes {
  const { cut_length, pierces, thickness, group } = sample;
  const result = ruleMinutes(rule, {
    geometry: {
      cut: cut_length === null ? null : { length: cut_length, pierces: pierces ?? 1 },
      net_area: sample.net_area,
      ...pickFields(sample, PART_COUNTS),
    },
    used: { width: ZERO, length: exact(sample.length) },
    gross_weight: exact(sample.unit_gross_weight),
    plate: thickness === null && group === null ? null : { group, thickness: thickness ?? 0 },
    typed: true,
  });
  if ('problem' in result) return { exact_time: null, time: null, problem: result.text, steps: [] };
  const recorder = new StepRecorder();
  recorder.stored('exact_time', result.minutes);
  const exact_time = exactTime(result.minutes.value);
  const pieces = exact(sample.quantity);
  if (pieces.greaterThan(ONE)) {
    const lot = product(MINUTES_TEXTS.lot_formula, [
      term(STEP_NAMES.exact_time, exact(exact_time), 'exact_time'),
      term(INPUT_NAMES.lot, pieces, 'quantity'),
    ]);
    recorder.stored('exact_time', lot, { name: MINUTES_TEXTS.lot });
  }
  return { exact_time, time: wholeTime(exact_time), problem: null, steps: recorder.steps };
}
