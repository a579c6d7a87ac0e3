import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes the folder and those above it, level by level: mkdirSync's own recursion never ends where the kernel refuses
 * folders, as below /proc.
 * @throws the system's error (EACCES, ENOENT …) where it can't be made
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}
