import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { OCREngine, TextItem } from 'tesseract-wasm';
import {
  partedScale,
  type Reading,
  type Readings,
  settleWords,
} from '../../reading/recognition/agreed-words.js';
import {
  cellsOfPicture,
  type PixelBox,
  takeLines,
  type GreyPicture,
} from '../../reading/recognition/picture-lines.js';
import type { RecognisedPicture, RecognisedWord } from '../../reading/recognition/recognised-page.js';
import { engineFolder, LANGUAGES, modelFile, type Language } from './installed.js';

/** Tesseract's numbers for texts that stand anywhere, in no order, and for one block of text. */
const SPARSE = '11';
const BLOCK = '6';

/** Its bit of the first word of a line. */
const BEGINS_LINE = 1;

/** White around a cell's picture, in pixels: Tesseract loses letters at an edge. */
const MARGIN = 12;

/** Pixels of ink in a cell with a text, and the part of it that a logo or a bar takes; grey letters are ink as well. */
const LEAST_INK = 20;
const MOST_INK = 0.4;
const DARK = 192;

/** Title blocks have fewer cells; a picture of more is read as a whole alone. */
const MOST_CELLS = 150;

/** A picture in one of the sizes that it is read in. */
interface Sized {
  picture: GreyPicture;
  cells: readonly PixelBox[];
  /** The picture's pixels to an inch. */
  dpi: number;
}

/**
 * The words of a picture and its ruled lines. Each language reads it as a whole and cell by cell, and all that again in half its size: they
 * make different mistakes. What they don't agree on is unsure. Runs in a reader's thread; its memory is given back with the thread.
 * @param dpi the picture's pixels to an inch
 */
export async function recognise(picture: GreyPicture, dpi: number): Promise<RecognisedPicture> {
  // The engine writes remarks on each picture; none is about a fault, and the thread does nothing else.
  console.warn = () => undefined;
  const { lines, rest } = takeLines(picture, dpi);
  const found = cellsOfPicture(lines, picture, dpi);
  const cells = found.length <= MOST_CELLS ? found : [];
  const full = { picture: rest, cells, dpi };
  const half = { picture: halved(rest), cells: cells.map(scaled(0.5, Math.floor)), dpi: dpi / 2 };
  const [first, second] = LANGUAGES;
  const readings = [await readWith(first, full, half), await readWith(second, full, half)] as const;
  return { words: settleWords(...readings, cells), lines, width: picture.width, height: picture.height };
}

/** A reading of the half-sized picture with the places that its words have in the picture itself. */
const inFull = ({ whole, inCells }: Reading): Reading => ({
  whole: whole.map(scaled(2)),
  inCells: inCells.map(scaled(2)),
});

const scaled =
  (factor: number, whole = (length: number) => length) =>
  <T extends PixelBox>(box: T): T => ({
    ...box,
    left: whole(factor * box.left),
    top: whole(factor * box.top),
    right: whole(factor * box.right),
    bottom: whole(factor * box.bottom),
  });

/** In half its size: each pixel the mean of four. */
function halved({ data, width, height }: GreyPicture): GreyPicture {
  const half = { width: Math.max(1, width >> 1), height: Math.max(1, height >> 1) };
  const grey = new Uint8Array(half.width * half.height);
  for (let at = 0; at < grey.length; at += 1) {
    const from = 2 * Math.floor(at / half.width) * width + 2 * (at % half.width);
    const four = [from, from + 1, from + width, from + width + 1].map((index) => data[index] ?? 255);
    grey[at] = four.reduce((sum, each) => sum + each, 0) / 4;
  }
  return { data: grey, ...half };
}

async function readWith(language: Language, full: Sized, half: Sized): Promise<Readings> {
  const { createOCREngine, supportsFastBuild } = await import('tesseract-wasm');
  const module = supportsFastBuild() ? 'tesseract-core.wasm' : 'tesseract-core-fallback.wasm';
  const engine = await createOCREngine({ wasmBinary: readFileSync(join(engineFolder(), module)) });
  try {
    engine.loadModel(gunzipSync(readFileSync(modelFile(language))));
    return { full: readIn(engine, full), half: inFull(readIn(engine, half)) };
  } finally {
    engine.destroy();
  }
}

function readIn(engine: OCREngine, { picture, cells, dpi }: Sized): Reading {
  engine.setVariable('user_defined_dpi', String(Math.round(dpi)));
  const whole = numbered(itemsIn(engine, picture, SPARSE));
  return { whole, inCells: wordsInCells(engine, picture, cells, whole.at(-1)?.line ?? 0) };
}

function itemsIn(engine: OCREngine, picture: GreyPicture, layout: string): TextItem[] {
  engine.setVariable('tessedit_pageseg_mode', layout);
  engine.loadImage({ ...picture, data: inFourBytes(picture) });
  return engine.getTextBoxes('word');
}

/**
 * Texts of one cell are never taken for a line with those of the next one.
 * @param after the number of the line before the first one
 */
function wordsInCells(
  engine: OCREngine,
  picture: GreyPicture,
  cells: readonly PixelBox[],
  after: number,
): RecognisedWord[] {
  const words: RecognisedWord[] = [];
  for (const cell of cells) {
    const part = partOf(picture, cell);
    if (!mayHoldText(part)) continue;
    const [dx, dy] = [cell.left - MARGIN, cell.top - MARGIN];
    const lines = words.at(-1)?.line ?? after;
    for (const word of numbered(itemsIn(engine, part, BLOCK))) {
      const { left, top, right, bottom } = word;
      words.push({
        ...word,
        line: lines + word.line,
        left: left + dx,
        top: top + dy,
        right: right + dx,
        bottom: bottom + dy,
      });
    }
  }
  return words;
}

function mayHoldText({ data }: GreyPicture): boolean {
  const ink = data.reduce((count, grey) => count + (grey < DARK ? 1 : 0), 0);
  return ink >= LEAST_INK && ink <= MOST_INK * data.length;
}

/** A cell's pixels, with white around them. */
function partOf({ data, width }: GreyPicture, { left, top, right, bottom }: PixelBox): GreyPicture {
  const part = { width: right - left + 2 * MARGIN, height: bottom - top + 2 * MARGIN };
  const grey = new Uint8Array(part.width * part.height).fill(255);
  for (let row = top; row < bottom; row += 1) {
    const from = row * width;
    grey.set(data.subarray(from + left, from + right), (row - top + MARGIN) * part.width + MARGIN);
  }
  return { data: grey, ...part };
}

/** Signs that the rest of an upright line at a word's end is read as. */
const LINE_AT_END = /(?<=[\p{L}\p{N}])[!|]+$/u;

/** With the numbers of their lines; texts of nothing but space are none. */
function numbered(items: readonly TextItem[]): RecognisedWord[] {
  let line = 0;
  return items.flatMap(({ text, rect, confidence, flags }) => {
    if ((flags & BEGINS_LINE) > 0) line += 1;
    return text.trim() === ''
      ? []
      : partedScale({ text: text.trim().replace(LINE_AT_END, ''), ...rect, confidence, line });
  });
}

function inFourBytes({ data, width, height }: GreyPicture): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  data.forEach((grey, at) => pixels.fill(grey, 4 * at, 4 * at + 3));
  return pixels;
}
