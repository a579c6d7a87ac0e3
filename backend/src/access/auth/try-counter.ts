import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { TooManyTries } from '../../platform/errors/app-errors.js';
import type { Window } from '../../platform/redis/redis-windows.js';

/** How many tries within which time. */
export interface TryRule {
  name: string;
  most: number;
  windowMs: number;
}

/**
 * Where tries are counted: a port, so that several processes can share a store. A key is `name:whose tries`, and names do not
 * take each other's room. Under a name that begins with `account/` there are as many keys as accounts, so that none has to make room.
 */
export abstract class TryCounter {
  /** Counts `by` more tries (a negative number takes tries back); the first one opens the window. */
  abstract add(key: string, by: number, windowMs: number): Promise<Window>;

  /** Forgets the key's tries. */
  abstract reset(key: string): Promise<void>;

  /**
   * Counts a try by a rule.
   * @param whose a user's id or an address; each has tries of its own
   * @param text says how many seconds have to pass
   * @throws TooManyTries when there is none left
   */
  async take(
    { name, most, windowMs }: TryRule,
    whose: string | number,
    text: (seconds: number) => string,
  ): Promise<void> {
    const { count, expiresInMs } = await this.add(`${name}:${whose}`, 1, windowMs);
    if (count > most) throw tooManyTries(expiresInMs, text);
  }
}

/** The refusal of a try that has to wait. @param text says how many seconds */
export function tooManyTries(waitMs: number, text: (seconds: number) => string): TooManyTries {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new TooManyTries(text(seconds), seconds);
}

/** Of one name, some 20 MB. */
const MOST_KEYS = 100_000;

interface OpenWindow {
  count: number;
  endsAt: number;
}

const isPerAccount = (name: string) => name.startsWith('account/');

/** Counts in this process. Bounded: a caller with many addresses makes many keys, of which the one not tried for longest makes room. */
@Injectable()
export class InMemoryTryCounter extends TryCounter {
  private readonly names = new Map<string, Map<string, OpenWindow> | LRUCache<string, OpenWindow>>();

  override async add(key: string, by: number, windowMs: number): Promise<Window> {
    const now = Date.now();
    const windows = this.windowsOf(key);
    const open = windows.get(key);
    const window = open && open.endsAt > now ? open : { count: 0, endsAt: now + windowMs };
    window.count = Math.max(0, window.count + by);
    windows.set(key, window);
    return { count: window.count, expiresInMs: window.endsAt - now };
  }

  override async reset(key: string): Promise<void> {
    this.windowsOf(key).delete(key);
  }

  private windowsOf(key: string): Map<string, OpenWindow> | LRUCache<string, OpenWindow> {
    const [name = ''] = key.split(':', 1);
    const known = this.names.get(name);
    if (known) return known;
    const windows = isPerAccount(name)
      ? new Map<string, OpenWindow>()
      : new LRUCache<string, OpenWindow>({ max: MOST_KEYS });
    this.names.set(name, windows);
    return windows;
  }
}
