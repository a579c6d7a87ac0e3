import type { PictureLines } from './picture-lines.js';

/** A rectangle of a picture, in its pixels; right and bottom are the first ones outside. */
export interface PixelBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Cells are looked for in blocks of this many pixels: a gap in a line that is smaller closes. */
const BLOCK = 4;

/** The shortest side of a cell that holds text, and the height of one that may hold a view, as parts of an inch. */
const LEAST_SIDE = 0.08;
const MOST_HEIGHT = 1.6;

/** A shape that is no rectangle fills less of the box around it. */
const FILLED = 0.85;

/** The picture in blocks: 1 where a ruled line is, or where a cell was found. */
interface Blocks {
  taken: Uint8Array;
  across: number;
  down: number;
}

/** Where lines go, and one block farther at their ends: corners are closed. */
function walledBlocks({ upright, level }: PictureLines, width: number, height: number): Blocks {
  const [across, down] = [Math.ceil(width / BLOCK), Math.ceil(height / BLOCK)];
  const taken = new Uint8Array(across * down);
  const block = (pixel: number, count: number) => Math.max(0, Math.min(count - 1, Math.floor(pixel / BLOCK)));
  for (const { at, from, to } of level) {
    const row = block(at, down) * across;
    taken.fill(1, row + block(from - BLOCK, across), row + block(to + BLOCK, across) + 1);
  }
  for (const { at, from, to } of upright) {
    const last = block(to + BLOCK, down);
    for (let row = block(from - BLOCK, down); row <= last; row += 1)
      taken[row * across + block(at, across)] = 1;
  }
  return { taken, across, down };
}

/** The blocks that no line parts from this one: the box around them, and how many they are. Takes them. */
function fill({ taken, across, down }: Blocks, start: number): { box: PixelBox; count: number } {
  const box = { left: across, top: down, right: 0, bottom: 0 };
  const open = [start];
  taken[start] = 1;
  let count = 0;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    count += 1;
    const [x, y] = [at % across, Math.floor(at / across)];
    Object.assign(box, { left: Math.min(box.left, x), top: Math.min(box.top, y) });
    Object.assign(box, { right: Math.max(box.right, x + 1), bottom: Math.max(box.bottom, y + 1) });
    const next = [
      ...(x > 0 ? [at - 1] : []),
      ...(x < across - 1 ? [at + 1] : []),
      ...(y > 0 ? [at - across] : []),
      ...(y < down - 1 ? [at + across] : []),
    ];
    for (const each of next) {
      if (taken[each] === 1) continue;
      taken[each] = 1;
      open.push(each);
    }
  }
  return { box, count };
}

/**
 * The rectangles between a picture's ruled lines that may be cells of a table; what touches the picture's edge is none.
 * @param dpi pixels to an inch
 */
export function cellsOfPicture(
  lines: PictureLines,
  { width, height }: { width: number; height: number },
  dpi: number,
): PixelBox[] {
  const blocks = walledBlocks(lines, width, height);
  const cells: PixelBox[] = [];
  for (let at = 0; at < blocks.taken.length; at += 1) {
    if (blocks.taken[at] === 1) continue;
    const { box, count } = fill(blocks, at);
    const [across, down] = [box.right - box.left, box.bottom - box.top];
    const open = box.left === 0 || box.top === 0 || box.right === blocks.across || box.bottom === blocks.down;
    const small = Math.min(across, down) * BLOCK < LEAST_SIDE * dpi;
    if (open || small || down * BLOCK > MOST_HEIGHT * dpi || count < FILLED * across * down) continue;
    cells.push({
      left: box.left * BLOCK,
      top: box.top * BLOCK,
      right: Math.min(width, box.right * BLOCK),
      bottom: Math.min(height, box.bottom * BLOCK),
    });
  }
  return cells;
}
