import { PDFiumLibrary, type PDFiumDocument, type PDFiumPage } from '@hyzyla/pdfium';
import type { DrawingPage } from '../../reading/domain/drawing-page.js';
import type { RasterPage } from '../answers.js';
import { isExhausted } from '../memory-limit.js';
import { rulesOf } from './page-rules.js';
import { wordsOf } from './page-words.js';
import type { PdfiumFunctions } from './pdfium-functions.js';
import { SeenPage, type Size } from './seen-page.js';

/** pdfium inside of a reader's thread, with one document open at a time. */
export class PdfDocuments {
  private opened: PDFiumDocument | null = null;

  private constructor(private readonly pdfium: PDFiumLibrary) {}

  static async load(): Promise<PdfDocuments> {
    return new PdfDocuments(await PDFiumLibrary.init());
  }

  /** @throws Error what pdfium says of a document that it can't open */
  async open(bytes: Uint8Array): Promise<{ pages: number }> {
    this.close();
    this.opened = await this.pdfium.loadDocument(bytes);
    return { pages: this.opened.getPageCount() };
  }

  close(): void {
    this.opened?.destroy();
    this.opened = null;
  }

  /**
   * @param index 0-based
   * @param side pixels of the longer side
   */
  async draw(index: number, side: number): Promise<RasterPage> {
    if (!this.opened) throw new Error('no document is open');
    const page = this.opened.getPage(index);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    // A page that can't be loaded has no size.
    if (!(originalWidth > 0 && originalHeight > 0)) throw new Error(`page ${String(index)} can't be loaded`);
    // First, because rendering closes the page.
    const text = textOf(page, { width: originalWidth, height: originalHeight });
    const scale = side / Math.max(originalWidth, originalHeight);
    const { data, width, height } = await page.render({
      width: Math.max(1, Math.round(originalWidth * scale)),
      height: Math.max(1, Math.round(originalHeight * scale)),
      scale: 1,
      renderFormFields: true,
      render: async ({ data: pixels }) => pixels,
    });
    return { data, width, height, channels: 4, text };
  }
}

/** What the library keeps to itself: pdfium's own functions, and its handle of the page. */
interface LoadedPage {
  module: { wasmExports: PdfiumFunctions };
  pageIdx: number;
}

/** The page's words and rules; none where pdfium can't find them, since a drawing is a drawing without them too. */
function textOf(page: PDFiumPage, size: Size): DrawingPage {
  const { module, pageIdx } = page as unknown as LoadedPage;
  const seen = new SeenPage(module.wasmExports, pageIdx, size);
  try {
    const words = wordsOf(seen);
    // Rules part words; without words there is nothing to part.
    return { ...size, words, rules: words.length > 0 ? rulesOf(seen) : [] };
  } catch (error) {
    if (isExhausted() || error instanceof WebAssembly.RuntimeError) throw error;
    return { ...size, words: [], rules: [] };
  } finally {
    seen.free();
  }
}
