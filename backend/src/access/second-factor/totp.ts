import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * One-time codes by time (RFC 6238 over RFC 4226: SHA-1, 30 s, six digits), as every authenticator app makes them.
 * Pure: key and moment are given.
 */

const STEP_MS = 30_000;
const DIGITS = 6;
/** Steps that a device's clock may be behind or ahead. */
const DRIFT = 1;

/** Bytes of a new key: as many as SHA-1 has. */
export const TOTP_KEY_BYTES = 20;

/** The step that a moment (milliseconds since 1970) is in. */
export const stepAt = (moment: number): number => Math.floor(moment / STEP_MS);

/** The code of a step, six digits. */
export function codeOf(key: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/**
 * The step whose code this is, within the drift; null where it is wrong, or of a step that was used already.
 * @param last step that was used; each code and all before it count once
 */
export function stepOfCode(key: Buffer, code: string, moment: number, last: number | null): number | null {
  const now = stepAt(moment);
  let found: number | null = null;
  for (let step = now - DRIFT; step <= now + DRIFT; step += 1) {
    if (isEqualInConstantTime(codeOf(key, step), code) && (last === null || step > last)) found ??= step;
  }
  return found;
}

function isEqualInConstantTime(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes in base 32 (RFC 4648) without padding, the form in which a key is typed into an app. */
export function base32(bytes: Uint8Array): string {
  let bits = 0;
  let rest = 0;
  let text = '';
  for (const byte of bytes) {
    rest = (rest << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += ALPHABET.charAt((rest >>> bits) & 31);
      rest &= (1 << bits) - 1;
    }
  }
  return bits > 0 ? text + ALPHABET.charAt((rest << (5 - bits)) & 31) : text;
}

/** The address that an authenticator app reads from the QR code. */
export function otpauthUri(key: Uint8Array, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${base32(key)}&issuer=${encodeURIComponent(issuer)}`;
}
