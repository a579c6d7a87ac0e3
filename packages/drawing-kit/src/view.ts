import { polar, type Align, type Pen, type Point, type Primitive } from './primitives.js';

/** How far an axis sticks out over what it marks, mm of paper. */
const AXIS_OVERHANG = 3;

/**
 * One view of a part on the sheet. Shapes are drawn in the part's own millimetres; texts, arrows
 * and distances to dimension lines are millimetres of paper, whatever the scale.
 */
export class View {
  constructor(
    /** mm of paper per mm of part. */
    readonly scale: number,
    /** Where the part's (0, 0) is on the sheet. */
    private readonly origin: Point,
    private readonly out: Primitive[],
  ) {}

  /** A point of the part on the sheet. */
  paper(x: number, y: number): Point {
    return [this.origin[0] + x * this.scale, this.origin[1] + y * this.scale];
  }

  /** Adds what is given in paper coordinates already. */
  add(...primitives: Primitive[]): void {
    this.out.push(...primitives);
  }

  line(x1: number, y1: number, x2: number, y2: number, pen: Pen = 'outline'): void {
    this.add({ kind: 'line', pen, from: this.paper(x1, y1), to: this.paper(x2, y2) });
  }

  polygon(points: readonly Point[], pen: Pen = 'outline'): void {
    const onPaper = points.map(([x, y]) => this.paper(x, y));
    this.add({ kind: 'polyline', pen, points: onPaper, closed: true, filled: false });
  }

  circle(x: number, y: number, diameter: number, pen: Pen = 'outline'): void {
    this.add({ kind: 'circle', pen, centre: this.paper(x, y), radius: (diameter / 2) * this.scale });
  }

  /** Counter-clockwise from `start` to `end`, degrees. */
  arc(x: number, y: number, radius: number, start: number, end: number, pen: Pen = 'outline'): void {
    this.add({ kind: 'arc', pen, centre: this.paper(x, y), radius: radius * this.scale, start, end });
  }

  /** A rectangle from its lower left corner, its corners rounded by `radius`. */
  rect(x: number, y: number, width: number, height: number, pen: Pen = 'outline', radius = 0): void {
    const [right, top] = [x + width, y + height];
    if (radius === 0) {
      this.polygon(
        [
          [x, y],
          [right, y],
          [right, top],
          [x, top],
        ],
        pen,
      );
      return;
    }
    this.line(x + radius, y, right - radius, y, pen);
    this.line(right, y + radius, right, top - radius, pen);
    this.line(right - radius, top, x + radius, top, pen);
    this.line(x, top - radius, x, y + radius, pen);
    this.arc(right - radius, y + radius, radius, 270, 360, pen);
    this.arc(right - radius, top - radius, radius, 0, 90, pen);
    this.arc(x + radius, top - radius, radius, 90, 180, pen);
    this.arc(x + radius, y + radius, radius, 180, 270, pen);
  }

  /** An axis from one point to another, running out over both. */
  axis(x1: number, y1: number, x2: number, y2: number): void {
    const [from, to] = [this.paper(x1, y1), this.paper(x2, y2)];
    const degrees = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
    this.add({
      kind: 'line',
      pen: 'centre',
      from: polar(from, -AXIS_OVERHANG, degrees),
      to: polar(to, AXIS_OVERHANG, degrees),
    });
  }

  /** A hole: the circle and its two short axes. */
  hole(x: number, y: number, diameter: number): void {
    this.circle(x, y, diameter);
    const reach = diameter / 2 + 1.6 / this.scale;
    this.line(x - reach, y, x + reach, y, 'thin');
    this.line(x, y - reach, x, y + reach, 'thin');
  }

  /** A cut face: 45° hatching inside of a rectangle. */
  hatch(x: number, y: number, width: number, height: number): void {
    const step = 2 / this.scale;
    for (let offset = step - height; offset < width; offset += step) {
      const start = Math.max(0, offset);
      const end = Math.min(width, offset + height);
      if (end > start) this.line(x + start, y + start - offset, x + end, y + end - offset, 'thin');
    }
  }

  /** A text at a point of the part, moved by millimetres of paper. */
  text(x: number, y: number, text: string, move: Point = [0, 0], align: Align = 'middle'): void {
    const [px, py] = this.paper(x, y);
    this.add({ kind: 'text', at: [px + move[0], py + move[1]], text, height: 2.5, align, angle: 0 });
  }
}
