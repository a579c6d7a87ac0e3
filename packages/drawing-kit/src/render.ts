import { LineCapStyle, PDFDocument, rgb, StandardFonts, degrees, type PDFFont, type PDFPage } from 'pdf-lib';
import { sheetsOf } from './layout.js';
import { PENS, type Pen, type Polyline, type Primitive, type Sheet, type Text } from './primitives.js';
import type { DrawingPage } from './title-block.js';

/** PDF points in a millimetre. */
const POINTS = 72 / 25.4;

/** Capitals of Helvetica are this part of its size. */
const CAPITAL = 0.718;

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
      case 'polyline':
        this.path(primitive);
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
  private path({ points, pen, closed, filled }: Polyline): void {
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
 * The pages as a vector PDF with real, searchable text. The standard font is not embedded: every
 * reader has it. The bytes depend on the pages alone: no date is in it.
 */
export async function renderDrawingPdf(pages: readonly DrawingPage[]): Promise<Buffer> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(pages[0]?.title.name ?? '');
  document.setProducer('Forja');
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const sheet of sheetsOf(pages)) {
    const page = document.addPage([sheet.width * POINTS, sheet.height * POINTS]);
    new PdfSheet(page, font, sheet).write();
  }
  return Buffer.from(await document.save());
}
