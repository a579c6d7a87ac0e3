import { Conflict } from '../platform/errors/app-errors.js';
import { messages } from '../platform/i18n/messages.js';

/**
 * Refuses a save that was made on another version than the one now stored; a save without a version is taken as it is.
 * @throws Conflict
 */
export function refuseOlder(sent: number | null | undefined, stored: number): void {
  if (typeof sent === 'number' && sent !== stored) throw new Conflict(messages.http.changedMeanwhile);
}
