import { ApiProperty } from '@nestjs/swagger';
import { FigureProperty } from '../../platform/http/figure-fields.js';
import type { BasisProcess } from '../../pricing/domain/basis/price-basis.js';
import {
  rateOf,
  ruleOf,
  setupOf,
  setupValue,
  type ProcessRowResult,
} from '../../pricing/domain/part/process-row.js';
import type { LoadedPart } from '../part-rows/loaded-part.js';

export class ProcessPivotView {
  @FigureProperty('time', { description: 'per piece' })
  time: number;

  @FigureProperty('process_value', { description: 'per piece' })
  final_value: number;

  @FigureProperty('setup', { nullable: true, description: "per lot; null follows the process's" })
  setup: number | null;

  @FigureProperty('setup_value', {
    description: 'what setting up for the lot costs each piece, rounded to be shown',
  })
  setup_value: number;

  @ApiProperty({ description: 'The minutes follow the rule of the process' })
  rule: boolean;

  @FigureProperty('exact_time', {
    nullable: true,
    description: 'per piece, as the rule gave it; null where none did',
  })
  exact_time: number | null;
}

/** A process row of a part. */
export class PartProcessView {
  @ApiProperty({ type: 'integer', nullable: true, description: 'The process; null while none is chosen' })
  id: number | null;

  @ApiProperty({ type: 'string', nullable: true })
  title: string | null;

  @FigureProperty('value_per_minute', { description: 'that the part was calculated with' })
  value_per_minute: number;

  @FigureProperty('setup', { description: 'per lot, of the process, as the part was calculated with' })
  setup: number;

  @ApiProperty({ description: 'The process has a rule, as the part was calculated with or today' })
  has_rule: boolean;

  @ApiProperty({ type: () => ProcessPivotView })
  pivot: ProcessPivotView;
}

/** A calculated row as it is shown. @param part whose row it is */
export function toPivot(
  row: Omit<ProcessRowResult, 'typed_value'>,
  processes: readonly BasisProcess[],
  part: Pick<LoadedPart, 'quantity' | 'set_quantity'>,
): ProcessPivotView {
  const { time, final_value, setup, rule, exact_time } = row;
  return { time, final_value, setup, setup_value: setupValue(row, processes, part), rule, exact_time };
}

/** The process rows of a part, in their order. */
export function toProcessViews(part: LoadedPart): PartProcessView[] {
  const processes = part.price_basis?.processes ?? [];
  return part.processes.map((row) => ({
    id: row.process_id,
    title: row.process?.title ?? null,
    value_per_minute: rateOf(row.process_id, processes),
    setup: setupOf({ ...row, setup: null }, processes),
    has_rule: typeof (ruleOf(row.process_id, processes) ?? row.process?.rule_version_id) === 'number',
    pivot: toPivot(row, processes, part),
  }));
}
