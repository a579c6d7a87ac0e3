import '../lib/node-version.mjs';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { calibration, counted, FIELDS, MAIN, outcomesOf, show } from './reading/score.mjs';
import { at, fromBuild, median, timed } from '../lib/bench.mjs';
import { prepare } from '../lib/launch.mjs';
import { inRoot } from '../lib/paths.mjs';
import { main } from '../lib/run.mjs';
import { PlainError } from '../lib/say.mjs';

/**
 * `npm run bench -- reading FOLDER …`, as HELP has it: how well drawings of other companies are read.
 * They are public ones; bench/reading/drawings.json says where each is from (repository, path, commit, SHA-256) and
 * what is printed on its first page, or on the one that is named. They are not part of the project: fetch them into the folder, named as you like.
 * Styles that are put aside are for a final score: nothing read wrong on them may guide a change.
 * --every 4 takes each fourth of those with their text as text; --scans recognises the same drawings as pictures besides, and scores that.
 * --show prints each value that was read wrong or missed.
 */
const HELP =
  'npm run bench -- reading PASTA [--set tuned|aside|own|unseen|unseen-2|unseen-3|unseen-4|unseen-5|unseen-6] [--scans] [--every N] [--show]';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    set: { type: 'string' },
    scans: { type: 'boolean' },
    every: { type: 'string', default: '1' },
    show: { type: 'boolean' },
  },
});

async function filesByDigest(folder) {
  const names = (await readdir(folder)).filter((name) => /\.pdf$/i.test(name));
  const found = new Map();
  for (const name of names) {
    const bytes = await readFile(path.join(folder, name));
    found.set(createHash('sha256').update(bytes).digest('hex'), bytes);
  }
  return found;
}

/** The drawing's page as it is read at an upload, how its dates are written, and what both steps took. */
async function read({ reader, readDrawing, readPage }, bytes, number) {
  let page;
  const drawn = await timed(async () => {
    for await (const { drawn } of reader.pages(bytes, new Set([number]))) page = drawn;
  });
  if (!page?.text) return { suggestions: [], patterns: [], drawn, understood: 0 };
  let suggestions;
  const understood = await timed(() => (suggestions = readDrawing(page.text)));
  return { suggestions, patterns: readPage(page.text).date_patterns ?? [], drawn, understood };
}

/**
 * What a user is shown: a date of which either number may be the day as the page's other dates, or else those of the same company,
 * are written; none where they do not say.
 */
function settled({ openDateMark, settleDate }, result, results) {
  const mark = openDateMark(result.suggestions);
  if (mark === null) return result.suggestions;
  const others = results.filter((other) => other !== result && other.style === result.style);
  return settleDate(result.suggestions, mark, [result.patterns, others.flatMap(({ patterns }) => patterns)]);
}

async function readAll(drawings, files) {
  const [{ ReaderThreads }, { PdfReader }, { readDrawing }, { readPage }, dates] = await Promise.all([
    fromBuild('files/readers/reader-threads.js'),
    fromBuild('files/readers/pdf/pdf-reader.js'),
    fromBuild('files/reading/domain/read-drawing.js'),
    fromBuild('files/reading/read-page.js'),
    fromBuild('orders/reading-feedback/domain/settle-date.js'),
  ]);
  const threads = new ReaderThreads();
  const reading = { reader: new PdfReader(threads), readDrawing, readPage };
  const results = [];
  for (const drawing of drawings) {
    const result = await read(reading, files.get(drawing.digest), drawing.page ?? 1);
    results.push({ ...drawing, ...result });
  }
  await threads.close();
  return results.map((result) => {
    const suggestions = settled(dates, result, results);
    return { ...result, suggestions, outcomes: outcomesOf(suggestions, result.printed) };
  });
}

