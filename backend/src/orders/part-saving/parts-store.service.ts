import { keptPlace } from './part-state.js';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/current-user.js';
import { FilesService } from '../../files/files.service.js';
import { OrderAccessService } from '../access/order-access.service.js';
import { OrderHistoryService } from '../history/order-history.service.js';
import { OrderTotalsKeeper } from '../kept-totals/order-totals.keeper.js';
import type { Order } from '../order.entity.js';
import { grouped } from '../part-rows/choices.js';
import type { LoadedPart } from '../part-rows/loaded-part.js';
import { fileIdsOf } from '../part-rows/part-files.js';
import { partChanges } from '../parts/part-changes.js';
import { PartsRepository } from '../parts/parts.repository.js';
import { ReadingFeedback } from '../reading-feedback/reading-feedback.service.js';
import type { CatalogueChange } from '../repricing/domain/catalogue-change.js';
import type { PricedPart } from '../repricing/repricing.service.js';
import type { OrderTotalsView } from '../tree/order-totals.view.js';
import { PartStates } from './part-states.repository.js';
import type { KeptStateView } from './part-saving.view.js';
import { addedPart, type PartToAdd } from './prepared-row.js';

/** A calculated part. */
export interface StoredRow {
  /** Of its row in the request, from 0. */
  index: number;
  after: LoadedPart;
  change: CatalogueChange | null;
}

/** A calculated part, beside its state before. */
export interface PartToStore extends StoredRow {
  before: LoadedPart;
  /** It is put back to what it was. */
  restored: boolean;
}

/** A part that is to come into a set, calculated. */
export interface PricedAddition {
  index: number;
  edit: PartToAdd;
  price: PricedPart<PartToAdd['part']>;
}

/** Changes that a call makes to an order's parts, calculated. */
export interface RowsToStore {
  edited: readonly PartToStore[];
  added: readonly PricedAddition[];
  removed: readonly LoadedPart[];
}

/** Stores parts of one order with what hangs on them, in few statements; inside an open `Database.write`. */
@Injectable()
export class PartsStore {
  constructor(
    private readonly access: OrderAccessService,
    private readonly parts: PartsRepository,
    private readonly history: OrderHistoryService,
    private readonly feedback: ReadingFeedback,
    private readonly states: PartStates,
    private readonly files: FilesService,
    private readonly totals: OrderTotalsKeeper,
  ) {}

  /**
   * @param keep whether the parts' states of before are kept, too
   * @returns the added parts in the order of their rows, the states that were kept, and the order's totals of this moment
   */
  async store(
    actor: Actor,
    order: Order,
    { edited, added, removed }: RowsToStore,
    keep: boolean,
  ): Promise<{ added: StoredRow[]; kept: KeptStateView[]; order_totals: OrderTotalsView }> {
    const former = await this.storeEdited(actor, order, edited, keep);
    const gone = await this.remove(actor, order.id, removed, keep);
    const stored = await this.add(actor, order.id, added);
    const others = added.length + removed.length > 0;
    if (others || edited.length > 0) {
      const words = others || edited.some(wordsDiffer);
      const sizes = others || edited.some(sizesDiffer);
      const part_ids = [...edited, ...stored]
        .map(({ after }) => after.id)
        .concat(removed.map(({ id }) => id));
      await this.access.announceChange(order.id, { words, sizes, part_ids });
    }
    return { added: stored, kept: [...former, ...gone], order_totals: await this.totals.keepNow(order) };
  }

  /** A part that was sent as it is leaves no trace besides its version. */
  private async storeEdited(
    actor: Actor,
    order: Order,
    edited: readonly PartToStore[],
    keep: boolean,
  ): Promise<KeptStateView[]> {
    if (edited.length === 0) return [];
    await this.parts.updateAll(edited);
    await this.parts.replaceRowsOf(
      edited.map(({ before, after }) => ({ part: after, before: before.processes, rows: after.processes })),
    );
    const changed = edited
      .map((save) => ({ save, changes: partChanges(save.before, save.after) }))
      .filter(({ changes }) => Object.keys(changes).length > 0);
    const events = changed.map(({ save: { after }, changes }) => ({
      part_id: after.id,
      part: after.title,
      ...changes,
    }));
    await this.history.recordAll(actor, order.id, 'part_saved', events);
    const saves = changed.map(({ save }) => save);
    await this.feedback.record(order.customer_id, saves);
    const former = saves.map(({ before }) => before);
    return keep ? this.states.keep(actor, order.id, former) : [];
  }

