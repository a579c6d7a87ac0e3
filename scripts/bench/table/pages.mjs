import { once } from 'node:events';
import { readFileSync } from 'node:fs';
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

/** The most that code and styles of a first screen may weigh, in kB packed. */
const MOST_KB = { guest: 250, list: 370, order: 600 };

/** Sums the files that the built page names for each first screen (frontend/vite.config.ts): kB packed ÷ the most of MOST_KB. */
export function codeRows() {
  const html = readFileSync(inRoot('frontend/dist/index.html'), 'utf8');
  const filesIn = (text) => text.match(/assets\/[^" ]+\.(?:js|css)/g) ?? [];
  const always = filesIn(html.replaceAll(/data-\w+="[^"]*"/g, ''));
  return Object.entries(MOST_KB).map(([screen, most]) => {
    const [, own] = new RegExp(`data-${screen}="([^"]*)"`).exec(html) ?? [];
    const files = [...new Set([...always, ...filesIn(own)])];
    const sizes = files.map((name) => gzipSync(readFileSync(inRoot('frontend/dist', name))).length / 1024);
    const kB = sizes.reduce((sum, size) => sum + size, 0);
    const note = `${kB.toFixed(0)} kB packed, ${files.length} files ÷ ${most}`;
    return { name: `code of ${screen}`, ratio: kB / most, most: 1, note };
  });
}
