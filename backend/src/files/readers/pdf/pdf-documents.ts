import type { DrawingPage } from '../../reading/domain/drawing-page.js';
import type { GreyPicture } from '../../reading/recognition/picture-lines.js';
import { resolutionFor, titleRegionOf, type PageRegion } from '../../reading/recognition/title-region.js';
import type { RasterPage } from '../answers.js';
import type { Bitmap } from '../image/bitmap.js';
import { isExhausted } from '../memory-limit.js';
import { refuseEmpty } from './empty-page.js';
import { loadPdfium } from './load-pdfium.js';
import type { LoadedPage } from './loaded-page.js';
import { OpenDocument } from './open-document.js';
import { rulesOf } from './page-rules.js';
import { wordsOf } from './page-words.js';
import type { PdfiumFunctions } from './pdfium-functions.js';
import { SeenPage } from './seen-page.js';

/** Whole ones, at least one. */
const pixels = (length: number): number => Math.max(1, Math.round(length));

/** Four bytes a pixel as one: the mean of red, green and blue. */
function greyOf({ data, width, height }: Bitmap): GreyPicture {
  const grey = new Uint8Array(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    grey[at] = ((data[4 * at] ?? 0) + (data[4 * at + 1] ?? 0) + (data[4 * at + 2] ?? 0)) / 3;
  }
  return { data: grey, width, height };
}

/** pdfium inside of a reader's thread, with one document open at a time. */
export class PdfDocuments {
  private opened: OpenDocument | null = null;

  private constructor(private readonly pdfium: PdfiumFunctions) {}

  static async load(): Promise<PdfDocuments> {
    return new PdfDocuments(await loadPdfium());
  }

  /** Bytes that pdfium holds; it never gives any back. */
  get memory(): number {
    return this.pdfium.memory.buffer.byteLength;
  }

  /** @throws Error what pdfium says of a document that it can't open */
  open(bytes: Uint8Array): { pages: number } {
    this.close();
    this.opened = OpenDocument.open(this.pdfium, bytes);
    return { pages: this.opened.pages };
  }

  close(): void {
    this.opened?.close();
    this.opened = null;
  }

  /**
   * @param index 0-based
   * @param side pixels of the longer side
   * @throws EmptyPage where nothing is to be seen, Error where the page can't be drawn
   */
  draw(index: number, side: number): RasterPage {
    return this.withPage(index, (page) => {
      const { width, height } = page.size;
      const scale = side / Math.max(width, height);
      const picture = page.draw(pixels(width * scale), pixels(height * scale));
      refuseEmpty(this.pdfium, page, picture);
      return { ...picture, text: this.textOf(page) };
    });
  }

  /**
   * The part of a page where a title block stands, in grey, fine enough to recognise its letters.
   * @param index 0-based
   * @throws Error where the page can't be drawn
   */
  drawTitleRegion(index: number): PageRegion {
    return this.withPage(index, (page) => {
      const { size } = page;
      const region = titleRegionOf(size);
      const dpi = resolutionFor({ size, region });
      const [width, height] = [pixels((size.width * dpi) / 72), pixels((size.height * dpi) / 72)];
      const picture = page.draw(width, height, {
        left: Math.round(region.x * width),
        top: Math.round(region.y * height),
        width: pixels(region.width * width),
        height: pixels(region.height * height),
      });
      return { size, region, dpi, ...greyOf(picture) };
    });
  }

  private withPage<T>(index: number, use: (page: LoadedPage) => T): T {
    if (!this.opened) throw new Error('no document is open');
    const page = this.opened.page(index);
    try {
      const { width, height } = page.size;
      if (!(width > 0 && height > 0)) throw new Error(`page ${String(index)} has no size`);
      return use(page);
    } finally {
      page.close();
    }
  }

  /** The page's words and rules; none where pdfium can't find them, since a drawing is a drawing without them too. */
  private textOf({ handle, size }: LoadedPage): DrawingPage {
    const seen = new SeenPage(this.pdfium, handle, size);
    try {
      const written = wordsOf(seen);
      // Rules part words; without words there is nothing to part.
      return { ...size, ...written, ...(written.words.length > 0 ? rulesOf(seen) : {}) };
    } catch (error) {
      if (isExhausted() || error instanceof WebAssembly.RuntimeError) throw error;
      return { ...size, words: [] };
    } finally {
      seen.free();
    }
  }
}
