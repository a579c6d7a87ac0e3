import { messages } from '../platform/i18n/messages.js';
import { accessTexts } from './access.texts.js';

/** Least length of a password (decisions: session and access) and its text. */
export const PASSWORD_LEAST: [number, string] = [8, accessTexts.passwordTooShort];

/** One @ between two parts without spaces: only a message to it could prove that an address exists. */
export const emailPattern: [RegExp, string] = [/^[^\s@]+@[^\s@]+$/, messages.validation.emailInvalid];

/** The one spelling an e-mail is stored and looked up in. */
export const normalizedEmail = (email: string) => email.trim().toLowerCase();
