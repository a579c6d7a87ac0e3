import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/current-user.js';
import type { LoadedPart } from '../part-rows/loaded-part.js';
import { keptPart } from './part-state.js';
import type { PartState } from './part-state.entity.js';
import { PartStatesRepository } from './part-states.repository.js';

/** How long a state is kept. */
const KEPT_HOURS = 24;
/** How many states of an order's parts are kept for a user: five saves of the most parts that a call takes. */
const MOST_KEPT = 5000;

const HOUR_MS = 3_600_000;

/** What parts were before they were saved, for the user who saved them and for a bounded time. */
@Injectable()
export class PartStates {
  constructor(private readonly states: PartStatesRepository) {}

  /** Keeps the parts as they are. @returns the state of each, by part; inside an open `Database.write` */
  async keep(
    actor: Actor,
    orderId: number,
    parts: readonly LoadedPart[],
  ): Promise<{ part_id: number; state: string }[]> {
    if (parts.length === 0) return [];
    const now = new Date();
    const created_at = now.toISOString();
    const rows = parts.map((part) => ({
      ...keptPart(part),
      id: randomUUID(),
      user_id: actor.id,
      order_id: orderId,
      part_id: part.id,
      created_at,
    }));
    await this.states.removeOlder(new Date(now.getTime() - KEPT_HOURS * HOUR_MS).toISOString());
    await this.states.insert(rows);
    await this.states.removeBeyond(actor.id, orderId, MOST_KEPT);
    return rows.map(({ part_id, id }) => ({ part_id, state: id }));
  }

  /** The states of these names that are the user's own and of this order, by name. */
  async find(actor: Actor, orderId: number, ids: readonly string[]): Promise<ReadonlyMap<string, PartState>> {
    const found = await this.states.find(actor.id, orderId, ids);
    return new Map(found.map((state) => [state.id, state]));
  }
}
