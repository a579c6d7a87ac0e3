import { existsSync } from 'node:fs';
import module from 'node:module';
import { pathToFileURL } from 'node:url';
import { provideChromium } from './chromium.mjs';
import { compile } from './compile.mjs';
import { installDependencies } from './install.mjs';
import { inRoot, root } from './paths.mjs';
import { giveSignalsBack } from './run.mjs';

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
 * @param {{ entry: string, sides: ('backend' | 'frontend')[], browser?: boolean, lasting?: boolean }} options
 *   entry: the built file; browser: whether it prints documents; lasting: it runs for days, so that memory that its allocator keeps
 *   is looked after
 */
export async function launch({ entry, sides, browser = true, lasting = false }) {
  loadSettingsFile();
  await prepare(sides, { browser });
  giveSignalsBack();
  process.env.NODE_ENV = 'production';
  if (lasting) await beginAnew(entry);
  module.enableCompileCache?.(inRoot('.cache/compiled'));
  await import(pathToFileURL(inRoot(entry)).href);
}

/**
 * The product as a fresh program in this same process, where its allocator needs settings and Node can do that (22.15 and newer; not
 * on Windows): they count from a program's beginning on. Returns where there is nothing to set, or no way to.
 */
async function beginAnew(entry) {
  const { allocatorSettings } = await import(
    pathToFileURL(inRoot('backend/dist/allocator-settings.js')).href
  );
  const added = allocatorSettings(process.env);
  if (!process.execve || Object.keys(added).length === 0) return;
  const words = [process.execPath, ...process.execArgv, inRoot(entry), ...process.argv.slice(2)];
  const cache = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? inRoot('.cache/compiled') };
  process.execve(process.execPath, words, { ...process.env, ...cache, ...added });
}
