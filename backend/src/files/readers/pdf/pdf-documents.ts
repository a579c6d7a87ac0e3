import { LoadedPage } from './loaded-page.js';
import { allocate, bytesAt, type PdfiumFunctions, loadPdfium, SeenPage } from './pdfium-functions.js';
import type { DrawingPage } from '../../reading/domain/drawing-page.js';
import type { GreyPicture } from '../../reading/recognition/picture-lines.js';
import { resolutionFor, titleRegionOf, type PageRegion } from '../../reading/recognition/recognised-page.js';
import type { RasterPage, Bitmap } from '../protocol.js';
import { isExhausted } from '../memory-limit.js';
import { refuseEmpty } from './empty-page.js';
import { rulesOf } from './page-rules.js';
import { wordsOf } from './page-words.js';

/** Meanings of pdfium's error numbers. */
const REASONS: Record<number, string> = {
  2: 'file could not be opened',
  3: 'not a PDF, or corrupted',
  4: 'password required',
  5: 'unsupported security scheme',
  6: 'page not found or content error',
};

/** Bytes of FPDF_FORMFILLINFO, rounded up: a version and callbacks, of which none is given. */
const FORM_INFO = 256;
const FORM_INFO_VERSION = 2;

/** The name of a document's date as pdfium is asked for it, and bytes that it takes in two for each letter. */
const CREATED = Buffer.from('CreationDate\0');
const CREATED_ROOM = 80;

/** A document that pdfium holds, with the form fields that are drawn on its pages. */
class OpenDocument {
  private form = 0;
  private formInfo = 0;

  private constructor(
    private readonly pdfium: PdfiumFunctions,
    private readonly handle: number,
    /** Where its bytes are; pdfium reads them for as long as the document is open. */
    private readonly file: number,
  ) {}

  /** @throws Error what pdfium says of a document that it can't open */
  static open(pdfium: PdfiumFunctions, bytes: Uint8Array): OpenDocument {
    const file = allocate(pdfium, bytes.length);
    bytesAt(pdfium, file, bytes.length).set(bytes);
    const handle = pdfium.FPDF_LoadMemDocument(file, bytes.length, 0);
    if (handle) return new OpenDocument(pdfium, handle, file);
    const reason = pdfium.FPDF_GetLastError();
    pdfium.free(file);
    throw new Error(REASONS[reason] ?? `error ${String(reason)}`);
  }

  get pages(): number {
    return this.pdfium.FPDF_GetPageCount(this.handle);
  }

  /** The day on which it was written, as YYYY-MM-DD, where it says so. */
  get created(): string | undefined {
    const { pdfium } = this;
    const name = allocate(pdfium, CREATED.length + CREATED_ROOM);
    const text = name + CREATED.length;
    try {
      bytesAt(pdfium, name, CREATED.length + CREATED_ROOM)
        .fill(0)
        .set(CREATED);
      pdfium.FPDF_GetMetaText(this.handle, name, text, CREATED_ROOM);
      const written = Buffer.from(bytesAt(pdfium, text, CREATED_ROOM)).toString('utf16le');
      return /^D:\d{8}/.exec(written)?.[0].replace(/^D:(....)(..)(..)$/, '$1-$2-$3');
    } finally {
      pdfium.free(name);
    }
  }

  /**
   * @param index 0-based
   * @throws Error for a page that can't be loaded
   */
  page(index: number): LoadedPage {
    const page = this.pdfium.FPDF_LoadPage(this.handle, index);
    if (!page) throw new Error(`page ${String(index)} can't be loaded`);
    return new LoadedPage(this.pdfium, page, this.formFields());
  }

  close(): void {
    if (this.form) this.pdfium.FPDFDOC_ExitFormFillEnvironment(this.form);
    if (this.formInfo) this.pdfium.free(this.formInfo);
    this.pdfium.FPDF_CloseDocument(this.handle);
    this.pdfium.free(this.file);
  }

  private formFields(): number {
    if (this.form) return this.form;
    const { pdfium } = this;
    this.formInfo = allocate(pdfium, FORM_INFO);
    bytesAt(pdfium, this.formInfo, FORM_INFO).fill(0).set([FORM_INFO_VERSION]);
    this.form = pdfium.FPDFDOC_InitFormFillEnvironment(this.handle, this.formInfo);
    if (!this.form) throw new Error('form fields could not be prepared');
    return this.form;
  }
}

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
      return { ...picture, text: { ...this.textOf(page), created: this.opened?.created } };
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
      if (written.words.length === 0) return { ...size, ...written };
      const drawn = rulesOf(seen);
      return { ...size, ...drawn, ...written, words: [...written.words, ...drawn.words] };
    } catch (error) {
      if (isExhausted() || error instanceof WebAssembly.RuntimeError) throw error;
      return { ...size, words: [] };
    } finally {
      seen.free();
    }
  }
}
