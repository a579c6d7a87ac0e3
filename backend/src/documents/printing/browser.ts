import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join, basename } from 'node:path';
import type { Settings } from '../../platform/config/settings.js';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { Logger } from '@nestjs/common';
import type { Browser, LaunchOptions, Page } from 'puppeteer';
import pTimeout from 'p-timeout';
import { Unavailable } from '../../platform/errors/app-errors.js';
import { documentTexts } from '../documents.texts.js';

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

const log = new Logger('Documents');

/** `forja-browser-<pid>-<when that process started>-<random>`: a number that is used again means another process. */
const PROFILE = /^forja-browser-(\d+)-(\d+)-\w+$/;

/** A new folder for a browser's profile whose name says which process it belongs to. */
const makeProfile = (): Promise<string> => {
  const owner = `${String(process.pid)}-${startOf(process.pid) ?? '0'}`;
  return mkdtemp(join(tmpdir(), `forja-browser-${owner}-`));
};

/** Removes the folder of a browser that has ended; what can't be removed now is so by the next start. */
async function removeProfile(browser: Browser): Promise<void> {
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

/** No name resolves and nothing is fetched in the background: pages carry all that they show. */
const FLAGS = [
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  '--font-render-hinting=none',
  '--host-resolver-rules=MAP * ~NOTFOUND',
];

/** A browser that leaves a command unanswered for longer hangs; above what the longest page is given. */
const ANSWERS_MS = 90_000;

/** It ends by itself within this, or is ended. */
const ENDS_MS = 3000;

/** Starts the browser, sandboxed wherever the machine allows it. @throws Unavailable when there is none that starts */
export async function launchBrowser(settings: Settings): Promise<Browser> {
  const executablePath = findChromium(settings);
  if (!executablePath) {
    log.error('No Chromium was found: documents cannot be printed. Install one or set CHROMIUM_PATH.');
    throw new Unavailable(documentTexts.noBrowser);
  }
  const isRoot = process.getuid?.() === 0;
  try {
    return await launch(executablePath, !isRoot);
  } catch (error) {
    if (!isRoot) {
      log.warn('Chromium does not start in its sandbox here, trying without it');
      return launch(executablePath, false).catch((second: unknown) => fail(executablePath, second));
    }
    return fail(executablePath, error);
  }
}

async function launch(executablePath: string, sandbox: boolean): Promise<Browser> {
  // Loaded here: it is heavy, and most processes never print.
  const { launch: start } = await import('puppeteer');
  const profile = await makeProfile();
  const options: LaunchOptions = {
    executablePath,
    headless: basename(executablePath).includes('headless-shell') ? 'shell' : true,
    args: sandbox ? FLAGS : [...FLAGS, '--no-sandbox'],
    protocolTimeout: ANSWERS_MS,
    // It ends by itself when the pipe breaks, so also when this process is killed; a port would stay open for ever.
    pipe: true,
    userDataDir: profile,
    // The application ends the browser when it ends itself.
    handleSIGHUP: false,
    handleSIGINT: false,
    handleSIGTERM: false,
  };
  const browser = await start(options).catch(async (error: unknown) => {
    await removeFolder(profile);
    throw error;
  });
  // Puppeteer stops listening when the browser has gone; what its pipes report after that must not end this process.
  for (const stream of browser.process()?.stdio ?? []) stream?.on('error', () => undefined);
  return browser;
}

function fail(executablePath: string, error: unknown): never {
  log.error(`${executablePath} does not start: ${String(error)}`);
  throw new Unavailable(documentTexts.noBrowser);
}

/** Every address that could lead out of the page. Its pictures are data in the page itself and pass unseen. */
const OUTSIDE = ['http*', 'file*', 'ftp*'].map((urlPattern) => ({ urlPattern }));

/** A page in which nothing runs and from which nothing leaves. */
export async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await page.setJavaScriptEnabled(false);
  const session = await page.createCDPSession();
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const refusal = { requestId, errorReason: 'BlockedByClient' } as const;
    void session.send('Fetch.failRequest', refusal).catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: OUTSIDE });
  return page;
}

/** Ends the browser with all its processes, also one that no longer answers, and removes its profile. */
export async function endBrowser(browser: Browser): Promise<void> {
  await endProcesses(browser);
  await removeProfile(browser);
}

async function endProcesses(browser: Browser): Promise<void> {
  const child = browser.process();
  if (browser.connected) await endsWithin(ENDS_MS, browser.close());
  if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    // It leads a process group of its own (puppeteer starts it so), its renderers are in there.
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}

/** Bytes that its main process and its pages' processes hold; 0 on systems that do not report it (other than Linux). */
export async function memoryOf(browser: Browser): Promise<number> {
  if (process.platform !== 'linux') return 0;
  const session = await browser.target().createCDPSession();
  try {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const sizes = processInfo
      .filter(({ type }) => type === 'browser' || type === 'renderer')
      .map(({ id }) => shareOf(id));
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  } finally {
    await session.detach();
  }
}

/** Memory that is shared with other processes counts for its share. */
async function shareOf(pid: number): Promise<number> {
  const summary = await readFile(`/proc/${String(pid)}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+) kB$/m.exec(summary)?.[1] ?? 0) * 1024;
}

/** Whether the task ended well within so many milliseconds. */
export const endsWithin = (ms: number, task: Promise<unknown>): Promise<boolean> =>
  pTimeout(task, { milliseconds: ms }).then(
    () => true,
    () => false,
  );
