import type { Settings } from '../config/settings.js';

/** Where Redis is. */
export interface RedisAddress {
  /** redis://user:password@host:port/database; with Sentinels its host and port do not count. */
  url: string;
  /** Who knows which server is the master now. */
  sentinels?: Sentinels;
}

export interface Sentinels {
  hosts: { host: string; port: number }[];
  /** The master's name among them. */
  name: string;
  /** Of the Sentinels themselves. */
  password?: string;
}

/** Redis as the settings have it; null where there is none. */
export function redisAddress({ queue }: Settings): RedisAddress | null {
  const { REDIS_URL: url, REDIS_SENTINELS: list, REDIS_SENTINEL_NAME: name } = queue;
  if (url === undefined) return null;
  if (list === undefined) return { url };
  const hosts = list.split(',').map((one) => {
    const [host = '', port] = one.split(':');
    return { host, port: Number(port) };
  });
  return { url, sentinels: { hosts, name, password: queue.REDIS_SENTINEL_PASSWORD } };
}
