import { Conflict, Invalid, NotFound } from '../../platform/errors/app-errors.js';
import { refuseOlder } from '../../platform/http/versions.js';
import { messages } from '../../platform/i18n/messages.js';
import { refuseFrozen } from '../access/refuse-frozen.js';
import type { Order } from '../order.entity.js';
import type { Choices } from '../part-rows/choices.js';
import type { LoadedPart } from '../part-rows/loaded-part.js';
import type { PreparedCut } from '../parts/cut/cut-choices.service.js';
import type { OrderTerms } from '../repricing/domain/reprice.js';
import { newPart, returningPart, type PartToAdd, type TargetSet } from './added-part.js';
import type { CheckedRow, Row } from './batch-rows.js';
import { editedPart, type PartEdit } from './edited-part.js';
import type { PartState } from './part-state.entity.js';
import { restoredPart } from './part-state.js';
import type { EditedPartDto } from './parts-batch.dto.js';
import { partsBatchTexts } from './parts-batch.texts.js';

/** What the rows of a call are judged by. */
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

/** What a row does, before anything is calculated. */
export type PreparedRow = Row &
  (
    | { kind: 'edit'; before: LoadedPart; edit: PartEdit; restored: boolean }
    | { kind: 'add'; edit: PartToAdd; key: string | null }
    | { kind: 'remove'; before: LoadedPart }
  );

/** @throws NotFound, Conflict for another version, Invalid */
export function preparedRow({ dto, ...row }: CheckedRow, context: Context): PreparedRow {
  const { order, byId, cuts } = context;
  if (row.id === null) {
    refuseFrozen(order, 'title');
    return {
      ...row,
      kind: 'add',
      edit: newPart(setOf(dto.set_id, context), dto, context.terms),
      key: dto.key ?? null,
    };
  }
  const before = byId.get(row.id);
  if (!before) {
    const edit = returned(row.id, dto, context);
    return { ...row, title: edit.part.title, kind: 'add', edit, key: null };
  }
  const { title } = before;
  if (dto.remove === true) {
    refuseOlder(dto.version, before.version);
    refuseFrozen(order, 'status');
    return { ...row, title, kind: 'remove', before };
  }
  const former = restored(before, dto, context);
  const edit = former ?? editedPart(before, dto, cuts.get(before.id));
  return { ...row, title, kind: 'edit', before, edit, restored: former !== null };
}

function setOf(id: number | null | undefined, { sets }: Context): TargetSet {
  const set = typeof id === 'number' ? sets.get(id) : undefined;
  if (!set) throw Invalid.field('set_id', partsBatchTexts.noSuchSet);
  return set;
}

/** A removed part as it was. @throws NotFound where nothing was kept of it, Invalid where its set is gone */
function returned(id: number, { restore }: EditedPartDto, context: Context): PartToAdd {
  const state = typeof restore === 'string' ? context.states.get(restore) : undefined;
  if (state?.part_id !== id || state.place === null) throw new NotFound(messages.http.notFound);
  refuseFrozen(context.order, 'restore');
  const set = setOf(state.place.set_id, context);
  return returningPart(state, state.place, set, { terms: context.terms, choices: context.returning });
}

/** The part as it was in the state that the row names; null where it names none. @throws Conflict, Invalid */
function restored(
  before: LoadedPart,
  { restore, version }: EditedPartDto,
  { states }: Context,
): PartEdit | null {
  if (restore === undefined || restore === null) return null;
  refuseOlder(version, before.version);
  const state = states.get(restore);
  if (state?.part_id !== before.id) throw Invalid.field('restore', partsBatchTexts.stateGone);
  // Kept of a part that was removed, which has come back in another way.
  if (state.place !== null) throw new Conflict(messages.http.changedMeanwhile);
  return restoredPart(before, state);
}
