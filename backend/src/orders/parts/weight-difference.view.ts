import { decimal, shape } from '../../platform/shape.js';
import { weightDifference, type WeightDifference } from '../../pricing/domain/part/weight-check.js';
import type { LoadedPart } from '../part-rows/loaded-part.js';

export class WeightDifferenceView
  extends shape({
    printed: decimal('kg, on the drawing'),
    computed: decimal('kg, unit net weight'),
    percent: decimal('Percent of the printed weight'),
  })
  implements WeightDifference {}

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
