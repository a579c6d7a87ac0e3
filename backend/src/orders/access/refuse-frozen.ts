import { Invalid, type FieldErrors } from '../../platform/errors/app-errors.js';
import type { OrderStatus, OrderType } from '../domain/order-types.js';
import { awaitsAnswer } from '../domain/read-only.js';
import { orderTexts } from '../orders.texts.js';

interface Frozen {
  type: OrderType;
  status: OrderStatus;
}

/**
 * Refuses a change inside of a quote whose customer has it before them.
 * @param field which the refusal stands at
 * @throws Invalid while the quote waits for its answer
 */
export function refuseFrozen(order: Frozen, field: string): void {
  refuseFrozenChanges(order, [field]);
}

/** Refuses a save that would change these fields; one that changes nothing passes. @throws Invalid */
export function refuseFrozenChanges(order: Frozen, fields: readonly string[]): void {
  if (fields.length === 0 || !awaitsAnswer(order)) return;
  const errors: FieldErrors = {};
  for (const field of fields) errors[field] = [orderTexts.awaitsAnswer];
  throw new Invalid(orderTexts.awaitsAnswer, errors);
}
