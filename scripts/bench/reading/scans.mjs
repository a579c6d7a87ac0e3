import { readFile } from 'node:fs/promises';
import { at, fromBuild, median, timed } from '../../lib/bench.mjs';
import { inRoot } from '../../lib/paths.mjs';
import { PlainError } from '../../lib/say.mjs';
import { counted, FIELDS, MAIN, outcomesOf } from './score.mjs';

/** Outer sizes that no label says are not looked for in pictures. */
const scored = (outcomes) => outcomes.filter(({ field }) => field !== 'size');

/** What is printed in title blocks that no text gives, typed for this score: it goes before what drawings.json says. */
async function printedInPictures() {
  const typed = JSON.parse(await readFile(inRoot('scripts', 'bench', 'reading', 'outlined.json'), 'utf8'));
  return new Map(typed.map(({ digest, printed }) => [digest, printed]));
}

/** What is recognised of the drawing's first page, as after an upload; nothing where it exceeds a limit. */
async function recognised({ readScan, UnreadableFile }, bytes) {
  try {
    return (await readScan(bytes, 1)).suggestions;
  } catch (error) {
    if (error instanceof UnreadableFile) return [];
    throw error;
  }
}

/**
 * Reads the drawings' first pages as pictures, whatever text they have.
 * @param {readonly { digest: string, printed: object }[]} drawings
 * @param {ReadonlyMap<string, Uint8Array>} files by SHA-256
 * @throws {PlainError} where recognition is not installed
 */
export async function readScans(drawings, files) {
  const [{ readScan }, { isRecognitionInstalled }, { UnreadableFile }] = await Promise.all([
    fromBuild('files/readers/picture-text/scan-reader.js'),
    fromBuild('files/readers/picture-text/installed.js'),
    fromBuild('files/readers/protocol.js'),
  ]);
  if (!isRecognitionInstalled())
    throw new PlainError('Recognition is not installed: npm ci without --omit=optional');
  const pictures = await printedInPictures();
  const results = [];
  for (const drawing of drawings) {
    let suggestions = [];
    const took = await timed(async () => {
      suggestions = await recognised({ readScan, UnreadableFile }, files.get(drawing.digest));
    });
    const printed = pictures.get(drawing.digest) ?? drawing.printed;
    results.push({ ...drawing, took, scan: scored(outcomesOf(suggestions, printed)) });
  }
  return results;
}

/** Right, wrong and missed as text, the same drawings as scans, and drawings whose text is drawn as lines or a picture. */
function table(written, outlined) {
  const groups = {
    text: written.flatMap(({ outcomes }) => scored(outcomes)),
    'text as scans': written.flatMap(({ scan }) => scan),
    'lines and pictures': outlined.flatMap(({ scan }) => scan),
  };
  const fields = [...FIELDS.map((field) => [field, [field]]), ['title block', MAIN]];
  for (const [heading, outcomes] of Object.entries(groups)) {
    console.log(heading);
    const countOf = (names) => counted(outcomes.filter(({ field }) => names.includes(field)));
    console.table(Object.fromEntries(fields.map(([name, names]) => [name, countOf(names)])));
  }
}

/** Prints what recognition reads of the drawings beside what is read of their text. */
export function reportScans(set, results) {
  const [written, outlined] = [false, true].map((is) =>
    results.filter(({ outlines }) => Boolean(outlines) === is),
  );
  console.log(
    `\n=== ${set}, read as pictures: ${written.length} drawings with text, ${outlined.length} without`,
  );
  table(written, outlined);
  const took = results.map((each) => each.took);
  console.log(
    `\nRecognised: median ${median(took).toFixed(0)} ms, 95 % ${at(took, 0.95).toFixed(0)} ms a drawing`,
  );
}
