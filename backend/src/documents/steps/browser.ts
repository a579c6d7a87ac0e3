import { basename } from 'node:path';
import { Logger } from '@nestjs/common';
import type { Browser, LaunchOptions, Page } from 'puppeteer-core';
import type { Settings } from '../../platform/config/settings.js';
import { Unavailable } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
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

/** Starts the browser, sandboxed wherever the machine allows it. @throws Unavailable when there is none that starts */
export async function launchBrowser(settings: Settings): Promise<Browser> {
  const executablePath = findChromium(settings);
  if (!executablePath) {
    log.error('No Chromium was found: documents cannot be printed. Install one or set CHROMIUM_PATH.');
    throw new Unavailable(messages.documents.noBrowser);
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
  const { launch: start } = await import('puppeteer-core');
  const options: LaunchOptions = {
    executablePath,
    headless: basename(executablePath).includes('headless-shell') ? 'shell' : true,
    args: sandbox ? FLAGS : [...FLAGS, '--no-sandbox'],
    // The application ends the browser when it ends itself.
    handleSIGHUP: false,
    handleSIGINT: false,
    handleSIGTERM: false,
  };
  return start(options);
}

function fail(executablePath: string, error: unknown): never {
  log.error(`${executablePath} does not start: ${String(error)}`);
  throw new Unavailable(messages.documents.noBrowser);
}

/** A page in which nothing runs and from which nothing leaves. */
export async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await page.setJavaScriptEnabled(false);
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isData = request.url().startsWith('data:');
    void (isData ? request.continue() : request.abort('blockedbyclient')).catch(() => undefined);
  });
  return page;
}
