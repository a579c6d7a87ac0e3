import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { aptInstall, canInstall } from './apt.mjs';
import { inRoot, onPath, packageBin, temporaryFolder } from './paths.mjs';
import { capture } from './run.mjs';
import { say, step } from './say.mjs';
import { readStamp, triedNowAndThen, writeStamp } from './stamps.mjs';

/**
 * The browser that prints the documents. CHROMIUM_PATH wins; otherwise one of the machine's; otherwise one is
 * installed: Debian's package as root, or the build that puppeteer's installer downloads. Without any, the product
 * runs and only the documents fail.
 */
const ownFolder = inRoot('.cache/chromium');

const macApplications = ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((name) =>
  ['/Applications', path.join(homedir(), 'Applications')].map(
    (folder) => `${folder}/${name}.app/Contents/MacOS/${name}`,
  ),
);
const commands = [
  'chromium',
  'google-chrome-stable',
  'google-chrome',
  'chromium-browser',
  'microsoft-edge-stable',
];

function candidates() {
  const elsewhere = ['/snap/bin/chromium', '/opt/google/chrome/chrome', ...macApplications];
  return [...commands.map((name) => onPath(name)), ...elsewhere].filter((file) => file && existsSync(file));
}

/** Whether it really starts: a package's name may hide a stub, a download may lack system libraries. */
export async function works(file) {
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run'];
  const own = ['--disable-background-networking', `--user-data-dir=${temporaryFolder('chromium')}`];
  const args = [...flags, ...own, '--dump-dom', 'about:blank'];
  const { code, output } = await capture(file, args, { seconds: 30 });
  return code === 0 && output.includes('<html>');
}

async function firstThatWorks(files) {
  for (const file of files) {
    if (await works(file)) return file;
  }
  return undefined;
}

async function fromDistribution() {
  if (!canInstall()) return undefined;
  const { installed } = await aptInstall(['chromium']);
  return installed ? firstThatWorks(candidates()) : undefined;
}

/** Needs the installed packages: puppeteer's installer is one of them. */
async function fromDownload(dependencies) {
  await dependencies;
  const args = ['install', 'chrome-headless-shell@stable', '--path', ownFolder, '--format', '{{path}}'];
  if (canInstall()) args.push('--install-deps');
  const { code, output } = await capture(packageBin('browsers'), args, { seconds: 150 });
  const file = output.trim().split('\n').pop()?.trim() ?? '';
  return code === 0 && existsSync(file) ? firstThatWorks([file]) : undefined;
}

/** The path of a Chromium that starts, or undefined; installs one where none is found. */
async function findOrInstallChromium(dependencies) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const known = readStamp('chromium');
  if (known && existsSync(known)) return known;
  const install = async () => (await fromDistribution()) ?? (await fromDownload(dependencies));
  const file =
    (await firstThatWorks(candidates())) ??
    (await triedNowAndThen('chromium-missing', () => step('Instalando o Chromium', install)));
  if (file) writeStamp('chromium', file);
  return file;
}

/**
 * Finds a Chromium and hands it to what is started from here; says in one line when there is none.
 * @param {Promise<unknown>} dependencies settled once the packages are installed
 */
export async function provideChromium(dependencies) {
  const file = await findOrInstallChromium(dependencies);
  if (file) process.env.CHROMIUM_PATH = file;
  else {
    say(
      'Chromium não encontrado: os documentos não poderão ser impressos. ' +
        'Instale o Chromium ou o Google Chrome (ou defina CHROMIUM_PATH) e inicie de novo.',
    );
  }
  return file;
}
