import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { init } from '@embedpdf/pdfium';
import type { PdfiumFunctions } from './pdfium-functions.js';

/** pdfium, ready for documents, in this thread. */
export async function loadPdfium(): Promise<PdfiumFunctions> {
  const bytes = await readFile(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));
  const module = await init({ wasmBinary: new Uint8Array(bytes).buffer });
  // The package declares two of the exports; the others are pdfium's own C functions by their names.
  const pdfium = module.pdfium.wasmExports as unknown as PdfiumFunctions;
  pdfium.PDFiumExt_Init();
  return pdfium;
}
