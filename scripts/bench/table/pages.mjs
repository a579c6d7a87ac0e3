import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import compression from 'compression';
import express from 'express';
import { inRoot, packageBin, temporaryFolder } from '../../lib/paths.mjs';
import { run } from '../../lib/run.mjs';

/** A page of React and MUI alone, built as the product's screens are and served with the product's compression. */
export async function barePage() {
  const page = inRoot('scripts/bench/table/bare-page');
  const folder = temporaryFolder('bare');
  const vite = ['build', page, '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  await run(packageBin('vite', 'frontend'), vite, { cwd: inRoot('frontend'), failure: 'vite failed.' });
  const server = express().use(compression(), express.static(folder)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const end = () => {
    server.closeAllConnections();
    server.close();
  };
  return { base: `http://127.0.0.1:${server.address().port}`, end };
}

/** The chunks that the entry imports before anything is shown, and what these import. */
function loadedAtOnce(folder, name, known = new Set()) {
  if (known.has(name)) return known;
  known.add(name);
  const text = readFileSync(path.join(folder, name), 'utf8');
  for (const [, imported] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) {
    loadedAtOnce(folder, imported, known);
  }
  return known;
}

/** The three largest chunks that are loaded with a screen of their own: kB packed ÷ 80. */
export function chunkRows() {
  const folder = inRoot('frontend/dist/assets');
  const [, entry] =
    /type="module"[^>]*src="[^"]*\/assets\/([^"]+\.js)"/.exec(
      readFileSync(inRoot('frontend/dist/index.html'), 'utf8'),
    ) ?? [];
  const shared = loadedAtOnce(folder, entry);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js') && !shared.has(name))
    .map((name) => ({
      name: name.replace(/-.{8}\.js$/, ''),
      kB: gzipSync(readFileSync(path.join(folder, name))).length / 1024,
    }))
    .sort((one, other) => other.kB - one.kB)
    .slice(0, 3)
    .map(({ name, kB }) => ({
      name: `chunk of ${name}`,
      ratio: kB / 80,
      most: 1,
      note: `${kB.toFixed(1)} kB packed ÷ 80`,
    }));
}
