import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/current-user.js';
import { FilesService } from '../../files/files.service.js';
import { ChoicesRepository } from '../part-rows/choices.repository.js';
import type { Choices } from '../part-rows/choices.js';
import type { LoadedPart } from '../part-rows/loaded-part.js';
import { fileIdsOf } from '../part-rows/part-files.js';
import { type KeptPlace, keptPart, keptPlace } from './part-state.js';
import type { PartState } from './part-state.entity.js';
import { PartStatesRepository } from './part-states.repository.js';

/** How long a state is kept. */
const KEPT_HOURS = 24;
/** How many states of an order's parts are kept for a user: five saves of the most parts that a call takes. */
const MOST_KEPT = 5000;

const HOUR_MS = 3_600_000;

/** What parts were before they were saved or removed, for the user who did so and for a bounded time. */
@Injectable()
export class PartStates {
  constructor(
    private readonly states: PartStatesRepository,
    private readonly choices: ChoicesRepository,
    private readonly files: FilesService,
  ) {}

  /** Keeps the parts as they are. @returns the state of each, by part; inside an open `Database.write` */
  async keep(
    actor: Actor,
    orderId: number,
    parts: readonly LoadedPart[],
  ): Promise<{ part_id: number; state: string }[]> {
    return this.store(actor, orderId, parts, () => null);
  }

  /** The same of parts that are removed, with where they were and the files that they had. */
  async keepRemoved(
    actor: Actor,
    orderId: number,
    parts: readonly LoadedPart[],
  ): Promise<{ part_id: number; state: string }[]> {
    return this.store(actor, orderId, parts, keptPlace);
  }

  private async store(
    actor: Actor,
    orderId: number,
    parts: readonly LoadedPart[],
    placeOf: (part: LoadedPart) => KeptPlace | null,
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
      place: placeOf(part),
      created_at,
    }));
    const former = new Date(now.getTime() - KEPT_HOURS * HOUR_MS).toISOString();
    await this.release(await this.states.removeOlder(former));
    await this.states.insert(rows);
    await this.release(await this.states.removeBeyond(actor.id, orderId, MOST_KEPT));
    return rows.map(({ part_id, id }) => ({ part_id, state: id }));
  }

  /** Removed parts that can't come back any more need no files. */
  private async release(places: readonly KeptPlace[]): Promise<void> {
    await this.files.release(places.flatMap(fileIdsOf));
  }

  /** The states of these names that are the user's own and of this order, by name. */
  async find(actor: Actor, orderId: number, ids: readonly string[]): Promise<ReadonlyMap<string, PartState>> {
    const found = await this.states.find(actor.id, orderId, ids);
    return new Map(found.map((state) => [state.id, state]));
  }

  /** What the removed ones of these parts name. */
  async choicesOf(states: Iterable<PartState>): Promise<Choices> {
    const removed = [...states].filter(({ place }) => place !== null);
    return this.choices.of(
      removed.map(({ fields, place }) => ({ ...fields, ...place })),
      removed.flatMap(({ processes }) => processes),
    );
  }

  /** Lets go what was kept of removed parts that are back: they have their files again. */
  async forgetRemoved(partIds: readonly number[]): Promise<void> {
    await this.states.removeRemoved(partIds);
  }
}
