import { ROW_FIELDS } from '../../pricing/domain/part/process-row.js';
import { pickFields } from '@forja/figures';
import type { RowOf } from '../../platform/database/plain-rows.js';
import type { PriceBasis } from '../../pricing/domain/basis/price-basis.js';
import { taxFigures, type TaxTerms } from '../../pricing/domain/basis/part-taxes.js';
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
    processes: part.processes.map((row) => pickFields(row, ROW_FIELDS)),
  };
}

/** Where a part that is removed was, with its files. */
export const keptPlace = (part: LoadedPart): KeptPlace => pickFields(part, PLACE);

/**
 * The part as it was, with the price basis of then: no catalogue price of today comes in. The ICMS is the order's as it is
 * now, and the markup of a part that follows its order; all taxes are, where the order computes them for a day. Minutes of rules
 * stay those of then, too.
 * @param terms of its order now
 */
export function restoredFields(
  before: LoadedPart,
  { fields, price_basis, processes }: KeptPart,
  terms: TaxTerms,
): EditedPart {
  const basis = price_basis && taxedNow(price_basis, before.price_basis, terms);
  return { ...before, ...fields, price_basis: basis, processes, rules: undefined };
}

function taxedNow(kept: PriceBasis, now: PriceBasis | null, terms: TaxTerms): PriceBasis {
  const { icms_base: _base, untaxed: _untaxed, ...basis } = kept;
  // Without an NCM: its calculation takes the rate of the day.
  return terms.tax_basis
    ? { ...basis, ...taxFigures(terms, null) }
    : { ...basis, icms: now?.icms ?? kept.icms };
}
