import { partFieldsWith, pickFields } from '@forja/figures';
import { Conflict, Invalid, NotFound } from '../../platform/errors/app-errors.js';
import { refuseOlder } from '../../platform/http/versions.js';
import { messages } from '../../platform/i18n/messages.js';
import { basisDifferences } from '../../pricing/domain/basis/basis-differences.js';
import { refuseFrozen, refuseFrozenChanges } from '../access/refuse-frozen.js';
import { awaitsAnswer } from '../domain/read-only.js';
import { changesBetween } from '../history/order-history.service.js';
import type { Order } from '../order.entity.js';
import { attached, type Choices } from '../part-rows/choices.js';
import type { LoadedPart } from '../part-rows/loaded-part.js';
import { changedCut, type PreparedCut } from '../parts/cut/cut-choice.js';
import { blankPart, type NewPart, pricedPart, rowsFrom, withFields } from '../parts/part-fields.js';
import type { PartFieldsDto, UpdatePartDto } from '../parts/parts.dto.js';
import { partTexts } from '../parts/parts.texts.js';
import { ruledProcesses } from '../repricing/domain/part-to-price.js';
import type { OrderTerms } from '../repricing/domain/reprice.js';
import type { PricedPart, PriceRequest } from '../repricing/repricing.service.js';
import type { CheckedRow, Row } from './batch-rows.js';
import { type EditedPart, type KeptPart, type KeptPlace, restoredFields } from './part-state.js';
import type { PartState } from './part-state.entity.js';
import type { EditedPartDto } from './parts-batch.dto.js';
import { partsBatchTexts } from './parts-batch.texts.js';

/**
 * Effect of each row of a save on its part, before anything is calculated: it changes the part, puts it back to a state
 * that was kept, adds one, brings a removed one back, or removes it.
 */

/** A stored part as a request changes it. */
export interface PartEdit {
  part: EditedPart;
  change: PriceRequest['change'];
}

/** A part that is to come into a set; one that was there before has its id already. */
export interface PartToAdd {
  part: NewPart &
    Partial<Pick<LoadedPart, 'id' | 'content_file' | 'rules'>> &
    Pick<LoadedPart, 'set_quantity'> &
    Pick<EditedPart, 'processes'>;
  change: PriceRequest['change'];
}

/** The set that a part comes into. */
export interface TargetSet {
  id: number;
  /** How often it is made. */
  quantity: number;
}

/** Facts that the rows of a call are judged by. */
interface Context {
  order: Order;
  terms: OrderTerms;
  cuts: ReadonlyMap<number, PreparedCut>;
  byId: ReadonlyMap<number, LoadedPart>;
  /** By name, with what removed parts of them name. */
  states: ReadonlyMap<string, PartState>;
  returning: Choices;
  /** The order's sets. */
  sets: ReadonlyMap<number, TargetSet>;
}

export type PreparedRow = Row &
  (
    | { kind: 'edit'; before: LoadedPart; edit: PartEdit; restored: boolean }
    | { kind: 'add'; edit: PartToAdd; key: string | null }
    | { kind: 'remove'; before: LoadedPart }
  );

/** @throws NotFound, Conflict for another version, Invalid */
export function preparedRow({ dto, inSet, ...row }: CheckedRow, context: Context): PreparedRow {
  const { order, byId, cuts } = context;
  if (row.id === null) {
    refuseFrozen(order, 'title');
    const edit = newPart(setOf(dto.set_id, context), dto, context.terms);
    return { ...row, kind: 'add', edit, key: dto.key ?? null };
  }
  const before = byId.get(row.id);
  if (!before) {
    const edit = returned(row.id, dto, context);
    return { ...row, title: edit.part.title, kind: 'add', edit, key: null };
  }
  const { title } = before;
  refuseOlder(dto.version, before.version);
  // Another user may have moved it to another set, which counts as a version.
  if (inSet !== undefined && before.set_id !== inSet) throw new NotFound(messages.http.notFound);
  if (dto.remove === true) {
    refuseFrozen(order, 'status');
    return { ...row, title, kind: 'remove', before };
  }
  const former = restored(before, dto, context);
  const edit = former ?? editedPart(before, dto, cuts.get(before.id));
  // Among many a part may be named and measured before its type is chosen, as it may be when it is added.
  const mayLackType = former !== null || (inSet === undefined && before.type === null);
  if (edit.part.type === null && !mayLackType) throw Invalid.field('type', partTexts.typeMissing);
  return { ...row, title, kind: 'edit', before, edit, restored: former !== null };
}