/** Reads each drawing as a picture, as if it were a scan that was uploaded; a drawing that exceeds a limit gives no values. */
async function recogniseAll(drawings, files) {
  const [{ readScan }, { isRecognitionInstalled }, { UnreadableFile }] = await Promise.all([
    fromBuild('files/readers/picture-text/scan-reader.js'),
    fromBuild('files/readers/picture-text/installed.js'),
    fromBuild('files/readers/protocol.js'),
  ]);
  if (!isRecognitionInstalled())
    throw new PlainError('Recognition is not installed: npm ci without --omit=optional');
  // Of title blocks that no text gives, typed for this score: it goes before what drawings.json says.
  const typed = new Map((await listOf('outlined.json')).map(({ digest, printed }) => [digest, printed]));
  const results = [];
  for (const drawing of drawings) {
    let suggestions = [];
    const understood = await timed(async () => {
      try {
        ({ suggestions } = await readScan(files.get(drawing.digest), drawing.page ?? 1));
      } catch (error) {
        if (!(error instanceof UnreadableFile)) throw error;
      }
    });
    const outcomes = outcomesOf(suggestions, typed.get(drawing.digest) ?? drawing.printed);
    // Outer sizes that no label says are not looked for in pictures.
    results.push({ ...drawing, understood, outcomes: outcomes.filter(({ field }) => field !== 'size') });
  }
  return results;
}

const share = (part, whole) => (whole > 0 ? `${((100 * part) / whole).toFixed(1)} %` : '-');

/** What the target is set for: the title block's fields together; and whether the certainty can be believed. */
function totals(results) {
  const outcomes = results.flatMap((each) => each.outcomes);
  const main = outcomes.filter(({ field }) => MAIN.includes(field));
  const { right, wrong } = counted(main);
  const printed = main.filter((each) => each.printed !== undefined && each.outcome !== 'nothing').length;
  const { sure, right: surelyRight } = calibration(outcomes);
  console.log(`\nTitle block: right ${share(right, printed)} of ${printed} printed values`);
  console.log(`             wrong ${share(wrong, right + wrong)} of ${right + wrong} suggestions`);
  console.log(`Certainty ≥ 0.9: ${share(surelyRight, sure)} of ${sure} suggestions are right`);
}

function report(set, results) {
  const written = results.filter(({ outlines }) => !outlines);
  console.log(`\n=== ${set}: ${results.length} drawings, ${written.length} of them with their text as text`);
  const all = written.flatMap((each) => each.outcomes);
  const fields = [...FIELDS, 'size'].map((name) => [name, all.filter(({ field }) => field === name)]);
  const styles = [...new Set(written.map(({ style }) => style))].map((name) => [
    name,
    written.filter(({ style }) => style === name).flatMap((each) => each.outcomes),
  ]);
  const outlined = results.filter(({ outlines }) => outlines).flatMap((each) => each.outcomes);
  for (const groups of [fields, styles, [['text as outlines', outlined]]])
    console.table(Object.fromEntries(groups.map(([name, outcomes]) => [name, counted(outcomes)])));
  totals(written);
}

/** Prints all of what was read of drawings in one way: by set, the steps' times, and the values where they are asked for. */
function reportAll(way, results, steps) {
  for (const set of new Set(results.map((each) => each.set)))
    report(
      `${set}, ${way}`,
      results.filter((each) => each.set === set),
    );
  console.log('');
  for (const [step, title] of Object.entries(steps)) {
    const took = results.map((each) => each[step]);
    console.log(`${title}: median ${median(took).toFixed(1)} ms, 95 % ${at(took, 0.95).toFixed(1)} ms`);
  }
  if (values.show) show(results);
}

const listOf = async (name) =>
  JSON.parse(await readFile(inRoot('scripts', 'bench', 'reading', name), 'utf8'));

await main(async () => {
  const [folder] = positionals;
  if (!folder) throw new PlainError(HELP);
  await prepare(['backend'], { browser: false });
  const all = await listOf('drawings.json');
  const wanted = all.filter(({ set, printed }) => printed && (values.set ?? set) === set);
  const files = await filesByDigest(folder);
  const there = wanted.filter(({ digest }) => files.has(digest));
  console.log(`${there.length} of ${wanted.length} drawings are in ${folder}.`);
  const written = there.filter(({ outlines }) => !outlines);
  const some = written.filter((_, index) => index % Number(values.every) === 0);
  const drawings = [...some, ...there.filter(({ outlines }) => outlines)];
  if (drawings.length === 0) return;
  const steps = { drawn: 'Page drawn and its text taken', understood: 'Text read' };
  reportAll('their text', await readAll(drawings, files), steps);
  if (values.scans)
    reportAll('as pictures', await recogniseAll(drawings, files), { understood: 'Recognised' });
});
