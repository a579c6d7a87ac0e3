import { randomUUID } from 'node:crypto';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { connectionFailure } from '../errors/refused-certificate.js';
import { openRedis } from './open-redis.js';
import { ProcessChannel, type ProcessListener } from './process-channel.js';
import type { RedisAddress } from './redis-address.js';

interface Envelope {
  from: string;
  topic: string;
  message: unknown;
}

/** Milliseconds between tries to reach Redis again. */
const MOST_BETWEEN = 2000;

/** Redis publish and subscribe. While Redis is down nothing is sent; once it is back, that is announced as a gap. */
export class RedisChannel extends ProcessChannel implements OnApplicationShutdown {
  private readonly process = randomUUID();
  private readonly listeners = new Map<string, ProcessListener[]>();
  private readonly gapListeners: (() => void)[] = [];
  private readonly sender: Redis;
  private readonly receiver: Redis;

  /** @param installation separates the messages of several installations on one Redis */
  constructor(
    address: RedisAddress,
    private readonly installation: string,
  ) {
    super();
    const options = { retryStrategy: (times: number) => Math.min(times * 200, MOST_BETWEEN) };
    this.sender = openRedis(address, { ...options, enableOfflineQueue: false, maxRetriesPerRequest: 1 });
    this.receiver = openRedis(address, options);
    this.receiver.on('message', (_channel, text: string) => this.receive(text));
    let missed = false;
    this.receiver.on('error', ({ message }) => {
      if (!missed)
        new Logger('Redis').error(`Changes of other processes are not heard: ${connectionFailure(message)}`);
      missed = true;
    });
    this.receiver.on('close', () => (missed = true));
    this.receiver.on('ready', () => {
      if (missed) this.gapListeners.forEach((listener) => listener());
      missed = false;
    });
    // Its failures are those of the receiver, which reports them.
    this.sender.on('error', () => undefined);
    this.receiver.subscribe(this.channel).catch(() => undefined);
  }

  override publish(topic: string, message: unknown): void {
    const envelope: Envelope = { from: this.process, topic, message };
    this.sender.publish(this.channel, JSON.stringify(envelope)).catch(() => undefined);
  }

  override subscribe(topic: string, listener: ProcessListener): void {
    this.listeners.set(topic, [...(this.listeners.get(topic) ?? []), listener]);
  }

  override onGap(listener: () => void): void {
    this.gapListeners.push(listener);
  }

  onApplicationShutdown(): void {
    this.sender.disconnect();
    this.receiver.disconnect();
  }

  private get channel(): string {
    return `forja:changes:${this.installation}`;
  }

  private receive(text: string): void {
    const { from, topic, message } = JSON.parse(text) as Envelope;
    if (from !== this.process) this.listeners.get(topic)?.forEach((listener) => listener(message));
  }
}
