import { Injectable } from '@nestjs/common';
import { accessTexts } from '../access.texts.js';
import { tooManyTries, TryCounter, type TryRule } from './try-counter.js';

const MINUTE = 60_000;

/**
 * Failed sign-ins of one account from one address, or from one device that is known to the account. Beyond `most` each
 * one is followed by a wait that doubles: an owner who mistypes goes on after seconds, a guesser gets some 24 tries an hour.
 */
const ACCOUNT: TryRule = { name: 'sign-in', most: 5, windowMs: 60 * MINUTE };
/** The wait after the first failed try beyond the free ones, and the longest one. */
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 5 * MINUTE;
/** Failed sign-ins from one address, whatever the account; an office shares one address. */
const ADDRESS: TryRule = { name: 'sign-in-address', most: 100, windowMs: 15 * MINUTE };

/** Limits of tries, each counted by itself under a key: a user's id or an address. */
export const TRIES = {
  /** Wrong codes at an account's second step, wherever they come from: who gets so far knows the password. Taken in turns. */
  secondFactor: { name: 'account/second-factor', most: 5, windowMs: 60 * MINUTE },
  /** Wrong current passwords of a signed-in user: a borrowed session must not become the account. */
  passwordChange: { name: 'account/password-change', most: 10, windowMs: 15 * MINUTE },
  /** Requests for another password from one address, and the e-mails that one account gets because of them. */
  reset: { name: 'password-reset', most: 20, windowMs: 60 * MINUTE },
  resetMail: { name: 'account/reset-mail', most: 5, windowMs: 60 * MINUTE },
  /** Links of accounts that do not work, from one address. */
  accountLink: { name: 'account-link', most: 100, windowMs: 15 * MINUTE },
  /** Sign-ins begun from one address that a password does not begin: each leaves a row. */
  challenge: { name: 'sign-in-challenge', most: 300, windowMs: 15 * MINUTE },
  /** New accounts from one address. */
  registration: { name: 'registration', most: 100, windowMs: 60 * MINUTE },
} satisfies Record<string, TryRule>;

/**
 * Limits the tries of what an attacker would repeat. A sign-in is counted before its password is checked and taken
 * back when it was right: many tries at once don't slip through, and successes never add up.
 */
@Injectable()
export class TryLimiter {
  constructor(private readonly counter: TryCounter) {}

  /**
   * The address comes first: once it has no try left, accounts that it invents leave nothing behind.
   * @param device known to have signed in to the account before: its tries count apart from those of its address
   * @throws TooManyTries while the account waits, or when the address has none left
   */
  async beforeSignIn(account: string, address: string, device: string | null = null): Promise<void> {
    if (device === null) await this.take(ADDRESS, address);
    try {
      await this.takeTurn(ACCOUNT, placeOf(account, address, device));
    } catch (refused) {
      if (device === null) await this.giveBack(ADDRESS, address);
      throw refused;
    }
  }

  /** The password was right: the account starts afresh there, the address gets its try back. */
  async afterSignIn(account: string, address: string, device: string | null = null): Promise<void> {
    await this.startAfresh(ACCOUNT, placeOf(account, address, device));
    if (device === null) await this.giveBack(ADDRESS, address);
  }

  /**
   * The first tries are free. Each further one opens a wait for the next, and comes through only where none is open; of
   * several at once it is one. A try that is refused is not counted: it makes no wait longer.
   * @throws TooManyTries while the key waits
   */
  async takeTurn(rule: TryRule, key: string | number): Promise<void> {
    const { count } = await this.counter.add(counterKey(rule, key), 1, rule.windowMs);
    if (count <= rule.most) return;
    const wait = await this.counter.add(waitOf(rule, key), 1, waitAfter(count - rule.most));
    if (wait.count === 1) return;
    await this.giveBack(rule, key);
    throw tooManyTries(wait.expiresInMs, accessTexts.tooManyTries);
  }

  /** The try was right: the key starts afresh. */
  async startAfresh(rule: TryRule, key: string | number): Promise<void> {
    await this.counter.reset(counterKey(rule, key));
    await this.counter.reset(waitOf(rule, key));
  }

  /** The try was right: it counts no longer. */
  async giveBack(rule: TryRule, key: string | number): Promise<void> {
    await this.counter.add(counterKey(rule, key), -1, rule.windowMs);
  }

  /** @throws TooManyTries when the key has none left */
  async take(rule: TryRule, key: string | number): Promise<void> {
    await this.counter.take(rule, key, accessTexts.tooManyTries);
  }
}

/** How long after so many failed tries beyond the free ones the next one has to wait, in milliseconds. */
const waitAfter = (beyond: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(beyond - 1, 30));

const placeOf = (account: string, address: string, device: string | null) =>
  device === null ? `${account}|${address}` : `${account}|device|${device}`;

const counterKey = (rule: TryRule, key: string | number) => `${rule.name}:${key}`;

const waitOf = (rule: TryRule, key: string | number) => `${rule.name}-wait:${key}`;
