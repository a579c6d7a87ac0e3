import type { Bitmap } from '../image/bitmap.js';
import { allocate, bytesAt, type PdfiumFunctions } from './pdfium-functions.js';
import type { Size } from './seen-page.js';

/** pdfium's numbers of what is drawn and how: annotations, smoothed letters, red before blue. */
const ANNOTATIONS = 0x01;
const LCD_TEXT = 0x02;
const RED_FIRST = 0x10;

/** Its number for four bytes a pixel, and how many that are. */
const BGRA = 4;
const WHITE = 0xffffffff;

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

  /** The page on white, with its annotations and form fields. */
  draw(width: number, height: number): Bitmap {
    const { pdfium } = this;
    const bytes = width * height * BGRA;
    const pixels = allocate(pdfium, bytes);
    try {
      this.drawInto(pixels, width, height);
      return { data: bytesAt(pdfium, pixels, bytes).slice(), width, height, channels: 4 };
    } finally {
      pdfium.free(pixels);
    }
  }

  private drawInto(pixels: number, width: number, height: number): void {
    const { pdfium, handle } = this;
    const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, BGRA, pixels, width * BGRA);
    if (!bitmap) throw new Error('no memory for the picture');
    try {
      pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
      const place = [0, 0, width, height, 0] as const;
      pdfium.FPDF_RenderPageBitmap(bitmap, handle, ...place, ANNOTATIONS | LCD_TEXT | RED_FIRST);
      // Fields alone: annotations were drawn, and their notes' windows are not part of the page.
      pdfium.FPDF_FFLDraw(this.form, bitmap, handle, ...place, LCD_TEXT | RED_FIRST);
    } finally {
      pdfium.FPDFBitmap_Destroy(bitmap);
    }
  }
}
