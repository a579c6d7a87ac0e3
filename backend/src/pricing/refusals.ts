import { Invalid } from '../platform/errors/app-errors.js';
import { pricingTexts } from './pricing.texts.js';
import { ResultTooLarge } from './domain/numbers/pricing-errors.js';

/**
 * Runs a calculation; what the domain refuses becomes an answer for the user.
 * @throws Invalid at the field whose result has more digits than it can store
 */
export function refusingTooLarge<T>(calculation: () => T): T {
  try {
    return calculation();
  } catch (error) {
    if (error instanceof ResultTooLarge) throw Invalid.field(error.field, pricingTexts.resultTooLarge);
    throw error;
  }
}
