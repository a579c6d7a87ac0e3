import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { RedisAddress } from '../../src/platform/redis/redis-address.js';
import { freePort } from '../../../scripts/lib/free-port.mjs';

const PASSWORD = 'senha-do-redis';
const SENTINEL_PASSWORD = 'senha-dos-sentinelas';
const NAME = 'forja';

/** After so long, in milliseconds, a silent master counts as down. */
const DOWN_AFTER = 1000;

/** A master, a replica of it, and three Sentinels that agree by two: real processes. */
export class SentinelProcesses {
  private readonly children = new Map<number, ChildProcess>();

  private constructor(
    private readonly folder: string,
    private readonly sentinels: number[],
  ) {}

  static async start(): Promise<SentinelProcesses> {
    const folder = mkdtempSync(join(tmpdir(), 'forja-sentinel-'));
    const sentinels = [await freePort(), await freePort(), await freePort()];
    const all = new SentinelProcesses(folder, sentinels);
    const [master, replica] = [await freePort(), await freePort()];
    await all.server(master);
    await all.server(replica, master);
    for (const port of sentinels) await all.sentinel(port, master);
    await all.until(async () =>
      (await all.known()).every(({ replicas, others }) => replicas === 1 && others === 2),
    );
    return all;
  }

  /** How the product finds the master. The host of its address is one that does not exist. */
  get address(): RedisAddress {
    const hosts = this.sentinels.map((port) => ({ host: '127.0.0.1', port }));
    const url = `redis://:${PASSWORD}@nowhere.invalid`;
    return { url, sentinels: { hosts, name: NAME, password: SENTINEL_PASSWORD } };
  }

  /** The same as settings. */
  get env(): Record<string, string> {
    return {
      REDIS_URL: this.address.url,
      REDIS_SENTINELS: this.sentinels.map((port) => `127.0.0.1:${String(port)}`).join(','),
      REDIS_SENTINEL_NAME: NAME,
      REDIS_SENTINEL_PASSWORD: SENTINEL_PASSWORD,
    };
  }

  /** The port of the master, by the Sentinels. */
  async master(sentinel = 0): Promise<number> {
    const [, port] = await this.ask<string[]>(this.sentinels[sentinel] ?? 0, 'get-master-addr-by-name');
    return Number(port);
  }

  /** Sends the master a signal, and waits until the Sentinels have another one. @returns the port of the one before */
  async failOver(signal: 'SIGKILL' | 'SIGSTOP'): Promise<number> {
    const before = await this.master();
    this.children.get(before)?.kill(signal);
    await this.until(async () => (await this.master()) !== before);
    return before;
  }

  /**
   * Kills the master while the Sentinel that is asked first is frozen: the others announce the new one to connections that still wait
   * for its answer. @returns the port of the one before
   */
  async failOverBehindFirst(): Promise<number> {
    const before = await this.master();
    const first = this.children.get(this.sentinels[0] ?? 0);
    first?.kill('SIGSTOP');
    this.children.get(before)?.kill('SIGKILL');
    await this.until(async () => (await this.master(1)) !== before && (await this.master(2)) !== before);
    first?.kill('SIGCONT');
    return before;
  }

  /** Lets a server go on that was stopped, or begin anew one that was killed: a replica from then on. */
  async bringBack(port: number): Promise<void> {
    const child = this.children.get(port);
    if (child?.signalCode === null && child.exitCode === null) child.kill('SIGCONT');
    else await this.server(port, await this.master());
    await this.until(async () => (await this.known()).every(({ replicas }) => replicas === 1));
  }

  /** What the server of this port says of itself. */
  async roleOf(port: number): Promise<string> {
    const client = new Redis(port, '127.0.0.1', { password: PASSWORD });
    try {
      return ((await client.role()) as [string])[0];
    } finally {
      client.disconnect();
    }
  }

  async stop(): Promise<void> {
    for (const child of this.children.values()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async server(port: number, master?: number): Promise<void> {
    const lines = [
      `requirepass ${PASSWORD}`,
      `masterauth ${PASSWORD}`,
      'save ""',
      'repl-diskless-sync-delay 0',
    ];
    if (master !== undefined) lines.push(`replicaof 127.0.0.1 ${String(master)}`);
    await this.begin(port, lines, []);
  }

  private sentinel(port: number, master: number): Promise<void> {
    const monitor = [`monitor ${NAME} 127.0.0.1 ${String(master)} 2`, `auth-pass ${NAME} ${PASSWORD}`];
    const limits = [`down-after-milliseconds ${NAME} ${String(DOWN_AFTER)}`, `failover-timeout ${NAME} 6000`];
    const lines = [...monitor, ...limits, `sentinel-pass ${SENTINEL_PASSWORD}`].map(
      (line) => `sentinel ${line}`,
    );
    return this.begin(port, [`requirepass ${SENTINEL_PASSWORD}`, ...lines], ['--sentinel']);
  }

  /** Sentinels write into their file: each process has a folder of its own. */
  private async begin(port: number, lines: string[], args: string[]): Promise<void> {
    const folder = join(this.folder, String(port));
    mkdirSync(folder, { recursive: true });
    const file = join(folder, 'redis.conf');
    const common = [`port ${String(port)}`, 'bind 127.0.0.1', `dir ${folder}`];
    writeFileSync(file, `${[...common, ...lines].join('\n')}\n`);
    const child = spawn('redis-server', [file, ...args], { stdio: 'ignore' });
    this.children.set(port, child);
    const password = args.length > 0 ? SENTINEL_PASSWORD : PASSWORD;
    await this.until(() => pings(port, password));
  }

  private async known(): Promise<{ replicas: number; others: number }[]> {
    return Promise.all(
      this.sentinels.map(async (port) => {
        const replicas = await this.ask<string[][]>(port, 'replicas');
        const others = await this.ask<unknown[]>(port, 'sentinels');
        const alive = replicas.filter((fields) => fields[fields.indexOf('flags') + 1] === 'slave');
        return { replicas: alive.length, others: others.length };
      }),
    );
  }

  private async ask<T>(port: number, question: string): Promise<T> {
    const client = new Redis(port, '127.0.0.1', { password: SENTINEL_PASSWORD });
    try {
      return (await client.call('SENTINEL', question, NAME)) as T;
    } finally {
      client.disconnect();
    }
  }

  private async until(isSo: () => Promise<boolean>): Promise<void> {
    const limit = Date.now() + 60_000;
    while (!(await isSo())) {
      if (Date.now() > limit) throw new Error('Redis and its Sentinels did not come so far');
      await setTimeout(50);
    }
  }
}

/** Whether a server answers on this port. */
async function pings(port: number, password: string): Promise<boolean> {
  const client = new Redis(port, '127.0.0.1', { password, lazyConnect: true, retryStrategy: () => null });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.ping();
    return true;
  } catch {
    return false;
  } finally {
    client.disconnect();
  }
}
