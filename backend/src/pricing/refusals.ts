import { Invalid } from '../platform/errors/app-errors.js';
import { pricingTexts } from './pricing.texts.js';
import { ResultTooLarge, UnknownChoices } from './domain/numbers/pricing-errors.js';
import { messages } from '../platform/i18n/messages.js';

/**
 * Runs a calculation; what the domain refuses becomes an answer for the user.
 * @throws Invalid at the field whose result has more than it can hold
 */
export function refusingTooLarge<T>(calculation: () => T): T {
  try {
    return calculation();
  } catch (error) {
    if (error instanceof ResultTooLarge)
      throw Invalid.field(error.field, pricingTexts.resultTooLarge(error.field, error.limit));
    throw error;
  }
}

/**
 * Runs a calculation of parts that a request gave.
 * @throws Invalid as `refusingTooLarge`, and at each field that names a catalogue entry that does not exist
 */
export function refusingUnpriceable<T>(calculation: () => T): T {
  try {
    return refusingTooLarge(calculation);
  } catch (error) {
    if (!(error instanceof UnknownChoices)) throw error;
    const text = messages.validation.unknownReference;
    throw new Invalid(text, Object.fromEntries(error.fields.map((field) => [field, [text]])));
  }
}
