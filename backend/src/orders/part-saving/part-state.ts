import { pickFields } from '@forja/figures';
import type { RowOf } from '../../platform/database/plain-rows.js';
import type { PriceBasis } from '../../pricing/domain/basis/price-basis.js';
import type { LoadedPart } from '../part-rows/loaded-part.js';
import { EDITED_FIELDS } from '../parts/part-fields.js';
import type { SetPart } from '../parts/set-part.entity.js';
import type { RowToPrice } from '../repricing/domain/part-to-price.js';

/** The fields of a part that a state keeps; its place, files, cut and status have calls of their own. */
const KEPT = [...EDITED_FIELDS, 'locked_values'] as const;

export type KeptFields = Pick<LoadedPart, (typeof KEPT)[number]>;

/** The fields that a removed part's state keeps besides: all that a save leaves alone. */
const PLACE = [
  'set_id',
  'position',
  'status',
  'content_file_id',
  'previous_file_id',
  'secondary_file_id',
  'cut_choice',
  'version',
] as const satisfies readonly (keyof RowOf<SetPart>)[];

const ROW = [
  'process_id',
  'time',
  'final_value',
  'setup',
  'rule',
  'exact_time',
  'typed_value',
] as const satisfies readonly (keyof RowToPrice)[];

export type KeptPlace = Pick<RowOf<SetPart>, (typeof PLACE)[number]>;

/** A stored part as a save changes it, before it is calculated. */
export type EditedPart = Omit<LoadedPart, 'processes'> & {
  processes: readonly (RowToPrice & { id?: number })[];
};

/** A part as it was, as far as a save changes it. */
export interface KeptPart {
  fields: KeptFields;
  price_basis: PriceBasis | null;
  processes: RowToPrice[];
}

export function keptPart(part: LoadedPart): KeptPart {
  return {
    fields: pickFields(part, KEPT),
    price_basis: part.price_basis,
    processes: part.processes.map((row) => pickFields(row, ROW)),
  };
}

/** Where a part that is removed was, with its files. */
export const keptPlace = (part: LoadedPart): KeptPlace => pickFields(part, PLACE);

/**
 * The part as it was, with the price basis of then: no catalogue price of today comes in. The ICMS is the order's as it is
 * now, and the markup of a part that follows its order. Minutes of rules stay those of then, too.
 */
export function restoredFields(before: LoadedPart, { fields, price_basis, processes }: KeptPart): EditedPart {
  const icms = before.price_basis?.icms ?? price_basis?.icms;
  const basis = price_basis === null || icms === undefined ? price_basis : { ...price_basis, icms };
  return { ...before, ...fields, price_basis: basis, processes, rules: undefined };
}
