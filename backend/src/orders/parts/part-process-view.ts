import { ApiProperty } from '@nestjs/swagger';
import { FigureProperty } from '../../platform/http/figure-fields.js';
import type { PriceBasis } from '../../pricing/domain/basis/price-basis.js';
import { rateOf } from '../../pricing/domain/part/process-row.js';
import type { LoadedProcess } from '../part-rows/loaded-part.js';

export class ProcessPivotView {
  @FigureProperty('time', { description: 'per piece' })
  time: number;

  @FigureProperty('process_value', { description: 'per piece' })
  final_value: number;
}

/** A process row of a part. */
export class PartProcessView {
  @ApiProperty({ type: 'integer', nullable: true, description: 'The process; null while none is chosen' })
  id: number | null;

  @ApiProperty({ type: 'string', nullable: true })
  title: string | null;

  @FigureProperty('value_per_minute', { description: 'that the part was calculated with' })
  value_per_minute: number;

  @ApiProperty({ type: () => ProcessPivotView })
  pivot: ProcessPivotView;
}

/** @param rows in their order */
export function toProcessViews(
  rows: readonly LoadedProcess[],
  basis: Pick<PriceBasis, 'processes'> | null,
): PartProcessView[] {
  return rows.map(({ process_id, process, time, final_value }) => ({
    id: process_id,
    title: process?.title ?? null,
    value_per_minute: rateOf(process_id, basis?.processes ?? []),
    pivot: { time, final_value },
  }));
}
