import { Redis, type RedisOptions } from 'ioredis';
import type { RedisAddress, Sentinels } from './redis-address.js';

/** A connection to Redis, or to the master that its Sentinels name; it follows them to another one. */
export function openRedis({ url, sentinels }: RedisAddress, options: RedisOptions): Redis {
  if (!sentinels) return new Redis(url, options);
  return new Redis({ ...credentialsOf(url), ...throughSentinels(sentinels), ...options });
}

function throughSentinels({ hosts, name, password }: Sentinels): RedisOptions {
  return {
    sentinels: hosts,
    name,
    sentinelPassword: password,
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
