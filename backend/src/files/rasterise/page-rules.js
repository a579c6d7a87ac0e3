// @ts-check

/*
 * The upright lines of a page: what parts the cells of a title block. Plain JavaScript, because the rasteriser's thread
 * is (pdf-worker.js).
 */

/** Segments and objects of a page that are looked at; a drawing of more is read without the rest of its lines. */
const MOST_STEPS = 20_000;

/** Lines that are handed out. */
const MOST_RULES = 2_000;

/** A line shorter than this parts no cells, in points. */
const SHORTEST = 4;

/** How far a line may lean to count as upright, in points. */
const LEAN = 0.3;

/** How deep drawings nest: a form inside of a form inside of the page. */
const DEEPEST = 4;

/** pdfium's numbers for kinds of objects and of a path's segments. */
const PATH = 2;
const FORM = 5;
const LINE_TO = 0;
const MOVE_TO = 2;

/**
 * @typedef {import('./seen-page.js').SeenPage} SeenPage
 * @typedef {import('./seen-page.js').Matrix} Matrix
 * @typedef {import('./seen-page.js').Point} Point
 * @typedef {{ x: number, top: number, bottom: number }} Rule as fractions of the page as it is seen
 */

/** @type {Matrix} */
const SAME = [1, 0, 0, 1, 0, 0];

/** @param {Matrix} inner applied first @param {Matrix} outer @returns {Matrix} */
const times = ([a, b, c, d, e, f], [A, B, C, D, E, F]) => [
  a * A + b * C,
  a * B + b * D,
  c * A + d * C,
  c * B + d * D,
  e * A + f * C + E,
  e * B + f * D + F,
];

class RuleFinder {
  /** @param {SeenPage} page */
  constructor(page) {
    this.page = page;
    this.steps = 0;
    /** @type {Rule[]} */
    this.rules = [];
  }

  /** @returns {boolean} whether there is time for one more */
  step() {
    this.steps += 1;
    return this.steps <= MOST_STEPS && this.rules.length < MOST_RULES;
  }

  /**
   * @param {number} count of the objects
   * @param {(index: number) => number} objectAt
   * @param {Matrix} outer
   * @param {number} depth
   */
  objects(count, objectAt, outer, depth) {
    const { pdfium, scratch } = this.page;
    for (let index = 0; index < count && this.step(); index += 1) {
      const object = objectAt(index);
      const kind = pdfium.FPDFPageObj_GetType(object);
      if ((kind !== PATH && kind !== FORM) || !pdfium.FPDFPageObj_GetMatrix(object, scratch)) continue;
      const matrix = times(this.page.matrix(), outer);
      if (kind === PATH) this.path(object, matrix);
      else if (depth < DEEPEST) {
        const inner = pdfium.FPDFFormObj_CountObjects(object);
        this.objects(inner, (at) => pdfium.FPDFFormObj_GetObject(object, at), matrix, depth + 1);
      }
    }
  }

  /** @param {number} object @param {Matrix} matrix */
  path(object, matrix) {
    const { pdfium } = this.page;
    const count = pdfium.FPDFPath_CountSegments(object);
    /** @type {Point | null} */
    let start = null;
    /** @type {Point | null} */
    let last = null;
    for (let index = 0; index < count && this.step(); index += 1) {
      const segment = pdfium.FPDFPath_GetPathSegment(object, index);
      const point = this.pointOf(segment, matrix);
      const kind = pdfium.FPDFPathSegment_GetType(segment);
      if (kind === MOVE_TO) start = point;
      else if (kind === LINE_TO && last && point) this.add(last, point);
      if (point && start && pdfium.FPDFPathSegment_GetClose(segment)) this.add(point, start);
      last = point;
    }
  }

  /** @param {number} segment @param {Matrix} matrix @returns {Point | null} */
  pointOf(segment, [a, b, c, d, e, f]) {
    const { pdfium, scratch } = this.page;
    if (!pdfium.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4)) return null;
    const [x = 0, y = 0] = this.page.floats(2);
    return this.page.seen(a * x + c * y + e, b * x + d * y + f);
  }

  /** @param {Point} one @param {Point} other */
  add(one, other) {
    if (Math.abs(one.x - other.x) > LEAN || Math.abs(one.y - other.y) < SHORTEST) return;
    const { width, height } = this.page.size;
    this.rules.push({
      x: (one.x + other.x) / 2 / width,
      top: Math.min(one.y, other.y) / height,
      bottom: Math.max(one.y, other.y) / height,
    });
  }
}

/**
 * The page's upright lines, also those that are sides of rectangles.
 * @param {SeenPage} page
 * @returns {Rule[]} as fractions of the page as it is seen
 */
export function rulesOf(page) {
  const { pdfium, handle } = page;
  const finder = new RuleFinder(page);
  const count = pdfium.FPDFPage_CountObjects(handle);
  finder.objects(count, (index) => pdfium.FPDFPage_GetObject(handle, index), SAME, 0);
  return finder.rules;
}
