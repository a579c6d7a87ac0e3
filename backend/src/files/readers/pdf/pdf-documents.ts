import type { DrawingPage } from '../../reading/domain/drawing-page.js';
import type { RasterPage } from '../answers.js';
import { isExhausted } from '../memory-limit.js';
import { refuseEmpty } from './empty-page.js';
import { loadPdfium } from './load-pdfium.js';
import type { LoadedPage } from './loaded-page.js';
import { OpenDocument } from './open-document.js';
import { rulesOf } from './page-rules.js';
import { wordsOf } from './page-words.js';
import type { PdfiumFunctions } from './pdfium-functions.js';
import { SeenPage } from './seen-page.js';

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
    if (!this.opened) throw new Error('no document is open');
    const page = this.opened.page(index);
    try {
      const { width, height } = page.size;
      if (!(width > 0 && height > 0)) throw new Error(`page ${String(index)} has no size`);
      const scale = side / Math.max(width, height);
      const pixels = (length: number) => Math.max(1, Math.round(length * scale));
      const picture = page.draw(pixels(width), pixels(height));
      refuseEmpty(this.pdfium, page, picture);
      return { ...picture, text: this.textOf(page) };
    } finally {
      page.close();
    }
  }

  /** The page's words and rules; none where pdfium can't find them, since a drawing is a drawing without them too. */
  private textOf({ handle, size }: LoadedPage): DrawingPage {
    const seen = new SeenPage(this.pdfium, handle, size);
    try {
      const words = wordsOf(seen);
      // Rules part words; without words there is nothing to part.
      return { ...size, words, ...(words.length > 0 ? rulesOf(seen) : {}) };
    } catch (error) {
      if (isExhausted() || error instanceof WebAssembly.RuntimeError) throw error;
      return { ...size, words: [] };
    } finally {
      seen.free();
    }
  }
}
