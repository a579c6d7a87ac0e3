import { PENS, polar, type Pen, type Point, type Primitive, type Sheet, type Text } from './primitives.js';
import { letter } from './stroke-font.js';
import { LineCapStyle, PDFDocument, rgb, StandardFonts, degrees, type PDFFont, type PDFPage } from 'pdf-lib';
import type { Drawing } from './title-block.js';
import { sheetsOf } from './layout.js';

const round = (value: number): string => String(Math.round(value * 1000) / 1000);

/** Lettering is drawn with a pen of a tenth of its height. */
const LETTERING_PEN = 0.1;

class SvgSheet {
  constructor(private readonly sheet: Sheet) {}

  write(): string {
    const { width, height, primitives } = this.sheet;
    const body = primitives.map((primitive) => this.element(primitive)).join('\n');
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" ` +
      `viewBox="0 0 ${width} ${height}" fill="none" stroke="#000" stroke-linecap="round" ` +
      `stroke-linejoin="round">\n<rect width="${width}" height="${height}" fill="#fff" stroke="none"/>\n` +
      `${body}\n</svg>\n`
    );
  }

  /** SVG counts y downwards. */
  private point([x, y]: Point): string {
    return `${round(x)} ${round(this.sheet.height - y)}`;
  }

  private path(points: readonly Point[], closed: boolean): string {
    return `M${points.map((point) => this.point(point)).join('L')}${closed ? 'Z' : ''}`;
  }

  private stroke(pen: Pen): string {
    const { width, dash } = PENS[pen];
    return `stroke-width="${width}"${dash ? ` stroke-dasharray="${dash.join(' ')}"` : ''}`;
  }

  private element(primitive: Primitive): string {
    switch (primitive.kind) {
      case 'line':
        return `<path d="${this.path([primitive.from, primitive.to], false)}" ${this.stroke(primitive.pen)}/>`;
      case 'polyline': {
        const fill = primitive.filled ? ' fill="#000"' : '';
        return `<path d="${this.path(primitive.points, primitive.closed)}" ${this.stroke(primitive.pen)}${fill}/>`;
      }
      case 'circle': {
        const [cx, cy] = this.point(primitive.centre).split(' ');
        return `<circle cx="${cx}" cy="${cy}" r="${round(primitive.radius)}" ${this.stroke(primitive.pen)}/>`;
      }
      case 'arc': {
        const { centre, radius, start, end, pen } = primitive;
        const [from, to] = [polar(centre, radius, start), polar(centre, radius, end)];
        const r = round(radius);
        const large = end - start > 180 ? 1 : 0;
        return `<path d="M${this.point(from)}A${r} ${r} 0 ${large} 0 ${this.point(to)}" ${this.stroke(pen)}/>`;
      }
      case 'text':
        return this.lettering(primitive);
    }
  }

  private lettering(text: Text): string {
    const d = letter(text)
      .map((line) => this.path(line, false))
      .join('');
    return d && `<path d="${d}" stroke-width="${round(text.height * LETTERING_PEN)}"/>`;
  }
}

/** The sheet as an SVG document; texts are strokes, so that it needs no font. */
function writeSvg(sheet: Sheet): string {
  return new SvgSheet(sheet).write();
}

/** PDF points in a millimetre. */
const POINTS = 72 / 25.4;

/** Capitals of Helvetica are this part of its size. */
const CAPITAL = 0.718;

/** Degrees between the points by which an arc is drawn; too fine to be seen as corners. */
const ARC_STEP = 4;

const BLACK = rgb(0, 0, 0);

class PdfSheet {
  constructor(
    private readonly page: PDFPage,
    private readonly font: PDFFont,
    private readonly sheet: Sheet,
  ) {}

  write(): void {
    for (const primitive of this.sheet.primitives) this.draw(primitive);
  }

  private draw(primitive: Primitive): void {
    switch (primitive.kind) {
      case 'line':
        this.path([primitive.from, primitive.to], primitive.pen);
        break;
      case 'polyline':
        this.path(primitive.points, primitive.pen, primitive.closed, primitive.filled);
        break;
      case 'circle': {
        const [x, y] = primitive.centre;
        this.page.drawCircle({
          x: x * POINTS,
          y: y * POINTS,
          size: primitive.radius * POINTS,
          ...this.stroke(primitive.pen),
        });
        break;
      }
      case 'arc': {
        const { centre, radius, start, end, pen } = primitive;
        const steps = Math.max(1, Math.ceil((end - start) / ARC_STEP));
        const at = (step: number): Point => polar(centre, radius, start + ((end - start) * step) / steps);
        this.path(
          Array.from({ length: steps + 1 }, (_, step) => at(step)),
          pen,
        );
        break;
      }
      case 'text':
        this.text(primitive);
    }
  }

  private stroke(pen: Pen) {
    const { width, dash } = PENS[pen];
    return {
      borderColor: BLACK,
      borderWidth: width * POINTS,
      borderDashArray: dash?.map((length) => length * POINTS),
      borderLineCap: dash ? LineCapStyle.Butt : LineCapStyle.Round,
    };
  }

  /** drawSvgPath counts y downwards from the given corner: the sheet's top left. */
  private path(points: readonly Point[], pen: Pen, closed = false, filled = false): void {
    const { height } = this.sheet;
    const d = points.map(([x, y]) => `${(x * POINTS).toFixed(3)} ${((height - y) * POINTS).toFixed(3)}`);
    this.page.drawSvgPath(`M${d.join('L')}${closed ? 'Z' : ''}`, {
      x: 0,
      y: height * POINTS,
      ...this.stroke(pen),
      ...(filled ? { color: BLACK } : {}),
    });
  }

  private text({ text, at: [x, y], height, align, angle, max_width }: Text): void {
    const natural = (height / CAPITAL) * POINTS;
    const wide = this.font.widthOfTextAtSize(text, natural);
    const size = max_width ? Math.min(natural, (natural * max_width * POINTS) / wide) : natural;
    const width = this.font.widthOfTextAtSize(text, size);
    const back = { start: 0, middle: width / 2, end: width }[align];
    const [dx, dy] = angle === 90 ? [0, back] : [back, 0];
    this.page.drawText(text, {
      x: x * POINTS - dx,
      y: y * POINTS - dy,
      size,
      font: this.font,
      color: BLACK,
      rotate: degrees(angle),
    });
  }
}

/**
 * The sheets as a vector PDF with real, searchable text. The standard font is not embedded: every
 * reader has it. The bytes depend on the sheets alone: the dates in it are fixed.
 */
async function writePdf(sheets: readonly Sheet[], title: string): Promise<Buffer> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(title);
  document.setProducer('Forja');
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const sheet of sheets) {
    const page = document.addPage([sheet.width * POINTS, sheet.height * POINTS]);
    new PdfSheet(page, font, sheet).write();
  }
  return Buffer.from(await document.save());
}

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
