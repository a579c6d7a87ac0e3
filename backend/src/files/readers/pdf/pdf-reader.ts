import { Injectable } from '@nestjs/common';
import { MOST_PAGES } from '../../file-rules.js';
import { type RasterPage, type FileSource, type Bitmap, PREVIEW_SIDE, UnreadableFile } from '../protocol.js';
import type { PageReading } from '../../reading/read-page.js';
import type { LimitedThread } from '../limited-thread.js';
import { ReaderThreads } from '../reader-threads.js';

/** One page of a document, as a picture with its text, or why it can't be read. */
export interface ReadPage {
  /** From 1. */
  page: number;
  /** How many pages the document has. */
  of: number;
  drawn: RasterPage | UnreadableFile;
  /** The part's values in its text; null where that was not asked for, or took more than a page may. */
  read: PageReading | null;
}

/** Turns the pages of PDFs into bitmaps, one page at a time, where a hostile file can't hurt the server. */
@Injectable()
export class PdfReader {
  constructor(private readonly threads: ReaderThreads) {}

  /**
   * Opens the document and hands out the first `most` of its pages in order (0: it is only opened and checked). A page that
   * can't be read is handed out as its fault; the others follow, as long as the document has time.
   * @param most how many pages are wanted, or the numbers of those that are, from 1
   * @param reads whether what they say of a part is wanted as well
   * @param abandoned ends the work with its reason
   * @throws UnreadableFile where the document can't be opened, or its time is over
   */
  async *pages(
    pdf: FileSource,
    most: number | ReadonlySet<number>,
    { reads = false, abandoned }: { reads?: boolean; abandoned?: AbortSignal | undefined } = {},
  ): AsyncIterable<ReadPage> {
    const { thread, notePage, release } = await this.threads.take(abandoned);
    try {
      const count = await open(thread, pdf);
      for (let index = 0; index < count; index += 1) {
        if (typeof most === 'number' ? index >= most : !most.has(index + 1)) continue;
        notePage({ page: index + 1, of: count });
        const drawn = await thread.ask('drawPage', { index, side: PREVIEW_SIDE }).catch(asFault);
        if (drawn instanceof UnreadableFile && !thread.hasTime) throw drawn;
        const read = reads && !(drawn instanceof UnreadableFile) ? await readPage(thread, drawn) : null;
        yield { page: index + 1, of: count, drawn, read };
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

/** Reads the texts of a page; a page that takes more time or memory than it may is kept as a picture without texts. */
async function readPage(thread: LimitedThread, { text }: RasterPage): Promise<PageReading | null> {
  try {
    return await thread.ask('readPage', { page: text });
  } catch (error) {
    asFault(error);
    return null;
  }
}

function asFault(error: unknown): UnreadableFile {
  if (error instanceof UnreadableFile) return error;
  throw error;
}

async function open(thread: LimitedThread, source: FileSource): Promise<number> {
  const { pages } = await thread.ask('openPdf', { source });
  if (pages > MOST_PAGES) throw new UnreadableFile('too-many-pages', String(pages));
  if (pages < 1) throw new UnreadableFile('broken', 'no pages');
  return pages;
}
