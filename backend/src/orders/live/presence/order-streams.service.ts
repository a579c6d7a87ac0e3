import { randomUUID } from 'node:crypto';
import { Injectable, type MessageEvent, type OnModuleInit } from '@nestjs/common';
import type { Observable } from 'rxjs';
import type { Actor } from '../../../access/current-user.js';
import { SessionsService } from '../../../access/sessions/sessions.service.js';
import { ProcessChannel } from '../../../platform/redis/process-channel.js';
import { OnOrderChange, type OrderChanged } from '../../access/changed-orders.js';
import { OrderAccessService } from '../../access/order-access.service.js';
import { OrderCountsRepository } from '../../listed/order-counts.repository.js';
import { EventStreams, RETRY_MS, type EventStream } from './event-streams.js';
import { TOPIC, type OrderMessage } from './order-message.js';
import { PresenceBoard, othersOf, type Present } from './presence-board.js';

/** A browser tab that has an order open. */
interface OrderStream extends EventStream {
  orderId: number;
}

/**
 * Streams of server-sent events, one for each tab that shows an order: `opened` with its state at that moment, `changed` where another tab stored something, with the parts if it was nothing else,
 * `present` with the other users who have it open. Each message only says that something is new: what it is, the screen
 * asks the API, which decides anew who may see it.
 */
@Injectable()
export class OrderStreams extends EventStreams<OrderStream> implements OnModuleInit {
  private readonly process = randomUUID();
  private readonly elsewhere = new PresenceBoard();

  constructor(
    private readonly access: OrderAccessService,
    sessions: SessionsService,
    private readonly channel: ProcessChannel,
    private readonly counts: OrderCountsRepository,
  ) {
    super(sessions);
  }

  onModuleInit(): void {
    this.channel.subscribe(TOPIC, (message) => this.hear(message as OrderMessage));
    this.channel.onGap(() => this.streams.forEach((stream) => changedIn(stream)));
  }

  @OnOrderChange('afterCommit')
  informTabs(changes: readonly OrderChanged[]): void {
    for (const { order_id, tab, former_owner, part_ids } of changes) {
      const message = {
        order_id,
        ...(tab !== undefined && { tab }),
        ...(former_owner !== undefined && { former_owner }),
        ...(part_ids && { part_ids }),
      };
      this.send({ kind: 'changed', ...message });
      this.announceChange(message);
    }
  }

  /**
   * The events of an order, for one tab, until it goes.
   * @throws NotFound when the order is not there or not visible, TooManyTries
   */
  async open(actor: Actor, orderId: number, tab: string | undefined): Promise<Observable<MessageEvent>> {
    await this.access.readable(actor, orderId);
    return this.openStream({ orderId, actor, tab });
  }

  protected override opened(stream: OrderStream): void {
    const { orderId } = stream;
    this.send({ kind: 'asked', order_id: orderId });
    this.announcePresence(orderId);
    void this.sayState(stream);
  }

  protected override closed({ orderId }: OrderStream): void {
    this.announcePresence(orderId);
  }

  /** Reports to other processes who is here, and forgets those that no longer report. */
  protected override beforeBeat(): void {
    for (const orderId of this.elsewhere.forgetOld(Date.now())) this.showPresence(orderId);
    for (const orderId of new Set([...this.streams].map((stream) => stream.orderId)))
      this.reportPresence(orderId);
  }

  /** @throws NotFound once the order is gone, or no longer visible */
  protected override async mayStay({ actor, orderId }: OrderStream): Promise<void> {
    await this.access.readable(actor, orderId);
  }

  /** In which state the order is now that the stream hears of changes: what came before, its reader may have missed. */
  private async sayState(stream: OrderStream): Promise<void> {
    try {
      const state = await this.counts.stateOf(stream.orderId);
      stream.subscriber.next({ type: 'opened', data: { state } });
    } catch {
      changedIn(stream);
    }
  }

  private hear(message: OrderMessage): void {
    const { kind, order_id, process, people } = message;
    if (kind === 'changed') this.announceChange(message);
    if (kind === 'asked') this.reportPresence(order_id);
    if (kind === 'present') {
      this.elsewhere.report(order_id, process, people ?? [], Date.now());
      this.showPresence(order_id);
    }
  }

  private announceChange({ order_id, tab, part_ids }: Omit<OrderMessage, 'kind' | 'process'>): void {
    for (const stream of this.streamsOf(order_id)) {
      if (tab === undefined || stream.tab !== tab) changedIn(stream, part_ids);
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
    for (const { subscriber, actor } of this.streamsOf(orderId)) {
      subscriber.next({ type: 'present', data: { others: othersOf(people, actor.id) }, retry: RETRY_MS });
    }
  }

  private peopleHere(orderId: number): Present[] {
    return this.streamsOf(orderId).map(({ actor: { id, name } }) => ({ id, name }));
  }

  private streamsOf(orderId: number): OrderStream[] {
    return [...this.streams].filter((stream) => stream.orderId === orderId);
  }

  private send(message: Omit<OrderMessage, 'process'>): void {
    this.channel.publish(TOPIC, { ...message, process: this.process });
  }
}

/** @param part_ids unset: anything may have changed */
const changedIn = ({ subscriber }: OrderStream, part_ids?: readonly number[]): void =>
  subscriber.next({ type: 'changed', data: part_ids ? { part_ids } : '' });
