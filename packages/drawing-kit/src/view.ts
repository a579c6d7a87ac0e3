import { cornersOf, line, polar, type Align, type Pen, type Point, type Primitive } from './primitives.js';

/** How far an axis sticks out over what it marks, mm of paper. */
const AXIS_OVERHANG = 3;

/** Degrees between the points by which an arc is drawn; too fine to be seen as corners. */
const ARC_STEP = 4;

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
    this.add(line(pen, this.paper(x1, y1), this.paper(x2, y2)));
  }

  polygon(points: readonly Point[], pen: Pen = 'outline'): void {
    const onPaper = points.map(([x, y]) => this.paper(x, y));
    this.add({ kind: 'polyline', pen, points: onPaper, closed: true });
  }

  circle(x: number, y: number, diameter: number, pen: Pen = 'outline'): void {
    this.add({ kind: 'circle', pen, centre: this.paper(x, y), radius: (diameter / 2) * this.scale });
  }

  /** Counter-clockwise from `start` to `end`, degrees. */
  arc(x: number, y: number, radius: number, start: number, end: number, pen: Pen = 'outline'): void {
    const steps = Math.max(1, Math.ceil((end - start) / ARC_STEP));
    const at = (step: number) => start + ((end - start) * step) / steps;
    const points = Array.from({ length: steps + 1 }, (_, step) =>
      polar(this.paper(x, y), radius * this.scale, at(step)),
    );
    this.add({ kind: 'polyline', pen, points });
  }

  /** A rectangle from its lower left corner, its corners rounded by `radius`. */
  rect(x: number, y: number, width: number, height: number, pen: Pen = 'outline', radius = 0): void {
    const [right, top] = [x + width, y + height];
    if (radius === 0) {
      this.polygon(cornersOf({ x, y, width, height }), pen);
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
    this.add(line('centre', polar(from, -AXIS_OVERHANG, degrees), polar(to, AXIS_OVERHANG, degrees)));
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

/**
 * Dimension lines and callouts. Offsets and text are millimetres of paper; what is measured is
 * given in millimetres of the part.
 */

const TEXT_HEIGHT = 2.5;
/** Room of a character: a digit's width, where capitals are as high as the text. */
const CHARACTER = 0.78 * TEXT_HEIGHT;
const ARROW = 2.6;
/** Space between the edge and the extension line, and how far that one passes the dimension line. */
const GAP = 0.8;
const OVERRUN = 1.4;
const TAIL = 5;

/** A length as drawings write it: millimetres with a decimal comma. */
export function millimetres(value: number): string {
  return String(Math.round(value * 100) / 100).replace('.', ',');
}

function arrow(tip: Point, degrees: number): Primitive {
  const points = [tip, polar(tip, -ARROW, degrees - 9), polar(tip, -ARROW, degrees + 9)];
  return { kind: 'polyline', pen: 'thin', points, closed: true, filled: true };
}

const thin = (from: Point, to: Point): Primitive => line('thin', from, to);

/**
 * The primitives of a dimension along an axis: `a` and `b` are the measured positions, `edge` the
 * edge's and `line` the dimension line's position across. `at` turns (along, across) into a point.
 */
function linear(
  a: number,
  b: number,
  edge: number,
  line: number,
  text: string,
  vertical: boolean,
): Primitive[] {
  const at = (along: number, across: number): Point => (vertical ? [across, along] : [along, across]);
  const side = Math.sign(line - edge) || 1;
  const forward = vertical ? 90 : 0;
  const needed = text.length * CHARACTER + 1;
  const arrowsFit = b - a >= 2 * ARROW + 3;
  const textFits = b - a >= needed;
  const out: Primitive[] = [
    thin(at(a, edge + side * GAP), at(a, line + side * OVERRUN)),
    thin(at(b, edge + side * GAP), at(b, line + side * OVERRUN)),
  ];
  if (arrowsFit) {
    out.push(thin(at(a, line), at(b, line)), arrow(at(a, line), forward + 180), arrow(at(b, line), forward));
  } else {
    out.push(thin(at(a - TAIL, line), at(b + TAIL + (textFits ? 0 : needed), line)));
    out.push(arrow(at(a, line), forward), arrow(at(b, line), forward + 180));
  }
  const outside = !textFits;
  if (outside && arrowsFit) out.push(thin(at(b, line), at(b + needed + 1, line)));
  const along = outside ? b + (arrowsFit ? 1.5 : TAIL) + needed / 2 : (a + b) / 2;
  const across = vertical ? line - 1 : line + 1;
  out.push({
    kind: 'text',
    at: at(along, across),
    text,
    height: TEXT_HEIGHT,
    align: 'middle',
    angle: vertical ? 90 : 0,
  });
  return out;
}

/** Measures from x1 to x2 at the edge y; the line is `offset` above it (below when negative). */
export function dimX(view: View, x1: number, x2: number, y: number, offset: number, text?: string): void {
  const [[a, edge], [b]] = [view.paper(x1, y), view.paper(x2, y)];
  view.add(...linear(a, b, edge, edge + offset, text ?? millimetres(x2 - x1), false));
}

/** Measures from y1 to y2 at the edge x; the line is `offset` right of it (left when negative). */
export function dimY(view: View, y1: number, y2: number, x: number, offset: number, text?: string): void {
  const [[edge, a], [, b]] = [view.paper(x, y1), view.paper(x, y2)];
  view.add(...linear(a, b, edge, edge + offset, text ?? millimetres(y2 - y1), true));
}

/** Chain dimensions through all positions, each named once, sorted. */
export function chain(positions: readonly number[], measure: (from: number, to: number) => void): void {
  const sorted = [...new Set(positions)].sort((a, b) => a - b);
  sorted.slice(1).forEach((to, index) => measure(sorted[index] ?? to, to));
}

/** An arrow to a point of the part, from a text that stands `move` (mm of paper) away from it. */
export function leader(view: View, x: number, y: number, move: Point, text: string): void {
  const tip = view.paper(x, y);
  const elbow: Point = [tip[0] + move[0], tip[1] + move[1]];
  const side = move[0] < 0 ? -1 : 1;
  const degrees = (Math.atan2(tip[1] - elbow[1], tip[0] - elbow[0]) * 180) / Math.PI;
  const length = text.length * CHARACTER + 2;
  view.add(thin(elbow, tip), arrow(tip, degrees), thin(elbow, [elbow[0] + side * length, elbow[1]]), {
    kind: 'text',
    at: [elbow[0] + side, elbow[1] + 1],
    text,
    height: TEXT_HEIGHT,
    align: side < 0 ? 'end' : 'start',
    angle: 0,
  });
}

/** A callout: the point that it names, and its text. */
export interface Callout {
  x: number;
  y: number;
  text: string;
}

/**
 * Callouts above a view, one level each. The rightmost point gets the lowest level: an arrow that
 * comes from further left then never crosses a text.
 */
export function calloutsAbove(view: View, top: number, callouts: readonly Callout[]): void {
  const fromRight = [...callouts].sort((a, b) => b.x - a.x);
  fromRight.forEach(({ x, y, text }, level) => {
    const rise = (top - y) * view.scale + 5 + level * 5.5;
    leader(view, x, y, [Math.min(4, rise / 2), rise], text);
  });
}
