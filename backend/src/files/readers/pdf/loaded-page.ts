import type { Bitmap } from '../protocol.js';
import { allocate, bytesAt, type PdfiumFunctions, type Size } from './pdfium-functions.js';

/** pdfium's numbers of what is drawn and how: annotations, smoothed letters, red before blue. */
const ANNOTATIONS = 0x01;
const LCD_TEXT = 0x02;
const RED_FIRST = 0x10;

/** Its number for four bytes a pixel, and how many that are. */
const BGRA = 4;
const WHITE = 0xffffffff;

/** A part of a picture, in its pixels. */
export interface PixelRect {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A page that pdfium holds; `close` gives it back. */
export class LoadedPage {
  /** In points, as it is seen: rotated and cropped. */
  readonly size: Size;

  constructor(
    private readonly pdfium: PdfiumFunctions,
    readonly handle: number,
    private readonly form: number,
  ) {
    this.size = { width: pdfium.FPDF_GetPageWidth(handle), height: pdfium.FPDF_GetPageHeight(handle) };
    pdfium.FORM_OnAfterLoadPage(handle, form);
  }

  close(): void {
    this.pdfium.FORM_OnBeforeClosePage(this.handle, this.form);
    this.pdfium.FPDF_ClosePage(this.handle);
  }

  /**
   * The page on white, with its annotations and form fields.
   * @param part what of its pixels is wanted; all of them where it is absent
   */
  draw(width: number, height: number, part: PixelRect = { left: 0, top: 0, width, height }): Bitmap {
    const { pdfium } = this;
    const bytes = part.width * part.height * BGRA;
    const pixels = allocate(pdfium, bytes);
    try {
      this.drawInto(pixels, part, [-part.left, -part.top, width, height, 0]);
      const data = bytesAt(pdfium, pixels, bytes).slice();
      return { data, width: part.width, height: part.height, channels: 4 };
    } finally {
      pdfium.free(pixels);
    }
  }

  /** @param place where the whole page is in the picture, and how it is turned */
  private drawInto(pixels: number, { width, height }: PixelRect, place: readonly number[]): void {
    const { pdfium, handle } = this;
    const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, BGRA, pixels, width * BGRA);
    if (!bitmap) throw new Error('no memory for the picture');
    try {
      pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
      pdfium.FPDF_RenderPageBitmap(bitmap, handle, ...place, ANNOTATIONS | LCD_TEXT | RED_FIRST);
      // Fields alone: annotations were drawn, and their notes' windows are not part of the page.
      pdfium.FPDF_FFLDraw(this.form, bitmap, handle, ...place, LCD_TEXT | RED_FIRST);
    } finally {
      pdfium.FPDFBitmap_Destroy(bitmap);
    }
  }
}
