import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/current-user.js';
import { Database } from '../../platform/database/database.js';
import { AppError, Conflict, Invalid, NotFound, type FieldErrors } from '../../platform/errors/app-errors.js';
import { bodyChecker } from '../../platform/http/validation.js';
import { refuseOlder } from '../../platform/http/versions.js';
import { messages } from '../../platform/i18n/messages.js';
import { OrderAccessService } from '../access/order-access.service.js';
import type { LoadedPart } from '../part-rows/loaded-part.js';
import type { PreparedCut } from '../parts/cut/cut-choices.service.js';
import { PartReader } from '../parts/part-reader.js';
import { RepricingService } from '../repricing/repricing.service.js';
import { editedPart, savedPart, type PartEdit } from './edited-part.js';
import type { PartState } from './part-state.entity.js';
import { restoredPart } from './part-state.js';
import { PartStates } from './part-states.service.js';
import { PartsBatchStore, type PartToStore } from './parts-batch-store.service.js';
import { EditedPartDto, type PartsBatchDto } from './parts-batch.dto.js';
import { partsBatchTexts } from './parts-batch.texts.js';
import type { RefusedPartView, SavedPartsView } from './parts-batch.view.js';

/** A row of the request on its way to being stored. */
interface Row {
  index: number;
  id: number | null;
  title: string | null;
}

interface Edited extends Row {
  before: LoadedPart;
  edit: PartEdit;
}

type Saved = Row & PartToStore;

interface Refused extends Row {
  error: AppError;
}

/**
 * Saves many parts of one order in one transaction: each as a save of it alone would, read, calculated and stored in few
 * statements. All of them or none, or with `partial` those that can be saved.
 */
@Injectable()
export class PartsBatch {
  constructor(
    private readonly db: Database,
    private readonly access: OrderAccessService,
    private readonly reader: PartReader,
    private readonly pricing: RepricingService,
    private readonly states: PartStates,
    private readonly storing: PartsBatchStore,
  ) {}

  /**
   * @throws NotFound, Forbidden for the order; without `partial` Conflict or Invalid for the first part that can't be
   *   saved, with the fields of all of them as `parts.<place>.<field>`
   */
  async save(
    actor: Actor,
    orderId: number,
    { parts, partial, keep }: PartsBatchDto,
  ): Promise<SavedPartsView> {
    const refused: Refused[] = [];
    const checked = await each(numbered(parts), refused, checkedRow);
    refuseRepeated(checked);
    const cuts = await this.preparedCuts(actor, orderId, checked);
    return this.db.write(async () => {
      const order = await this.access.editable(actor, orderId);
      const { parts: stored, choices } = await this.reader.some(
        orderId,
        checked.map(({ dto }) => dto.id),
      );
      const states = await this.states.find(
        actor,
        orderId,
        checked.flatMap(({ dto }) => dto.restore ?? []),
      );
      const byId = new Map(stored.map((part) => [part.id, part]));
      const edited = await each(checked, refused, ({ dto, ...row }): Edited => {
        const before = byId.get(dto.id);
        if (!before) throw new NotFound(messages.http.notFound);
        const restored = restoredFrom(before, dto, states);
        const edit = restored ?? editedPart(before, dto, cuts.get(dto.id));
        return { ...row, title: before.title, before, edit };
      });
      const terms = await this.pricing.termsOf(order);
      const edits = edited.map(({ edit }) => edit);
      const priced = await this.pricing.priceAll(edits, terms, choices);
      const saved = await each(edited, refused, ({ before, edit, ...row }, index): Saved => {
        const price = priced[index];
        if (!price || price instanceof Invalid) throw price ?? new Error('A part was not calculated');
        return { ...row, before, after: savedPart(order, before, edit, price), change: price.change };
      });
      if (refused.length > 0 && partial !== true) throw refusalOf(refused);
      const answer = await this.storing.store(actor, order, saved, keep === true);
      return { ...answer, refused: refused.map(toRefusedView) };
    });
  }

