import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/current-user.js';
import { Database } from '../../platform/database/database.js';
import { Invalid } from '../../platform/errors/app-errors.js';
import { OrderAccessService } from '../access/order-access.service.js';
import type { Order } from '../order.entity.js';
import type { LoadedPart } from '../part-rows/loaded-part.js';
import type { PreparedCut } from '../parts/cut/cut-choice.js';
import { PartReader } from '../parts/part-reader.js';
import type { PartFieldsDto, UpdatePartDto } from '../parts/parts.dto.js';
import { toPartView } from '../parts/to-part-view.js';
import { RememberedCalls } from '../parts/uploads/remembered-calls.repository.js';
import { RepricingService } from '../repricing/repricing.service.js';
import { type CheckedRow, checkedRows, each, type Refused, refusalOf, toRefusedView } from './batch-rows.js';
import type { SavedPartsView, SavedPartView } from './part-saving.view.js';
import { PartStates } from './part-states.repository.js';
import type { PartsBatchDto } from './parts-batch.dto.js';
import { PartsStore, type RowsToStore, type StoredRow } from './parts-store.service.js';
import { preparedRow, savedPart } from './prepared-row.js';
import { rowName, separateRepeated, withRemovedIds } from './repeated-rows.js';

type Cuts = ReadonlyMap<number, PreparedCut>;
type LoadParts = (ids: readonly number[]) => Promise<readonly LoadedPart[]>;

/** Rows that were checked, what was found for them before the transaction, and the rows that were refused so far. */
interface RowsToSave {
  checked: readonly CheckedRow[];
  cuts: Cuts;
  refused: Refused[];
}

/**
 * Saves parts of one order in one transaction under the order's lock: read, calculated and stored in few statements, with
 * the order's totals of the same moment. The save of a single part is a batch of one.
 */
@Injectable()
export class PartSaving {
  constructor(
    private readonly db: Database,
    private readonly access: OrderAccessService,
    private readonly reader: PartReader,
    private readonly pricing: RepricingService,
    private readonly states: PartStates,
    private readonly store: PartsStore,
    private readonly calls: RememberedCalls,
  ) {}

  /** Adds a part at the end of the set; it needs no type yet. @throws as `update` */
  async create(actor: Actor, setId: number, fields: PartFieldsDto): Promise<SavedPartView> {
    return this.db.write(async () => {
      const order = await this.access.editable(actor, { set: setId });
      return this.saveOne(actor, order, rowOf(fields, { id: null, set_id: setId }), new Map());
    });
  }

  /**
   * Changes the given fields and recalculates the part from its own price basis, or from today's catalogue with
   * `refresh`. The status has a call of its own.
   * @throws NotFound, Forbidden, Conflict for an older version, Invalid (also where the order's sums can't be stored, or
   *   for a change while the quote waits for its answer)
   */
  async update(actor: Actor, setId: number, id: number, dto: UpdatePartDto): Promise<SavedPartView> {
    const row = { ...rowOf(dto, { id, set_id: null }), inSet: setId };
    const cuts = await this.preparedCuts([row], async () => {
      await this.access.readable(actor, { part: id });
      return [(await this.reader.find(id)).part];
    });
    return this.db.write(async () => {
      const order = await this.access.editable(actor, { part: id });
      return this.saveOne(actor, order, row, cuts);
    });
  }

  /**
   * Rows may change parts, add some and remove some: all of them or none, or with `partial` those that can be saved.
   * @throws NotFound, Forbidden for the order; without `partial` Conflict or Invalid for the first part that can't be
   *   saved, with the fields of all of them as `parts.<place>.<field>`
   */
  async saveAll(
    actor: Actor,
    orderId: number,
    { parts, partial, keep }: PartsBatchDto,
  ): Promise<SavedPartsView> {
    const refused: Refused[] = [];
    const checked = await checkedRows(parts, refused);
    const cuts = await this.preparedCuts(checked, async (ids) => {
      await this.access.readable(actor, orderId);
      return (await this.reader.rows.some(orderId, ids)).parts;
    });
    return this.db.write(async () => {
      const order = await this.access.editable(actor, orderId);
      const { repeated, others } = await this.findRepeated(order, checked);
      const rows = await this.pricedRows(actor, order, { checked: others, cuts, refused });
      if (refused.length > 0 && partial !== true) throw refusalOf(refused);
      const { added, kept, order_totals } = await this.store.store(actor, order, rows, keep === true);
      await this.rememberNames(others, added);
      const none = [...added, ...repeated].map(({ after: { id } }) => ({ part_id: id, state: null }));
      return {
        parts: [...rows.edited, ...added, ...repeated]
          .sort((one, other) => one.index - other.index)
          .map(({ after, change }) => toPartView(after, change)),
        removed: rows.removed.map(({ id }) => id),
        refused: refused.map(toRefusedView),
        kept: keep === true ? [...kept, ...none] : [],
        order_totals,
      };
    });
  }

