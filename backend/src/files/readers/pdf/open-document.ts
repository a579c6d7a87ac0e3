import { LoadedPage } from './loaded-page.js';
import { allocate, bytesAt, type PdfiumFunctions } from './pdfium-functions.js';

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

/** A document that pdfium holds, with the form fields that are drawn on its pages. */
export class OpenDocument {
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
