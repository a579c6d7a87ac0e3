import { decimal, instant, namedChoice, property, shape, text } from '../../platform/shape.js';
import { orderActions, type OrderEvent } from './order-event.entity.js';

/** One thing that happened to an order. */
export class OrderEventView extends shape({
  id: decimal(),
  user_name: text('Name of the user at that time'),
  action: namedChoice('OrderAction', orderActions),
  details: property<Record<string, unknown> | null>({
    type: Object,
    nullable: true,
    additionalProperties: true,
    description: 'Field → [from, to], or what the action is about',
  }),
  created_at: instant(),
}) {}

export const toEventView = ({ id, user_name, action, details, created_at }: OrderEvent): OrderEventView => ({
  id,
  user_name,
  action,
  details: details && withProcessText(details),
  created_at,
});

/**
 * A part's process rows are answered as JSON text of `[name, minutes, BRL][]`. They were once stored as such a text too:
 * events of then and of now read alike.
 */
function withProcessText(details: Record<string, unknown>): Record<string, unknown> {
  if (!Array.isArray(details.processes)) return details;
  const states = details.processes as unknown[];
  const texts = states.map((rows) => (typeof rows === 'string' ? rows : JSON.stringify(rows)));
  return { ...details, processes: texts };
}
