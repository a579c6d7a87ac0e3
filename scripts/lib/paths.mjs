import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's own folder, whatever the folder the command was typed in. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** A path inside of the checkout. */
export const inRoot = (...parts) => path.join(root, ...parts);

/** Where an executable of an installed package stands: npm hoists most, not all, to the root. */
export function packageBin(name, workspace = '.') {
  const nested = inRoot(workspace, 'node_modules/.bin', name);
  return existsSync(nested) ? nested : inRoot('node_modules/.bin', name);
}

/** The first of the names that is an executable of this machine, as a full path, or undefined. */
export function onPath(...names) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return candidates.find((candidate) => existsSync(candidate));
}

const temporaryFolders = [];
process.once('exit', () => {
  for (const folder of temporaryFolders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** A folder that is there as long as this process: the programs that write into it have ended by then (run.mjs). */
export function temporaryFolder(name, within = tmpdir()) {
  const folder = mkdtempSync(path.join(within, `forja-${name}-`));
  temporaryFolders.push(folder);
  return folder;
}
