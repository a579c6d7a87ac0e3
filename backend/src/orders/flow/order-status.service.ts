import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/current-user.js';
import { Database } from '../../platform/database/database.js';
import { Forbidden, Invalid } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import { refuseOlder } from '../../platform/http/versions.js';
import { orderTexts } from '../orders.texts.js';
import { findMove, movesFrom, type MoveKind, type StatusMove } from '../domain/status-flow.js';
import { mayApprove, mayEdit, mayMove } from '../domain/visibility.js';
import { OrderAccessService } from '../access/order-access.service.js';
import type { Loss } from './order-changes.js';
import type { Order } from '../order.entity.js';
import { OrderSaver } from './order-saver.service.js';
import type { OrderView } from '../tree/order-view.js';
import type { LostReasonDto, UpdateStatusDto } from './orders.dto.js';

/** Moves orders through the status flow. */
@Injectable()
export class OrderStatusService {
  constructor(
    private readonly db: Database,
    private readonly access: OrderAccessService,
    private readonly saver: OrderSaver,
  ) {}

  /**
   * Makes one move; approving makes an order of the quote and keeps who did it and when.
   * @throws NotFound, Forbidden, Conflict (older version), Invalid for a move that the flow lacks, or a reason of a loss
   * that is none
   */
  async move(actor: Actor, id: number, request: UpdateStatusDto): Promise<OrderView> {
    return this.db.write(async () => {
      const order = await this.movable(actor, id);
      refuseOlder(request.version, order.version);
      const move = allowed(actor, findMove(order.type, order.status, request.status));
      return this.saver.save(actor, order, { given: {}, move, loss: lossOf(request, move) });
    });
  }

  /**
   * Makes the move of this kind that the order's status has. It answers nothing: what an order looks like costs as much as
   * the move, and moves of many orders have no use for it.
   * @throws NotFound, Forbidden, Invalid where its status has none
   */
  async moveBy(actor: Actor, id: number, kind: MoveKind): Promise<void> {
    await this.db.write(async () => {
      const order = await this.movable(actor, id);
      const move = allowed(
        actor,
        movesFrom(order.type, order.status).find((one) => one.kind === kind),
      );
      await this.saver.change(actor, order, { given: {}, move });
    });
  }

  /**
   * Stores why a cancelled quote was lost; what the request leaves out stays as it is.
   * @throws NotFound, Forbidden, Conflict (older version), Invalid for what is not cancelled
   */
  async explainLoss(actor: Actor, id: number, request: LostReasonDto): Promise<OrderView> {
    return this.db.write(async () => {
      const order = await this.access.editable(actor, id);
      refuseOlder(request.version, order.version);
      if (order.status !== 'cancelled') throw Invalid.field('lost_reason', orderTexts.lossOfCancelled);
      const { lost_reason = order.lost_reason, lost_note = order.lost_note } = request;
      return this.saver.save(actor, order, { given: { lost_reason, lost_note } });
    });
  }

  /** The order, locked, of which the actor may make some move. @throws NotFound, Forbidden */
  private async movable(actor: Actor, id: number): Promise<Order> {
    const order = await this.access.locked(actor, id);
    const mayMoveAny = mayEdit(actor, order.type) || (order.type === 'pre_order' && mayApprove(actor));
    if (!mayMoveAny) throw new Forbidden(messages.http.forbidden);
    return order;
  }
}

/** @throws Invalid for a move that the flow lacks, Forbidden */
function allowed(actor: Actor, move: StatusMove | undefined): StatusMove {
  if (!move) throw Invalid.field('status', orderTexts.invalidMove);
  if (!mayMove(actor, move)) throw new Forbidden(messages.http.forbidden);
  return move;
}

/** Why the quote is lost, where the move cancels it. @throws Invalid for a reason with another move */
function lossOf(request: UpdateStatusDto, { kind }: StatusMove): Loss | undefined {
  const lost_reason = request.lost_reason ?? request.reason ?? null;
  const lost_note = request.lost_note ?? null;
  if (kind === 'cancel') return { lost_reason, lost_note };
  if (lost_reason ?? lost_note) throw Invalid.field('lost_reason', orderTexts.lossOfCancelled);
  return undefined;
}
