import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Client } from './client.js';

export interface Received {
  event: string;
  data: string;
}

/** The events of an order, or of the list, as a tab receives them, from the opening on. */
export class Tab {
  readonly received: Received[] = [];
  private waiting: (() => void)[] = [];
  private text = '';
  ended = false;

  private constructor(readonly response: IncomingMessage) {
    response.setEncoding('utf8');
    response.on('data', (text: string) => this.take(text));
    response.on('close', () => {
      this.ended = true;
      this.wake();
    });
  }

  static async open(
    app: NestExpressApplication,
    { token }: Client,
    path: string,
    tab = 'none',
  ): Promise<Tab> {
    const { port } = app.getHttpServer().address() as AddressInfo;
    const headers = { Authorization: `Bearer ${token ?? ''}`, 'Accept-Encoding': 'gzip' };
    return new Tab(
      await new Promise((resolve, reject) =>
        get({ host: '127.0.0.1', port, path: `${path}?tab=${tab}`, headers }, resolve).once('error', reject),
      ),
    );
  }

  /** Waits for what is true of the received events. */
  async until(reached: (events: readonly Received[]) => boolean): Promise<void> {
    while (!reached(this.received)) {
      if (this.ended) throw new Error(`ended after ${JSON.stringify(this.received)}`);
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }

  async end(): Promise<void> {
    while (!this.ended) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  count(event: string): number {
    return this.received.filter((each) => each.event === event).length;
  }

  /** The others of the last `present`. */
  get others(): string[] {
    const last = this.received.filter(({ event }) => event === 'present').at(-1);
    return (JSON.parse(last?.data ?? '{"others":[]}') as { others: { name: string }[] }).others.map(
      ({ name }) => name,
    );
  }

  close(): void {
    this.response.destroy();
  }

  private take(text: string): void {
    this.text += text;
    const blocks = this.text.split('\n\n');
    this.text = blocks.pop() ?? '';
    for (const block of blocks) {
      const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1] ?? '';
      if (field('event')) this.received.push({ event: field('event'), data: field('data') });
    }
    this.wake();
  }

  private wake(): void {
    const { waiting } = this;
    this.waiting = [];
    waiting.forEach((go) => go());
  }
}
