import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Settings } from '../../platform/config/settings.js';

/** Names under which Linux distributions and vendors install it. */
const COMMANDS = [
  'chromium',
  'google-chrome-stable',
  'google-chrome',
  'chromium-browser',
  'microsoft-edge-stable',
];

const ELSEWHERE = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  ...['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((name) =>
    ['/Applications', join(homedir(), 'Applications')].map((folder) =>
      join(folder, `${name}.app`, 'Contents', 'MacOS', name),
    ),
  ),
];

/** Executables of a browser that the start command downloaded (`.cache/chromium/<product>/<build>/<folder>/`). */
const DOWNLOADED = ['chrome-headless-shell', 'chrome'];

/**
 * The browser that prints: CHROMIUM_PATH, otherwise the machine's, otherwise a downloaded one beside the project or in
 * DATA_DIR. Null where there is none; what CHROMIUM_PATH names is never replaced by another.
 */
export function findChromium({ documents, database }: Settings): string | null {
  const { CHROMIUM_PATH } = documents;
  if (CHROMIUM_PATH) return isExecutable(CHROMIUM_PATH) ? CHROMIUM_PATH : null;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = COMMANDS.flatMap((name) => folders.map((folder) => join(folder, name)));
  const caches = ['.cache/chromium', '../.cache/chromium', join(database.DATA_DIR, 'chromium')];
  return [...onPath, ...ELSEWHERE, ...caches.flatMap(downloadedIn)].find(isExecutable) ?? null;
}

function downloadedIn(cache: string): string[] {
  if (!existsSync(cache)) return [];
  const files = readdirSync(cache, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => DOWNLOADED.some((name) => file.endsWith(`/${name}`)))
    .map((file) => join(cache, file));
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
