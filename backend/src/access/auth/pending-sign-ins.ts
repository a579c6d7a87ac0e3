import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { User } from '../users/user.entity.js';
import { ServerKeys } from './server-keys.js';

/** How long the second step may take, in milliseconds. */
const LIFETIME_MS = 5 * 60_000;

type Account = Pick<User, 'id' | 'password_hash'>;

/**
 * Tokens between the two steps of a sign-in: they say whose password was right, and until when that counts. Nothing is
 * stored; they are no session tokens, and end with the password.
 */
@Injectable()
export class PendingSignIns {
  private key: Buffer | undefined;

  constructor(private readonly keys: ServerKeys) {}

  begin(account: Account): string {
    const claims = `${String(account.id)}.${String(Date.now() + LIFETIME_MS)}`;
    return `${claims}.${this.proof(claims, account)}`;
  }

  /** The user whom the token names, to be checked; null for a text of another form. */
  userOf(token: string): number | null {
    const [id] = /^\d{1,10}(?=\.\d{1,16}\.[\w-]{43}$)/.exec(token) ?? [];
    return id === undefined ? null : Number(id);
  }

  /** Whether the token was made for this account with its password of now, and is not over. */
  isOf(token: string, account: Account): boolean {
    const [id = '', until = '', proof = ''] = token.split('.');
    const expected = Buffer.from(this.proof(`${id}.${until}`, account));
    const given = Buffer.from(proof);
    const genuine = given.length === expected.length && timingSafeEqual(given, expected);
    return genuine && id === String(account.id) && Number(until) > Date.now();
  }

  private proof(claims: string, { password_hash }: Account): string {
    this.key ??= this.keys.of('pending sign-ins');
    const password = createHash('sha256').update(password_hash).digest('hex');
    return createHmac('sha256', this.key).update(`${claims}|${password}`).digest('base64url');
  }
}
