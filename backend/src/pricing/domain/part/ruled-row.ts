import type { PriceBasis } from '../basis/price-basis.js';
import type { Derived } from '../explanation/derivation.js';
import { given } from '../explanation/derivation.js';
import { FORMULAS } from '../explanation/step-texts.js';
import { ZERO } from '../numbers/exact.js';
import type { Plate } from '../minutes/rule-row.js';
import { exactTime, ruleMinutes, wholeTime, type RuleSource } from '../minutes/rule-minutes.js';
import type { RuleVersion } from '../minutes/time-rule.js';
import { isRuled, ruleOf, type ProcessRow } from './process-row.js';
import type { PartWeights } from './part-weights.js';
import type { ExactPart } from './read-part.js';

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
  if (part.minutes === null) return part.processes.map(asItIs);
  const { rules, geometry } = part.minutes;
  const { used, gross } = weights;
  const source = { geometry, used, gross_weight: gross.unit, plate: plateOf(part, basis, weights) };
  return part.processes.map((row) => {
    if (!isRuled(row)) return typed(row);
    const id = ruleOf(row.process_id, basis.processes);
    if (id === null) return typed(row);
    const rule = rules.get(id);
    if (!rule) throw new Error(`Version ${String(id)} of a rule is not at hand`);
    return timed(row, rule, source);
  });
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
