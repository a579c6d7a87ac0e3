import {
  type Place,
  placeAround,
  type DrawingPage,
  type Level,
  type Rule,
} from '../../reading/domain/drawing-page.js';
import { SignFinder } from './drawn-signs.js';
import type { Point, Size, Matrix, SeenPage } from './pdfium-functions.js';

/** Curves that are handed out. */
const MOST_CURVES = 2_000;

/** A curve smaller than this is a letter, an arrow or a fillet, in points. */
const SMALLEST = 8;

/** A chain of fewer sloping lines is a leader or a bevel, and no arc drawn in pieces. */
const FEWEST = 4;

/** How far a line may lean to count as upright or level, in points. */
const LEAN_OF_LINES = 0.3;

/** Where on a Bézier curve its extent is looked at, besides its ends: a quarter of a circle is off by less than 1 %. */
const PARTS = [0.25, 0.5, 0.75];

const isUpright = (one: Point, other: Point): boolean => Math.abs(one.x - other.x) <= LEAN_OF_LINES;
const isLevel = (one: Point, other: Point): boolean => Math.abs(one.y - other.y) <= LEAN_OF_LINES;

/** A cubic Bézier curve's point; its controls reach beyond it. */
function pointAt(t: number, [a, b, c, d]: readonly [Point, Point, Point, Point]): Point {
  const s = 1 - t;
  const mixed = (axis: 'x' | 'y') =>
    s ** 3 * a[axis] + 3 * s * s * t * b[axis] + 3 * s * t * t * c[axis] + t ** 3 * d[axis];
  return { x: mixed('x'), y: mixed('y') };
}

/** The arcs and curves of a page, by their boxes: Bézier curves, and chains of short sloping lines. */
class CurveFinder {
  readonly curves: Place[] = [];
  private chain: Point[] = [];
  private controls: Point[] = [];

  constructor(private readonly size: Size) {}

  /** The path goes on straight to a point. */
  line(from: Point, to: Point): void {
    if (isUpright(from, to) || isLevel(from, to)) this.end();
    else this.goOn(from, to);
  }

  /** One of three points of a Bézier curve: two controls, then its end. */
  bezier(from: Point, point: Point): void {
    if (this.controls.length === 0) this.controls.push(from);
    this.controls.push(point);
    const [a, b, c, d] = this.controls;
    if (!a || !b || !c || !d) return;
    for (const t of PARTS) this.goOn(a, pointAt(t, [a, b, c, d]));
    this.goOn(a, d);
    this.controls = [];
  }

  private goOn(from: Point, to: Point): void {
    if (this.chain.length === 0) this.chain.push(from);
    this.chain.push(to);
  }

  /** The chain of curves ends. */
  end(): void {
    const points = this.chain;
    this.chain = [];
    this.controls = [];
    if (points.length <= FEWEST || this.curves.length >= MOST_CURVES) return;
    const box = placeAround(points);
    if (Math.max(box.width, box.height) < SMALLEST) return;
    const { width, height } = this.size;
    this.curves.push({
      x: box.x / width,
      y: box.y / height,
      width: box.width / width,
      height: box.height / height,
    });
  }
}

/** Segments and objects of a page that are looked at; a drawing of more is read without the rest of its lines. */
const MOST_STEPS = 100_000;

/** Lines of each direction that are handed out. */
const MOST_RULES = 2_000;

/** A line shorter than this parts no cells, in points. */
const SHORTEST = 4;

/** How far a line may lean to count as upright or level, in points. */
const LEAN = 0.3;

/** A shorter sloping line is an arrow's or a letter's, in points. */
const SHORTEST_SLOPE = 10;

/** Images and shadings whose places are handed out. */
const MOST_PICTURES = 100;

/** How deep drawings nest: a form inside of a form inside of the page. */
const DEEPEST = 4;

/** pdfium's numbers for kinds of objects and of a path's segments. */
const PATH = 2;
const IMAGE = 3;
const SHADING = 4;
const FORM = 5;
const LINE_TO = 0;
const BEZIER_TO = 1;
const MOVE_TO = 2;

const SAME: Matrix = [1, 0, 0, 1, 0, 0];

