import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Browser, Page } from 'puppeteer-core';
import { Settings } from '../../platform/config/settings.js';
import { Unavailable } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import { launchBrowser, openPage } from './browser.js';

/** A page that takes longer than this hangs. */
const LONGEST_MS = 60_000;

interface Printer {
  browser: Browser;
  page: Page;
}

/**
 * Prints pages with one warm browser and one warm page, one document at a time: a page that is kept prints in a third
 * of the time that a new one takes. A browser that crashed or hangs is thrown away and the document tried once more.
 */
@Injectable()
export class PdfPrinter implements OnApplicationShutdown {
  private readonly log = new Logger('Documents');
  private printer: Printer | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private closed = false;

  constructor(private readonly settings: Settings) {}

  /** The page as a tagged PDF, in its own paper size. @throws Unavailable without a browser, or when it fails twice */
  async print(html: string): Promise<Buffer> {
    const turn = this.last.then(() => this.printWithSecondTry(html));
    this.last = turn.catch(() => undefined);
    return turn;
  }

  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    await this.last;
    await this.discard();
  }

  private async printWithSecondTry(html: string): Promise<Buffer> {
    try {
      return await this.printOnce(html);
    } catch (error) {
      await this.discard();
      if (error instanceof Unavailable) throw error;
      this.log.warn(`The browser failed, another one tries: ${String(error)}`);
    }
    try {
      return await this.printOnce(html);
    } catch (error) {
      await this.discard();
      throw error;
    }
  }

  private async printOnce(html: string): Promise<Buffer> {
    const { page } = await this.ready();
    await page.setContent(html, { waitUntil: 'load', timeout: LONGEST_MS });
    const pdf = await page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      timeout: LONGEST_MS,
    });
    return Buffer.from(pdf);
  }

  private async ready(): Promise<Printer> {
    if (this.closed) throw new Unavailable(messages.http.unavailable);
    if (this.printer?.browser.connected && !this.printer.page.isClosed()) return this.printer;
    await this.discard();
    const browser = await launchBrowser(this.settings);
    this.printer = { browser, page: await openPage(browser) };
    return this.printer;
  }

  /** Ends the browser, also one that no longer answers. */
  private async discard(): Promise<void> {
    const { browser } = this.printer ?? {};
    this.printer = null;
    if (!browser) return;
    const child = browser.process();
    if (browser.connected) await Promise.race([browser.close(), pause(3000)]).catch(() => undefined);
    child?.kill('SIGKILL');
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());
