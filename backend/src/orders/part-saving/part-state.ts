import type { RowOf } from '../../platform/database/plain-rows.js';
import type { PriceBasis } from '../../pricing/domain/basis/price-basis.js';
import type { LoadedPart } from '../part-rows/loaded-part.js';
import { EDITED_FIELDS } from '../parts/part-fields.js';
import type { SetPart } from '../parts/set-part.entity.js';
import type { RowToPrice } from '../repricing/domain/part-to-price.js';
import type { PartEdit } from './edited-part.js';

/** What of a part is kept; its place, its files, what is cut of its drawing and its status have calls of their own. */
const KEPT = [...EDITED_FIELDS, 'locked_values'] as const;

export type KeptFields = Pick<LoadedPart, (typeof KEPT)[number]>;

/** What is kept of a part that is removed besides: all that a save leaves alone. */
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

export type KeptPlace = Pick<RowOf<SetPart>, (typeof PLACE)[number]>;

/** A part as it was, as far as a save changes it. */
export interface KeptPart {
  fields: KeptFields;
  price_basis: PriceBasis | null;
  processes: RowToPrice[];
}

const picked = <Name extends keyof LoadedPart>(part: LoadedPart, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, part[name]])) as Pick<LoadedPart, Name>;

export function keptPart(part: LoadedPart): KeptPart {
  return {
    fields: picked(part, KEPT),
    price_basis: part.price_basis,
    processes: part.processes.map(
      ({ process_id, time, final_value, setup, rule, exact_time, typed_value }) => ({
        process_id,
        time,
        final_value,
        setup,
        rule,
        exact_time,
        typed_value,
      }),
    ),
  };
}

/** Where a part that is removed was, with its files. */
export const keptPlace = (part: LoadedPart): KeptPlace => picked(part, PLACE);

/**
 * The part as it was, with the price basis of then: no catalogue price of today comes in. The ICMS is the order's as it is
 * now, and the markup of a part that follows its order. Minutes of rules stay those of then, too.
 */
export function restoredPart(before: LoadedPart, { fields, price_basis, processes }: KeptPart): PartEdit {
  const icms = before.price_basis?.icms ?? price_basis?.icms;
  const basis = price_basis === null || icms === undefined ? price_basis : { ...price_basis, icms };
  return {
    part: { ...before, ...fields, price_basis: basis, processes, rules: undefined },
    change: 'edit',
  };
}
