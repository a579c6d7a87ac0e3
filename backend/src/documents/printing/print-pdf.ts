import { Injectable, Logger } from '@nestjs/common';
import type { Page } from 'puppeteer';
import { Unavailable } from '../../platform/errors/app-errors.js';
import { BrowserGone, PagePool } from './page-pool.js';

/** How often a page is tried: its own failures count, and those of a browser that went away under it. */
const TRIES = { failed: 2, gone: 3 } as const;

/** Prints pages; one that fails is tried once more, on another page or in another browser. */
@Injectable()
export class PdfPrinter {
  private readonly log = new Logger('Documents');

  constructor(private readonly pool: PagePool) {}

  /**
   * The page as a tagged PDF, in its own paper size.
   * @param ahead no caller waits for it: all others go first
   * @throws Unavailable without a browser, or the last failure
   */
  async print(html: string, ahead = false): Promise<Buffer> {
    const failures = { failed: 0, gone: 0 };
    for (;;) {
      try {
        return await this.pool.use(ahead, (page) => printOn(page, html));
      } catch (error) {
        if (error instanceof Unavailable) throw error;
        const kind = error instanceof BrowserGone ? 'gone' : 'failed';
        failures[kind] += 1;
        if (failures[kind] >= TRIES[kind]) throw error;
        this.log.warn(`The browser failed, it is tried once more: ${String(error)}`);
      }
    }
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
