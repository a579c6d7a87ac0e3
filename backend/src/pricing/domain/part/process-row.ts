import { exact } from '../numbers/exact.js';
import type { Decimal, Figure } from '../numbers/exact.js';
import type { BasisProcess } from '../basis/price-basis.js';
import { roundMoney, roundToField, stored } from '../numbers/rounding.js';

/** One process of a part. */
export interface ProcessRow {
  /** null: no process chosen. */
  process_id: number | null;
  /** Whole minutes per piece. */
  time: Figure;
  /** BRL per piece; absent takes time × the process's rate. */
  final_value?: Figure;
}

export interface ProcessRowResult {
  process_id: number | null;
  time: number;
  final_value: number;
}

/** BRL of a process: minutes × BRL per minute, rounded half-up to 2 decimals; 0 without a rate. */
export function processRowValue(time: Figure, value_per_minute: Figure): number {
  return stored('final_value', timeValue(time, value_per_minute));
}

/** BRL per piece of one row. An empty process or zero time counts 0; else the row's own value wins. */
export function rowValue(row: ProcessRow, processes: readonly BasisProcess[]): Decimal {
  if (row.process_id === null || exact(row.time).isZero()) return exact(0);
  const given = row.final_value;
  return given === null || given === undefined ? rateValue(row, processes) : roundMoney(exact(given));
}

/** Whether the row's value is the one that its time and rate give, typed or not. */
export function followsRate(row: ProcessRow, processes: readonly BasisProcess[]): boolean {
  return rowValue(row, processes).equals(rateValue(row, processes));
}

/**
 * The rows with every value that merely follows time × rate taken out, so that a calculation with other rates
 * gives it anew; a value that somebody typed stays. For Recalcular, which takes the current rates.
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

function rateValue(row: ProcessRow, processes: readonly BasisProcess[]): Decimal {
  return timeValue(row.time, rateOf(row.process_id, processes));
}

function timeValue(time: Figure, value_per_minute: Figure): Decimal {
  return roundMoney(roundToField('time', exact(time)).times(exact(value_per_minute)));
}
