import { isCommonPassword } from '@forja/passwords';
import { Invalid } from '../platform/errors/app-errors.js';
import { messages } from '../platform/i18n/messages.js';
import { accessTexts } from './access.texts.js';

/** Least length of a password and its text. */
export const PASSWORD_LEAST: [number, string] = [8, accessTexts.passwordTooShort];

/**
 * Refuses one of the most used passwords to an account that administrates or approves; other users are warned beside the field.
 * @throws Invalid at the field `password`
 */
export function refuseCommonPassword(password: string, privileged: boolean): void {
  if (privileged && isCommonPassword(password)) throw Invalid.field('password', accessTexts.passwordCommon);
}

/** One @ between two parts without spaces: only a message to it could prove that an address exists. */
export const emailPattern: [RegExp, string] = [/^[^\s@]+@[^\s@]+$/, messages.validation.emailInvalid];

/** The one spelling an e-mail is stored and looked up in. */
export const normalizedEmail = (email: string) => email.trim().toLowerCase();
