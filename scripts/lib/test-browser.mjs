import { aptInstall, canInstall } from './apt.mjs';
import { works } from './chromium.mjs';
import { onPath } from './paths.mjs';
import { step } from './say.mjs';
import { triedNowAndThen } from './stamps.mjs';

const name = 'chromium-headless-shell';

/** Debian's package, as root. */
async function install() {
  await step('Instalando o Chromium sem janelas', () => aptInstall([name]));
  return onPath(name);
}

/**
 * The browser that tests open the product in: Chromium's headless shell, the same engine without a browser's windows,
 * which takes a quarter less of the processor's time. Without it, the Chromium that prints the documents.
 */
export async function findTestBrowser() {
  const file =
    onPath(name) ?? (canInstall() ? await triedNowAndThen('headless-shell-missing', install) : undefined);
  return file && (await works(file)) ? file : process.env.CHROMIUM_PATH;
}
