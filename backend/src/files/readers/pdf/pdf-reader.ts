import { Injectable } from '@nestjs/common';
import { MOST_PAGES } from '../../file-rules.js';
import type { RasterPage } from '../answers.js';
import type { FileSource } from '../file-source.js';
import type { Bitmap } from '../image/bitmap.js';
import type { LimitedThread } from '../limited-thread.js';
import { PREVIEW_SIDE } from '../picture-sides.js';
import { ReaderThreads } from '../reader-threads.js';
import { UnreadableFile } from '../unreadable-file.js';

/** Turns the pages of PDFs into bitmaps, one page at a time, where a hostile file can't hurt the server. */
@Injectable()
export class PdfReader {
  constructor(private readonly threads: ReaderThreads) {}

  /**
   * Opens the document and hands out the first `most` of its pages in order (0: it is only opened and checked).
   * @param most how many pages are wanted
   * @throws UnreadableFile
   */
  async *pages(pdf: FileSource, most: number): AsyncIterable<RasterPage> {
    const { thread, release } = await this.threads.take();
    try {
      const count = await open(thread, pdf);
      for (let index = 0; index < Math.min(count, most); index += 1) {
        yield await thread.ask('drawPage', { index, side: PREVIEW_SIDE });
      }
    } finally {
      await release();
    }
  }

  /**
   * One page alone.
   * @param index 0-based
   * @param side pixels of its longer side
   * @throws UnreadableFile
   */
  async page(pdf: FileSource, index: number, side: number): Promise<Bitmap> {
    const { thread, release } = await this.threads.take();
    try {
      await open(thread, pdf);
      return await thread.ask('drawPage', { index, side });
    } finally {
      await release();
    }
  }
}

async function open(thread: LimitedThread, source: FileSource): Promise<number> {
  const { pages } = await thread.ask('openPdf', { source });
  if (pages > MOST_PAGES) throw new UnreadableFile('too-many-pages', String(pages));
  if (pages < 1) throw new UnreadableFile('broken', 'no pages');
  return pages;
}
