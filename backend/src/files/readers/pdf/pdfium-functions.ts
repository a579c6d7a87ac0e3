/** pdfium's own functions, as far as they are used beside its library: numbers in, a number out. */
type FunctionName =
  | 'FPDF_PageToDevice'
  | 'FPDFText_LoadPage'
  | 'FPDFText_ClosePage'
  | 'FPDFText_CountChars'
  | 'FPDFText_GetUnicode'
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

/** What pdfium's WebAssembly module exports: its functions, and the memory that they read and write. */
export type PdfiumFunctions = Record<FunctionName, (...values: number[]) => number> & {
  malloc: (size: number) => number;
  free: (at: number) => void;
  memory: WebAssembly.Memory;
};
