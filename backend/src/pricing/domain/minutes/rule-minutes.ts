import { SPEED_FIGURES } from '@forja/figures';
import { derived, given, term } from '../explanation/derivation.js';
import type { Derived, Term } from '../explanation/derivation.js';
import { INPUT_NAMES } from '../explanation/step-texts.js';
import { exact, ZERO } from '../numbers/exact.js';
import type { Decimal } from '../numbers/exact.js';
import { calculated } from '../numbers/rounding.js';
import { driverAmount, type DriverAmount, type DriverSource } from './driver.js';
import { DRIVER_NAMES, MINUTES_TEXTS, minutesFormula, noRowText } from './minutes-texts.js';
import { fittingRow, type Plate } from './rule-row.js';
import type { RuleRow, TimeRule } from './time-rule.js';

/** Minutes of a piece by a rule: exact ones, or why there are none. */
export type RuleMinutes =
  | { minutes: Derived }
  | {
      problem: 'no_geometry' | 'no_row';
      /** For the user: 'sem regra para Inox 12 mm'. */
      text: string;
    };

/** The figures that a part gives its rules. */
export interface RuleSource extends DriverSource {
  /** null for bars, components and processes. */
  plate: Plate | null;
}

/**
 * The minutes of a piece: driver ÷ speed + pierces × seconds per pierce ÷ 60 + handling ÷ 60, at least
 * the minimum; unrounded, with their derivation made by the same operation. A driver of 0 takes no minutes at all.
 */
export function ruleMinutes(rule: TimeRule, source: RuleSource): RuleMinutes {
  const driver = driverAmount(rule, source);
  if (driver === null) return { problem: 'no_geometry', text: MINUTES_TEXTS.no_geometry };
  if (driver.amount.value.isZero()) {
    return { minutes: given(ZERO, DRIVER_NAMES[rule.driver], MINUTES_TEXTS.nothing_to_do) };
  }
  const row = fittingRow(rule.rows, source.plate);
  if (row === null) return { problem: 'no_row', text: noRowText(source.plate) };
  return { minutes: minutesBy(rule, row, driver) };
}

/** Whether the rule gives a piece minutes: the figure that drives it is known, and its table has a row for the piece. */
export function givesMinutes(rule: TimeRule, source: RuleSource): boolean {
  const driver = driverAmount(rule, source);
  if (driver === null) return false;
  return driver.amount.value.isZero() || fittingRow(rule.rows, source.plate) !== null;
}

/** As they are stored: half-up to 4 decimals. @throws ResultTooLarge */
export const exactTime = (minutes: Decimal): number => calculated('exact_time', minutes);

/** The whole minutes of an exact time: rounded up. @throws ResultTooLarge */
export const wholeTime = (exact_time: number): number => calculated('time', exact(exact_time).ceil());

/** Of a minute. */
const SECONDS = exact(60);

function minutesBy(rule: TimeRule, row: RuleRow, { amount, pierces, note }: DriverAmount): Derived {
  const speed = term(INPUT_NAMES.rule_speed, exact(row.speed), SPEED_FIGURES[rule.driver]);
  const pierceTime = term(INPUT_NAMES.pierce_time, exact(row.pierce_seconds), 'pierce_time');
  const handling = term(INPUT_NAMES.handling, exact(rule.handling_seconds), 'handling');
  const minimum = term(INPUT_NAMES.minimum, exact(rule.minimum), 'minimum');
  const has = {
    pierces: pierces !== null && !pierceTime.value.isZero(),
    handling: !handling.value.isZero(),
    minimum: !minimum.value.isZero(),
  };
  const terms: Term[] = [
    amount,
    speed,
    ...(pierces !== null && has.pierces ? [pierces, pierceTime] : []),
    ...(has.handling ? [handling] : []),
    ...(has.minimum ? [minimum] : []),
  ];
  const piercing = pierces === null ? ZERO : pierces.value.times(pierceTime.value);
  // One division, at the end: it alone may leave a residue.
  const working = amount.value
    .times(SECONDS)
    .plus(piercing.plus(handling.value).times(speed.value))
    .div(speed.value.times(SECONDS));
  const isBelow = working.lessThan(minimum.value);
  const notes = [note, isBelow ? MINUTES_TEXTS.below_minimum : undefined].filter(
    (text) => text !== undefined,
  );
  return derived(
    minutesFormula(rule.driver, has),
    terms,
    () => (isBelow ? minimum.value : working),
    notes.length === 0 ? undefined : notes.join('; '),
  );
}
