// @ts-check

/*
 * Places of pdfium's page on the page as it is seen: its rotation and its crop box applied, in points from its top left
 * corner. Plain JavaScript, because the rasteriser's thread is (pdf-worker.js).
 */

/** The page is measured on a grid this fine: pdfium's device coordinates are whole numbers. */
const GRID = 20_000;

/** Bytes of scratch memory: six floats or two doubles or two whole numbers, each kind at a place of its own. */
const SCRATCH = 48;
const DOUBLES = 24;
const INTEGERS = 40;

/**
 * @typedef {import('./pdfium-functions.js').PdfiumFunctions} Exports
 * @typedef {{ x: number, y: number }} Point
 * @typedef {readonly [a: number, b: number, c: number, d: number, e: number, f: number]} Matrix
 */

/** One loaded page, and the memory through which pdfium hands out what does not fit into a number. */
export class SeenPage {
  /**
   * @param {Exports} pdfium
   * @param {number} handle of the loaded page
   * @param {{ width: number, height: number }} size of the page as it is seen, in points
   */
  constructor(pdfium, handle, size) {
    this.pdfium = pdfium;
    this.handle = handle;
    this.size = size;
    this.scratch = pdfium.malloc(SCRATCH);
    // pdfium aligns what it allocates to 16 bytes, and so are the doubles.
    this.doublesAt = this.scratch + DOUBLES;
  }

  free() {
    this.pdfium.free(this.scratch);
  }

  /**
   * @param {number} x in the page's own coordinates
   * @param {number} y
   * @returns {Point}
   */
  seen(x, y) {
    const at = this.scratch + INTEGERS;
    this.pdfium.FPDF_PageToDevice(this.handle, 0, 0, GRID, GRID, 0, x, y, at, at + 4);
    const [deviceX = 0, deviceY = 0] = new Int32Array(this.pdfium.memory.buffer, at, 2);
    return { x: (deviceX / GRID) * this.size.width, y: (deviceY / GRID) * this.size.height };
  }

  /** @param {number} count @returns {number[]} what pdfium wrote to `scratch` */
  floats(count) {
    return [...new Float32Array(this.pdfium.memory.buffer, this.scratch, count)];
  }

  /** @returns {Matrix} that pdfium wrote to `scratch` */
  matrix() {
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = this.floats(6);
    return [a, b, c, d, e, f];
  }

  /** @returns {number[]} the two that pdfium wrote to `doublesAt` */
  doubles() {
    return [...new Float64Array(this.pdfium.memory.buffer, this.doublesAt, 2)];
  }
}
