import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Semaphore } from 'async-mutex';
import { LimitedThread, type ReadLimits } from './limited-thread.js';

const MEGABYTE = 1024 * 1024;

/** A file that needs more than this is a hostile or a hopeless one. */
const LIMITS: ReadLimits = {
  step: 15_000,
  file: 90_000,
  memory: 512 * MEGABYTE,
  heap: 256 * MEGABYTE,
};

/** Two, so that a file that uses its time up does not keep all others waiting. */
const THREADS = 2;

/** A thread for one file; it goes back with `release`. */
export interface Lease {
  thread: LimitedThread;
  release: () => Promise<void>;
}

/** The threads that all readers share, each with a file at a time; more files wait in their order. */
@Injectable()
export class ReaderThreads implements OnApplicationShutdown {
  private readonly places = new Semaphore(THREADS);
  private readonly threads = Array.from({ length: THREADS }, () => new LimitedThread(LIMITS));
  /** The one used last stands last and is taken first: a single user keeps one thread warm, not two. */
  private readonly idle = [...this.threads];

  /** A thread for one file, once it is this one's turn. */
  async take(): Promise<Lease> {
    const [, done] = await this.places.acquire();
    const thread = this.idle.pop() ?? new LimitedThread(LIMITS);
    thread.begin();
    const release = async () => {
      await thread.letGo();
      this.idle.push(thread);
      done();
    };
    return { thread, release };
  }

  /** Ends what runs. */
  async close(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.close()));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.close();
  }
}
