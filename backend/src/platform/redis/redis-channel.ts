import { randomUUID } from 'node:crypto';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { openRedis } from './open-redis.js';
import { ProcessChannel, type ProcessListener } from './process-channel.js';
import { ProcessSigns, SIGN_MS } from './process-signs.js';
import type { RedisAddress } from './redis-address.js';

interface Envelope {
  from: string;
  topic: string;
  message: unknown;
}

/** Topics of the channel itself: a process goes on, or ends in order. */
const ALIVE = 'process alive';
const LEFT = 'process left';

/**
 * Redis publish and subscribe. While Redis is down nothing is sent; once it is back, that is announced as a gap, and so is a process
 * that gives no sign of life any more: it may have died between a commit and its message.
 */
export class RedisChannel extends ProcessChannel implements OnApplicationShutdown {
  private readonly process = randomUUID();
  private readonly listeners = new Map<string, ProcessListener[]>();
  private readonly gapListeners: (() => void)[] = [];
  private readonly signs = new ProcessSigns();
  private readonly timer: NodeJS.Timeout;
  private missed = false;
  private readonly sender: Redis;
  private readonly receiver: Redis;

  /** @param installation separates the messages of several installations on one Redis */
  constructor(
    address: RedisAddress,
    private readonly installation: string,
  ) {
    super();
    // Its failures are those of the receiver, which reports them.
    this.sender = openRedis(address, { enableOfflineQueue: false, maxRetriesPerRequest: 1 }, null);
    this.receiver = openRedis(address, {}, 'Changes of other processes are not heard');
    this.receiver.on('message', (_channel, text: string) => this.receive(text));
    this.receiver.on('close', () => (this.missed = true));
    this.receiver.on('ready', () => {
      if (this.missed) this.announceGap();
      this.missed = false;
    });
    this.receiver.subscribe(this.channel).catch(() => undefined);
    this.timer = setInterval(() => this.giveSign(), SIGN_MS).unref();
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
    clearInterval(this.timer);
    this.publish(LEFT, null);
    this.sender.disconnect();
    this.receiver.disconnect();
  }

  private get channel(): string {
    return `forja:changes:${this.installation}`;
  }

  private receive(text: string): void {
    const { from, topic, message } = JSON.parse(text) as Envelope;
    if (from === this.process) return;
    if (topic === LEFT) this.signs.leave(from);
    else this.signs.hear(from, Date.now());
    this.listeners.get(topic)?.forEach((listener) => listener(message));
  }

  /** While Redis is down no process is heard: the gap after that covers all. */
  private giveSign(): void {
    this.publish(ALIVE, null);
    if (this.missed) this.signs.forgetAll();
    else if (this.signs.forgetDead(Date.now())) this.announceGap();
  }

  private announceGap(): void {
    this.gapListeners.forEach((listener) => listener());
  }
}
