import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { TextItem } from 'tesseract-wasm';
import { agreedWords } from '../../reading/recognition/agreed-words.js';
import { takeLines, type GreyPicture } from '../../reading/recognition/picture-lines.js';
import type { RecognisedPicture, RecognisedWord } from '../../reading/recognition/recognised-page.js';
import { engineFolder, LANGUAGES, modelFile, type Language } from './installed.js';

/** Tesseract's number for texts that stand anywhere, in no order. */
const SPARSE = '11';

/** Its bit of the first word of a line. */
const BEGINS_LINE = 1;

/**
 * The words of a picture and its ruled lines. Each language reads it once, the second one in half its size: they make different
 * mistakes so, and what they don't agree on is unsure. Runs in a reader's thread; its memory is given back with the thread.
 * @param dpi the picture's pixels to an inch
 */
export async function recognise(picture: GreyPicture, dpi: number): Promise<RecognisedPicture> {
  // The engine writes remarks on each picture; none is about a fault, and the thread does nothing else.
  console.warn = () => undefined;
  const { lines, rest } = takeLines(picture, dpi);
  const [first, second] = LANGUAGES;
  const large = await wordsIn(rest, first, dpi);
  const small = await wordsIn(halved(rest), second, dpi / 2);
  const words = agreedWords(large, small.map(doubled));
  return { words, lines, width: picture.width, height: picture.height };
}

const doubled = ({ left, top, right, bottom, ...word }: RecognisedWord): RecognisedWord => ({
  ...word,
  left: 2 * left,
  top: 2 * top,
  right: 2 * right,
  bottom: 2 * bottom,
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

async function wordsIn(picture: GreyPicture, language: Language, dpi: number): Promise<RecognisedWord[]> {
  const { createOCREngine, supportsFastBuild } = await import('tesseract-wasm');
  const module = supportsFastBuild() ? 'tesseract-core.wasm' : 'tesseract-core-fallback.wasm';
  const engine = await createOCREngine({ wasmBinary: readFileSync(join(engineFolder(), module)) });
  try {
    engine.loadModel(gunzipSync(readFileSync(modelFile(language))));
    engine.setVariable('tessedit_pageseg_mode', SPARSE);
    engine.setVariable('user_defined_dpi', String(Math.round(dpi)));
    engine.loadImage({ ...picture, data: inFourBytes(picture) });
    return numbered(engine.getTextBoxes('word'));
  } finally {
    engine.destroy();
  }
}

/** With the numbers of their lines; texts of nothing but space are none. */
function numbered(items: readonly TextItem[]): RecognisedWord[] {
  let line = 0;
  return items.flatMap(({ text, rect, confidence, flags }) => {
    if ((flags & BEGINS_LINE) > 0) line += 1;
    return text.trim() === '' ? [] : [{ text: text.trim(), ...rect, confidence, line }];
  });
}

function inFourBytes({ data, width, height }: GreyPicture): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  data.forEach((grey, at) => pixels.fill(grey, 4 * at, 4 * at + 3));
  return pixels;
}