  private async saveOne(actor: Actor, order: Order, row: CheckedRow, cuts: Cuts): Promise<SavedPartView> {
    const refused: Refused[] = [];
    const rows = await this.pricedRows(actor, order, { checked: [row], cuts, refused });
    for (const { error } of refused) throw error;
    const { added, order_totals } = await this.store.store(actor, order, rows, false);
    const [saved] = [...rows.edited, ...added];
    if (!saved) throw new Error('The part was not saved');
    return Object.assign(toPartView(saved.after, saved.change), { order_totals });
  }

  /** The rows as they are to be stored; those that can't be go to the refused ones. */
  private async pricedRows(
    actor: Actor,
    order: Order,
    { checked, cuts, refused }: RowsToSave,
  ): Promise<RowsToStore> {
    const ids = checked.flatMap(({ id }) => id ?? []);
    const { parts: stored, choices } = await this.reader.rows.some(order.id, ids);
    const restored = checked.flatMap(({ dto }) => dto.restore ?? []);
    const terms = await this.pricing.termsOf(order);
    const states = await this.states.find(actor, order.id, restored);
    const returning = await this.states.choicesOf(states.values());
    const context = {
      order,
      terms,
      cuts,
      byId: new Map(stored.map((part) => [part.id, part])),
      states,
      returning,
      sets: checked.some(({ dto }) => dto.restore || dto.set_id)
        ? await this.reader.rows.setsOf(order.id)
        : new Map(),
    };
    const prepared = await each(checked, refused, (row) => preparedRow(row, context));
    const edited = prepared.filter((row) => row.kind === 'edit');
    const added = prepared.filter((row) => row.kind === 'add');
    const edits = await this.pricing.priceAll(editsOf(edited), terms, choices);
    const additions = await this.pricing.priceAll(editsOf(added), terms, returning);
    return {
      edited: await each(edited, refused, ({ index, before, edit, restored }, place) => {
        const price = calculated(edits[place]);
        const after = savedPart(order, before, edit, price);
        return { index, before, after, change: price.change, restored };
      }),
      added: await each(added, refused, ({ index, edit }, place) => ({
        index,
        edit,
        price: calculated(additions[place]),
      })),
      removed: prepared.flatMap((row) => (row.kind === 'remove' ? [row.before] : [])),
    };
  }

  /** The rows that were sent before, with the parts that they became, and the others. */
  private async findRepeated(order: Order, checked: readonly CheckedRow[]) {
    const rows = await withRemovedIds(this.calls, checked);
    const load = async (ids: readonly number[]) => (await this.reader.rows.some(order.id, ids)).parts;
    const { repeated, others } = await separateRepeated(this.calls, rows, load);
    if (repeated.length === 0) return { repeated: [], others };
    const parts = repeated.map(({ after }) => after);
    const changes = await this.reader.catalogueChanges(parts, order);
    return {
      repeated: repeated.map((row) => ({ ...row, change: changes.get(row.after.id) ?? null })),
      others,
    };
  }

  /** Remembers the parts that rows with names became. */
  private async rememberNames(rows: readonly CheckedRow[], added: readonly StoredRow[]): Promise<void> {
    const names = new Map(rows.map((row) => [row.index, rowName(row)]));
    await this.calls.remember(
      added.flatMap(({ index, after: { id } }) => {
        const name = names.get(index);
        return name ? [{ ...name, part_ids: [id] }] : [];
      }),
    );
  }

  /**
   * The cuts that the rows ask for, one drawing after the other: a sheet of contours is large. Before the transaction, since
   * reading a drawing may take seconds.
   */
  private async preparedCuts(rows: readonly CheckedRow[], load: LoadParts): Promise<Cuts> {
    const wanted = new Map(
      rows.flatMap(({ id, dto: { contours_out } }) =>
        id !== null && contours_out && contours_out.length > 0 ? [[id, contours_out] as const] : [],
      ),
    );
    const prepared = new Map<number, PreparedCut>();
    if (wanted.size === 0) return prepared;
    for (const part of await load([...wanted.keys()])) {
      const cut = await this.reader.preparedCut(part, wanted.get(part.id));
      if (cut) prepared.set(part.id, cut);
    }
    return prepared;
  }
}

/** The only row of a save: the fields that a batch alone has are none of it. */
const rowOf = (fields: UpdatePartDto, place: { id: number | null; set_id: number | null }): CheckedRow => ({
  index: 0,
  id: place.id,
  title: null,
  dto: Object.assign({}, fields, place, { key: null, remove: null, restore: null }),
});

const editsOf = <E>(rows: readonly { edit: E }[]): E[] => rows.map(({ edit }) => edit);

/** @throws Invalid where it can't be calculated */
function calculated<P>(price: P | Invalid | undefined): P {
  if (price === undefined) throw new Error('A part was not calculated');
  if (price instanceof Invalid) throw price;
  return price;
}
