import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/current-user.js';
import { User } from '../../access/users/user.entity.js';
import { Database } from '../../platform/database/database.js';
import { AppError, Forbidden, Invalid } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import { OrderAccessService } from '../access/order-access.service.js';
import { seesAll } from '../domain/visibility.js';
import { OrderHistoryService } from '../history/order-history.service.js';
import type { PersonView } from '../people.view.js';
import { OrdersRepository } from '../orders.repository.js';
import { OrderStatusService } from './order-status.service.js';
import { MOST_ORDERS, type AssignmentDto, type BulkMoveDto } from './bulk-orders.dto.js';
import { bulkOrderTexts } from './bulk-orders.texts.js';
import type { BulkOrdersView } from './bulk-orders.view.js';

/** A user who can be given orders. */
type Owner = Pick<User, 'id' | 'name'>;

/** One change of many orders: each in a transaction of its own, with the checks of the call for one. */
@Injectable()
export class BulkOrders {
  constructor(
    private readonly db: Database,
    private readonly access: OrderAccessService,
    private readonly statuses: OrderStatusService,
    private readonly orders: OrdersRepository,
    private readonly history: OrderHistoryService,
  ) {}

  /** Moves each by the move of this kind that its status has. @throws Invalid for none, or too many */
  async move(actor: Actor, { ids, move }: BulkMoveDto): Promise<BulkOrdersView> {
    return each(ids, async (id) => {
      await this.statuses.moveBy(actor, id, move);
    });
  }

  /**
   * Gives them to another user. For who sees all orders and may edit them: to all others an order that they gave away would
   * be gone.
   * @throws Invalid for none, too many, or a user who can't sign in; Forbidden
   */
  async assign(actor: Actor, { ids, user_id }: AssignmentDto): Promise<BulkOrdersView> {
    if (!seesAll(actor)) throw new Forbidden(messages.http.forbidden);
    const owner = await this.db.manager.findOne(User, {
      where: { id: user_id, enabled: true },
      select: { id: true, name: true },
    });
    if (!owner) throw Invalid.field('user_id', bulkOrderTexts.unknownOwner);
    return each(ids, (id) => this.assignOne(actor, id, owner));
  }

  /** The users who can be given orders; a user who does not see all orders finds only themselves. */
  async ownersFor(actor: Actor): Promise<PersonView[]> {
    if (!seesAll(actor)) return [{ id: actor.id, name: actor.name }];
    const owners = await this.db.manager.find(User, {
      where: { enabled: true },
      select: { id: true, name: true },
    });
    return owners
      .map(({ id, name }) => ({ id, name }))
      .sort((one, other) => one.name.localeCompare(other.name, 'pt-BR') || one.id - other.id);
  }

  private async assignOne(actor: Actor, id: number, owner: Owner): Promise<void> {
    await this.db.write(async () => {
      const order = await this.access.editable(actor, id);
      if (order.created_by_id === owner.id) return;
      const former = await this.nameOf(order.created_by_id);
      await this.orders.update(id, {
        created_by_id: owner.id,
        version: order.version + 1,
        updated_at: new Date().toISOString(),
      });
      await this.history.record(actor, id, 'saved', { owner: [former, owner.name] });
    });
  }

  /** The name of an account, whatever its state; null where it is gone. */
  private async nameOf(id: number | null): Promise<string | null> {
    if (id === null) return null;
    const user = await this.db.manager.findOne(User, { where: { id }, select: { id: true, name: true } });
    return user?.name ?? null;
  }
}

/** Makes the change of one order after the other, and notes which refused it. @throws Invalid */
async function each(ids: readonly number[], change: (id: number) => Promise<void>): Promise<BulkOrdersView> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) throw Invalid.field('ids', bulkOrderTexts.none);
  if (wanted.length > MOST_ORDERS) throw Invalid.field('ids', bulkOrderTexts.tooMany);
  const answer: BulkOrdersView = { changed: [], refused: [] };
  for (const id of wanted) {
    try {
      await change(id);
      answer.changed.push(id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      answer.refused.push({ id, message: error.message });
    }
  }
  return answer;
}
