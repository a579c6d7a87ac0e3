import { existsSync } from 'node:fs';
import module from 'node:module';
import { pathToFileURL } from 'node:url';
import { checkChromiumPath, provideChromium } from './chromium.mjs';
import { compile } from './compile.mjs';
import { installDependencies } from './install.mjs';
import { inRoot, root } from './paths.mjs';
import { checkDataDir } from './preflight.mjs';
import { endTogether } from './run.mjs';

/** Settings of a `.env` file count as if they were typed in front of the command; what is already set wins. */
export function loadSettingsFile() {
  process.chdir(root);
  if (existsSync('.env')) process.loadEnvFile('.env');
}

/** Packages, browser (where one is needed) and builds, as much at once as their order allows. */
export async function prepare(sides, { browser = true } = {}) {
  const dependencies = installDependencies();
  const chromium = browser ? provideChromium(dependencies) : undefined;
  await Promise.all([dependencies.then(() => compile(sides)), chromium]);
}

/**
 * Brings everything up to date and becomes the given process of the product: it runs in this very process, so that
 * signals and its exit code are its own.
 * @param {{ entry: string, sides: ('backend' | 'frontend')[], check?: () => Promise<void>, browser?: boolean }} options
 *   entry: the built file; check: what else is looked at before any work; browser: whether it prints documents
 */
export async function launch({ entry, sides, check = async () => undefined, browser = true }) {
  loadSettingsFile();
  const giveSignalsBack = endTogether();
  await check();
  checkDataDir();
  if (browser) checkChromiumPath();
  await prepare(sides, { browser });
  giveSignalsBack();
  process.env.NODE_ENV = 'production';
  module.enableCompileCache?.(inRoot('.cache/compiled'));
  await import(pathToFileURL(inRoot(entry)).href);
}
