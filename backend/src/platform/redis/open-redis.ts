import { Logger } from '@nestjs/common';
import { Redis, SentinelConnector, type RedisOptions, type SentinelConnectionOptions } from 'ioredis';
import { connectionFailure } from '../errors/refused-certificate.js';
import type { RedisAddress, Sentinels } from './redis-address.js';

const log = new Logger('Redis');

/**
 * A connection to Redis, or to the master that its Sentinels name; it follows them to another one, and connects anew for as long as
 * it is open.
 * @param lost words for the log where it can't connect, once until it is back; null where another connection says so
 */
export function openRedis(address: RedisAddress, options: RedisOptions, lost: string | null): Redis {
  const { url, sentinels } = address;
  const redis = sentinels
    ? new Redis({ ...credentialsOf(url), ...throughSentinels(sentinels), ...options })
    : new Redis(url, options);
  let down = false;
  // Without a listener an error would end the process.
  redis.on('error', ({ message }) => {
    if (!down && lost !== null) log.error(`${lost}: ${connectionFailure(message)}`);
    down = true;
  });
  redis.on('ready', () => {
    if (down && lost !== null) log.log('Redis is back');
    down = false;
  });
  return redis;
}

/**
 * The listener for a new master belongs to one connection. The library lets that of the last one go on while it connects anew: it would
 * give that up in between, and a connection that is given up there never comes back.
 */
class FollowingConnector extends SentinelConnector {
  constructor(options: unknown) {
    super(options as SentinelConnectionOptions);
  }

  override connect(
    ...args: Parameters<SentinelConnector['connect']>
  ): ReturnType<SentinelConnector['connect']> {
    this.disconnect();
    return super.connect(...args);
  }
}

function throughSentinels({ hosts, name, password }: Sentinels): RedisOptions {
  return {
    sentinels: hosts,
    name,
    sentinelPassword: password,
    Connector: FollowingConnector,
    // Hears of a change while the old master is frozen and its connections stay open.
    failoverDetector: true,
    // An old master that came back as a replica refuses to write: look for the new one, and ask that again.
    reconnectOnError: ({ message }) => (message.startsWith('READONLY') ? 2 : false),
  };
}

function credentialsOf(url: string): RedisOptions {
  const { protocol, username, password, pathname } = new URL(url);
  const tls = protocol === 'rediss:' ? { tls: {}, sentinelTLS: {}, enableTLSForSentinelMode: true } : {};
  return {
    username: decodeURIComponent(username) || undefined,
    password: decodeURIComponent(password) || undefined,
    db: Number(pathname.slice(1) || 0),
    ...tls,
  };
}
