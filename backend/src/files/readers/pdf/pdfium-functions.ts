/** The functions of pdfium that are used: numbers in, a number out. */
type FunctionName =
  | 'PDFiumExt_Init'
  | 'FPDF_LoadMemDocument'
  | 'FPDF_CloseDocument'
  | 'FPDF_GetLastError'
  | 'FPDF_GetPageCount'
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
