import { shape } from '../../platform/shape.js';
import { choiceField } from '../../platform/http/fields.js';
import { idField, idListField } from '../../platform/http/number-fields.js';
import { messages } from '../../platform/i18n/messages.js';
import type { MoveKind } from '../domain/status-flow.js';

/** Orders of one call. */
export const MOST_ORDERS = 200;

/** The moves that are made of many orders at once: those that decide nothing about a customer's answer. */
export const bulkMoves = ['next', 'previous', 'finish'] as const satisfies readonly MoveKind[];
export type BulkMove = (typeof bulkMoves)[number];

const ids = { required: messages.validation.required, description: `At most ${String(MOST_ORDERS)} orders` };

/** Body of POST /api/order-bulk/status. */
export class BulkMoveDto extends shape({
  ids: idListField(ids),
  move: choiceField(bulkMoves, {
    required: messages.validation.required,
    description: 'The kind of move, as GET /api/status-flow has it',
  }),
}) {}

/** Body of POST /api/order-bulk/owner. */
export class AssignmentDto extends shape({
  ids: idListField(ids),
  user_id: idField({ required: messages.validation.required, description: 'Who is responsible from now on' }),
}) {}
