import { Injectable, Logger, type MessageEvent, type OnModuleInit } from '@nestjs/common';
import type { Observable } from 'rxjs';
import type { Actor } from '../../../access/current-user.js';
import { SessionsService } from '../../../access/sessions/sessions.service.js';
import { ProcessChannel } from '../../../platform/redis/process-channel.js';
import { OnOrderChange, type OrderChanged } from '../../access/changed-orders.js';
import { OrderAccessService } from '../../access/order-access.service.js';
import { seesAll } from '../../domain/visibility.js';
import { EventStreams, RETRY_MS, type EventStream } from './event-streams.js';
import { TOPIC, type OrderMessage } from './order-message.js';

/** Changes of so long are announced together, in milliseconds. */
const TOGETHER_MS = 250;

/** More changed orders than these are not named: the list is asked for anew. */
const MOST_NAMED = 200;

/** Changes of an order since the last announcement. */
interface Change {
  /** The tabs that changed it; undefined: one that is not named. */
  tabs: Set<string | undefined>;
  /** The users whose order it no longer is: they see it no more, but their lists may show it. */
  formerOwners: Set<number>;
}

type Changes = ReadonlyMap<number, Change>;

/**
 * Streams of server-sent events, one for each tab that shows the orders list: the ids of orders that other tabs have changed,
 * made, deleted or given away, as far as the viewer sees them or did until then. What they are now, the screen asks the API.
 */
@Injectable()
export class ListStreams extends EventStreams<EventStream> implements OnModuleInit {
  private pending = new Map<number, Change>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly access: OrderAccessService,
    sessions: SessionsService,
    private readonly channel: ProcessChannel,
  ) {
    super(sessions);
  }

  onModuleInit(): void {
    this.channel.subscribe(TOPIC, (message) => {
      const change = message as OrderMessage;
      if (change.kind === 'changed') this.gather(change);
    });
    this.channel.onGap(() => this.streams.forEach((stream) => announce(stream, [])));
  }

  /** Other processes hear of it by the streams of open orders, which publish each change once. */
  @OnOrderChange('afterCommit')
  informLists(changes: readonly OrderChanged[]): void {
    changes.forEach((change) => this.gather(change));
  }

  override beforeApplicationShutdown(): void {
    clearTimeout(this.timer);
    super.beforeApplicationShutdown();
  }

  /** The events of the list, for one tab, until it goes. @throws TooManyTries */
  open(actor: Actor, tab: string | undefined): Observable<MessageEvent> {
    return this.openStream({ actor, tab });
  }

  protected override opened({ subscriber }: EventStream): void {
    subscriber.next({ type: 'beat', data: '', retry: RETRY_MS });
  }

  private gather({
    order_id,
    tab,
    former_owner,
  }: Pick<OrderMessage, 'order_id' | 'tab' | 'former_owner'>): void {
    if (this.streams.size === 0) return;
    const change = this.pending.get(order_id) ?? { tabs: new Set(), formerOwners: new Set() };
    change.tabs.add(tab);
    if (former_owner !== undefined) change.formerOwners.add(former_owner);
    this.pending.set(order_id, change);
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
      // The changed orders are not known here: the screens ask for all that they show.
      new Logger('ListStreams').warn(`Changes of the list are not known: ${String(error)}`);
      this.streams.forEach((stream) => announce(stream, []));
    }
  }

  /** To the tabs of one user who sees their own orders alone. */
  private async announceOwn(streams: readonly EventStream[], changes: Changes): Promise<void> {
    const [first] = streams;
    if (!first) return;
    const { actor } = first;
    const seen = await this.access.visibleIds(actor, [...changes.keys()]);
    const sees = (id: number, { formerOwners }: Change) => seen.has(id) || formerOwners.has(actor.id);
    streams.forEach((stream) => announceTo(stream, changes, sees));
  }
}

function announceTo(
  stream: EventStream,
  changes: Changes,
  sees: (id: number, change: Change) => boolean,
): void {
  const isOwn = ({ tabs }: Change) => tabs.size === 1 && stream.tab !== undefined && tabs.has(stream.tab);
  const heard = [...changes].filter(([id, change]) => sees(id, change) && !isOwn(change));
  const ids = heard.map(([id]) => id);
  if (ids.length > 0) announce(stream, ids.length > MOST_NAMED ? [] : ids);
}

/** @param ids the orders that changed; none: any may have */
const announce = ({ subscriber }: EventStream, ids: readonly number[]): void =>
  subscriber.next({ type: 'changed', data: { ids } });
