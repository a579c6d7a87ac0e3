import '../lib/node-version.mjs';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { chooser } from './data/random.mjs';
import { inRoot } from '../lib/paths.mjs';
import { giveSignalsBack, main } from '../lib/run.mjs';
import { PlainError } from '../lib/say.mjs';

/**
 * `npm run bench -- cutting FOLDER [SHAPES] [--every N] [--seconds 0.5]`: the searches of packages/nesting on public instances. The folder is a checkout
 * of fontanf/packingsolver, of which data/rectangle is read: the 500 instances of Berkey and Wang (1987) and of Martello and Vigo (1998) with
 * the best known numbers of sheets. SHAPES is the folder `assets` of JeroenGar/jagua-rs: outlines on a strip, about a minute each. Bars are cut at random (six-metre bars, triplets, uniform), beside their bound.
 */
/** Percent of the strip that is covered by the best known placements. */
const STRIPS = { albano: 89.54, shirts: 89.91, trousers: 91.82, swim: 78.37 };

/** Pairs of pieces that are compared: about a minute. */
const STRIP_EFFORT = 500_000_000;

const MODES = [
  { name: 'free', method: 'free', turns: false, known: 'data_bin_packing_oriented.csv' },
  { name: 'free, turned', method: 'free', turns: true, known: 'data_bin_packing_rotation.csv' },
  { name: 'sheared, turned', method: 'sheared', turns: true, known: 'data_bin_packing_rotation.csv' },
];

function table(file) {
  const [head, ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/);
  const names = head.split(',');
  return lines.map((line) =>
    Object.fromEntries(line.split(',').map((value, index) => [names[index], value])),
  );
}

function searchSheets({ SheetSearch }, folder, { method, turns, known }, { every, seconds }) {
  // The list has averages besides.
  const listed = table(path.join(folder, known)).filter(
    ({ Path }) =>
      /^(berkey1987|martello1998)\//.test(Path) && existsSync(path.join(folder, `${Path}_bins.csv`)),
  );
  const found = { sheets: 0, known: 0 };
  for (const row of listed.filter((_, index) => index % every === 0)) {
    const [sheet] = table(path.join(folder, `${row.Path}_bins.csv`));
    const blanks = table(path.join(folder, `${row.Path}_items.csv`)).flatMap(
      ({ WIDTH, HEIGHT, COPIES = 1 }) =>
        Array(Number(COPIES)).fill({ width: Number(WIDTH), height: Number(HEIGHT), turns }),
    );
    const size = { width: Number(sheet.WIDTH), height: Number(sheet.HEIGHT) };
    const area = blanks.reduce((sum, { width, height }) => sum + width * height, 0);
    const bound = Math.ceil(area / (size.width * size.height));
    const end = performance.now() + seconds * 1000;
    const search = new SheetSearch(blanks, { ...size, method, bound });
    while (!search.isDone && performance.now() < end) search.improve();
    found.sheets += search.best.length;
    found.known += Number(row['Best known solution value']);
  }
  return found;
}

const { whole } = chooser(1);
const between = (from, to) => from + whole(to - from + 1);

const triplets = (count) =>
  Array.from({ length: count / 3 }, () => {
    const first = between(380, 490);
    const second = between(250, Math.floor((1000 - first) / 2) - 1);
    return [first, second, 1000 - first - second];
  }).flat();

const BARS = [
  [
    '60 lengths of six-metre bars',
    6000,
    3,
    () => Array.from({ length: 60 }, () => Array(between(1, 8)).fill(between(200, 3000))).flat(),
  ],
  ['triplets, 60', 1000, 0, () => triplets(60)],
  ['triplets, 120', 1000, 0, () => triplets(120)],
  ['triplets, 249', 1000, 0, () => triplets(249)],
  ['uniform, 1000', 150, 0, () => Array.from({ length: 1000 }, () => between(20, 100))],
];

async function cutBars(nesting, [name, length, kerf, make]) {
  const sums = { bars: 0, bound: 0, ms: 0 };
  for (let instance = 0; instance < 4; instance += 1) {
    const counts = new Map();
    for (const piece of make()) counts.set(piece, (counts.get(piece) ?? 0) + 1);
    const pieces = [...counts].map(([size, quantity]) => ({ length: size, quantity }));
    const started = performance.now();
    const plan = await nesting.cutBars({ pieces, stocks: [{ length }], kerf, trim: 0 });
    sums.ms += performance.now() - started;
    sums.bars += plan.cuts.reduce((sum, { bars }) => sum + bars, 0);
    sums.bound += plan.bound / length;
  }
  console.log(
    `${name}, four of them: ${sums.bars} bars, bound ${sums.bound}, ${Math.round(sums.ms / 4)} ms each`,
  );
}

/** Corners of an outline; its file has the first one again at the end. */
const outlineOf = ({ data }) => data.slice(0, -1);

const areaOf = (ring) =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length];
      return sum + x * nextY - y * nextX;
    }, 0) / 2,
  );

/** Outlines on a strip: one sheet that is far too long, and becomes as short as so much effort makes it. */
function packStrip({ cutShapes }, folder, [name, known]) {
  const { items, strip_height: width } = JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8'));
  const area = items.reduce((sum, { shape, demand }) => sum + demand * areaOf(outlineOf(shape)), 0);
  const started = performance.now();
  const { cuts } = cutShapes({
    // A strip is as wide as their y is high.
    pieces: items.map(({ shape, demand, allowed_orientations }) => ({
      rings: [outlineOf(shape).map(([x, y]) => [y, x])],
      quantity: demand,
      angles: allowed_orientations,
    })),
    stocks: [{ width, length: (3 * area) / width }],
    gap: 0,
    margin: 0,
    leastRemnant: 0,
    effort: STRIP_EFFORT,
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  const share = (100 * area) / (cuts[0].used * width);
  console.log(`${name}: ${share.toFixed(2)} %, best known ${known} %, ${seconds} s`);
}

main(async () => {
  // A search holds this process for minutes, which could not look at them.
  giveSignalsBack();
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { every: { type: 'string', default: '1' }, seconds: { type: 'string', default: '0.5' } },
  });
  const folder = path.join(positionals[0] ?? '', 'data/rectangle');
  if (!positionals[0] || !existsSync(folder))
    throw new PlainError('npm run bench -- cutting PASTA [CONTORNOS] [--every N] [--seconds 0.5]');
  const nesting = await import(inRoot('packages/nesting/dist/index.js'));
  for (const kind of BARS) await cutBars(nesting, kind);
  if (positionals[1]) for (const strip of Object.entries(STRIPS)) packStrip(nesting, positionals[1], strip);
  const effort = { every: Number(values.every), seconds: Number(values.seconds) };
  for (const mode of MODES) {
    const { sheets, known } = searchSheets(nesting, folder, mode, effort);
    const over = ((sheets / known - 1) * 100).toFixed(2);
    console.log(`${mode.name}: ${sheets} sheets, best known ${known}, ${over} % over`);
  }
});
