import { ApiProperty } from '@nestjs/swagger';
import { Nullable } from '../../platform/http/nullable.js';
import { orderStatuses, orderTypes } from '../domain/order-types.js';
import type { OrderStatus, OrderType } from '../domain/order-types.js';
import { moveKinds, moveLabels, movesFrom } from '../domain/status-flow.js';
import type { MoveKind, MoveLabel, MoveRight, StatusMove } from '../domain/status-flow.js';
import { mayMove, type Viewer } from '../domain/visibility.js';

/** The deeds that the signed-in user may do with an order. */
export class OrderRightsView {
  @ApiProperty()
  edit: boolean;

  @ApiProperty({
    description: 'Whether what it holds may be changed now: not while a quote waits for its answer',
  })
  change: boolean;

  @ApiProperty()
  delete: boolean;

  @ApiProperty()
  approve: boolean;
}

export class LastMoveView {
  @ApiProperty({ description: "The user's name" })
  by: string;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @Nullable(String)
  status: string | null;
}

/** A move of the status that is possible now. */
export class TransitionView {
  @ApiProperty({ enum: orderStatuses, enumName: 'OrderStatus' })
  status: OrderStatus;

  @ApiProperty({ enum: moveLabels, enumName: 'MoveLabel' })
  label: MoveLabel;

  @ApiProperty({ enum: moveKinds, enumName: 'MoveKind' })
  kind: MoveKind;

  @ApiProperty({ description: 'Whether the screen asks first' })
  confirm: boolean;
}

class MoveResultView {
  @ApiProperty({ enum: orderTypes, enumName: 'OrderType' })
  type: OrderType;

  @ApiProperty({ enum: orderStatuses, enumName: 'OrderStatus' })
  status: OrderStatus;
}

/** A row of the status flow. */
export class StatusMoveView implements StatusMove {
  @ApiProperty({ enum: orderTypes, enumName: 'OrderType' })
  type: OrderType;

  @ApiProperty({ enum: orderStatuses, enumName: 'OrderStatus' })
  from: OrderStatus;

  @ApiProperty({ enum: orderStatuses, enumName: 'OrderStatus' })
  to: OrderStatus;

  @ApiProperty({ enum: moveKinds, enumName: 'MoveKind' })
  kind: MoveKind;

  @ApiProperty({ enum: moveLabels, enumName: 'MoveLabel' })
  label: MoveLabel;

  @ApiProperty()
  confirm: boolean;

  @ApiProperty({ enum: ['edit', 'approve'] })
  right: MoveRight;

  @ApiProperty({ type: () => MoveResultView })
  becomes: MoveResultView;
}

/** The moves that the viewer may make with an order now. */
export function transitionsFor(
  order: { type: OrderType; status: OrderStatus },
  viewer: Viewer,
): TransitionView[] {
  return movesFrom(order.type, order.status)
    .filter((move) => mayMove(viewer, move))
    .map(({ to, label, kind, confirm }) => ({ status: to, label, kind, confirm }));
}
