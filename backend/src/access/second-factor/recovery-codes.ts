import { createHash, randomBytes } from 'node:crypto';

/** Codes of one set. */
export const RECOVERY_CODES = 10;

/** 32 letters and digits, none of which is taken for another on paper; a byte gives each of them as often. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 16;

/** A code for who lost the device: four groups of four, 80 random bits. */
export function newRecoveryCode(): string {
  const letters = Array.from(randomBytes(LENGTH), (byte) => ALPHABET.charAt(byte % ALPHABET.length));
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-');
}

/** The stored digest of a code, however it was typed: 80 random bits need no salt and no slow digest. */
export const recoveryDigest = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('hex');

/** Whether a text may be one of these codes, and not six digits. */
export const isRecoveryCode = (code: string): boolean =>
  code.toLowerCase().replace(/[^a-z0-9]/g, '').length === LENGTH;
