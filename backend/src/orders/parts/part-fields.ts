import { BLANK_FIGURES, ENTERED_FIGURES, PART_FIELDS, type PartFieldWith, pickFields } from '@forja/figures';
import { partTexts } from './parts.texts.js';
import { EMPTY_BASIS, type PriceBasis } from '../../pricing/domain/basis/price-basis.js';
import type { ProcessRowResult } from '../../pricing/domain/part/process-row.js';
import type { RowOf } from '../../platform/database/plain-rows.js';
import { attached, type RowInSet } from '../part-rows/choices.js';
import type { LoadedPart, LoadedProcess } from '../part-rows/loaded-part.js';
import { givenFields } from '../domain/given-fields.js';
import type { RowToPrice } from '../repricing/domain/part-to-price.js';
import type { PricedPart } from '../repricing/repricing.service.js';
import type { PartFieldsDto, ProcessPivotDto, ProcessRowDto } from './parts.dto.js';
import type { SetPart } from './set-part.entity.js';

/** A part before it has a row. */
export type NewPart = Omit<RowOf<SetPart>, 'id'>;

/** The compiler names a column that the declaration lacks, and a field of it without a column. */
PART_FIELDS satisfies Record<keyof RowOf<SetPart>, unknown>;

type EnteredField = PartFieldWith<'entered', 'input' | 'lockable'>;

/** The values that a blank part has in the fields of a request, and that null gives them. */
const BLANK = {
  type: null,
  title: partTexts.untitled,
  reference: null,
  obs: null,
  unit: 'piece',
  material_id: null,
  sheet_id: null,
  bar_id: null,
  component_id: null,
  ncm_id: null,
  operation_id: null,
  customer_material: false,
  origin: null,
  true_area: false,
  ...pickFields(BLANK_FIGURES, ENTERED_FIGURES),
} as const satisfies Record<EnteredField, unknown> & Partial<PartFieldsDto>;

/** The fields of a part that a request may hold, its locks and process rows aside. */
export const EDITED_FIELDS = Object.keys(BLANK) as EnteredField[];

/**
 * A blank part at the given place.
 * @param icms percent that its order's customer stands for at this moment
 */
export function blankPart(setId: number, position: number, icms: number): NewPart {
  const price_basis: PriceBasis = { ...EMPTY_BASIS, icms, processes: [] };
  return {
    ...BLANK,
    ...BLANK_FIGURES,
    set_id: setId,
    position,
    status: 'in_production',
    content_file_id: null,
    previous_file_id: null,
    secondary_file_id: null,
    locked_values: [],
    cut_choice: null,
    price_basis,
    version: 1,
  };
}

/** The part with the request's fields: an absent one stays as it is, null becomes what a blank part has. */
export function withFields<P extends NewPart>(part: P, fields: PartFieldsDto): P {
  const locked_values =
    fields.locked_values === undefined ? part.locked_values : [...new Set(fields.locked_values)];
  return { ...part, ...givenFields(fields, BLANK), locked_values };
}

/**
 * The request's process rows, as they are calculated. Each is matched with the stored row of the same process, the first of
 * the request with the first one, and so on, and keeps its id. One that leaves out its setup keeps the stored one; a new row
 * follows its process.
 * @param stored the part's rows so far
 */
export function rowsFrom(
  rows: readonly ProcessRowDto[],
  stored: readonly (RowToPrice & { id?: number })[] = [],
): (RowToPrice & { id?: number })[] {
  const left = [...stored];
  return rows.map(({ id, pivot }) => {
    const process_id = id ?? null;
    const at = left.findIndex((row) => row.process_id === process_id);
    const [kept] = at < 0 ? [] : left.splice(at, 1);
    return { ...(kept?.id !== undefined && { id: kept.id }), ...rowFrom(process_id, pivot ?? {}, kept) };
  });
}

/**
 * A row that leaves out `rule` keeps the stored one where it carries time and value as they are stored: to change them is
 * to type over the rule. So does the flag of a typed value.
 */
function rowFrom(
  process_id: number | null,
  pivot: ProcessPivotDto,
  kept: RowToPrice | undefined,
): RowToPrice {
  const { time, final_value } = { time: pivot.time ?? 0, final_value: pivot.final_value };
  const isAsStored = kept?.time === time && (final_value === undefined || final_value === kept.final_value);
  return {
    process_id,
    time,
    final_value: final_value ?? null,
    setup: pivot.setup === undefined ? (kept?.setup ?? null) : pivot.setup,
    rule: pivot.rule ?? (isAsStored && kept.rule),
    exact_time: null,
    typed_value: isAsStored && final_value !== undefined && !kept.rule ? kept.typed_value : null,
  };
}

/** The part's row with the process rows and the entries that it was priced with. */
export function pricedPart(
  row: RowInSet,
  {
    part,
    result,
    choices,
  }: Pick<PricedPart<{ processes: readonly Stored[] }>, 'part' | 'result' | 'choices'>,
): LoadedPart {
  return attached(row, placedRows(row.id, result.processes, part.processes), choices);
}

/** A row that has an id once it is stored. */
interface Stored {
  id?: number;
}

/** Calculated process rows of a stored part, each with the process that the part's row there has. */
export const pricedRows = (part: LoadedPart, rows: readonly ProcessRowResult[]): LoadedProcess[] =>
  placedRows(part.id, rows, part.processes).map((row, index) => ({
    ...row,
    process: part.processes[index]?.process ?? null,
  }));

/** @param given what the results were calculated from, each at its place */
const placedRows = (part_id: number, rows: readonly ProcessRowResult[], given: readonly Stored[]) =>
  rows.map((row, index) => {
    const id = given[index]?.id;
    return { ...(id !== undefined && { id }), ...row, part_id, position: index + 1 };
  });
