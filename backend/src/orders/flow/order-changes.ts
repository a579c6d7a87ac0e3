/** Changes that a request makes to an order's columns, and values of it that are refused. */
import { Forbidden, Invalid } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import { orderTexts } from '../orders.texts.js';
import { sortedBreaks } from '../domain/breaks.js';
import { UNANSWERED } from '../domain/duplicate.js';
import { givenFields } from '../domain/given-fields.js';
import { BLANK_TERMS } from '../domain/order-terms.js';
import type { OrderType } from '../domain/order-types.js';
import { findMove, type StatusMove } from '../domain/status-flow.js';
import { mayApprove, type Viewer } from '../domain/visibility.js';
import type { Order } from '../order.entity.js';
import type { UpdateOrderDto } from './orders.dto.js';
import type { OrderFields } from '../orders.repository.js';

/** Fields that the total depends on, besides the parts. */
const OF_THE_TOTAL = ['discount', 'delivery_type', 'delivery_value', 'service_value', 'markup'] as const;

/** The fields that a request gives, as they are stored; an absent one is not among them. */
export function givenTerms(request: UpdateOrderDto): Partial<OrderFields> {
  const given = givenFields(request, BLANK_TERMS);
  return given.breaks ? { ...given, breaks: sortedBreaks(given.breaks) } : given;
}

/** Whether a request gives a field by which the discount could come to exceed the total. */
export const touchesTotal = (given: Partial<OrderFields>) =>
  OF_THE_TOTAL.some((field) => given[field] !== undefined);

/** Why a quote was lost: one of the given reasons, and a note in the user's words. */
export type Loss = Pick<OrderFields, 'lost_reason' | 'lost_note'>;

interface Moved {
  order: Order;
  by: { name: string };
  /** ISO moment. */
  now: string;
  loss?: Loss;
}

/** The columns that a move changes, among them who approved, when the quote was first sent, and when it was last answered. */
export function movedFields(move: StatusMove, { order, by, now, loss }: Moved): Partial<OrderFields> {
  const { becomes, kind } = move;
  if (kind === 'approve') return { ...becomes, approved_by: by.name, approved_at: now, answered_at: now };
  if (kind === 'cancel') return { ...becomes, answered_at: now, ...loss };
  const sent = becomes.status === 'waiting_response' ? { sent_at: order.sent_at ?? now } : {};
  return { ...becomes, ...sent, ...(move.from === 'cancelled' ? UNANSWERED : {}) };
}

/**
 * The move that the type in a save asks for: none where it stays, the approval where a user makes an order of a quote.
 * @throws Invalid for an order that should become a quote, or a quote whose status can't be approved; Forbidden
 */
export function typeMove(viewer: Viewer, order: Order, type: OrderType | undefined): StatusMove | null {
  if (type === undefined || type === order.type) return null;
  if (type === 'pre_order') throw Invalid.field('type', orderTexts.typeLocked);
  if (!mayApprove(viewer)) throw new Forbidden(messages.http.forbidden);
  const move = findMove(order.type, order.status, 'approved');
  if (!move) throw Invalid.field('type', orderTexts.invalidMove);
  return move;
}
