import { blankPart, type NewPart, pricedPart, rowsFrom, withFields } from '../parts/part-fields.js';
import { changedCut } from '../parts/cut/cut-choices.service.js';
import { attached, type Choices } from '../part-rows/choices.js';
import type { LoadedPart } from '../part-rows/loaded-part.js';
import type { PartFieldsDto } from '../parts/parts.dto.js';
import type { RowToPrice } from '../repricing/domain/part-to-price.js';
import type { OrderTerms } from '../repricing/domain/reprice.js';
import type { PriceRequest, PricedPart } from '../repricing/repricing.service.js';
import { restoredPart, type KeptPart, type KeptPlace } from './part-state.js';

/** The set that a part comes into. */
export interface TargetSet {
  id: number;
  /** How often it is made. */
  quantity: number;
}

/** A part that is to come into a set, before it is calculated; one that was there before has its id already. */
export interface PartToAdd {
  part: NewPart &
    Partial<Pick<LoadedPart, 'id' | 'content_file' | 'rules'>> &
    Pick<LoadedPart, 'set_quantity'> & { processes: readonly (RowToPrice & { id?: number })[] };
  change: PriceRequest['change'];
}

/** A new part with a request's fields, whose place is given when it is stored. @throws Invalid for contours */
export function newPart(set: TargetSet, fields: PartFieldsDto, { icms }: OrderTerms): PartToAdd {
  const blank = blankPart(set.id, 0, icms);
  const cut_choice = changedCut({ content_file: null, ...blank }, fields.contours_out, undefined);
  const part = { ...withFields(blank, fields), cut_choice, set_quantity: set.quantity };
  return { part: { ...part, processes: rowsFrom(fields.processes ?? []) }, change: 'edit' };
}

/** A removed part as it was, with the price basis of then and the order's ICMS of now, one version later. */
export function returningPart(
  kept: KeptPart & { part_id: number },
  place: KeptPlace,
  set: TargetSet,
  { terms: { icms }, choices }: { terms: OrderTerms; choices: Choices },
): PartToAdd {
  const { part_id, fields, price_basis } = kept;
  const row = {
    ...blankPart(set.id, place.position, icms),
    ...place,
    ...fields,
    id: part_id,
    price_basis: price_basis && { ...price_basis, icms },
    version: place.version + 1,
    set_quantity: set.quantity,
  };
  return restoredPart(attached(row, [], choices), kept);
}

/** The part as it is stored under this id. */
export function addedPart(
  { part }: PartToAdd,
  priced: PricedPart<PartToAdd['part']>,
  stored: { id: number; position: number },
): LoadedPart {
  return pricedPart({ ...part, ...priced.fields, ...stored }, priced);
}
