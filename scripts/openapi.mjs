import './lib/node-version.mjs';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compile } from './lib/compile.mjs';
import { installDependencies } from './lib/install.mjs';
import { inRoot, packageBin } from './lib/paths.mjs';
import { endTogether, main, run } from './lib/run.mjs';
import { PlainError, say } from './lib/say.mjs';

/**
 * `npm run openapi`: writes the API's document from the backend's code, and the frontend's types from the document.
 * With `--check` nothing is written, and what is stale or breaks a rule of redocly.yaml fails.
 */
const committed = { document: inRoot('docs/openapi.json'), types: inRoot('frontend/src/api/schema.d.ts') };

async function generate({ document, types }) {
  for (const file of [document, types]) mkdirSync(path.dirname(file), { recursive: true });
  await run(process.execPath, ['backend/dist/openapi.js', document], {
    failure: 'The OpenAPI document could not be generated.',
  });
  await run(process.execPath, ['frontend/scripts/api-types.mjs', document, types], {
    failure: "The frontend's API types could not be generated.",
  });
}

const same = (one, other) => existsSync(other) && readFileSync(one, 'utf8') === readFileSync(other, 'utf8');

async function check() {
  const folder = mkdtempSync(path.join(tmpdir(), 'forja-openapi-'));
  try {
    const fresh = { document: path.join(folder, 'openapi.json'), types: path.join(folder, 'schema.d.ts') };
    await generate(fresh);
    const stale = Object.keys(fresh).filter((kind) => !same(fresh[kind], committed[kind]));
    if (stale.length > 0) {
      const files = stale.map((kind) => path.relative(inRoot(), committed[kind])).join(' and ');
      throw new PlainError(`Out of date: ${files}. Run: npm run openapi`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Redocly's linter, without its look at the network for newer versions (the rest stands in redocly.yaml). */
const lint = () =>
  run(packageBin('redocly'), ['lint', 'docs/openapi.json'], {
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    failure: 'docs/openapi.json breaks a rule of redocly.yaml.',
  });

await main(async () => {
  endTogether();
  await installDependencies();
  await compile(['backend']);
  if (process.argv.includes('--check')) {
    await check();
    await lint();
  } else {
    await generate(committed);
  }
  say('API document and types: up to date');
});
