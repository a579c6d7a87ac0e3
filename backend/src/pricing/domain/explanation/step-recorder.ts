import { figure, SIGNIFICANT_DIGITS, type FigureName, type Unit } from '@forja/figures';
import type { Decimal } from '../numbers/exact.js';
import { roundTo, roundToField, toNumber } from '../numbers/rounding.js';
import type { Derived, Term } from './derivation.js';
import { PRINTED_UNITS } from './printed-units.js';
import type { Step, StepField, StepId, StepInput, StepValue } from './step.js';
import { NOTES, STEP_NAMES } from './step-texts.js';

/** Unrounded figures are shown up to this place, or as far as 15 significant digits reach. */
const SHOWN_DECIMALS = 8;

/** Where a result was rounded, by its unit; money is the rule. */
const ROUNDINGS: Partial<Record<Unit, string>> = { kg: NOTES.rounded_weight, min: NOTES.rounded_minutes };

/** The name of a step that is not its field's, and the row that it belongs to. */
interface StepName extends Pick<StepId, 'process'> {
  name: string;
}

/**
 * Takes down the steps of a calculation in their order. A calculation gets one only where its explanation is asked
 * for: formatting the steps costs several times what the arithmetic does.
 */
export class StepRecorder {
  readonly steps: Step[] = [];

  /**
   * A result that is stored: rounded to its field's decimals, which the note mentions where it mattered. Whether its field
   * can hold it is asked of the result alone, so that explained or not a part is refused by one limit.
   */
  stored(
    field: StepField & FigureName,
    derived: Derived,
    named: StepName = { name: STEP_NAMES[field] },
  ): void {
    const { unit, decimals } = figure(field);
    const result = {
      value: toNumber(roundToField(field, derived.value)),
      unit: PRINTED_UNITS[unit],
      decimals,
    };
    const before = shown(derived.value, unit, decimals);
    if (before.value === result.value) {
      this.steps.push({ ...this.step(field, result, derived), ...named });
      return;
    }
    const rounding = ROUNDINGS[unit] ?? NOTES.rounded_money;
    this.steps.push({ ...this.step(field, result, derived, rounding), ...named, unrounded: before.value });
  }

  /** A cost on the way, in BRL: it goes on as it is. */
  cost(field: StepField, derived: Derived, named: StepName = { name: STEP_NAMES[field] }): void {
    const { unit, decimals } = figure('unit_value');
    this.steps.push({ ...this.step(field, shown(derived.value, unit, decimals), derived), ...named });
  }

  /** The markup that was used, in %. */
  markup(derived: Derived): void {
    const { unit, decimals } = figure('markup');
    this.steps.push(this.step('markup', shown(derived.value, unit, decimals), derived));
  }

  private step(
    field: StepField,
    result: StepValue,
    { formula, terms, note }: Derived,
    rounding?: string,
  ): Step {
    const notes = [note, rounding].filter((text) => text !== undefined);
    const inputs = terms.map((each) => this.input(each));
    const base = { field, name: STEP_NAMES[field], formula, inputs, result };
    return notes.length === 0 ? base : { ...base, note: notes.join('; ') };
  }

  /** With at least its field's decimals, more where the exact value has them. */
  private input({ name, value, format }: Term): StepInput {
    const { unit, decimals } = figure(format);
    const source = this.steps.findLast((step) => step.name === name);
    return {
      name,
      ...(source && { field: source.field }),
      ...(source?.process !== undefined && { process: source.process }),
      ...shown(value, unit, decimals),
    };
  }
}

function shown(value: Decimal, unit: Unit, least: number): StepValue {
  const rounded = roundTo(value, SHOWN_DECIMALS);
  const safe =
    rounded.precision(true) > SIGNIFICANT_DIGITS ? rounded.toSignificantDigits(SIGNIFICANT_DIGITS) : rounded;
  return {
    value: toNumber(safe),
    unit: PRINTED_UNITS[unit],
    decimals: Math.max(least, safe.decimalPlaces()),
  };
}
