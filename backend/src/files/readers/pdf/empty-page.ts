import type { Bitmap } from '../protocol.js';
import type { LoadedPage } from './loaded-page.js';
import type { PdfiumFunctions } from './pdfium-functions.js';

/** pdfium's number of a 3D model among a page's annotations. */
const MODEL = 25;

/** Four bytes of an opaque white pixel. */
const WHITE = 0xffffffff;

/** A page on which nothing is to be seen. */
export class EmptyPage extends Error {
  /** @param hasModel whether it holds a 3D model, which viewers of 3D PDFs show in its place */
  constructor(readonly hasModel: boolean) {
    super(hasModel ? 'a 3D model without a picture' : 'nothing is drawn on the page');
  }
}

const isWhite = ({ data }: Bitmap): boolean =>
  new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4).every((pixel) => pixel === WHITE);

function hasModel(pdfium: PdfiumFunctions, page: number): boolean {
  const count = pdfium.FPDFPage_GetAnnotCount(page);
  for (let index = 0; index < count; index += 1) {
    const annotation = pdfium.FPDFPage_GetAnnot(page, index);
    if (!annotation) continue;
    const kind = pdfium.FPDFAnnot_GetSubtype(annotation);
    pdfium.FPDFPage_CloseAnnot(annotation);
    if (kind === MODEL) return true;
  }
  return false;
}

/**
 * A white page would become a part without a drawing.
 * @param picture of four bytes a pixel, as the page was drawn on white
 * @throws EmptyPage
 */
export function refuseEmpty(pdfium: PdfiumFunctions, { handle }: LoadedPage, picture: Bitmap): void {
  if (isWhite(picture)) throw new EmptyPage(hasModel(pdfium, handle));
}
