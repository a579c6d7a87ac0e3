import { once } from 'node:events';
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
