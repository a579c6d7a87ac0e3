import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Theme = 'dark' | 'light';

/** The open dialog; what is behind it is looked at before it opens. */
const MODAL = '.MuiModal-root';

/** Shows the other theme at once, as a choice in another tab does, and as the system's setting where pages follow that. */
async function show(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(async (chosen) => {
    localStorage.setItem('theme', chosen);
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'RaStoreForja.theme', newValue: JSON.stringify(chosen) }),
    );
    // Colours on their way from one theme to the other have a contrast of neither.
    await new Promise(requestAnimationFrame);
    await Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished.catch(() => undefined)),
    );
  }, theme);
}

async function analyse(page: Page, places: readonly string[], rules?: string[]): Promise<string[]> {
  // All is in one document: the second page, in which axe would join the results of frames, is not needed.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  for (const place of places) axe.include(place);
  axe.options({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) });
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/**
 * What axe calls serious or critical, by rule and place: all of its rules in the theme that is shown, and in the other what
 * depends on it, contrast. Of an open dialog only the dialog. The other theme stays: turning back would take as long again.
 * @param places selectors; the whole page (or dialog) without them
 */
export async function seriousIn(page: Page, places: readonly string[] = []): Promise<string[]> {
  const modal = places.length === 0 && (await page.locator(MODAL).count()) > 0;
  const within = modal ? [MODAL] : places;
  const shown: Theme =
    (await page.evaluate(() => localStorage.getItem('theme'))) === 'light' ? 'light' : 'dark';
  const other: Theme = shown === 'dark' ? 'light' : 'dark';
  await page.emulateMedia({ colorScheme: shown });
  const found = await analyse(page, within);
  await show(page, other);
  const contrast = await analyse(page, within, ['color-contrast']);
  return [...found.map((each) => `${shown}: ${each}`), ...contrast.map((each) => `${other}: ${each}`)];
}
