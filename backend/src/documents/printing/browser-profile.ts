import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import type { Browser } from 'puppeteer';

const log = new Logger('Documents');

/** `forja-browser-<pid>-<when that process started>-<random>`: a number that is used again means another process. */
const PROFILE = /^forja-browser-(\d+)-(\d+)-\w+$/;

/** A new folder for a browser's profile whose name says which process it belongs to. */
export const makeProfile = (): Promise<string> => {
  const owner = `${String(process.pid)}-${startOf(process.pid) ?? '0'}`;
  return mkdtemp(join(tmpdir(), `forja-browser-${owner}-`));
};

/** Removes the folder of a browser that has ended; what can't be removed now is so by the next start. */
export async function removeProfile(browser: Browser): Promise<void> {
  const flag = '--user-data-dir=';
  const folder = browser
    .process()
    ?.spawnargs.find((each) => each.startsWith(flag))
    ?.slice(flag.length);
  if (folder) await removeFolder(folder);
}

/**
 * Ends the browsers that processes left behind which were killed, and removes their folders. A browser ends by itself when
 * its pipe breaks, unless it hangs.
 * @returns how many folders were removed
 */
export async function endOrphans(): Promise<number> {
  const orphans = (await readdir(tmpdir())).filter(isOrphan).map((name) => join(tmpdir(), name));
  for (const folder of orphans) {
    if ((await ownedByOther(folder)) || !(await endBrowsersOf(folder))) continue;
    log.warn(`A browser that a killed process left behind was ended: ${folder}`);
  }
  await Promise.all(orphans.map(removeFolder));
  return orphans.length;
}

function isOrphan(name: string): boolean {
  const [, pid, start] = PROFILE.exec(name) ?? [];
  return pid !== undefined && !isAlive(Number(pid), start ?? '0');
}

function isAlive(pid: number, start: string): boolean {
  const current = startOf(pid);
  if (current !== null) return current === start;
  try {
    process.kill(pid, 0);
    // Where the system reports no start times (other than Linux), a number that is in use counts as the owner's.
    return process.platform !== 'linux';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** When the process started, in ticks since the machine did; null where it is gone, or the system does not report it. */
function startOf(pid: number): string | null {
  try {
    const status = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    // The second field is the program's name in parentheses, which may itself hold any character.
    return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

const ownedByOther = async (folder: string): Promise<boolean> => {
  const owner = (await stat(folder).catch(() => null))?.uid;
  return process.getuid !== undefined && owner !== process.getuid();
};

/** @returns whether there was any */
async function endBrowsersOf(folder: string): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  const flag = `--user-data-dir=${folder}`;
  let any = false;
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const args = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '');
    if (!args.split('\0').includes(flag)) continue;
    any = true;
    endGroup(Number(name));
  }
  return any;
}

/** The browser's own process leads the group of all that it started; of a renderer there is no group to end. */
function endGroup(pid: number): void {
  for (const target of [-pid, pid]) {
    try {
      process.kill(target, 'SIGKILL');
    } catch {
      // Gone already, or no group's leader.
    }
  }
}

/** Removes a profile's folder, or leaves it to the next start. */
export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch((error: unknown) => {
    log.debug(`${folder} can't be removed: ${String(error)}`);
  });
