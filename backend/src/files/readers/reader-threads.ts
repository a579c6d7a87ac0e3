import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { currentUserId } from '../../platform/http/request-origin.js';
import { FairPlaces } from '../../platform/queue/fair-places.js';
import { LimitedThread, type ReadLimits } from './limited-thread.js';

const MEGABYTE = 1024 * 1024;

/** A file that needs more than this is a hostile or a hopeless one. */
const LIMITS: ReadLimits = {
  step: 15_000,
  lasting: 45_000,
  file: 90_000,
  memory: 512 * MEGABYTE,
  heap: 256 * MEGABYTE,
  // Drawings stay far below.
  held: 128 * MEGABYTE,
};

/** Two, so that the files of one user, whatever time they take, never keep those of all others waiting. */
const THREADS = 2;

/** User of work that no request asks for, such as the demo data's drawings. */
const NO_USER = 'none';

/** How far the reading of a PDF is. */
export interface PageRead {
  /** From 1. */
  page: number;
  /** How many pages the document has. */
  of: number;
}

/** A thread for one file; it goes back with `release`. */
export interface Lease {
  thread: LimitedThread;
  /** Notes the page that is read next, for its user to see. */
  notePage: (page: PageRead) => void;
  release: () => Promise<void>;
}

/** The threads that all readers share, each with a file at a time; for more files turns go round their users. */
@Injectable()
export class ReaderThreads implements OnApplicationShutdown {
  private readonly places = new FairPlaces(THREADS);
  private readonly threads = Array.from({ length: THREADS }, () => new LimitedThread(LIMITS));
  /** The one used last stands last and is taken first: a single user keeps one thread warm, not two. */
  private readonly idle = [...this.threads];
  /** By user, of whom no more than one file is read at a time. */
  private readonly pages = new Map<number | string, PageRead>();

  /**
   * A thread for one file, once it is this one's turn.
   * @param abandoned ends the wait, and the file's work in the thread, with its reason
   */
  async take(abandoned?: AbortSignal): Promise<Lease> {
    const user = currentUserId() ?? NO_USER;
    const done = await this.places.acquire(user, abandoned);
    const thread = this.idle.pop() ?? new LimitedThread(LIMITS);
    thread.begin(abandoned);
    const release = async () => {
      try {
        await thread.letGo();
      } finally {
        this.pages.delete(user);
        this.idle.push(thread);
        done();
      }
    };
    return { thread, notePage: (page) => void this.pages.set(user, page), release };
  }

  /** How many files of others are read before the next one of this user; null where none of theirs waits for others. */
  aheadOf(userId: number): number | null {
    return this.places.aheadOf(userId);
  }

  /** The page of this user's PDF that is read; null while none is. */
  pageOf(userId: number): PageRead | null {
    return this.pages.get(userId) ?? null;
  }

  /** Ends what runs. */
  async close(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.close()));
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.end()));
  }
}
