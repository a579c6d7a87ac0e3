import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Semaphore } from 'async-mutex';
import { MOST_PAGES } from '../file-rules.js';
import type { Bitmap } from '../intake/picture.js';
import { RasterThread, type RasterLimits } from './raster-thread.js';
import { Rasteriser, UnusablePdf, type PdfSource, type RasterPage } from './rasteriser.js';

/** Longer side of a page's picture, in pixels: an A4 drawing at 170 dpi. */
const PAGE_SIDE = 2000;

/** A document that needs more than this is a hostile or a hopeless one. */
const LIMITS: RasterLimits = { step: 15_000, document: 90_000, memory: 512 * 1024 * 1024 };

/** Two, so that a document that uses its time up does not keep everybody else waiting. */
const THREADS = 2;

/** pdfium in worker threads, each with a document at a time; more documents wait in their order. */
@Injectable()
export class WorkerRasteriser extends Rasteriser implements OnApplicationShutdown {
  private readonly documents = new Semaphore(THREADS);
  private readonly threads = Array.from({ length: THREADS }, () => new RasterThread(LIMITS));
  /** The one used last stands last and is taken first: a single user keeps one thread warm, not two. */
  private readonly idle = [...this.threads];

  async *pages(pdf: PdfSource, most: number): AsyncIterable<RasterPage> {
    const { thread, release } = await this.take();
    try {
      const count = await open(thread, pdf);
      for (let index = 0; index < Math.min(count, most); index += 1) {
        yield (await thread.ask({ call: 'render', index, side: PAGE_SIDE })) as RasterPage;
      }
    } finally {
      await release();
    }
  }

  async page(pdf: PdfSource, index: number, side: number): Promise<Bitmap> {
    const { thread, release } = await this.take();
    try {
      await open(thread, pdf);
      return (await thread.ask({ call: 'render', index, side })) as Bitmap;
    } finally {
      await release();
    }
  }

  /** A thread for one document, once it is this one's turn. */
  private async take(): Promise<{ thread: RasterThread; release: () => Promise<void> }> {
    const [, done] = await this.documents.acquire();
    const thread = this.idle.pop() ?? new RasterThread(LIMITS);
    thread.begin();
    const release = async () => {
      await thread.letGo();
      this.idle.push(thread);
      done();
    };
    return { thread, release };
  }

  async close(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.close()));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.close();
  }
}

async function open(thread: RasterThread, pdf: PdfSource): Promise<number> {
  const source = 'buffer' in pdf ? pdf.buffer : pdf.path;
  const { pages } = (await thread.ask({ call: 'open', pdf: source })) as { pages: number };
  if (pages > MOST_PAGES) throw new UnusablePdf('too-many-pages', String(pages));
  if (pages < 1) throw new UnusablePdf('broken', 'no pages');
  return pages;
}
