import { mayEdit, type Viewer } from '../../orders/domain/visibility.js';
import type { Order } from '../../orders/order.entity.js';
import { Forbidden, Invalid } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import { offersTexts } from '../offers.texts.js';

/** Quotes that wait for an answer, by users who may edit them. @throws Forbidden, Invalid */
export function sendable(actor: Viewer, { type, status }: Order): void {
  if (!mayEdit(actor, type)) throw new Forbidden(messages.http.forbidden);
  if (type !== 'pre_order' || status !== 'waiting_response')
    throw Invalid.field('status', offersTexts.notWaiting);
}
