import { ChoiceField } from '../../platform/http/fields.js';
import { IdField, IdListField } from '../../platform/http/number-fields.js';
import { messages } from '../../platform/i18n/messages.js';
import type { MoveKind } from '../domain/status-flow.js';

/** Orders of one call. */
export const MOST_ORDERS = 200;

/** The moves that are made of many orders at once: those that decide nothing about a customer's answer. */
export const bulkMoves = ['next', 'previous', 'finish'] as const satisfies readonly MoveKind[];
export type BulkMove = (typeof bulkMoves)[number];

const ids = { required: messages.validation.required, description: `At most ${String(MOST_ORDERS)} orders` };

/** Body of POST /api/order-bulk/status. */
export class BulkMoveDto {
  @IdListField(ids)
  ids: number[];

  @ChoiceField(bulkMoves, {
    required: messages.validation.required,
    description: 'The kind of move, as GET /api/status-flow has it',
  })
  move: BulkMove;
}

/** Body of POST /api/order-bulk/owner. */
export class AssignmentDto {
  @IdListField(ids)
  ids: number[];

  @IdField({ required: messages.validation.required, description: 'Who is responsible from now on' })
  user_id: number;
}
