import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import compression from 'compression';
import { inRoot } from '../../lib/paths.mjs';
import { run } from '../../lib/run.mjs';

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** A page of React and MUI alone, built as the product's screens are and served with the product's compression. */
export async function barePage(folder) {
  const page = inRoot('scripts/bench/table/bare-page');
  const vite = ['vite', 'build', page, '--outDir', path.join(folder, 'bare'), '--logLevel', 'error'];
  await run('npx', vite, { cwd: inRoot('frontend'), failure: 'vite failed.' });
  const compress = compression();
  const server = createServer((request, response) =>
    compress(request, response, () => {
      const name = request.url === '/' ? 'index.html' : path.normalize(request.url).slice(1);
      response.setHeader('Content-Type', TYPES[path.extname(name)] ?? 'text/plain');
      try {
        response.end(readFileSync(path.join(folder, 'bare', name)));
      } catch {
        response.writeHead(404).end();
      }
    }),
  );
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    base: `http://127.0.0.1:${server.address().port}`,
    end: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
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

/** The chunks that are loaded with a screen of their own, the largest first. */
export function routeChunks() {
  const folder = inRoot('frontend/dist/assets');
  const [, entry] =
    /type="module"[^>]*src="\/assets\/([^"]+\.js)"/.exec(
      readFileSync(inRoot('frontend/dist/index.html'), 'utf8'),
    ) ?? [];
  const shared = loadedAtOnce(folder, entry);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js') && !shared.has(name))
    .map((name) => ({
      name: name.replace(/-.{8}\.js$/, ''),
      kB: gzipSync(readFileSync(path.join(folder, name))).length / 1024,
    }))
    .sort((one, other) => other.kB - one.kB);
}
