import { renderDrawingPdf } from '@forja/drawing-kit';
import sharp from 'sharp';
import { PdfDocuments } from '../../files/readers/pdf/pdf-documents.js';
import type { Drawing } from './catalogue/drawing.js';

/** Pixels of a PNG's longer side: 150 to an inch of A4. */
const SIDE = 1754;

/** The drawing as a file in its own format. */
export async function drawingFile({ file_name, format, pages }: Drawing) {
  const pdf = await renderDrawingPdf(pages);
  return { file_name, content: format === 'pdf' ? pdf : await pngOf(pdf) };
}

async function pngOf(pdf: Buffer): Promise<Buffer> {
  const documents = await PdfDocuments.load();
  try {
    documents.open(pdf);
    const { data, width, height, channels } = documents.draw(0, SIDE);
    return await sharp(data, { raw: { width, height, channels } })
      .png({ palette: true, colours: 16 })
      .toBuffer();
  } finally {
    documents.close();
  }
}
