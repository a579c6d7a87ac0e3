import type { BeforeApplicationShutdown, MessageEvent } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Observable, type Subscriber } from 'rxjs';
import type { Actor } from '../../../access/current-user.js';
import type { SessionsService } from '../../../access/sessions/sessions.service.js';
import { TooManyTries } from '../../../platform/errors/app-errors.js';
import { presenceTexts } from './presence.texts.js';

/** A browser tab that hears of changes. */
export interface EventStream {
  actor: Actor;
  tab: string | undefined;
  subscriber: Subscriber<MessageEvent>;
}

/** Proxies end what is silent for a minute; a session that ended meanwhile is noticed at the same occasion. */
const BEAT_MS = 20_000;

/** Streams of one kind that one user may have open at a time; a tab that is hidden has none. */
const MOST_OF_A_USER = 20;

const RETRY_SECONDS = 30;

/** How soon a browser opens a stream again that ended. */
export const RETRY_MS = 1000;

/** Streams of server-sent events of one kind: so many of a user, kept open by beats, ended with their session. */
export abstract class EventStreams<S extends EventStream> implements BeforeApplicationShutdown {
  protected readonly streams = new Set<S>();

  protected constructor(private readonly sessions: SessionsService) {}

  beforeApplicationShutdown(): void {
    this.streams.forEach(({ subscriber }) => subscriber.complete());
  }

  /** Keeps the streams open, each with what its user may do by now, and ends those that may not stay. */
  @Interval(BEAT_MS)
  async beat(): Promise<void> {
    this.beforeBeat?.();
    await Promise.all([...this.streams].map((stream) => this.keepOrEnd(stream)));
  }

  /**
   * A stream for one tab, until it goes.
   * @param of what this kind of stream knows besides
   * @throws TooManyTries
   */
  protected openStream(of: Omit<S, 'subscriber'>): Observable<MessageEvent> {
    const own = [...this.streams].filter(({ actor }) => actor.id === of.actor.id);
    if (own.length >= MOST_OF_A_USER) throw new TooManyTries(presenceTexts.tooManyOpen, RETRY_SECONDS);
    return new Observable((subscriber) => {
      const stream = { ...of, subscriber } as S;
      this.streams.add(stream);
      this.opened(stream);
      return () => {
        this.streams.delete(stream);
        this.closed?.(stream);
      };
    });
  }

  /** Work of a kind at each beat, before its streams are kept. */
  protected beforeBeat?(): void;

  protected abstract opened(stream: S): void;

  protected closed?(stream: S): void;

  /** @throws where the stream's user may no longer hear what it says */
  protected mayStay?(stream: S): Promise<void>;

  private async keepOrEnd(stream: S): Promise<void> {
    try {
      const now = await this.sessions.actorOf(stream.actor.session_id);
      if (now) {
        stream.actor = now;
        await this.mayStay?.(stream);
        stream.subscriber.next({ type: 'beat', data: '' });
        return;
      }
    } catch {
      // Deleted, no longer visible, or the database is down: the browser asks again, and hears which.
    }
    stream.subscriber.complete();
  }
}
