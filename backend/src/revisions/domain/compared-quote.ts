import type { PriceBasis } from '../../pricing/domain/basis/price-basis.js';
import type { PartInput } from '../../pricing/domain/part/part-input.js';
import type { ProcessRow } from '../../pricing/domain/part/process-row.js';

/** A part as two states of a quote are compared: what it is calculated from, and what that gave. */
export interface ComparedPart {
  id: number;
  title: string;
  set: string;
  /** How many of its set the quote takes. */
  set_quantity: number;
  input: Omit<PartInput, 'processes'> & { processes: readonly ProcessRow[] };
  /** Null for a part that was never calculated. */
  basis: PriceBasis | null;
  /** BRL, as stored, for one set. */
  final_value: number;
  total_ipi_value: number;
}

/** A state of a quote. BRL. */
export interface ComparedQuote {
  /** Percent, for parts without a markup of their own. */
  markup: number;
  parts: readonly ComparedPart[];
  /** The freight that is charged. */
  freight: number;
  service: number;
  discount: number;
  /** Whether it has a tax basis: its total has taxes then that no part's own are. */
  taxed: boolean;
  ipi: number;
  total: number;
}

/** Why a quote's total moved, in the order in which the inputs are replaced. */
export const reasons = [
  'added',
  'removed',
  'quantity',
  'dimensions',
  'material_price',
  'processes',
  'rates',
  'setup',
  'markup',
  'ipi',
  'locks',
  'recalculated',
  'freight',
  'service',
  'discount',
  'taxes',
] as const;
export type Reason = (typeof reasons)[number];

/** One reason with what it moved, BRL: without IPI, and the IPI. */
export interface DifferenceStep {
  reason: Reason;
  value: number;
  ipi: number;
}

/** The change of one part. BRL, IPI included, as often as the quote has it. */
export interface PartDifference {
  id: number;
  title: string;
  set: string;
  kind: 'added' | 'removed' | 'changed';
  before: number;
  after: number;
  /** The reasons that moved something. */
  steps: DifferenceStep[];
}

/** From one state of a quote to another. */
export interface QuoteDifference {
  before: number;
  after: number;
  /** Steps that moved the total, in the order of `reasons`; they sum to after − before. */
  steps: DifferenceStep[];
  /** The parts that changed, in the order of the newer state, those that are gone last. */
  parts: PartDifference[];
}