  /** What the rows make of their parts' cuts, one drawing after the other: a sheet of contours is large. */
  private async preparedCuts(
    actor: Actor,
    orderId: number,
    rows: readonly { dto: EditedPartDto }[],
  ): Promise<ReadonlyMap<number, PreparedCut>> {
    const wanted = new Map(
      rows.flatMap(({ dto: { id, contours_out } }) =>
        contours_out && contours_out.length > 0 ? [[id, contours_out] as const] : [],
      ),
    );
    const prepared = new Map<number, PreparedCut>();
    if (wanted.size === 0) return prepared;
    await this.access.readable(actor, orderId);
    const { parts } = await this.reader.some(orderId, [...wanted.keys()]);
    for (const part of parts) {
      const cut = await this.reader.preparedCut(part, wanted.get(part.id));
      if (cut) prepared.set(part.id, cut);
    }
    return prepared;
  }
}

/** The part as it was in the state that the row names; null where it names none. @throws Conflict, Invalid */
function restoredFrom(
  before: LoadedPart,
  { restore, version }: EditedPartDto,
  states: ReadonlyMap<string, PartState>,
): PartEdit | null {
  if (restore === undefined || restore === null) return null;
  refuseOlder(version, before.version);
  const state = states.get(restore);
  if (state?.part_id !== before.id) throw Invalid.field('restore', partsBatchTexts.stateGone);
  return restoredPart(before, state);
}

const checkPart = bodyChecker(EditedPartDto);

/** A part of the request by the rules for one. @throws Invalid */
async function checkedRow({ raw, ...row }: Row & { raw: unknown }) {
  const dto = await checkPart(raw);
  return { ...row, id: dto.id, dto };
}

const numbered = (parts: readonly unknown[]) =>
  parts.map((raw, index) => ({ index, raw, id: idOf(raw), title: null }));

function idOf(raw: unknown): number | null {
  const id = typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : null;
  return typeof id === 'number' && Number.isInteger(id) ? id : null;
}

/** Takes each row a step further; a row that the step refuses goes to the refused ones. */
async function each<R extends Row, T>(
  rows: readonly R[],
  refused: Refused[],
  step: (row: R, index: number) => T | Promise<T>,
): Promise<T[]> {
  const passed: T[] = [];
  for (const [place, row] of rows.entries()) {
    try {
      passed.push(await step(row, place));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { index, id, title } = row;
      refused.push({ index, id, title, error });
    }
  }
  return passed;
}

/** @throws Invalid: which of two states of one part counts would be a guess */
function refuseRepeated(rows: readonly { index: number; id: number }[]): void {
  const known = new Set<number>();
  for (const { index, id } of rows) {
    if (known.has(id)) throw Invalid.field(`parts.${String(index)}.id`, partsBatchTexts.twice);
    known.add(id);
  }
}

function refusalOf(refused: readonly Refused[]): AppError {
  const sorted = [...refused].sort((one, other) => one.index - other.index);
  const first = sorted.find(({ error }) => error instanceof Conflict) ?? sorted[0];
  if (!first) throw new Error('Nothing was refused');
  const { title, error } = first;
  const message = title === null ? error.message : partsBatchTexts.ofPart(title, error.message);
  const fields: FieldErrors = {};
  for (const row of sorted) {
    for (const [field, texts] of Object.entries(fieldsOf(row.error))) {
      fields[`parts.${String(row.index)}.${field}`] = texts;
    }
  }
  return error instanceof Conflict ? new Conflict(message, fields) : new Invalid(message, fields);
}

/** A refusal that names no field is about the part, or its version. */
function fieldsOf(error: AppError): FieldErrors {
  return error.errors ?? { [error instanceof Conflict ? 'version' : 'id']: [error.message] };
}

const toRefusedView = ({ index, id, error }: Refused): RefusedPartView => ({
  index,
  id,
  status: error.status,
  message: error.message,
  errors: fieldsOf(error),
});
