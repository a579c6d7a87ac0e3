import { aptInstall, canInstall } from './apt.mjs';
import { works } from './chromium.mjs';
import { onPath } from './paths.mjs';
import { step } from './say.mjs';
import { removeStamp, stampAge, writeStamp } from './stamps.mjs';

const name = 'chromium-headless-shell';
const failureStamp = 'headless-shell-missing';
const retryAfter = 60 * 60 * 1000;

/** Debian's package, as root; a failure is not tried again for an hour. */
async function install() {
  if (!canInstall() || stampAge(failureStamp) < retryAfter) return;
  await step('Instalando o Chromium sem janelas', () => aptInstall([name]));
  if (onPath(name)) removeStamp(failureStamp);
  else writeStamp(failureStamp, '');
}

/**
 * The browser that tests open the product in: Chromium's headless shell, the same engine without a browser's windows,
 * which takes a quarter less of the processor's time. Without it, the Chromium that prints the documents.
 */
export async function findTestBrowser() {
  if (!onPath(name)) await install();
  const file = onPath(name);
  return file && (await works(file)) ? file : process.env.CHROMIUM_PATH;
}
