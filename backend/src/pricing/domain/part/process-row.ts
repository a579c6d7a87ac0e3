import type { BasisProcess } from '../basis/price-basis.js';
import { derived, given, term } from '../explanation/derivation.js';
import type { Derived, Term } from '../explanation/derivation.js';
import { FORMULAS, INPUT_NAMES, NOTES } from '../explanation/step-texts.js';
import { exact, ZERO } from '../numbers/exact.js';
import type { Decimal, Figure } from '../numbers/exact.js';
import { calculated, roundMoney, roundToField, stored } from '../numbers/rounding.js';
import { lotOf } from './lot.js';

/** One process of a part. */
export interface ProcessRow {
  /** null: no process chosen. */
  process_id: number | null;
  /** Whole minutes per piece. */
  time: Figure;
  /** BRL per piece; absent takes time × the process's rate. */
  final_value?: Figure;
  /** Minutes per lot; absent follows the process's. */
  setup?: Figure;
  /** Its minutes follow the rule of its process. */
  rule?: boolean;
  /** Minutes per piece as the rule gave them; absent: it gave none. */
  exact_time?: Figure;
  /** Whether its value was typed; absent: as comparing it with time × rate says. */
  typed_value?: boolean | null;
}

export interface ProcessRowResult {
  process_id: number | null;
  time: number;
  final_value: number;
  /** As it was given: null follows the process's. */
  setup: number | null;
  rule: boolean;
  /** null where no rule gave the minutes. */
  exact_time: number | null;
  typed_value: boolean;
}

/** The fields of a calculated row. */
export const ROW_FIELDS = [
  'process_id',
  'time',
  'final_value',
  'setup',
  'rule',
  'exact_time',
  'typed_value',
] as const satisfies readonly (keyof ProcessRowResult)[];

/** BRL of a process: minutes × BRL per minute, rounded half-up to 2 decimals; 0 without a rate. */
export function processRowValue(time: Figure, value_per_minute: Figure): number {
  return calculated('process_value', valueOfTime(minutes(time), exact(value_per_minute)));
}

/**
 * BRL per piece of one row. An empty process or zero time counts 0; else a typed value wins, save where a rule gives the
 * minutes: those are valued exactly.
 * @param minutesName what an explanation calls the row's minutes
 */
export function rowValue(
  row: ProcessRow,
  processes: readonly BasisProcess[],
  minutesName: string = INPUT_NAMES.exact_time,
): Derived {
  if (isRuled(row)) return ruleValue(row, processes, minutesName);
  if (row.process_id === null || exact(row.time).isZero()) {
    return given(ZERO, FORMULAS.process_value, NOTES.empty_process);
  }
  const byRate = rateValue(row, processes);
  const own = row.final_value;
  if (own === null || own === undefined || row.typed_value === false) return byRate;
  const value = roundMoney(exact(own));
  return value.equals(byRate.value) ? byRate : given(value, FORMULAS.given_process_value);
}

/** Whether a rule gives the row's minutes. */
export const isRuled = ({ process_id, rule }: ProcessRow): boolean => process_id !== null && rule === true;

/** round2(exact time × rate); 0 where the rule gives no minutes. */
function ruleValue(
  { process_id, exact_time }: ProcessRow,
  processes: readonly BasisProcess[],
  minutesName: string,
): Derived {
  if (exact_time === null || exact_time === undefined) {
    return given(ZERO, FORMULAS.rule_process_value, NOTES.no_minutes);
  }
  return derived(
    FORMULAS.rule_process_value,
    [
      term(minutesName, roundToField('exact_time', exact(exact_time)), 'exact_time'),
      term(INPUT_NAMES.value_per_minute, exact(rateOf(process_id, processes)), 'value_per_minute'),
    ],
    valueOfTime,
    NOTES.rounded_money,
  );
}

/** Minutes per lot of a row: its own, else the process's; 0 without a process. */
export function setupOf({ process_id, setup }: ProcessRow, processes: readonly BasisProcess[]): number {
  if (process_id === null) return 0;
  return setup ?? processes.find(({ id }) => id === process_id)?.setup ?? 0;
}

