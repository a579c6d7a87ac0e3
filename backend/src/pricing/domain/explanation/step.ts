import type { LockableFigure } from '@forja/figures';
import type { PrintedUnit } from './printed-units.js';

/** The figure that a step explains: a field of the result, or a figure on the way to one. `exact_time`,
 * `process_value` and `setup_value` are one row's. */
export type StepField =
  | LockableFigure
  | 'exact_time'
  | 'process_value'
  | 'setup_value'
  | 'material_cost'
  | 'process_cost'
  | 'cost'
  | 'markup'
  | 'unit_ipi_value'
  | 'total_ipi_value'
  | 'unit_icms_value'
  | 'total_icms_value';

/** Which step of an explanation: that of a figure, and of a row's figure the row. */
export interface StepId {
  field: StepField;
  /** The place of a process row among those that were given, from 1 on. */
  process?: number;
}

/** A number with all that is needed to print it. */
export interface StepValue {
  value: number;
  /** As it is printed. */
  unit: PrintedUnit;
  /** Decimals to print. */
  decimals: number;
}

/** It names the step before it whose result it is, if it is one's. */
export interface StepInput extends StepValue, Partial<StepId> {
  name: string;
}

/** One step of a calculation; texts in Brazilian Portuguese. */
export interface Step extends StepId {
  name: string;
  /** In words: 'peso por peça × quantidade'. */
  formula: string;
  inputs: StepInput[];
  result: StepValue;
  /** The result before rounding, where rounding changed it. */
  unrounded?: number;
  /** Locks, rounding, fallbacks: what the formula alone does not say. */
  note?: string;
}
