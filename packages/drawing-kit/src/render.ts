import type { Drawing } from './drawing.js';
import { sheetsOf } from './layout.js';
import type { Sheet } from './primitives.js';
import { writePdf } from './write-pdf.js';
import { writeSvg } from './write-svg.js';

/** Resolution of the PNG drawings: A4 landscape is 1754 pixels wide. */
const PIXELS_PER_INCH = 150;
const MILLIMETRES_PER_INCH = 25.4;

/** The bytes of a drawing and what an upload of them would have declared. */
export interface DrawingFile {
  file_name: string;
  mime_type: 'application/pdf' | 'image/png';
  content: Buffer;
}

function firstSheet(drawing: Drawing): Sheet {
  const [sheet] = sheetsOf(drawing);
  if (!sheet) throw new Error(`The drawing ${drawing.id} has no page`);
  return sheet;
}

/** The first page as an SVG document, sized in mm, without any font. */
export function renderDrawingSvg(drawing: Drawing): string {
  return writeSvg(firstSheet(drawing));
}

/** All pages as a vector PDF. */
export function renderDrawingPdf(drawing: Drawing): Promise<Buffer> {
  return writePdf(sheetsOf(drawing), drawing.pages[0]?.title.name ?? drawing.id);
}

/** The first page as a black on white PNG. */
export async function renderDrawingPng(drawing: Drawing): Promise<Buffer> {
  // Loaded here: it is heavy, and a start that seeds nothing does not need it.
  const { default: sharp } = await import('sharp');
  const sheet = firstSheet(drawing);
  const width = Math.round((sheet.width / MILLIMETRES_PER_INCH) * PIXELS_PER_INCH);
  // Rasterised about twice as large and brought down, so that hairlines come out even.
  return sharp(Buffer.from(writeSvg(sheet)), { density: PIXELS_PER_INCH })
    .flatten({ background: '#ffffff' })
    .resize({ width })
    .png({ palette: true, colours: 16 })
    .toBuffer();
}

/** The drawing in its own format. */
export async function renderDrawing(drawing: Drawing): Promise<DrawingFile> {
  const { file_name } = drawing;
  return drawing.format === 'pdf'
    ? { file_name, mime_type: 'application/pdf', content: await renderDrawingPdf(drawing) }
    : { file_name, mime_type: 'image/png', content: await renderDrawingPng(drawing) };
}
