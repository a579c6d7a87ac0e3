import { choice, flag, instant, namedChoice, nullable, one, shape, text } from '../../platform/shape.js';
import { orderStatuses, orderTypes } from '../domain/order-types.js';
import type { OrderStatus, OrderType } from '../domain/order-types.js';
import { moveKinds, moveLabels, movesFrom } from '../domain/status-flow.js';
import type { StatusMove } from '../domain/status-flow.js';
import { mayMove, type Viewer } from '../domain/visibility.js';

/** The deeds that the signed-in user may do with an order. */
export class OrderRightsView extends shape({
  edit: flag(),
  change: flag('Whether what it holds may be changed now: not while a quote waits for its answer'),
  delete: flag(),
  approve: flag(),
}) {}

export class LastMoveView extends shape({
  by: text("The user's name"),
  at: instant(),
  status: nullable(text()),
}) {}

/** A move of the status that is possible now. */
export class TransitionView extends shape({
  status: namedChoice('OrderStatus', orderStatuses),
  label: namedChoice('MoveLabel', moveLabels),
  kind: namedChoice('MoveKind', moveKinds),
  confirm: flag('Whether the screen asks first'),
}) {}

class MoveResultView extends shape({
  type: namedChoice('OrderType', orderTypes),
  status: namedChoice('OrderStatus', orderStatuses),
}) {}

/** A row of the status flow. */
export class StatusMoveView
  extends shape({
    type: namedChoice('OrderType', orderTypes),
    from: namedChoice('OrderStatus', orderStatuses),
    to: namedChoice('OrderStatus', orderStatuses),
    kind: namedChoice('MoveKind', moveKinds),
    label: namedChoice('MoveLabel', moveLabels),
    confirm: flag(),
    right: choice(['edit', 'approve']),
    becomes: one(() => MoveResultView),
  })
  implements StatusMove {}

/** The moves that the viewer may make with an order now. */
export function transitionsFor(
  order: { type: OrderType; status: OrderStatus },
  viewer: Viewer,
): TransitionView[] {
  return movesFrom(order.type, order.status)
    .filter((move) => mayMove(viewer, move))
    .map(({ to, label, kind, confirm }) => ({ status: to, label, kind, confirm }));
}
