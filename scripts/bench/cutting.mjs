import '../lib/node-version.mjs';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { inRoot } from '../lib/paths.mjs';
import { giveSignalsBack, main } from '../lib/run.mjs';
import { PlainError } from '../lib/say.mjs';

/**
 * `npm run bench -- cutting FOLDER`: the search of packages/nesting for outlines, on public ones on a strip, about a minute each.
 * FOLDER is `assets` of JeroenGar/jagua-rs.
 */
const HELP = 'npm run bench -- cutting PASTA';

/** Percent of the strip that is covered by the best known placements. */
const STRIPS = { albano: 89.54, shirts: 89.91, trousers: 91.82, swim: 78.37 };

/** Pairs of pieces that are compared: about a minute. */
const STRIP_EFFORT = 500_000_000;

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

await main(async () => {
  // A search holds this process for minutes, which could not look at them.
  giveSignalsBack();
  const [folder = ''] = process.argv.slice(2);
  if (!existsSync(path.join(folder, 'albano.json'))) throw new PlainError(HELP);
  const nesting = await import(inRoot('packages/nesting/dist/index.js'));
  for (const strip of Object.entries(STRIPS)) packStrip(nesting, folder, strip);
});
