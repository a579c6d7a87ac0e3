import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThan, Not, type FindOptionsWhere } from 'typeorm';
import type { Actor } from '../../access/current-user.js';
import { FilesService } from '../../files/files.service.js';
import { insertRows } from '../../platform/database/bulk-rows.js';
import { Database } from '../../platform/database/database.js';
import type { Choices } from '../part-rows/choices.js';
import { ChoicesRepository } from '../part-rows/choices.repository.js';
import type { LoadedPart } from '../part-rows/loaded-part.js';
import { fileIdsOf } from '../part-rows/part-files.js';
import { type KeptPlace, keptPart } from './part-state.js';
import { PartState } from './part-state.entity.js';

/** How long a state is kept. */
const KEPT_HOURS = 24;
/** How many states of an order's parts are kept for a user: five saves of the most parts that a call takes. */
const MOST_KEPT = 5000;

const HOUR_MS = 3_600_000;

/** The name of a state that was kept, and its part. */
interface KeptState {
  part_id: number;
  state: string;
}

/**
 * The states of parts before they were saved or removed, for the user who did so and for a bounded time. Changes belong
 * inside `Database.write`.
 */
@Injectable()
export class PartStates {
  constructor(
    private readonly db: Database,
    private readonly choices: ChoicesRepository,
    private readonly files: FilesService,
  ) {}

  /**
   * Keeps the parts as they are.
   * @param placeOf where a part that is removed was, with its files
   */
  async keep(
    actor: Actor,
    orderId: number,
    parts: readonly LoadedPart[],
    placeOf: (part: LoadedPart) => KeptPlace | null = () => null,
  ): Promise<KeptState[]> {
    if (parts.length === 0) return [];
    const now = new Date();
    const created_at = now.toISOString();
    const rows = parts.map((part) => ({
      ...keptPart(part),
      id: randomUUID(),
      user_id: actor.id,
      order_id: orderId,
      part_id: part.id,
      place: placeOf(part),
      created_at,
    }));
    const former = new Date(now.getTime() - KEPT_HOURS * HOUR_MS).toISOString();
    await this.remove({ created_at: LessThan(former) });
    await insertRows(this.db.manager, PartState, rows);
    await this.removeBeyond(actor.id, orderId);
    return rows.map(({ part_id, id }) => ({ part_id, state: id }));
  }
  /** The states of these names that are the user's own and of this order, by name. */
  async find(actor: Actor, orderId: number, ids: readonly string[]): Promise<ReadonlyMap<string, PartState>> {
    if (ids.length === 0) return new Map();
    const found = await this.db.manager.find(PartState, {
      where: { id: In([...ids]), user_id: actor.id, order_id: orderId },
    });
    return new Map(found.map((state) => [state.id, state]));
  }

  /** The catalogue entries that the removed ones of these parts name. */
  async choicesOf(states: Iterable<PartState>): Promise<Choices> {
    const removed = [...states].filter(({ place }) => place !== null);
    return this.choices.load(
      removed.map(({ fields, place }) => ({ ...fields, ...place })),
      removed.flatMap(({ processes }) => processes),
    );
  }

  /** Lets go the states of removed parts that are back: they have their files again. */
  async forgetRemoved(partIds: readonly number[]): Promise<void> {
    if (partIds.length === 0) return;
    await this.db.manager.delete(PartState, { part_id: In([...partIds]), place: Not(IsNull()) });
  }

  /** Removes the oldest of a user's states of an order that are too many. */
  private async removeBeyond(userId: number, orderId: number): Promise<void> {
    const [first] = await this.db.manager.find(PartState, {
      where: { user_id: userId, order_id: orderId },
      select: { id: true, created_at: true },
      order: { created_at: 'DESC' },
      skip: MOST_KEPT,
      take: 1,
    });
    if (!first) return;
    await this.remove({ user_id: userId, order_id: orderId, created_at: LessThan(first.created_at) });
    await this.remove({ id: first.id });
  }

  /** Removes states, with the files of parts that can't come back any more. */
  private async remove(where: FindOptionsWhere<PartState>): Promise<void> {
    const removed = await this.db.manager.find(PartState, {
      where: { ...where, place: Not(IsNull()) },
      select: { id: true, place: true },
    });
    await this.db.manager.delete(PartState, where);
    await this.files.release(removed.flatMap(({ place }) => (place ? fileIdsOf(place) : [])));
  }
}
