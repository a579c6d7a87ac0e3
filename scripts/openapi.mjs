import './lib/node-version.mjs';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compile } from './lib/compile.mjs';
import { installDependencies } from './lib/install.mjs';
import { inRoot, packageBin, temporaryFolder } from './lib/paths.mjs';
import { main, run } from './lib/run.mjs';
import { PlainError, say } from './lib/say.mjs';

/**
 * `npm run openapi`: writes the API's document from the backend's code. With `--check` nothing is written, and a document that is
 * stale or breaks a rule of redocly.yaml fails. The frontend's types are made from the document when it is built (lib/compile.mjs).
 */
const committed = inRoot('docs/openapi.json');

const generate = (document) =>
  run(process.execPath, ['backend/dist/openapi.js', document], {
    failure: 'The OpenAPI document could not be generated.',
  });

async function check() {
  const fresh = path.join(temporaryFolder('openapi'), 'openapi.json');
  await generate(fresh);
  if (!existsSync(committed) || readFileSync(fresh, 'utf8') !== readFileSync(committed, 'utf8'))
    throw new PlainError('Out of date: docs/openapi.json. Run: npm run openapi');
}

/** Redocly's linter, without its look at the network for newer versions (the rest stands in redocly.yaml). */
const lint = () =>
  run(packageBin('redocly'), ['lint', 'docs/openapi.json'], {
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    failure: 'docs/openapi.json breaks a rule of redocly.yaml.',
  });

await main(async () => {
  await installDependencies();
  await compile(['backend']);
  if (process.argv.includes('--check')) {
    await check();
    await lint();
  } else {
    await generate(committed);
    await compile(['types']);
  }
  say('API document and types: up to date');
});
