import {
  Injectable,
  Logger,
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
import { seesAll } from '../domain/visibility.js';
import { TOPIC, type OrderMessage } from './order-message.js';
import { presenceTexts } from './presence.texts.js';

/** A browser tab that shows the orders list. */
interface Stream {
  actor: Actor;
  tab: string | undefined;
  subscriber: Subscriber<MessageEvent>;
}

/** Changes of so long are announced together, in milliseconds. */
const TOGETHER_MS = 250;

/** More changed orders than these are not named: the list is asked for anew. */
const MOST_NAMED = 200;

const BEAT_MS = 20_000;
const RETRY_MS = 1000;
const RETRY_SECONDS = 30;

/** Lists that one user may have open at a time; a tab that is hidden has no stream. */
const MOST_OF_A_USER = 20;

/**
 * Streams of server-sent events, one for each tab that shows the orders list: the ids of orders that other tabs have changed,
 * made or deleted, as far as the viewer sees them. What they are now, the screen asks the API.
 */
@Injectable()
export class ListStreams implements OnModuleInit, BeforeApplicationShutdown {
  private readonly streams = new Set<Stream>();
  /** Order → the tabs that changed it; undefined: one that is not named. */
  private pending = new Map<number, Set<string | undefined>>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly access: OrderAccessService,
    private readonly sessions: SessionsService,
    private readonly changed: ChangedOrders,
    private readonly channel: ProcessChannel,
  ) {}

  onModuleInit(): void {
    // Other processes hear of it by the streams of open orders, which publish each change once.
    this.changed.subscribe(({ order_id, tab }) => this.gather(order_id, tab));
    this.channel.subscribe(TOPIC, (message) => {
      const { kind, order_id, tab } = message as OrderMessage;
      if (kind === 'changed') this.gather(order_id, tab);
    });
    this.channel.onGap(() => this.streams.forEach((stream) => announce(stream, [])));
  }

  beforeApplicationShutdown(): void {
    clearTimeout(this.timer);
    this.streams.forEach(({ subscriber }) => subscriber.complete());
  }

  /** The events of the list, for one tab, until it goes. @throws TooManyTries */
  open(actor: Actor, tab: string | undefined): Observable<MessageEvent> {
    const own = [...this.streams].filter((stream) => stream.actor.id === actor.id);
    if (own.length >= MOST_OF_A_USER) throw new TooManyTries(presenceTexts.tooManyOpen, RETRY_SECONDS);
    return new Observable((subscriber) => {
      const stream: Stream = { actor, tab, subscriber };
      this.streams.add(stream);
      subscriber.next({ type: 'beat', data: '', retry: RETRY_MS });
      return () => this.streams.delete(stream);
    });
  }

  /** Keeps the streams open, each with what its user may see by now, and ends those whose session is over. */
  @Interval(BEAT_MS)
  async beat(): Promise<void> {
    await Promise.all([...this.streams].map((stream) => this.keepOrEnd(stream)));
  }

  private async keepOrEnd(stream: Stream): Promise<void> {
    try {
      const now = await this.sessions.actorOf(stream.actor.session_id);
      if (now) {
        stream.actor = now;
        stream.subscriber.next({ type: 'beat', data: '' });
        return;
      }
    } catch {
      // The database is down: the browser asks again, and hears so.
    }
    stream.subscriber.complete();
  }

  private gather(orderId: number, tab: string | undefined): void {
    if (this.streams.size === 0) return;
    this.pending.set(orderId, (this.pending.get(orderId) ?? new Set()).add(tab));
    this.timer ??= setTimeout(() => void this.flush(), TOGETHER_MS);
  }

  private async flush(): Promise<void> {
    this.timer = undefined;
    const changes = this.pending;
    this.pending = new Map();
    try {
      const forAll = [...this.streams].filter(({ actor }) => seesAll(actor));
      forAll.forEach((stream) => announceTo(stream, changes, () => true));
      const others = [...this.streams].filter(({ actor }) => !seesAll(actor));
      for (const id of new Set(others.map(({ actor }) => actor.id))) {
        await this.announceOwn(
          others.filter(({ actor }) => actor.id === id),
          changes,
        );
      }
    } catch (error) {
      // What changed is not known here: the screens ask for all that they show.
      new Logger('ListStreams').warn(`Changes of the list are not known: ${String(error)}`);
      this.streams.forEach((stream) => announce(stream, []));
    }
  }

  /** To the tabs of one user who sees their own orders alone. */
  private async announceOwn(streams: readonly Stream[], changes: Changes): Promise<void> {
    const [first] = streams;
    if (!first) return;
    const seen = await this.access.visibleIds(first.actor, [...changes.keys()]);
    streams.forEach((stream) => announceTo(stream, changes, (id) => seen.has(id)));
  }
}

type Changes = ReadonlyMap<number, ReadonlySet<string | undefined>>;

function announceTo(stream: Stream, changes: Changes, sees: (id: number) => boolean): void {
  const ids = [...changes]
    .filter(
      ([id, tabs]) => sees(id) && !(tabs.size === 1 && stream.tab !== undefined && tabs.has(stream.tab)),
    )
    .map(([id]) => id);
  if (ids.length > 0) announce(stream, ids.length > MOST_NAMED ? [] : ids);
}

/** @param ids the orders that changed; none: any may have */
const announce = ({ subscriber }: Stream, ids: readonly number[]): void =>
  subscriber.next({ type: 'changed', data: { ids } });