/** @param inner applied first */
const times = ([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix => [
  a * A + b * C,
  a * B + b * D,
  c * A + d * C,
  c * B + d * D,
  e * A + f * C + E,
  e * B + f * D + F,
];

/** Objects that stand beside each other: those of the page, or those of a form. */
interface Objects {
  count: number;
  at: (index: number) => number;
}

class RuleFinder {
  readonly rules: Rule[] = [];
  readonly levels: Level[] = [];
  readonly arcs: CurveFinder;
  readonly signs = new SignFinder();
  readonly pictures: Place[] = [];
  slopes = 0;
  /** Objects were left out: there are too many, or they are nested too deep. */
  partial = false;
  private steps = 0;

  constructor(private readonly page: SeenPage) {
    this.arcs = new CurveFinder(page.size);
  }

  /** Adds the rules among the objects and inside of them. */
  search({ count, at }: Objects, outer: Matrix, depth: number): void {
    const { pdfium, scratch } = this.page;
    for (let index = 0; index < count && this.goesOn(); index += 1) {
      const object = at(index);
      const kind = pdfium.FPDFPageObj_GetType(object);
      if (![PATH, IMAGE, SHADING, FORM].includes(kind) || !pdfium.FPDFPageObj_GetMatrix(object, scratch))
        continue;
      const matrix = times(this.page.matrix(), outer);
      if (kind === PATH) this.searchPath(object, matrix);
      else if (kind === IMAGE) this.addPicture(matrix);
      else if (kind === SHADING || depth >= DEEPEST) this.partial = true;
      else {
        const inner = {
          count: pdfium.FPDFFormObj_CountObjects(object),
          at: (each: number) => pdfium.FPDFFormObj_GetObject(object, each),
        };
        this.search(inner, matrix, depth + 1);
      }
    }
  }

  private goesOn(): boolean {
    this.steps += 1;
    const full = this.rules.length >= MOST_RULES && this.levels.length >= MOST_RULES;
    const goesOn = this.steps <= MOST_STEPS && !full;
    if (!goesOn) this.partial = true;
    return goesOn;
  }

  /** An image is drawn as a square of one unit, which its matrix puts in place. */
  private addPicture([a, b, c, d, e, f]: Matrix): void {
    if (this.pictures.length >= MOST_PICTURES) return;
    const { width, height } = this.page.size;
    const corners = [
      [e, f],
      [e + a, f + b],
      [e + c, f + d],
      [e + a + c, f + b + d],
    ].map(([x = 0, y = 0]) => this.page.seen(x, y));
    this.pictures.push(placeAround(corners.map(({ x, y }) => ({ x: x / width, y: y / height }))));
  }

  private searchPath(path: number, matrix: Matrix): void {
    const { pdfium } = this.page;
    const count = pdfium.FPDFPath_CountSegments(path);
    let start: Point | null = null;
    let last: Point | null = null;
    let stretch: Point[] = [];
    for (let index = 0; index < count && this.goesOn(); index += 1) {
      const segment = pdfium.FPDFPath_GetPathSegment(path, index);
      const point = this.endOf(segment, matrix);
      const kind = pdfium.FPDFPathSegment_GetType(segment);
      if (kind === MOVE_TO) {
        this.arcs.end();
        this.signs.add(stretch);
        stretch = [];
        start = point;
      } else if (last && point) this.goTo(kind, last, point);
      if (point && start && pdfium.FPDFPathSegment_GetClose(segment)) this.goTo(LINE_TO, point, start);
      if (point) stretch.push(point);
      last = point;
    }
    this.arcs.end();
    this.signs.add(stretch);
  }

  private goTo(kind: number, from: Point, to: Point): void {
    if (kind === BEZIER_TO) this.arcs.bezier(from, to);
    else if (kind === LINE_TO) {
      this.arcs.line(from, to);
      this.add(from, to);
    }
  }

  private endOf(segment: number, [a, b, c, d, e, f]: Matrix): Point | null {
    const { pdfium, scratch } = this.page;
    if (!pdfium.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4)) return null;
    const [x = 0, y = 0] = this.page.floats(2);
    return this.page.seen(a * x + c * y + e, b * x + d * y + f);
  }

  private add(one: Point, other: Point): void {
    const { width, height } = this.page.size;
    const [across, down] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)];
    if (across <= LEAN && down >= SHORTEST && this.rules.length < MOST_RULES) {
      this.rules.push({
        x: (one.x + other.x) / 2 / width,
        top: Math.min(one.y, other.y) / height,
        bottom: Math.max(one.y, other.y) / height,
      });
    } else if (down <= LEAN && across >= SHORTEST && this.levels.length < MOST_RULES) {
      this.levels.push({
        y: (one.y + other.y) / 2 / height,
        left: Math.min(one.x, other.x) / width,
        right: Math.max(one.x, other.x) / width,
      });
    } else if (across > LEAN && down > LEAN && Math.hypot(across, down) >= SHORTEST_SLOPE) this.slopes += 1;
  }
}

type Drawn = Required<
  Pick<DrawingPage, 'words' | 'rules' | 'levels' | 'curves' | 'slopes' | 'pictures' | 'partial'>
>;

/**
 * The page's upright and level lines, also those that are sides of rectangles, the boxes of its curves and of its images, as
 * fractions of the page as it is seen, how many lines slope, and the diameter's signs among its lines as words.
 */
export function rulesOf(page: SeenPage): Drawn {
  const { pdfium, handle } = page;
  const finder = new RuleFinder(page);
  const count = pdfium.FPDFPage_CountObjects(handle);
  finder.search({ count, at: (index) => pdfium.FPDFPage_GetObject(handle, index) }, SAME, 0);
  const { rules, levels, arcs, slopes, pictures, partial } = finder;
  const words = finder.signs.words(page.size);
  return { words, rules, levels, curves: arcs.curves, slopes, pictures, partial };
}
