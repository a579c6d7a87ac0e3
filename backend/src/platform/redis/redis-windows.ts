import type { Redis } from 'ioredis';
import { CallLimit } from '../dependencies/call-limit.js';
import { openRedis } from './open-redis.js';
import type { RedisAddress } from './redis-address.js';

/** The count under a key, and how long it still counts. */
export interface Window {
  count: number;
  expiresInMs: number;
}

/** Counts, never below 0, and opens the window with the first; one step, so that no two processes come in between. */
const ADD = `
local count = redis.call('INCRBY', KEYS[1], ARGV[1])
if count < 0 then count = redis.call('INCRBY', KEYS[1], -count) end
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[2])
  left = tonumber(ARGV[2])
end
return {count, left}`;

/** A sign-in must not wait for a counter: after so long, in milliseconds, the process counts alone for a while. */
const LIMIT_MS = 500;

/** Counters that end by themselves, shared by all processes on one Redis. Fails at once while Redis is down. */
export class RedisWindows {
  private readonly redis: Redis;
  private readonly limit = new CallLimit('Redis', LIMIT_MS);

  constructor(address: RedisAddress) {
    const options = { enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: LIMIT_MS * 2 };
    this.redis = openRedis(address, options, "Redis can't be reached, each process counts alone");
  }

  /** Waits for the connection. */
  async ready(): Promise<void> {
    if (this.redis.status !== 'ready')
      await new Promise<void>((resolve) => this.redis.once('ready', () => resolve()));
  }

  /** Adds to a key's count; the first one opens a window of `windowMs`. @throws Error while Redis is down */
  async add(key: string, by: number, windowMs: number): Promise<Window> {
    const add = () => this.redis.eval(ADD, 1, key, by, windowMs);
    const [count, expiresInMs] = (await this.limit.run(add)) as [number, number];
    return { count, expiresInMs };
  }

  /** Forgets the key. @throws Error while Redis is down */
  async reset(key: string): Promise<void> {
    await this.limit.run(() => this.redis.del(key));
  }

  /** Lets go of the connection. */
  close(): void {
    this.redis.disconnect();
  }
}