/**
 * Cost of setting up for a lot on each of its pieces, BRL, unrounded: setup × rate ÷ lot. It
 * counts also where the row's time is 0.
 * @param lot pieces, at least one
 */
export function setupShare(row: ProcessRow, processes: readonly BasisProcess[], lot: Term): Derived {
  return derived(
    FORMULAS.setup_value,
    [
      term(INPUT_NAMES.setup, minutes(setupOf(row, processes)), 'setup'),
      term(INPUT_NAMES.value_per_minute, exact(rateOf(row.process_id, processes)), 'value_per_minute'),
      lot,
    ],
    (setup, rate, pieces) => setup.times(rate).div(pieces),
  );
}

/** Setup cost per piece rounded to 2 decimals, to be shown: no calculation uses it. @param part pieces, and how often their set is made */
export function setupValue(
  row: ProcessRow,
  processes: readonly BasisProcess[],
  part: { quantity: number; set_quantity: number },
): number {
  const lot = lotOf(exact(part.quantity), exact(part.set_quantity));
  return stored('setup_value', setupShare(row, processes, lot).value);
}

/** Whether the row's value is the one that its minutes and rate give; one from before that was kept is compared. */
export function followsRate(row: ProcessRow, processes: readonly BasisProcess[]): boolean {
  if (isRuled(row)) return true;
  if (typeof row.typed_value === 'boolean') return !row.typed_value;
  return rowValue(row, processes).value.equals(rateValue(row, processes).value);
}

/**
 * The rows with every value that merely follows time × rate taken out, so that a calculation with other rates
 * gives it anew; a value that was typed stays. For Recalcular, which takes the current rates.
 * @param processes the rates that the rows were calculated with
 */
export function withoutCalculatedValues(
  rows: readonly ProcessRow[],
  processes: readonly BasisProcess[],
): ProcessRow[] {
  return rows.map((row) => (followsRate(row, processes) ? { ...row, final_value: null } : { ...row }));
}

/** BRL per minute of a process, 0 where the basis lacks it. */
export function rateOf(process_id: number | null, processes: readonly BasisProcess[]): number {
  return processes.find((process) => process.id === process_id)?.value_per_minute ?? 0;
}

/** The version of the process's rule; null where it has none. */
export const ruleOf = (process_id: number | null, processes: readonly BasisProcess[]): number | null =>
  processes.find(({ id }) => id === process_id)?.rule_version_id ?? null;

/** The row as it is stored. @param value of `rowValue` */
export function rowResult(
  row: ProcessRow,
  value: Decimal,
  processes: readonly BasisProcess[],
): ProcessRowResult {
  const { process_id, time, setup, exact_time } = row;
  const rule = isRuled(row);
  const timed = rule && exact_time !== null && exact_time !== undefined;
  return {
    process_id,
    time: calculated('time', minutes(time)),
    final_value: calculated('process_value', value),
    setup: setup === null || setup === undefined ? null : calculated('setup', minutes(setup)),
    rule,
    exact_time: timed ? calculated('exact_time', exact(exact_time)) : null,
    // Without a process or a time there is no value that could be typed.
    typed_value: process_id !== null && !exact(time).isZero() && !followsRate(row, processes),
  };
}

function rateValue({ process_id, time }: ProcessRow, processes: readonly BasisProcess[]): Derived {
  return derived(
    FORMULAS.process_value,
    [
      term(INPUT_NAMES.time, minutes(time), 'time'),
      term(INPUT_NAMES.value_per_minute, exact(rateOf(process_id, processes)), 'value_per_minute'),
    ],
    valueOfTime,
    NOTES.rounded_money,
  );
}

/** Whole minutes, as they are stored. */
function minutes(time: Figure): Decimal {
  return roundToField('time', exact(time));
}

function valueOfTime(time: Decimal, value_per_minute: Decimal): Decimal {
  return roundMoney(time.times(value_per_minute));
}
