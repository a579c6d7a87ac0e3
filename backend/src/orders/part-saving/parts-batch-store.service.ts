import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/current-user.js';
import { OrderAccessService } from '../access/order-access.service.js';
import { OrderTotalsKeeper } from '../kept-totals/order-totals.keeper.js';
import type { Order } from '../order.entity.js';
import type { LoadedPart } from '../part-rows/loaded-part.js';
import { toPartView } from '../parts/to-part-view.js';
import { PartsRepository } from '../parts/parts.repository.js';
import type { CatalogueChange } from '../repricing/domain/catalogue-change.js';
import { AddedParts, type PricedAddition } from './added-parts.service.js';
import { sizesDiffer, wordsDiffer } from './edited-part.js';
import { PartStates } from './part-states.service.js';
import type { KeptStateView, SavedPartsView } from './parts-batch.view.js';
import type { RepeatedRow } from './repeated-rows.service.js';
import { RemovedParts } from './removed-parts.service.js';
import { SavedParts } from './saved-parts.service.js';

/** A calculated part. */
interface Calculated {
  /** Of its row in the request, from 0. */
  index: number;
  after: LoadedPart;
  change: CatalogueChange | null;
}

/** A calculated part, beside what it was. */
export interface PartToStore extends Calculated {
  before: LoadedPart;
  /** It is put back to what it was. */
  restored: boolean;
}

/** What a call does to an order's parts, calculated. */
export interface RowsToStore {
  edited: PartToStore[];
  added: PricedAddition[];
  removed: readonly LoadedPart[];
  /** Parts that an earlier call has added, whose rows were sent again. */
  repeated: readonly RepeatedRow[];
}

/** Stores many parts of one order with what hangs on them, in few statements; inside an open `Database.write`. */
@Injectable()
export class PartsBatchStore {
  constructor(
    private readonly access: OrderAccessService,
    private readonly parts: PartsRepository,
    private readonly records: SavedParts,
    private readonly totals: OrderTotalsKeeper,
    private readonly states: PartStates,
    private readonly additions: AddedParts,
    private readonly removals: RemovedParts,
  ) {}

  /** @param keep whether what the parts were is kept, too */
  async store(
    actor: Actor,
    order: Order,
    { edited, added, removed, repeated }: RowsToStore,
    keep: boolean,
  ): Promise<Omit<SavedPartsView, 'refused'>> {
    const former = await this.storeEdited(actor, order, edited, keep);
    const gone = await this.removals.remove(actor, order.id, removed, keep);
    const additions = await this.additions.add(actor, order.id, added);
    const none = [...additions, ...repeated].map(({ after: { id } }) => ({ part_id: id, state: null }));
    if (edited.length + added.length + removed.length > 0) {
      const others = added.length + removed.length > 0;
      const words = others || edited.some(({ before, after }) => wordsDiffer(before, after));
      const sizes = others || edited.some(({ before, after }) => sizesDiffer(before, after));
      await this.access.announceChange(order.id, { words, sizes });
    }
    const order_totals = await this.totals.keepNow(order);
    const saved: Calculated[] = [...edited, ...additions, ...repeated].sort(
      (one, other) => one.index - other.index,
    );
    return {
      parts: saved.map(({ after, change }) => toPartView(after, change)),
      removed: removed.map(({ id }) => id),
      kept: keep ? [...former, ...gone, ...none] : [],
      order_totals,
    };
  }

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
    const changed = await this.records.record(actor, order, edited);
    const former = changed.map(({ before }) => before);
    return keep ? this.states.keep(actor, order.id, former) : [];
  }
}
