import { PENS, polar, type Pen, type Point, type Primitive, type Sheet, type Text } from './primitives.js';
import { letter } from './stroke-font.js';

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
export function writeSvg(sheet: Sheet): string {
  return new SvgSheet(sheet).write();
}
