/**
 * A value and how it came about are made by one operation, so that neither can say something else than the other. What
 * an operation gives besides its value is only named here, not formatted: a StepRecorder prints it, where one was asked
 * for.
 */
import type { FigureName } from '@forja/figures';
import type { Decimal } from '../numbers/exact.js';
import { sum } from '../numbers/exact.js';

/** A figure that goes into an operation, with the name and the format in which an explanation shows it. */
export interface Term {
  name: string;
  value: Decimal;
  format: FigureName;
}

/** A value with its derivation; formula and note in Brazilian Portuguese. */
export interface Derived {
  value: Decimal;
  /** In words: 'peso por peça × quantidade'. */
  formula: string;
  /** In the order of the formula. */
  terms: readonly Term[];
  /** Locks, fallbacks, missing choices: what the formula alone does not say. */
  note?: string | undefined;
}

export function term(name: string, value: Decimal, format: FigureName): Term {
  return { name, value, format };
}

/** A value that no terms were combined for: one that was entered, or a 0 whose note says why. */
export function given(value: Decimal, formula: string, note?: string): Derived {
  return { value, formula, terms: [], note };
}

/** Any operation: `calculate` gets the terms' values in their order. */
export function derived(
  formula: string,
  terms: readonly Term[],
  calculate: (...values: Decimal[]) => Decimal,
  note?: string,
): Derived {
  return { value: calculate(...terms.map(({ value }) => value)), formula, terms, note };
}

/** The terms multiplied with each other. */
export function product(formula: string, terms: readonly [Term, ...Term[]], note?: string): Derived {
  const [first, ...others] = terms;
  const value = others.reduce((result, other) => result.times(other.value), first.value);
  return { value, formula, terms, note };
}

/** The sum of the terms, 0 where there are none. */
export function total(formula: string, terms: readonly Term[], note?: string): Derived {
  return { value: sum(terms.map(({ value }) => value)), formula, terms, note };
}
