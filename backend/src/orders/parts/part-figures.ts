import type { PartChoices } from '../../pricing/domain/basis/catalogue-figures.js';
import type { PartInput } from '../../pricing/domain/part/part-input.js';
import type { PartProcess } from './part-process.entity.js';
import type { SetPart } from './set-part.entity.js';

/** A part before it has a row. */
export type NewPart = Omit<SetPart, 'id'>;

/** A process row as it is calculated and stored; a null value takes time × the process's rate. */
export interface RowInput {
  process_id: number | null;
  time: number;
  final_value: number | null;
}

/** The part's process rows in their order; `processes` loaded. */
export function rowsOf(part: NewPart): RowInput[] {
  const rows: readonly PartProcess[] = part.processes ?? [];
  return [...rows]
    .sort((one, other) => one.position - other.position)
    .map(({ process_id, time, final_value }) => ({ process_id, time, final_value }));
}

/** What a part names in the catalogue; of a saved part `processes` must be loaded. */
export function choicesOf(part: NewPart, rows: readonly RowInput[] = rowsOf(part)): PartChoices {
  const { type, material_id, sheet_id, bar_id, component_id, ncm_id } = part;
  const process_ids = rows.map(({ process_id }) => process_id);
  return { type, material_id, sheet_id, bar_id, component_id, ncm_id, process_ids };
}

/** mm², where the part is weighed by what its drawing shows; `content_file` loaded. */
function netAreaOf({ true_area, content_file }: NewPart): number | null {
  return true_area ? (content_file?.flat_pattern?.net_area ?? null) : null;
}

/** What a part is calculated from; of a saved part `content_file` must be loaded. */
export function inputOf(part: NewPart, rows: readonly RowInput[] = rowsOf(part)): PartInput {
  const { type, thickness, width, length, loss, markup, quantity, locked_values } = part;
  const { unit_net_weight, net_weight, unit_gross_weight, gross_weight, unit_value, final_value } = part;
  return {
    ...{ type, thickness, width, length, loss, markup, quantity, locked_values },
    ...{ unit_net_weight, net_weight, unit_gross_weight, gross_weight, unit_value, final_value },
    net_area: netAreaOf(part),
    processes: rows,
  };
}