function setOf(id: number | null | undefined, { sets }: Context): TargetSet {
  const set = typeof id === 'number' ? sets.get(id) : undefined;
  if (!set) throw Invalid.field('set_id', partsBatchTexts.noSuchSet);
  return set;
}

/** A new part with a request's fields, whose place is given when it is stored. @throws Invalid for contours */
function newPart(set: TargetSet, fields: PartFieldsDto, { icms }: OrderTerms): PartToAdd {
  const blank = blankPart(set.id, 0, icms);
  const cut_choice = changedCut({ content_file: null, ...blank }, fields.contours_out, undefined);
  const part = { ...withFields(blank, fields), cut_choice, set_quantity: set.quantity };
  return { part: { ...part, processes: rowsFrom(fields.processes ?? []) }, change: 'edit' };
}

/** A removed part as it was. @throws NotFound where nothing was kept of it, Invalid where its set is gone */
function returned(id: number, { restore }: EditedPartDto, context: Context): PartToAdd {
  const state = typeof restore === 'string' ? context.states.get(restore) : undefined;
  if (state?.part_id !== id || state.place === null) throw new NotFound(messages.http.notFound);
  refuseFrozen(context.order, 'restore');
  return returningPart(state, state.place, setOf(state.place.set_id, context), context);
}

/** A removed part with the price basis of then and the order's ICMS of now, one version later. */
function returningPart(
  kept: KeptPart & { part_id: number },
  place: KeptPlace,
  set: TargetSet,
  { terms, returning }: Context,
): PartToAdd {
  const { icms } = terms;
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
  return { part: restoredFields(attached(row, [], returning), kept, terms), change: 'edit' };
}

/** The part as it was in the state that the row names; null where it names none. @throws Conflict, Invalid */
function restored(
  before: LoadedPart,
  { restore }: EditedPartDto,
  { states, terms }: Context,
): PartEdit | null {
  if (restore === undefined || restore === null) return null;
  const state = states.get(restore);
  if (state?.part_id !== before.id) throw Invalid.field('restore', partsBatchTexts.stateGone);
  // Kept of a part that was removed, which has come back in another way.
  if (state.place !== null) throw new Conflict(messages.http.changedMeanwhile);
  return { part: restoredFields(before, state, terms), change: 'edit' };
}

/**
 * @param cut what was found for the request's contours_out
 * @throws Invalid for contours that the part has not
 */
function editedPart(before: LoadedPart, dto: UpdatePartDto, cut: PreparedCut | undefined): PartEdit {
  const part = { ...withFields(before, dto), cut_choice: changedCut(before, dto.contours_out, cut) };
  const processes =
    dto.processes === undefined ? before.processes : rowsFrom(dto.processes ?? [], before.processes);
  return { part: { ...part, processes }, change: dto.refresh === true ? 'refresh' : 'edit' };
}

/** The edited part as it is to be stored. @throws Invalid for a change while the quote waits for its answer */
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

/** The added part as it is stored under this id. */
export function addedPart(
  { part }: PartToAdd,
  priced: PricedPart<PartToAdd['part']>,
  stored: { id: number; position: number },
): LoadedPart {
  return pricedPart({ ...part, ...priced.fields, ...stored }, priced);
}

/** The fields that change a quote; process rows and the price basis are compared by their content. */
const QUOTED = partFieldsWith('quoted', true);

/** The fields of the part that differ between two states of it; none where a save changes nothing. */
function changedFields(before: LoadedPart, after: LoadedPart): string[] {
  const fields = Object.keys(changesBetween(pickFields(before, QUOTED), pickFields(after, QUOTED)));
  if (contoursOf(before) !== contoursOf(after)) fields.push('contours_out');
  if (processesOf(before) !== processesOf(after)) fields.push('processes');
  if (fields.length > 0 || !before.price_basis || !after.price_basis) return fields;
  const ruled = ruledProcesses(after);
  return basisDifferences(before.price_basis, after.price_basis, ruled).length > 0 ? ['refresh'] : [];
}

const contoursOf = ({ cut_choice }: LoadedPart) => JSON.stringify(cut_choice?.out ?? []);

const processesOf = ({ processes }: LoadedPart) =>
  JSON.stringify(
    processes.map((row) => [row.process_id, row.time, row.final_value, row.setup, row.rule, row.exact_time]),
  );
