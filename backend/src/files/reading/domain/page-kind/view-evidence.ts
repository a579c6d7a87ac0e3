import type { Cell } from '../cells.js';
import { placeAround, type DrawingPage, type Place } from '../drawing-page.js';
import { ruledLinesOf, type RuledLine } from '../cells/ruled-lines.js';

/** A picture larger than this part of the page may show the part; a smaller one is a company's mark. */
const LARGEST_MARK = 0.02;

/** Sloping lines of a company's mark and of a projection's symbol; a view in perspective has more. */
const MOST_SLOPES = 12;

/** Where marks and title blocks are: this far from the upper or lower end of the page. */
const END = 0.25;

/** The largest mark that is drawn as curves, as parts of the page. */
const MARK = { width: 0.35, height: 0.15 };

/** A smaller curve may be of a letter that is drawn as an outline, as parts of the page. */
const LARGEST_LETTER = 0.04;

/** A line this near to an edge of the page, or this long, is its frame, as parts of the page. */
const MARGIN = 0.08;
const WHOLE = 0.75;

/** A shorter line is a tick or a stroke of a letter, in points. */
const SHORTEST = 12;

/** Lines that may stand anywhere: those under headings. A view has more. */
const MOST_LOOSE = 3;

/** How far apart the places are at which a line is looked at, in points. */
const STEP = 8;

/** An empty cell beside one with text is as high as that one, and rarely wider than this, in points. */
const BESIDE = 40;

const area = ({ width, height }: Place): number => width * height;

const isAtEnd = ({ y, height }: Place): boolean => y + height <= END || y >= 1 - END;

/** Whether all curves may be those of a mark: close together, and near the page's upper or lower end. */
function areMark(curves: readonly Place[]): boolean {
  if (curves.length === 0) return true;
  const ends = ({ x, y, width, height }: Place) => [
    { x, y },
    { x: x + width, y: y + height },
  ];
  const mark = placeAround(curves.flatMap(ends));
  return mark.width <= MARK.width && mark.height <= MARK.height && isAtEnd(mark);
}

/** Whether a place is in a cell, on its lines, or in an empty cell beside it. */
const isAt = (x: number, y: number, { left, right, top, bottom }: Cell): boolean => {
  const high = Math.min(BESIDE, bottom - top) + 1;
  return x >= left - BESIDE && x <= right + BESIDE && y >= top - high && y <= bottom + high;
};

function isInTable({ from, to }: RuledLine, cells: readonly Cell[], at: (along: number) => [number, number]) {
  const [[left, top], [right, bottom]] = [at(from), at(to)];
  const near = cells.filter(
    (cell) =>
      cell.right + BESIDE >= left &&
      cell.left - BESIDE <= right &&
      cell.bottom + BESIDE >= top - 1 &&
      cell.top - BESIDE <= bottom + 1,
  );
  let [inside, all] = [0, 0];
  for (let along = from; along <= to; along += STEP) {
    const [x, y] = at(along);
    all += 1;
    if (near.some((cell) => isAt(x, y, cell))) inside += 1;
  }
  return inside * 2 >= all;
}

/** Whether ruled lines are left that belong neither to the frame nor to tables. */
function hasLooseLines(page: DrawingPage, cells: readonly Cell[]): boolean {
  const { upright, level } = ruledLinesOf(page);
  const isFrame = ({ at, from, to }: RuledLine, across: number, along: number) =>
    at < MARGIN * across ||
    at > (1 - MARGIN) * across ||
    to - from >= WHOLE * along ||
    to < MARGIN * along ||
    from > (1 - MARGIN) * along;
  const isLoose = (line: RuledLine, across: number, along: number, at: (along: number) => [number, number]) =>
    line.to - line.from >= SHORTEST && !isFrame(line, across, along) && !isInTable(line, cells, at);
  const { width, height } = page;
  let loose = 0;
  for (const line of upright) {
    if (isLoose(line, width, height, (y) => [line.at, y])) loose += 1;
    if (loose > MOST_LOOSE) return true;
  }
  for (const line of level) {
    if (isLoose(line, height, width, (x) => [x, line.at])) loose += 1;
    if (loose > MOST_LOOSE) return true;
  }
  return false;
}

const isSmall = ({ width, height }: Place): boolean => Math.max(width, height) <= LARGEST_LETTER;

/** Whether a page's pictures, slopes or large curves may be a view; quick, and true for nearly all drawings. */
export function hasDrawnView({ pictures = [], slopes = 0, curves = [], partial }: DrawingPage): boolean {
  if (partial === true || slopes > MOST_SLOPES) return true;
  if (pictures.some((picture) => area(picture) > LARGEST_MARK)) return true;
  return !areMark(curves.filter((curve) => !isSmall(curve)));
}

/** Whether curves are left that are neither those of a mark nor of letters in tables and headings. */
function hasLooseCurves({ curves = [], width, height }: DrawingPage, cells: readonly Cell[]): boolean {
  const isLetter = (curve: Place) => {
    const [x, y] = [(curve.x + curve.width / 2) * width, (curve.y + curve.height / 2) * height];
    const inside = ({ left, right, top, bottom }: Cell) => x > left && x < right && y > top && y < bottom;
    return isSmall(curve) && (isAtEnd(curve) || cells.some(inside));
  };
  return !areMark(curves.filter((curve) => !isLetter(curve)));
}

/**
 * Whether anything on the page may be a view of a part. In doubt it is: a page wrongly taken for a list costs more than
 * a list that is taken for a drawing.
 * @param cells those of its tables and of its title block
 */
export const mayShowView = (page: DrawingPage, cells: readonly Cell[]): boolean =>
  hasDrawnView(page) || hasLooseCurves(page, cells) || hasLooseLines(page, cells);
