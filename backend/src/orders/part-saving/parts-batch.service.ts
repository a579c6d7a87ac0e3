import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/current-user.js';
import { Database } from '../../platform/database/database.js';
import { Invalid } from '../../platform/errors/app-errors.js';
import { OrderAccessService } from '../access/order-access.service.js';
import type { Order } from '../order.entity.js';
import type { PreparedCut } from '../parts/cut/cut-choices.service.js';
import { PartReader } from '../parts/part-reader.js';
import { RepricingService } from '../repricing/repricing.service.js';
import { type CheckedRow, checkedRows, each, type Refused, refusalOf, toRefusedView } from './batch-rows.js';
import { preparedRow } from './batch-steps.js';
import { savedPart } from './edited-part.js';
import { RepeatedRows } from './repeated-rows.service.js';
import { PartStates } from './part-states.service.js';
import { PartsBatchStore, type RowsToStore } from './parts-batch-store.service.js';
import type { PartsBatchDto } from './parts-batch.dto.js';
import type { SavedPartsView } from './parts-batch.view.js';

/**
 * Saves many parts of one order in one transaction: each as a save of it alone would, read, calculated and stored in few
 * statements. Rows may add parts and remove them, too. All of them or none, or with `partial` those that can be saved.
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
    private readonly repeating: RepeatedRows,
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
    const checked = await checkedRows(parts, refused);
    const cuts = await this.preparedCuts(actor, orderId, checked);
    return this.db.write(async () => {
      const order = await this.access.editable(actor, orderId);
      const { repeated, others } = await this.repeating.apart(order, await this.repeating.found(checked));
      const rows = await this.pricedRows(actor, order, { checked: others, cuts, refused });
      if (refused.length > 0 && partial !== true) throw refusalOf(refused);
      const answer = await this.storing.store(actor, order, { ...rows, repeated }, keep === true);
      return { ...answer, refused: refused.map(toRefusedView) };
    });
  }

  /** The rows as they are to be stored; those that can't be go to the refused ones. */
  private async pricedRows(
    actor: Actor,
    order: Order,
    {
      checked,
      cuts,
      refused,
    }: { checked: readonly CheckedRow[]; cuts: ReadonlyMap<number, PreparedCut>; refused: Refused[] },
  ): Promise<Omit<RowsToStore, 'repeated'>> {
    const ids = checked.flatMap(({ id }) => id ?? []);
    const { parts: stored, choices } = await this.reader.some(order.id, ids);
    const restored = checked.flatMap(({ dto }) => dto.restore ?? []);
    const terms = await this.pricing.termsOf(order);
    const context = {
      order,
      terms,
      cuts,
      byId: new Map(stored.map((part) => [part.id, part])),
      states: await this.states.find(actor, order.id, restored),
      sets: checked.some(({ dto }) => dto.restore || dto.set_id)
        ? await this.reader.setsOf(order.id)
        : new Map(),
    };
    const returning = await this.states.choicesOf(context.states.values());
    const prepared = await each(checked, refused, (row) => preparedRow(row, { ...context, returning }));
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
      added: await each(added, refused, ({ index, edit, key }, place) => ({
        index,
        edit,
        key,
        price: calculated(additions[place]),
      })),
      removed: prepared.flatMap((row) => (row.kind === 'remove' ? [row.before] : [])),
    };
  }

  /** What the rows make of their parts' cuts, one drawing after the other: a sheet of contours is large. */
  private async preparedCuts(
    actor: Actor,
    orderId: number,
    rows: readonly CheckedRow[],
  ): Promise<ReadonlyMap<number, PreparedCut>> {
    const wanted = new Map(
      rows.flatMap(({ id, dto: { contours_out } }) =>
        id !== null && contours_out && contours_out.length > 0 ? [[id, contours_out] as const] : [],
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

const editsOf = <E>(rows: readonly { edit: E }[]): E[] => rows.map(({ edit }) => edit);

/** @throws Invalid where it can't be calculated */
function calculated<P>(price: P | Invalid | undefined): P {
  if (price === undefined) throw new Error('A part was not calculated');
  if (price instanceof Invalid) throw price;
  return price;
}
