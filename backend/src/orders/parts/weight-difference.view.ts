import { ApiProperty } from '@nestjs/swagger';
import { weightDifference, type WeightDifference } from '../../pricing/domain/part/weight-check.js';
import type { LoadedPart } from '../part-rows/loaded-part.js';

export class WeightDifferenceView implements WeightDifference {
  @ApiProperty({ description: 'kg, on the drawing' })
  printed: number;

  @ApiProperty({ description: 'kg, unit net weight' })
  computed: number;

  @ApiProperty({ description: 'Percent of the printed weight' })
  percent: number;
}

/** Where the text of a part's drawing and its net weight contradict each other; null where it says none. */
export function toWeightDifference({
  content_file,
  unit_net_weight,
}: LoadedPart): WeightDifferenceView | null {
  const printed = content_file?.printed_weight;
  return printed === undefined
    ? null
    : weightDifference(printed, unit_net_weight, content_file?.printed_weight_step);
}
