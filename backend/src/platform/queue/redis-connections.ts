import type { Redis, RedisOptions } from 'ioredis';
import pTimeout from 'p-timeout';
import { Unavailable } from '../errors/app-errors.js';
import { messages } from '../i18n/messages.js';
import { openRedis } from '../redis/open-redis.js';
import type { RedisAddress } from '../redis/redis-address.js';

export type ConnectionType = 'client' | 'subscriber' | 'bclient';

/**
 * Bull's connections. The commands' client fails at once while Redis is down, so that a request is answered instead of
 * waiting for ever; the subscriber and the blocking client wait for Redis to come back, as Bull demands of them.
 */
export class RedisConnections {
  private readonly open: Redis[] = [];
  private readonly client: Redis;
  /** The end of the first try to connect, well or badly. */
  private readonly tried: Promise<void>;

  /** @param limitMs of a command, and of the wait for a first connection */
  constructor(
    private readonly address: RedisAddress,
    private readonly limitMs: number,
  ) {
    const limits = { commandTimeout: limitMs, connectTimeout: limitMs };
    const options = { enableOfflineQueue: false, maxRetriesPerRequest: 1, ...limits };
    this.client = this.connect(options, "Redis can't be reached, jobs wait");
    this.client.setMaxListeners(0);
    this.tried = new Promise((resolve) => {
      this.client.once('ready', resolve);
      this.client.once('close', resolve);
    });
  }

  /** A connection for Bull; the commands' client is shared by all queues. */
  give(type: ConnectionType): Redis {
    if (type === 'client') return this.client;
    return this.connect({ maxRetriesPerRequest: null, enableReadyCheck: false }, null);
  }

  /** Waits while a first connection is on its way. @throws Unavailable while Redis can't be reached */
  async ready(): Promise<void> {
    const unavailable = new Unavailable(messages.http.unavailable);
    if (this.client.status === 'connecting' || this.client.status === 'connect')
      await pTimeout(this.tried, { milliseconds: this.limitMs, message: unavailable });
    if (this.client.status !== 'ready') throw unavailable;
  }

  /** Whether Redis answers. @throws Unavailable while it can't be reached; the command's error while it is silent */
  async check(): Promise<void> {
    await this.ready();
    await this.client.ping();
  }

  /** Calls back once, as soon as Redis can be reached, now or in a while. */
  whenReady(begin: () => void): void {
    if (this.client.status === 'ready') begin();
    else this.client.once('ready', begin);
  }

  /** Closes all connections at once; none has anything left to send. */
  close(): void {
    for (const connection of this.open) connection.disconnect();
  }

  private connect(options: RedisOptions, lost: string | null): Redis {
    const connection = openRedis(this.address, options, lost);
    this.open.push(connection);
    return connection;
  }
}
