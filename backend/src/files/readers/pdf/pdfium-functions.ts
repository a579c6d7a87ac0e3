import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { init } from '@embedpdf/pdfium';

/** The functions of pdfium that are used: numbers in, a number out. */
type FunctionName =
  | 'PDFiumExt_Init'
  | 'FPDF_LoadMemDocument'
  | 'FPDF_CloseDocument'
  | 'FPDF_GetLastError'
  | 'FPDF_GetPageCount'
  | 'FPDF_GetMetaText'
  | 'FPDFDOC_InitFormFillEnvironment'
  | 'FPDFDOC_ExitFormFillEnvironment'
  | 'FPDF_LoadPage'
  | 'FPDF_ClosePage'
  | 'FPDF_GetPageWidth'
  | 'FPDF_GetPageHeight'
  | 'FORM_OnAfterLoadPage'
  | 'FORM_OnBeforeClosePage'
  | 'FPDFBitmap_CreateEx'
  | 'FPDFBitmap_FillRect'
  | 'FPDFBitmap_Destroy'
  | 'FPDF_RenderPageBitmap'
  | 'FPDF_FFLDraw'
  | 'FPDF_PageToDevice'
  | 'FPDFPage_GetAnnotCount'
  | 'FPDFPage_GetAnnot'
  | 'FPDFPage_CloseAnnot'
  | 'FPDFAnnot_GetSubtype'
  | 'FPDFText_LoadPage'
  | 'FPDFText_ClosePage'
  | 'FPDFText_CountChars'
  | 'FPDFText_GetUnicode'
  | 'FPDFText_HasUnicodeMapError'
  | 'FPDFText_IsGenerated'
  | 'FPDFText_IsHyphen'
  | 'FPDFText_GetLooseCharBox'
  | 'FPDFText_GetFontSize'
  | 'FPDFText_GetMatrix'
  | 'FPDFText_GetCharOrigin'
  | 'FPDFPage_CountObjects'
  | 'FPDFPage_GetObject'
  | 'FPDFPageObj_GetType'
  | 'FPDFPageObj_GetMatrix'
  | 'FPDFFormObj_CountObjects'
  | 'FPDFFormObj_GetObject'
  | 'FPDFPath_CountSegments'
  | 'FPDFPath_GetPathSegment'
  | 'FPDFPathSegment_GetPoint'
  | 'FPDFPathSegment_GetType'
  | 'FPDFPathSegment_GetClose';

/** Exports of pdfium's WebAssembly module: its functions, and the memory that they read and write. */
export type PdfiumFunctions = Record<FunctionName, (...values: number[]) => number> & {
  malloc: (size: number) => number;
  free: (at: number) => void;
  memory: WebAssembly.Memory;
};

/** A view of the module's memory; invalid once the memory has grown. */
export const bytesAt = (pdfium: PdfiumFunctions, at: number, size: number): Uint8Array =>
  new Uint8Array(pdfium.memory.buffer, at, size);

/** Allocates in the module's memory. @throws Error where it has none left */
export function allocate(pdfium: PdfiumFunctions, size: number): number {
  const at = pdfium.malloc(size);
  if (!at) throw new Error(`no memory for ${String(size)} bytes`);
  return at;
}

/** pdfium, ready for documents, in this thread. */
export async function loadPdfium(): Promise<PdfiumFunctions> {
  const bytes = await readFile(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));
  const module = await init({ wasmBinary: new Uint8Array(bytes).buffer });
  // The package declares two of the exports; the others are pdfium's own C functions by their names.
  const pdfium = module.pdfium.wasmExports as unknown as PdfiumFunctions;
  pdfium.PDFiumExt_Init();
  return pdfium;
}

/** The page is measured on a grid this fine: pdfium's device coordinates are whole numbers. */
const GRID = 20_000;

/** Bytes of scratch memory: six floats, two doubles and two whole numbers, each kind at a place of its own. */
const SCRATCH = 48;
const DOUBLES = 24;
const INTEGERS = 40;

/** In points. */
export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** x' = a·x + c·y + e, y' = b·x + d·y + f */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/**
 * One loaded page, and the memory through which pdfium hands out what does not fit into a number. Places come out as they
 * are seen: the page's rotation and crop box applied, in points from its top left corner.
 */
export class SeenPage {
  /** Where pdfium writes floats. */
  readonly scratch: number;
  /** Where it writes two doubles; what it allocates is aligned to 16 bytes, and so are they to 8. */
  readonly doublesAt: number;

  /**
   * @param handle pdfium's own of the loaded page
   * @param size of the page as it is seen
   */
  constructor(
    readonly pdfium: PdfiumFunctions,
    readonly handle: number,
    readonly size: Size,
  ) {
    this.scratch = pdfium.malloc(SCRATCH);
    this.doublesAt = this.scratch + DOUBLES;
  }

  free(): void {
    this.pdfium.free(this.scratch);
  }

  /** The place of a point of the page's own coordinates. */
  seen(x: number, y: number): Point {
    const at = this.scratch + INTEGERS;
    this.pdfium.FPDF_PageToDevice(this.handle, 0, 0, GRID, GRID, 0, x, y, at, at + 4);
    const [deviceX = 0, deviceY = 0] = new Int32Array(this.pdfium.memory.buffer, at, 2);
    return { x: (deviceX / GRID) * this.size.width, y: (deviceY / GRID) * this.size.height };
  }

  /** The numbers that pdfium wrote to `scratch`. */
  floats(count: number): Float32Array {
    return new Float32Array(this.pdfium.memory.buffer, this.scratch, count);
  }

  /** The matrix that pdfium wrote to `scratch`. */
  matrix(): Matrix {
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = this.floats(6);
    return [a, b, c, d, e, f];
  }

  /** The point that pdfium wrote to `doublesAt`, in the page's own coordinates. */
  point(): Point {
    const [x = 0, y = 0] = new Float64Array(this.pdfium.memory.buffer, this.doublesAt, 2);
    return { x, y };
  }
}
