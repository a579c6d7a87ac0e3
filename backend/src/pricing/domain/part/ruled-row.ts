import type { PriceBasis } from '../basis/price-basis.js';
import type { Derived } from '../explanation/derivation.js';
import { given } from '../explanation/derivation.js';
import { FORMULAS } from '../explanation/step-texts.js';
import { ZERO } from '../numbers/exact.js';
import type { Plate } from '../minutes/rule-row.js';
import { exactTime, givesMinutes, ruleMinutes, wholeTime, type RuleSource } from '../minutes/rule-minutes.js';
import type { RuleVersion } from '../minutes/time-rule.js';
import { isRuled, ruleOf, type ProcessRow } from './process-row.js';
import type { MinutesSource, PartInput } from './part-input.js';
import { partWeights, type PartWeights } from './part-weights.js';
import { readPart, type ExactPart } from './read-part.js';

/** A process row with its minutes. */
export interface TimedRow {
  row: ProcessRow;
  /** How a rule gave them; null for minutes that were typed. */
  minutes: Derived | null;
  /** Why its rule gives none, for the user. */
  problem: string | null;
}

/**
 * The rows of a part with their minutes: those of rules anew where the rules are at hand, else as they are. A row whose
 * process has no rule (any more) keeps its minutes as typed ones.
 */
export function timedRows(part: ExactPart, basis: PriceBasis, weights: PartWeights): TimedRow[] {
  const { minutes } = part;
  if (minutes === null) return part.processes.map(asItIs);
  const source = ruleSource(part, minutes, basis, weights);
  return part.processes.map((row) => {
    const rule = isRuled(row) ? ruleFor(row, basis, minutes) : null;
    return rule === null ? typed(row) : timed(row, rule, source);
  });
}

/**
 * Which rows of a part have typed minutes although the rule of their process gives the part minutes. A rule that gives
 * none (no geometry, no row of its table) leaves nothing but to type them.
 * @param basis names the rules; its rows' rules have to be at hand in `input.minutes`
 * @returns a flag for each row, in their order
 */
export function typedOverRule(input: PartInput, basis: PriceBasis): boolean[] {
  const part = readPart(input);
  const { minutes } = part;
  const rules = part.processes.map((row) =>
    minutes === null || row.process_id === null || isRuled(row) ? null : ruleFor(row, basis, minutes),
  );
  if (minutes === null || rules.every((rule) => rule === null)) return rules.map(() => false);
  const source = ruleSource(part, minutes, basis, partWeights(part, basis));
  return rules.map((rule) => rule !== null && givesMinutes(rule, source));
}

/** The rule of a row's process; null where it has none. */
function ruleFor(row: ProcessRow, basis: PriceBasis, { rules }: MinutesSource): RuleVersion | null {
  const id = ruleOf(row.process_id, basis.processes);
  if (id === null) return null;
  const rule = rules.get(id);
  if (!rule) throw new Error(`Version ${String(id)} of a rule is not at hand`);
  return rule;
}

function ruleSource(
  part: ExactPart,
  { geometry }: MinutesSource,
  basis: PriceBasis,
  weights: PartWeights,
): RuleSource {
  const { used, gross } = weights;
  return { geometry, used, gross_weight: gross.unit, plate: plateOf(part, basis, weights) };
}

/** The part's key in the tables of rules, as its basis has it. */
function plateOf({ type }: ExactPart, { material, sheet }: PriceBasis, { used }: PartWeights): Plate | null {
  if (type !== 'material' && type !== 'sheet') return null;
  const choice = type === 'material' ? material : sheet;
  return { group: choice ? (choice.group ?? 'other') : null, thickness: used.thickness.toNumber() };
}

function timed(row: ProcessRow, rule: RuleVersion, source: RuleSource): TimedRow {
  const result = ruleMinutes(rule, source);
  if ('problem' in result) {
    const minutes = given(ZERO, FORMULAS.rule_minutes, result.text);
    return { row: { ...row, time: 0, exact_time: null }, minutes, problem: result.text };
  }
  const exact_time = exactTime(result.minutes.value);
  return {
    row: { ...row, time: wholeTime(exact_time), exact_time },
    minutes: result.minutes,
    problem: null,
  };
}

const typed = (row: ProcessRow): TimedRow => ({ row: { ...row, rule: false }, minutes: null, problem: null });

const asItIs = (row: ProcessRow): TimedRow => ({ row, minutes: null, problem: null });
