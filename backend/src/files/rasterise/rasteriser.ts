import type { Bitmap } from '../intake/picture.js';
import type { DrawingPage } from '../reading/domain/drawing-page.js';

/** Why a PDF can't be rasterised. */
export type PdfFault = 'encrypted' | 'broken' | 'too-many-pages' | 'too-slow' | 'too-much-memory';

/** A PDF that can't be taken apart; `fault` says why. */
export class UnusablePdf extends Error {
  constructor(
    readonly fault: PdfFault,
    detail: string,
  ) {
    super(`${fault}: ${detail}`);
  }
}

/** Where a PDF's bytes are; those on disk are read when its turn comes, so that waiting documents cost no memory. */
export type PdfSource = { buffer: Buffer } | { path: string };

/** A page's pixels, and the text that lies in them where it is text. */
export type RasterPage = Bitmap & { text: DrawingPage };

/** Turns the pages of PDFs into bitmaps, one page at a time, where a hostile file can't hurt the server. */
export abstract class Rasteriser {
  /**
   * Opens the document and hands out the first `most` of its pages in order (0: it is only opened and checked).
   * @param most how many pages are wanted
   * @throws UnusablePdf
   */
  abstract pages(pdf: PdfSource, most: number): AsyncIterable<RasterPage>;

  /**
   * One page alone.
   * @param index 0-based
   * @param side pixels of its longer side
   * @throws UnusablePdf
   */
  abstract page(pdf: PdfSource, index: number, side: number): Promise<Bitmap>;

  /** Ends what runs. */
  abstract close(): Promise<void>;
}