  /**
   * Removes the parts with their process rows and closes the gaps. Their files go as well, unless the parts' states are
   * kept: then with these.
   */
  private async remove(
    actor: Actor,
    orderId: number,
    removed: readonly LoadedPart[],
    keep: boolean,
  ): Promise<KeptStateView[]> {
    if (removed.length === 0) return [];
    await this.parts.removeAll(removed);
    const events = removed.map((part) => eventOf(part, [part.final_value, null]));
    await this.history.recordAll(actor, orderId, 'part_deleted', events);
    if (keep) return this.states.keep(actor, orderId, removed, keptPlace);
    await this.files.release(removed.flatMap(fileIdsOf));
    return [];
  }

  /** Adds new parts at the end of their sets, and puts removed ones back where they were. */
  private async add(actor: Actor, orderId: number, rows: readonly PricedAddition[]): Promise<StoredRow[]> {
    const added: StoredRow[] = [];
    for (const [setId, ofSet] of grouped(rows, ({ edit }) => edit.part.set_id)) {
      for (const each of await this.addToSet(setId, ofSet)) added.push(each);
    }
    await this.parts.replaceRowsOf(
      added.map(({ after }) => ({ part: after, before: [], rows: after.processes })),
    );
    const back = new Set(rows.filter(isReturning).map(({ index }) => index));
    const returned = added.flatMap(({ index, after }) => (back.has(index) ? [after] : []));
    const events = returned.map((part) => eventOf(part, [null, part.final_value]));
    await this.history.recordAll(actor, orderId, 'part_saved', events);
    await this.states.forgetRemoved(returned.map(({ id }) => id));
    return added.sort((one, other) => one.index - other.index);
  }

  private async addToSet(setId: number, rows: readonly PricedAddition[]): Promise<StoredRow[]> {
    const ids = await this.parts.idsInOrder(setId);
    const returning = rows
      .filter(isReturning)
      .sort((one, other) => one.edit.part.position - other.edit.part.position);
    for (const { edit } of returning) ids.splice(edit.part.position - 1, 0, edit.part.id);
    if (returning.length > 0) await this.parts.placeInOrder(setId, ids);
    const back = returning.map((row) => {
      const { id } = row.edit.part;
      return storedRow(row, { id, position: ids.indexOf(id) + 1 });
    });
    await this.parts.insertAll(back.map(({ after }) => after));
    const created = rows.filter((row) => !isReturning(row));
    const places = created.map((row, place) => ({ row, position: ids.length + 1 + place }));
    const newIds = await this.parts.insertNew(
      setId,
      places.map(({ row: { edit, price }, position }) => ({ ...edit.part, ...price.fields, position })),
    );
    const fresh = places.map(({ row, position }, place) => {
      const id = newIds[place];
      if (id === undefined) throw new Error('The database has not the parts that were added');
      return storedRow(row, { id, position });
    });
    return [...back, ...fresh];
  }
}

const isReturning = (row: PricedAddition): row is PricedAddition & { edit: { part: { id: number } } } =>
  row.edit.part.id !== undefined;

const storedRow = (
  { index, edit, price }: PricedAddition,
  place: { id: number; position: number },
): StoredRow => ({ index, after: addedPart(edit, price, place), change: price.change });

const eventOf = ({ id, title }: LoadedPart, final_value: [number | null, number | null]) => ({
  part_id: id,
  part: title,
  final_value,
});

/** Whether search finds the part by something else than before. */
const wordsDiffer = ({ before, after }: PartToStore): boolean =>
  before.title !== after.title || before.reference !== after.reference;

/** Whether another size of it is kept by now. */
const sizesDiffer = ({ before, after }: PartToStore): boolean =>
  before.length !== after.length || before.width !== after.width;
