import { availableParallelism } from 'node:os';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Semaphore } from 'async-mutex';
import pTimeout from 'p-timeout';
import type { Browser, Page } from 'puppeteer';
import { Settings } from '../../platform/config/settings.js';
import { Unavailable } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import { count, observe, secondsSince } from '../../platform/measuring/measurements.js';
import { endOrphans, endBrowser, endsWithin, launchBrowser, memoryOf, openPage } from './browser.js';

/** Pages that print at once: a core stays for requests. */
const PAGES = Math.min(3, Math.max(1, availableParallelism() - 1));

/** Of the two that wait for a page, the higher goes first; equals in the order in which they came. */
const PRIORITY = { asked: 1, ahead: 0 } as const;

/** A browser that has printed so often, or has grown so large, makes way for a new one. */
const RETIRES = { after: 300, bytes: 600 * 1024 * 1024, looksEvery: 20 } as const;

/** Work that takes longer than this hangs. */
const LONGEST_MS = 60_000;

/** A page that can be closed is closed within this; otherwise its browser hangs. */
const CLOSES_MS = 3000;

/** How often a page is tried: its own failures count, and those of a browser that went away under it. */
const TRIES = { failed: 2, gone: 3 } as const;

/** The browser went away while a page was in use, for a reason that need not be that page's. */
class BrowserGone extends Error {}

/** The process of a page died. */
class PageCrashed extends Error {}

interface Warm {
  browser: Browser;
  free: Page[];
  leased: number;
  used: number;
  /** Takes no more work; ends with its last lease. */
  retired: boolean;
}

/**
 * Warm pages of one warm browser, no more at once than the machine has use for: a page that is kept prints in a third
 * of the time that a new one takes. A browser that crashed, hangs, or has served its time is replaced.
 */
@Injectable()
export class PagePool implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('Documents');
  private readonly slots = new Semaphore(PAGES);
  private warm: Promise<Warm> | null = null;
  private launched = false;
  private closed = false;

  constructor(private readonly settings: Settings) {}

  /**
   * Prints a page as a tagged PDF, in its own paper size. One that fails is tried once more, on another page or in another
   * browser.
   * @param ahead no caller waits for it: all others go first
   * @throws Unavailable without a browser, or the last failure
   */
  async print(html: string, ahead = false): Promise<Buffer> {
    const failures = { failed: 0, gone: 0 };
    for (;;) {
      try {
        return await this.use(ahead, (page) => printOn(page, html));
      } catch (error) {
        if (error instanceof Unavailable) throw error;
        const kind = error instanceof BrowserGone ? 'gone' : 'failed';
        failures[kind] += 1;
        if (failures[kind] >= TRIES[kind]) throw error;
        this.log.warn(`The browser failed, it is tried once more: ${String(error)}`);
      }
    }
  }

  /**
   * Lends a page for some work, once one is free.
   * @param ahead no caller waits for it: all others go first
   * @param longestMs after which it is given up, and the page or its browser with it
   * @throws Unavailable without a browser, BrowserGone when it ended meanwhile, and what the work throws
   */
  use<T>(ahead: boolean, work: (page: Page) => Promise<T>, longestMs = LONGEST_MS): Promise<T> {
    const print = async () => {
      const warm = await this.ready();
      warm.leased += 1;
      const begun = performance.now();
      try {
        const printed = await lend(warm, (page) => bounded(page, work, longestMs));
        observe('forja_print_duration_seconds', {}, secondsSince(begun));
        return printed;
      } finally {
        warm.leased -= 1;
        await this.retireWhenDue(warm);
      }
    };
    return this.slots.runExclusive(print, 1, ahead ? PRIORITY.ahead : PRIORITY.asked);
  }

  /** A start cleans up after a process that was killed, whether or not anything will be printed. */
  async onApplicationBootstrap(): Promise<void> {
    await endOrphans();
  }

  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    const warm = await this.warm?.catch(() => null);
    if (warm) await endBrowser(warm.browser);
  }

  private async ready(): Promise<Warm> {
    if (this.closed) throw new Unavailable(messages.http.unavailable);
    const opening = (this.warm ??= this.launch());
    try {
      const warm = await opening;
      if (warm.browser.connected && !warm.retired) return warm;
    } catch (error) {
      this.forget(opening);
      throw error;
    }
    this.forget(opening);
    return this.ready();
  }

  private forget(opening: Promise<Warm>): void {
    if (this.warm === opening) this.warm = null;
  }

  private async launch(): Promise<Warm> {
    const browser = await launchBrowser(this.settings);
    count('forja_browser_starts_total', { reason: this.launched ? 'replaced' : 'first' });
    this.launched = true;
    return { browser, free: [], leased: 0, used: 0, retired: false };
  }

  private async retireWhenDue(warm: Warm): Promise<void> {
    if (!warm.retired && warm.used > 0 && warm.used % RETIRES.looksEvery === 0) {
      const bytes = await memoryOf(warm.browser).catch(() => 0);
      warm.retired = warm.used >= RETIRES.after || bytes > RETIRES.bytes;
      if (warm.retired)
        this.log.log(`A browser retires after ${String(warm.used)} pages (${String(bytes)} bytes)`);
    }
    if (warm.retired && warm.leased === 0) void endBrowser(warm.browser);
  }
}

async function lend<T>(warm: Warm, work: (page: Page) => Promise<T>): Promise<T> {
  let page: Page | undefined;
  try {
    page = warm.free.pop() ?? (await openPage(warm.browser));
    const result = await work(page);
    warm.used += 1;
    warm.free.push(page);
    return result;
  } catch (error) {
    const gone = !warm.browser.connected;
    // The cause of the crash may have killed the process that the browser keeps for its next page, too.
    if (error instanceof PageCrashed) warm.retired = true;
    const closes = page && !gone && (await endsWithin(CLOSES_MS, page.close()));
    if (!closes) {
      warm.retired = true;
      await endBrowser(warm.browser);
    }
    throw gone ? new BrowserGone(String(error)) : error;
  }
}

/**
 * The work's outcome, or an error as soon as the page's process has died or the time is over: what is asked of a
 * browser in that state is not answered for a long time, or ever.
 */
async function bounded<T>(page: Page, work: (page: Page) => Promise<T>, longestMs: number): Promise<T> {
  let fail: (error: Error) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => {
    fail = ({ message }) => reject(new PageCrashed(message));
  });
  page.on('error', fail);
  try {
    return await pTimeout(Promise.race([work(page), failed]), {
      milliseconds: longestMs,
      message: `No page after ${String(longestMs)} ms`,
    });
  } finally {
    page.off('error', fail);
  }
}

/** Without limits of its own: the pool has one. */
async function printOn(page: Page, html: string): Promise<Buffer> {
  await page.setContent(html, { waitUntil: 'load', timeout: 0 });
  const pdf = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    timeout: 0,
  });
  return Buffer.from(pdf);
}
