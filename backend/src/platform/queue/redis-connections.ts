import { Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';
import pTimeout from 'p-timeout';
import { Unavailable } from '../errors/app-errors.js';
import { connectionFailure } from '../errors/refused-certificate.js';
import { messages } from '../i18n/messages.js';
import { openRedis } from '../redis/open-redis.js';
import type { RedisAddress } from '../redis/redis-address.js';

export type ConnectionType = 'client' | 'subscriber' | 'bclient';

/**
 * Bull's connections. The commands' client fails at once while Redis is down, so that a request is answered instead of
 * waiting for ever; the subscriber and the blocking client wait for Redis to come back, as Bull demands of them.
 */
export class RedisConnections {
  private readonly log = new Logger('Redis');
  private readonly open: Redis[] = [];
  private readonly client: Redis;
  /** The end of the first try to connect, well or badly. */
  private readonly tried: Promise<void>;
  private down = false;
  private closed = false;

  /** @param limitMs of a command, and of the wait for a first connection */
  constructor(
    private readonly address: RedisAddress,
    private readonly limitMs: number,
  ) {
    this.client = this.connect({
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      commandTimeout: limitMs,
      connectTimeout: limitMs,
    });
    this.client.on('ready', () => this.report(false));
    this.client.setMaxListeners(0);
    this.tried = new Promise((resolve) => {
      this.client.once('ready', resolve);
      this.client.once('close', resolve);
    });
  }

  /** A connection for Bull; the commands' client is shared by all queues. */
  give(type: ConnectionType): Redis {
    if (type === 'client') return this.client;
    return this.connect({ maxRetriesPerRequest: null, enableReadyCheck: false });
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
    this.closed = true;
    for (const connection of this.open) connection.disconnect();
  }

  private connect(options: {
    enableOfflineQueue?: boolean;
    enableReadyCheck?: boolean;
    maxRetriesPerRequest: number | null;
    commandTimeout?: number;
    connectTimeout?: number;
  }): Redis {
    const connection = openRedis(this.address, {
      ...options,
      retryStrategy: (times) => (this.closed ? null : Math.min(times * 200, 2000)),
    });
    connection.on('error', (error) => this.report(true, error.message));
    this.open.push(connection);
    return connection;
  }

  /** Logs once that Redis is gone, and once that it is back. */
  private report(down: boolean, reason = ''): void {
    if (down === this.down) return;
    this.down = down;
    if (down) this.log.error(`Redis can't be reached, jobs wait: ${connectionFailure(reason)}`);
    else this.log.log('Redis is back');
  }
}
