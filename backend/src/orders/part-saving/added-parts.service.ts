import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/current-user.js';
import { OrderHistoryService } from '../history/order-history.service.js';
import type { LoadedPart } from '../part-rows/loaded-part.js';
import { grouped } from '../part-rows/choices.js';
import { PartsRepository } from '../parts/parts.repository.js';
import type { CatalogueChange } from '../repricing/domain/catalogue-change.js';
import type { PricedPart } from '../repricing/repricing.service.js';
import { addedPart, type PartToAdd } from './added-part.js';
import { PartStates } from './part-states.service.js';
import { RepeatedRows } from './repeated-rows.service.js';

/** A part that is to come into a set, calculated. */
export interface PricedAddition {
  /** Of its row in the request, from 0. */
  index: number;
  edit: PartToAdd;
  /** A name that the sender gave the row; null for none. */
  key: string | null;
  price: PricedPart<PartToAdd['part']>;
}

/** A part that has come into its set. */
interface Added {
  index: number;
  after: LoadedPart;
  change: CatalogueChange | null;
}

/** Adds new parts at the end of their sets, and puts removed ones back where they were; inside an open `Database.write`. */
@Injectable()
export class AddedParts {
  constructor(
    private readonly parts: PartsRepository,
    private readonly history: OrderHistoryService,
    private readonly states: PartStates,
    private readonly repeated: RepeatedRows,
  ) {}

  /** @returns the parts as they are stored, in the order of the rows */
  async add(actor: Actor, orderId: number, rows: readonly PricedAddition[]): Promise<Added[]> {
    const added: Added[] = [];
    for (const [setId, ofSet] of grouped(rows, ({ edit }) => edit.part.set_id)) {
      for (const each of await this.addToSet(setId, ofSet)) added.push(each);
    }
    await this.parts.replaceRowsOf(
      added.map(({ after }) => ({ part: after, before: [], rows: after.processes })),
    );
    const returned = added.filter(({ index }) => rows.some((row) => row.index === index && isReturning(row)));
    const events = returned.map(({ after: { id, title, final_value } }) => ({
      part_id: id,
      part: title,
      final_value: [null, final_value],
    }));
    await this.history.recordAll(actor, orderId, 'part_saved', events);
    await this.states.forgetRemoved(returned.map(({ after }) => after.id));
    const keys = new Map(rows.map(({ index, key }) => [index, key]));
    await this.repeated.remember(
      added.map(({ index, after }) => ({ part: after, key: keys.get(index) ?? null })),
    );
    return added.sort((one, other) => one.index - other.index);
  }

  private async addToSet(setId: number, rows: readonly PricedAddition[]): Promise<Added[]> {
    const ids = await this.parts.idsInOrder(setId);
    const returning = rows
      .flatMap((row) => (isReturning(row) ? [{ row, id: row.edit.part.id }] : []))
      .sort((one, other) => one.row.edit.part.position - other.row.edit.part.position);
    for (const { row, id } of returning) ids.splice(row.edit.part.position - 1, 0, id);
    await this.parts.placeInOrder(setId, ids);
    const back = returning.map(({ row, id }) => stored(row, { id, position: ids.indexOf(id) + 1 }));
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
      return stored(row, { id, position });
    });
    return [...back, ...fresh];
  }
}

const isReturning = (row: PricedAddition): row is PricedAddition & { edit: { part: { id: number } } } =>
  row.edit.part.id !== undefined;

const stored = ({ index, edit, price }: PricedAddition, place: { id: number; position: number }): Added => ({
  index,
  after: addedPart(edit, price, place),
  change: price.change,
});
