import { dayAfter, dayOf } from '../../platform/i18n/calendar.js';
import { ENDING_DAYS } from '../domain/order-types.js';
import type { Order } from '../order.entity.js';

/** How the validity of a quote stands that waits for an answer. */
export const validityStates = ['valid', 'ending', 'ended'] as const;
export type ValidityState = (typeof validityStates)[number];

/** Days as lists and reminders compare them. */
export interface ValidityDays {
  /** Of the one who asks: a quote is valid to the end of its last day in Brasília. */
  today: string;
  /** The last day on which a quote that ends then is shown as ending. */
  soon: string;
}

/** @param now ISO moment */
export function validityDays(now = new Date().toISOString()): ValidityDays {
  const today = dayOf(now);
  return { today, soon: dayAfter(today, ENDING_DAYS) };
}

/** Fields of the validity that lists and screens show. */
export function validityOf({ status, validity_key: last }: Pick<Order, 'status' | 'validity_key'>): {
  valid_until: string | null;
  validity: ValidityState | null;
} {
  if (!last) return { valid_until: null, validity: null };
  if (status !== 'waiting_response') return { valid_until: last, validity: null };
  const { today, soon } = validityDays();
  const open = last <= soon ? 'ending' : 'valid';
  return { valid_until: last, validity: last < today ? 'ended' : open };
}
