/** Builds the steps of an explanation from exact values. */
import { FIELD_FORMATS, SIGNIFICANT_DIGITS } from '../numbers/decimals.js';
import type { NumericField, Unit } from '../numbers/decimals.js';
import type { Decimal } from '../numbers/exact.js';
import type { LockableField, Pair } from '../part/locks.js';
import { roundTo, stored, toNumber } from '../numbers/rounding.js';
import type { Step, StepField, StepInput, StepValue } from './step.js';
import { FORMULAS, INPUT_NAMES, NOTES, STEP_NAMES } from './step-texts.js';

/** Unrounded figures are shown up to this place, or as far as 15 significant digits reach. */
const SHOWN_DECIMALS = 8;

/** What a step says besides its name and result. */
export interface Explanation {
  formula: string;
  inputs: StepInput[];
  note?: string | undefined;
}

type StoredField = StepField & NumericField;

/** An input with at least its field's decimals, more where the exact value has them. */
export function input(name: string, value: Decimal, format: NumericField): StepInput {
  const { unit, decimals } = FIELD_FORMATS[format];
  return { name, ...shown(value, unit, decimals) };
}

/** A step whose result is a stored field: rounded to its decimals, which the note mentions where it mattered. */
export function storedStep(field: StoredField, value: Decimal, explanation: Explanation): Step {
  const { unit, decimals } = FIELD_FORMATS[field];
  const result = { value: stored(field, value), unit, decimals };
  const before = shown(value, unit, decimals);
  if (before.value === result.value) return step(field, result, explanation);
  const rounding = unit === 'kg' ? NOTES.rounded_weight : NOTES.rounded_money;
  return { ...step(field, result, explanation, rounding), unrounded: before.value };
}

/** A step on the way, in BRL: its result goes on as it is. */
export function costStep(field: StepField, value: Decimal, explanation: Explanation): Step {
  return step(field, shown(value, 'R$', 2), explanation);
}

export function markupStep(value: Decimal, formula: string): Step {
  return step('markup', shown(value, '%', FIELD_FORMATS.markup.decimals), { formula, inputs: [] });
}

/** What a pair's steps need to know besides the pair itself. */
export interface PairTexts {
  unit_field: LockableField;
  total_field: LockableField;
  from_unit: string;
  from_total: string;
  quantity: Decimal;
  /** How the unit is calculated without locks. */
  calculated: Explanation;
}

/** The two steps of a unit and its total, in the order in which one follows the other. */
export function pairSteps(pair: Pair, texts: PairTexts): Step[] {
  const unit = unitStep(pair, texts);
  const total = totalStep(pair, texts);
  return pair.unit_origin === 'from_total' ? [total, unit] : [unit, total];
}

function unitStep(pair: Pair, texts: PairTexts): Step {
  const field = texts.unit_field;
  if (pair.unit_origin === 'locked') return lockedStep(field, pair.unit);
  if (pair.unit_origin === 'calculated') return storedStep(field, pair.unsettled_unit, texts.calculated);
  return storedStep(field, pair.unsettled_unit, {
    formula: texts.from_total,
    inputs: [
      input(STEP_NAMES[texts.total_field], pair.total, texts.total_field),
      quantityInput(texts.quantity),
    ],
    note: NOTES.from_locked_total,
  });
}

function totalStep(pair: Pair, texts: PairTexts): Step {
  const field = texts.total_field;
  if (pair.total_origin === 'locked') return lockedStep(field, pair.total);
  return storedStep(field, pair.total, {
    formula: texts.from_unit,
    inputs: [input(STEP_NAMES[texts.unit_field], pair.unit, texts.unit_field), quantityInput(texts.quantity)],
  });
}

function lockedStep(field: LockableField, value: Decimal): Step {
  return storedStep(field, value, { formula: FORMULAS.locked, inputs: [], note: NOTES.locked });
}

function quantityInput(quantity: Decimal): StepInput {
  return input(INPUT_NAMES.quantity, quantity, 'quantity');
}

function shown(value: Decimal, unit: Unit, least: number): StepValue {
  const rounded = roundTo(value, SHOWN_DECIMALS);
  const safe =
    rounded.precision(true) > SIGNIFICANT_DIGITS ? rounded.toSignificantDigits(SIGNIFICANT_DIGITS) : rounded;
  return { value: toNumber(safe), unit, decimals: Math.max(least, safe.decimalPlaces()) };
}

function step(
  field: StepField,
  result: StepValue,
  { formula, inputs, note }: Explanation,
  rounding?: string,
): Step {
  const notes = [note, rounding].filter((text) => text !== undefined);
  const base = { field, name: STEP_NAMES[field], formula, inputs, result };
  return notes.length === 0 ? base : { ...base, note: notes.join('; ') };
}
