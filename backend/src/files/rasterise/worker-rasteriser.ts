import { Worker } from 'node:worker_threads';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { MOST_PAGES } from '../file-rules.js';
import type { Bitmap } from '../intake/picture.js';
import { Rasteriser, UnusablePdf } from './rasteriser.js';

/** What the thread is asked; it answers `{ result }` or `{ error }`, one answer a request, in their order. */
export type Request =
  { call: 'open'; pdf: Uint8Array } | { call: 'render'; index: number; side: number } | { call: 'close' };

type Answer = { result: unknown } | { error: string };

/** Longer side of a page's picture, in pixels: an A4 drawing at 170 dpi. */
const PAGE_SIDE = 2000;

/** Time that one step may take; a page that takes longer is a hostile or hopeless one. */
const STEP_LIMIT_MS = 20_000;

/**
 * pdfium in one worker thread, started at the first PDF and kept warm. Documents take turns. A step that exceeds its
 * time, or a document that breaks the thread, costs the thread alone: the next document gets a new one.
 */
@Injectable()
export class WorkerRasteriser extends Rasteriser implements OnApplicationShutdown {
  private thread: Worker | undefined;
  private turn: Promise<void> = Promise.resolve();

  async *pages(pdf: Buffer, most: number): AsyncIterable<Bitmap> {
    const done = await this.takeTurn();
    try {
      const count = await this.open(pdf);
      for (let index = 0; index < Math.min(count, most); index += 1) {
        yield (await this.ask({ call: 'render', index, side: PAGE_SIDE })) as Bitmap;
      }
    } finally {
      await this.letGo();
      done();
    }
  }

  async close(): Promise<void> {
    const { thread } = this;
    this.thread = undefined;
    await thread?.terminate();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.close();
  }

  /** Waits until no other document is open; the answer ends this one's turn. */
  private async takeTurn(): Promise<() => void> {
    const before = this.turn;
    let done: () => void = () => undefined;
    this.turn = new Promise((resolve) => (done = resolve));
    await before;
    return done;
  }

  private async open(pdf: Buffer): Promise<number> {
    const { pages } = (await this.ask({ call: 'open', pdf })) as { pages: number };
    if (pages > MOST_PAGES) throw new UnusablePdf('too-many-pages', String(pages));
    if (pages < 1) throw new UnusablePdf('broken', 'no pages');
    return pages;
  }

  private async letGo(): Promise<void> {
    if (this.thread) await this.ask({ call: 'close' }).catch(() => this.close());
    this.thread?.unref();
  }

  private async ask(request: Request): Promise<unknown> {
    this.thread ??= new Worker(new URL('./pdf-worker.js', import.meta.url).pathname);
    const { thread } = this;
    thread.ref();
    try {
      return await answerOf(thread, request);
    } catch (error) {
      if (!(error instanceof Refusal)) await this.close();
      throw asUnusable(error as Error);
    }
  }
}

/** The thread is well, and says that the document is not. */
class Refusal extends Error {}

/** The step took longer than it may. */
class TooSlow extends Error {}

function asUnusable(error: Error): UnusablePdf {
  if (error instanceof TooSlow) return new UnusablePdf('too-slow', error.message);
  const encrypted = /password|security/i.test(error.message);
  return new UnusablePdf(encrypted ? 'encrypted' : 'broken', error.message);
}

function answerOf(thread: Worker, request: Request): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(() => reject(new TooSlow(request.call))), STEP_LIMIT_MS);
    const onMessage = (answer: Answer) =>
      settle(() => ('error' in answer ? reject(new Refusal(answer.error)) : resolve(answer.result)));
    const onError = (error: Error) => settle(() => reject(error));
    const onExit = (code: number) => onError(new Error(`thread ended with ${String(code)}`));
    function settle(how: () => void) {
      clearTimeout(timer);
      thread.off('message', onMessage).off('error', onError).off('exit', onExit);
      how();
    }
    thread.on('message', onMessage).on('error', onError).on('exit', onExit);
    thread.postMessage(request);
  });
}
