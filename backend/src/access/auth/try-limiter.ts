import { Injectable } from '@nestjs/common';
import { TooManyTries } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import { TryCounter } from './try-counter.js';

/** How many tries within which time. */
interface TryRule {
  name: string;
  most: number;
  windowMs: number;
}

const MINUTE = 60_000;

/** Failed sign-ins of one account from one address, or from one device that is known to the account. */
const ACCOUNT: TryRule = { name: 'sign-in-account', most: 10, windowMs: 15 * MINUTE };
/** Failed sign-ins from one address, whatever the account; an office shares one address. */
const ADDRESS: TryRule = { name: 'sign-in-address', most: 100, windowMs: 15 * MINUTE };
/** Wrong current passwords of a signed-in user: a borrowed session must not become the account. */
const PASSWORD_CHANGE: TryRule = { name: 'password-change', most: 10, windowMs: 15 * MINUTE };
/** New accounts from one address. */
const REGISTRATION: TryRule = { name: 'registration', most: 100, windowMs: 60 * MINUTE };

/**
 * Limits the tries of what an attacker would repeat. A sign-in is counted before its password is checked and taken
 * back when it was right: many tries at once don't slip through, and successes never add up.
 */
@Injectable()
export class TryLimiter {
  constructor(private readonly counter: TryCounter) {}

  /**
   * @param device known to have signed in to the account before: its tries count apart from those of its address
   * @throws TooManyTries when the account or the address has none left
   */
  async beforeSignIn(account: string, address: string, device: string | null = null): Promise<void> {
    if (device === null) await this.take(ADDRESS, address);
    await this.take(ACCOUNT, placeOf(account, address, device));
  }

  /** The password was right: the account starts afresh there, the address gets its try back. */
  async afterSignIn(account: string, address: string, device: string | null = null): Promise<void> {
    await this.counter.reset(keyOf(ACCOUNT, placeOf(account, address, device)));
    if (device === null) await this.counter.add(keyOf(ADDRESS, address), -1, ADDRESS.windowMs);
  }

  /** @throws TooManyTries when the address has none left */
  async beforeRegistration(address: string): Promise<void> {
    await this.take(REGISTRATION, address);
  }

  /** @throws TooManyTries when the user has none left */
  async beforePasswordChange(userId: number): Promise<void> {
    await this.take(PASSWORD_CHANGE, String(userId));
  }

  /** The current password was right. */
  async afterPasswordChange(userId: number): Promise<void> {
    await this.counter.reset(keyOf(PASSWORD_CHANGE, String(userId)));
  }

  private async take(rule: TryRule, key: string): Promise<void> {
    const { count, expiresInMs } = await this.counter.add(keyOf(rule, key), 1, rule.windowMs);
    if (count > rule.most) throw new TooManyTries(messages.http.tooManyTries, Math.ceil(expiresInMs / 1000));
  }
}

const placeOf = (account: string, address: string, device: string | null) =>
  device === null ? `${account}|${address}` : `${account}|device|${device}`;

const keyOf = (rule: TryRule, key: string) => `${rule.name}:${key}`;
