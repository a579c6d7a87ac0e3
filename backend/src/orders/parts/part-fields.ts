import { partTexts } from './parts.texts.js';
import { EMPTY_BASIS, type PriceBasis } from '../../pricing/domain/basis/price-basis.js';
import type { ProcessRowResult } from '../../pricing/domain/part/process-row.js';
import type { RowOf } from '../../platform/database/plain-rows.js';
import { attached, type RowInSet } from '../part-rows/choices.js';
import type { LoadedPart, LoadedProcess } from '../part-rows/loaded-part.js';
import type { RowToPrice } from '../repricing/domain/part-to-price.js';
import type { PricedPart } from '../repricing/repricing.service.js';
import type { PartFieldsDto, ProcessRowDto } from './parts.dto.js';
import type { SetPart } from './set-part.entity.js';

/** A part before it has a row. */
export type NewPart = Omit<RowOf<SetPart>, 'id'>;

/** What the fields of a request are in a blank part, and what null makes of them. */
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
  thickness: 0,
  width: 0,
  length: 0,
  true_area: false,
  loss: null,
  markup: null,
  quantity: 0,
  unit_net_weight: 0,
  net_weight: 0,
  unit_gross_weight: 0,
  gross_weight: 0,
  unit_value: 0,
  final_value: 0,
} as const satisfies Partial<SetPart> & Partial<PartFieldsDto>;

/**
 * A blank part at the given place.
 * @param icms percent that its order's customer stands for at this moment
 */
export function blankPart(setId: number, position: number, icms: number): NewPart {
  const price_basis: PriceBasis = { ...EMPTY_BASIS, icms, processes: [] };
  return {
    ...BLANK,
    set_id: setId,
    position,
    status: 'in_production',
    content_file_id: null,
    previous_file_id: null,
    secondary_file_id: null,
    unit_ipi_value: 0,
    total_ipi_value: 0,
    unit_icms_value: 0,
    total_icms_value: 0,
    locked_values: [],
    cut_choice: null,
    price_basis,
    version: 1,
  };
}

/** The part with the request's fields: an absent one stays as it is, null becomes what a blank part has. */
export function withFields<P extends NewPart>(part: P, fields: PartFieldsDto): P {
  const names = Object.keys(BLANK) as (keyof typeof BLANK)[];
  const given = names
    .filter((name) => fields[name] !== undefined)
    .map((name) => [name, fields[name] ?? BLANK[name]] as const);
  const locked_values =
    fields.locked_values === undefined ? part.locked_values : [...new Set(fields.locked_values)];
  return { ...part, ...Object.fromEntries(given), locked_values };
}

/**
 * The request's process rows, as they are calculated. A row that leaves out its setup keeps that of the stored row of the
 * same process, the first of the request the first one's, and so on; a new row follows its process.
 * @param stored the part's rows so far
 */
export function rowsFrom(
  rows: readonly ProcessRowDto[],
  stored: readonly Pick<RowToPrice, 'process_id' | 'setup'>[] = [],
): RowToPrice[] {
  const left = [...stored];
  return rows.map(({ id, pivot }) => {
    const process_id = id ?? null;
    const at = left.findIndex((row) => row.process_id === process_id);
    const [kept] = at < 0 ? [] : left.splice(at, 1);
    const setup = pivot?.setup === undefined ? (kept?.setup ?? null) : pivot.setup;
    return { process_id, time: pivot?.time ?? 0, final_value: pivot?.final_value ?? null, setup };
  });
}

/** The part's row with the process rows and the entries that it was priced with. */
export function pricedPart(
  row: RowInSet,
  { result, choices }: Pick<PricedPart<unknown>, 'result' | 'choices'>,
): LoadedPart {
  return attached(row, placedRows(row.id, result.processes), choices);
}

/** Calculated process rows of a stored part, each with the process that the part's row there has. */
export const pricedRows = (part: LoadedPart, rows: readonly ProcessRowResult[]): LoadedProcess[] =>
  placedRows(part.id, rows).map((row, index) => ({
    ...row,
    process: part.processes[index]?.process ?? null,
  }));

const placedRows = (part_id: number, rows: readonly ProcessRowResult[]) =>
  rows.map((row, index) => ({ ...row, part_id, position: index + 1 }));
