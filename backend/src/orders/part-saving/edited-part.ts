import { Invalid } from '../../platform/errors/app-errors.js';
import { refuseOlder } from '../../platform/http/versions.js';
import { refuseFrozenChanges } from '../access/refuse-frozen.js';
import { awaitsAnswer } from '../domain/read-only.js';
import type { Order } from '../order.entity.js';
import type { LoadedPart } from '../part-rows/loaded-part.js';
import { changedCut, type PreparedCut } from '../parts/cut/cut-choices.service.js';
import { pricedPart, rowsFrom, withFields } from '../parts/part-fields.js';
import type { UpdatePartDto } from '../parts/parts.dto.js';
import { partTexts } from '../parts/parts.texts.js';
import type { RowToPrice } from '../repricing/domain/part-to-price.js';
import type { PriceRequest, PricedPart } from '../repricing/repricing.service.js';
import { changedFields } from './changed-fields.js';

/** A stored part as a request changes it, before it is calculated. */
export interface PartEdit {
  part: Omit<LoadedPart, 'processes'> & { processes: readonly (RowToPrice & { id?: number })[] };
  change: PriceRequest['change'];
}

/**
 * @param cut what was found for the request's contours_out
 * @throws Conflict for an older version, Invalid for a part without a type or contours that it has not
 */
export function editedPart(before: LoadedPart, dto: UpdatePartDto, cut: PreparedCut | undefined): PartEdit {
  refuseOlder(dto.version, before.version);
  const part = { ...withFields(before, dto), cut_choice: changedCut(before, dto.contours_out, cut) };
  if (part.type === null) throw Invalid.field('type', partTexts.typeMissing);
  const processes =
    dto.processes === undefined ? before.processes : rowsFrom(dto.processes ?? [], before.processes);
  return { part: { ...part, processes }, change: dto.refresh === true ? 'refresh' : 'edit' };
}

/** The part as it is to be stored. @throws Invalid for a change while the quote waits for its answer */
export function savedPart(
  order: Pick<Order, 'type' | 'status'>,
  before: LoadedPart,
  { part }: PartEdit,
  priced: PricedPart<PartEdit['part']>,
): LoadedPart {
  const after = pricedPart({ ...part, ...priced.fields, version: before.version + 1 }, priced);
  if (awaitsAnswer(order)) refuseFrozenChanges(order, changedFields(before, after));
  return after;
}

/** Whether search finds the part by something else than before. */
export const wordsDiffer = (before: LoadedPart, after: LoadedPart): boolean =>
  before.title !== after.title || before.reference !== after.reference;

/** Whether another size of it is kept by now. */
export const sizesDiffer = (before: LoadedPart, after: LoadedPart): boolean =>
  before.length !== after.length || before.width !== after.width;
