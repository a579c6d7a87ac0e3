import { readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';

/** Every setting of the product, from its list: a developer's own must not reach a test. The browser is the machine's. */
const settings = Array.from(
  readFileSync(inRoot('.env.example'), 'utf8').matchAll(/^#?([A-Z\d_]+)=/gm),
  ([, name]) => name,
).filter((name) => name !== 'CHROMIUM_PATH');

/** Names that tests alone read. */
const ofTests = ['TEST_DATABASE_URL', 'TEST_REDIS_URL', 'ALL_WALKS'];

/** This process's environment without the product's settings, plus the given ones. */
export function testEnv(additions = {}) {
  const env = { ...process.env };
  // Each setting may be in a file, which a second variable names.
  for (const name of settings) for (const each of [name, `${name}_FILE`]) delete env[each];
  for (const name of ofTests) delete env[name];
  return { ...env, ...additions };
}
