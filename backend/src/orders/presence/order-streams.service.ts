import { randomUUID } from 'node:crypto';
import {
  Injectable,
  type BeforeApplicationShutdown,
  type MessageEvent,
  type OnModuleInit,
} from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Observable, type Subscriber } from 'rxjs';
import type { Actor } from '../../access/current-user.js';
import { SessionsService } from '../../access/sessions/sessions.service.js';
import { TooManyTries } from '../../platform/errors/app-errors.js';
import { ProcessChannel } from '../../platform/redis/process-channel.js';
import { ChangedOrders } from '../access/changed-orders.js';
import { OrderAccessService } from '../access/order-access.service.js';
import { TOPIC, type OrderMessage } from './order-message.js';
import { presenceTexts } from './presence.texts.js';
import { PresenceBoard, othersOf, type Present } from './presence-board.js';

/** A browser tab that has an order open. */
interface Stream {
  orderId: number;
  actor: Actor;
  tab: string | undefined;
  subscriber: Subscriber<MessageEvent>;
}

/** Proxies end what is silent for a minute; a session that ended meanwhile is noticed at the same occasion. */
const BEAT_MS = 20_000;

/** Orders that one user may have open at a time; a tab that is hidden has no stream. */
const MOST_OF_A_USER = 20;

const RETRY_SECONDS = 30;

/** How soon a browser opens a stream again that ended. */
const RETRY_MS = 1000;

/**
 * Streams of server-sent events, one for each tab that shows an order: `changed` where another tab stored something,
 * `present` with the other users who have it open. Each message only says that something is new: what it is, the screen
 * asks the API, which decides anew who may see it.
 */
@Injectable()
export class OrderStreams implements OnModuleInit, BeforeApplicationShutdown {
  private readonly process = randomUUID();
  private readonly streams = new Set<Stream>();
  private readonly elsewhere = new PresenceBoard();

  constructor(
    private readonly access: OrderAccessService,
    private readonly sessions: SessionsService,
    private readonly changed: ChangedOrders,
    private readonly channel: ProcessChannel,
  ) {}

  onModuleInit(): void {
    this.changed.subscribe(({ order_id, tab }) => {
      this.send({ kind: 'changed', order_id, ...(tab !== undefined && { tab }) });
      this.announceChange(order_id, tab);
    });
    this.channel.subscribe(TOPIC, (message) => this.hear(message as OrderMessage));
    this.channel.onGap(() => this.streams.forEach((stream) => changedIn(stream)));
  }

  beforeApplicationShutdown(): void {
    this.streams.forEach(({ subscriber }) => subscriber.complete());
  }

  /**
   * The events of an order, for one tab, until it goes.
   * @throws NotFound when the order is not there or not visible, TooManyTries
   */
  async open(actor: Actor, orderId: number, tab: string | undefined): Promise<Observable<MessageEvent>> {
    await this.access.readable(actor, orderId);
    const own = [...this.streams].filter((stream) => stream.actor.id === actor.id);
    if (own.length >= MOST_OF_A_USER) throw new TooManyTries(presenceTexts.tooManyOpen, RETRY_SECONDS);
    return new Observable((subscriber) => {
      const stream: Stream = { orderId, actor, tab, subscriber };
      this.streams.add(stream);
      this.send({ kind: 'asked', order_id: orderId });
      this.announcePresence(orderId);
      return () => {
        this.streams.delete(stream);
        this.announcePresence(orderId);
      };
    });
  }

  /** Keeps the streams open, ends those whose user may no longer see the order, and reports to other processes. */
  @Interval(BEAT_MS)
  async beat(): Promise<void> {
    for (const orderId of this.elsewhere.forgetOld(Date.now())) this.showPresence(orderId);
    for (const orderId of new Set([...this.streams].map((stream) => stream.orderId)))
      this.reportPresence(orderId);
    await Promise.all([...this.streams].map((stream) => this.keepOrEnd(stream)));
  }

  private async keepOrEnd({ actor, orderId, subscriber }: Stream): Promise<void> {
    try {
      const now = await this.sessions.actorOf(actor.session_id);
      if (now) {
        await this.access.readable(now, orderId);
        subscriber.next({ type: 'beat', data: '' });
        return;
      }
    } catch {
      // Deleted, no longer visible, or the database is down: the browser asks again, and hears which.
    }
    subscriber.complete();
  }

  private hear({ kind, order_id, process, tab, people }: OrderMessage): void {
    if (kind === 'changed') this.announceChange(order_id, tab);
    if (kind === 'asked') this.reportPresence(order_id);
    if (kind === 'present') {
      this.elsewhere.report(order_id, process, people ?? [], Date.now());
      this.showPresence(order_id);
    }
  }

  private announceChange(orderId: number, tab: string | undefined): void {
    for (const stream of this.of(orderId)) {
      if (tab === undefined || stream.tab !== tab) changedIn(stream);
    }
  }

  private announcePresence(orderId: number): void {
    this.send({ kind: 'present', order_id: orderId, people: this.peopleHere(orderId) });
    this.showPresence(orderId);
  }

  private reportPresence(orderId: number): void {
    const people = this.peopleHere(orderId);
    if (people.length > 0) this.send({ kind: 'present', order_id: orderId, people });
  }

  private showPresence(orderId: number): void {
    const people = [...this.peopleHere(orderId), ...this.elsewhere.people(orderId, Date.now())];
    for (const { subscriber, actor } of this.of(orderId)) {
      subscriber.next({ type: 'present', data: { others: othersOf(people, actor.id) }, retry: RETRY_MS });
    }
  }

  private peopleHere(orderId: number): Present[] {
    return this.of(orderId).map(({ actor: { id, name } }) => ({ id, name }));
  }

  private of(orderId: number): Stream[] {
    return [...this.streams].filter((stream) => stream.orderId === orderId);
  }

  private send(message: Omit<OrderMessage, 'process'>): void {
    this.channel.publish(TOPIC, { ...message, process: this.process });
  }
}

const changedIn = ({ subscriber }: Stream): void => subscriber.next({ type: 'changed', data: '' });
