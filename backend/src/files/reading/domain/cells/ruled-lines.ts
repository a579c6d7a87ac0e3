import type { DrawingPage } from '../drawing-page.js';

/** Ruled lines on one straight line, joined: where it is across, and from where to where it goes, in points. */
export interface RuledLine {
  at: number;
  from: number;
  to: number;
}

/** Upright lines by x, level ones by y. */
export interface RuledLines {
  upright: readonly RuledLine[];
  level: readonly RuledLine[];
}

/** Lines this near to each other across are one, in points: both sides of a thick line drawn as a rectangle. */
const BESIDE = 1;

/** A gap along a line that a thick line across it may leave. */
const GAP = 2;

const isSomewhere = ({ at, from, to }: RuledLine): boolean => Number.isFinite(at + from + to);

/** Lines in order of where they are; pieces of one line joined. */
function joinedLines(pieces: readonly RuledLine[]): RuledLine[] {
  const sorted = [...pieces].sort((one, other) => one.at - other.at || one.from - other.from);
  const lines: RuledLine[] = [];
  for (let first = 0; first < sorted.length;) {
    let last = first + 1;
    const at = sorted[first]?.at ?? 0;
    while (last < sorted.length && (sorted[last]?.at ?? 0) - at <= BESIDE) last += 1;
    const group = sorted.slice(first, last).sort((one, other) => one.from - other.from);
    let line: RuledLine | null = null;
    for (const piece of group) {
      if (line && piece.from <= line.to + GAP) line.to = Math.max(line.to, piece.to);
      else lines.push((line = { ...piece }));
    }
    first = last;
  }
  return lines;
}

/** A stroke of a letter goes beyond the box of its word no further than this, in points, and so does a frame beyond its text's ends. */
const BEYOND = 0.6;

/** A frame around a text, of its letters' height away: TechDraw draws one where a field of its sheet can be changed. */
const FRAME = 0.3;

/** Words of one line are a space apart at most, of their height. */
const SPACE = 0.6;

/** Boxes are looked for by bands of this height, in points; larger texts than a title block's have no strokes that are taken for cells. */
const BAND = 24;
const TALLEST = 5 * BAND;

/** The box that a word, or a line of words, covers across the page and down it, in points. */
interface TextBox {
  x: [number, number];
  y: [number, number];
}

const within = (value: number, [from, to]: readonly [number, number], slack = BEYOND): boolean =>
  value > from - slack && value < to + slack;

/** Lines of words, each from end to end. */
function textLines(words: readonly TextBox[]): TextBox[] {
  const lines: TextBox[] = [];
  for (const { x, y } of [...words].sort((one, other) => one.y[0] - other.y[0] || one.x[0] - other.x[0])) {
    const last = lines.at(-1);
    const size = y[1] - y[0];
    const goesOn =
      last && Math.abs(last.y[0] - y[0]) < 1 && x[0] >= last.x[0] && x[0] - last.x[1] < SPACE * size;
    if (goesOn) last.x[1] = Math.max(last.x[1], x[1]);
    else lines.push({ x: [...x], y });
  }
  return lines;
}

/** Boxes by the bands of the page that they, or frames around them, reach into. */
function inBands(boxes: readonly TextBox[]): Map<number, TextBox[]> {
  const bands = new Map<number, TextBox[]>();
  for (const box of boxes) {
    const tall = box.y[1] - box.y[0];
    if (!(tall <= TALLEST)) continue;
    const frame = FRAME * tall + BEYOND;
    const last = Math.floor((box.y[1] + frame) / BAND);
    for (let band = Math.floor((box.y[0] - frame) / BAND); band <= last; band += 1) {
      const near = bands.get(band);
      if (near) near.push(box);
      else bands.set(band, [box]);
    }
  }
  return bands;
}

/** Sides of a frame begin and end together. */
const TOGETHER = 0.3;

/**
 * Whether a line is none of the sheet's: a stroke of a letter (Creo draws its texts line by line and writes them a second time
 * unseen, so that an `l` looks like the side of a cell), which stays within its word, or a side of a frame drawn tightly around a text,
 * whose right and lower sides leave room for a space.
 */
function ofTexts(words: readonly TextBox[], uprights: readonly RuledLine[]) {
  const [strokes, frames] = [inBands(words), inBands(textLines(words))];
  const find = (bands: Map<number, TextBox[]>, y: number, test: (box: TextBox) => boolean) =>
    bands.get(Math.floor(y / BAND))?.find(test);
  const framed = ({ y }: TextBox) => FRAME * (y[1] - y[0]);
  const besides = ({ from, to }: RuledLine, box: TextBox) =>
    within(from, box.y, framed(box)) && within(to, box.y, framed(box));
  const lefts = new Map<TextBox, RuledLine>();
  for (const line of uprights) {
    const box = find(
      frames,
      line.from,
      (each) => Math.abs(line.at - each.x[0]) < BEYOND && besides(line, each),
    );
    if (box) lefts.set(box, line);
  }
  const isRight = (line: RuledLine, box: TextBox): boolean => {
    const left = lefts.get(box);
    if (!left || !within(line.at, [box.x[1], box.x[1] + framed(box)])) return false;
    return Math.max(Math.abs(line.from - left.from), Math.abs(line.to - left.to)) < TOGETHER;
  };
  return {
    upright: (line: RuledLine): boolean =>
      find(
        strokes,
        line.from,
        ({ x, y }) => within(line.at, x) && within(line.from, y) && within(line.to, y),
      ) !== undefined ||
      find(
        frames,
        line.from,
        (box) => (Math.abs(line.at - box.x[0]) < BEYOND && besides(line, box)) || isRight(line, box),
      ) !== undefined,
    level: ({ at, from, to }: RuledLine): boolean =>
      find(strokes, at, ({ x, y }) => within(at, y) && within(from, x) && within(to, x)) !== undefined ||
      find(
        frames,
        at,
        (box) =>
          within(at, box.y, framed(box)) &&
          Math.abs(from - box.x[0]) < BEYOND &&
          Math.abs(to - box.x[1]) < BEYOND + framed(box),
      ) !== undefined,
  };
}

/** A page's lines are asked for by several rules. */
const known = new WeakMap<DrawingPage, RuledLines>();

/** The page's ruled lines in points, without those of its texts: strokes of letters and frames. */
export function ruledLinesOf(page: DrawingPage): RuledLines {
  const lines = known.get(page) ?? readLines(page);
  known.set(page, lines);
  return lines;
}

function readLines({ rules = [], levels = [], words, width, height }: DrawingPage): RuledLines {
  const uprights = rules
    .map(({ x, top, bottom }) => ({ at: x * width, from: top * height, to: bottom * height }))
    .filter(isSomewhere);
  const text = ofTexts(
    words.map(({ x, y, width: across, height: down }) => ({
      x: [x * width, (x + across) * width],
      y: [y * height, (y + down) * height],
    })),
    uprights,
  );
  return {
    upright: joinedLines(uprights.filter((line) => !text.upright(line))),
    level: joinedLines(
      levels
        .map(({ y, left, right }) => ({ at: y * height, from: left * width, to: right * width }))
        .filter((line) => isSomewhere(line) && !text.level(line)),
    ),
  };
}
