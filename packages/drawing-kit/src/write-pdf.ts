import { LineCapStyle, PDFDocument, rgb, StandardFonts, degrees, type PDFFont, type PDFPage } from 'pdf-lib';
import { PENS, polar, type Pen, type Point, type Primitive, type Sheet, type Text } from './primitives.js';

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
export async function writePdf(sheets: readonly Sheet[], title: string): Promise<Buffer> {
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
