import { Mutex } from 'async-mutex';
import type { Suggestion } from '../../reading/domain/drawing-page.js';
import {
  recognisedSuggestions,
  recognisedText,
  type PageRegion,
} from '../../reading/recognition/recognised-page.js';
import { titleRegionOfImage } from '../image/picture.js';
import { LimitedThread, type ReadLimits } from '../limited-thread.js';

const MEGABYTE = 1024 * 1024;

/**
 * Two seconds of a processor are usual; the thread has a low priority, so that on a busy machine they last far longer: what is read
 * must not depend on that. Tesseract takes some 150 MB for the largest region.
 */
const LIMITS: ReadLimits = {
  step: 60_000,
  lasting: 10 * 60_000,
  file: 90_000,
  memory: 512 * MEGABYTE,
  heap: 256 * MEGABYTE,
  held: 0,
};

/** The reading of a picture. */
export interface ReadScan {
  /** Values of its title block, each marked as recognised. */
  suggestions: Suggestion[];
  /** Texts that are surely written there, a line for each stretch; null where nothing is. */
  text: string | null;
}

/** A picture takes much memory: one at a time. */
const alone = new Mutex();

/**
 * Reads the title block of a drawing whose text is a picture, or drawn as lines, in a thread of its own.
 * @param page of a PDF, from 1; null for a picture
 * @throws UnreadableFile where it can't be drawn, or takes more time or memory than it may
 */
export async function readScan(bytes: Uint8Array, page: number | null): Promise<ReadScan> {
  return alone.runExclusive(async () => {
    const thread = new LimitedThread(LIMITS);
    thread.begin();
    try {
      const region = page === null ? await titleRegionOfImage(bytes) : await regionOf(thread, bytes, page);
      const { data, width, height, dpi } = region;
      const found = await thread.ask('recognise', { picture: { data, width, height }, dpi });
      return { suggestions: recognisedSuggestions(found, region), text: recognisedText(found, region) };
    } finally {
      await thread.close();
    }
  });
}

async function regionOf(thread: LimitedThread, source: Uint8Array, page: number): Promise<PageRegion> {
  await thread.ask('openPdf', { source });
  return thread.ask('drawTitleRegion', { index: page - 1 });
}
