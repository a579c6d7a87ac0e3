import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { Logger } from '@nestjs/common';
import pTimeout from 'p-timeout';
import type { Browser, LaunchOptions, Page } from 'puppeteer';
import type { Settings } from '../../platform/config/settings.js';
import { Unavailable } from '../../platform/errors/app-errors.js';
import { documentTexts } from '../documents.texts.js';
import { makeProfile, removeFolder, removeProfile } from './browser-profile.js';
import { findChromium } from './find-chromium.js';

const log = new Logger('Documents');

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

/** What is shared with other processes counts for its share. */
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
