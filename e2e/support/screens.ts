import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';

const folder = path.join(import.meta.dirname, '..', 'artefacts');

/** Where a picture or document of a run is kept for a look. */
export function artefact(name: string): string {
  mkdirSync(folder, { recursive: true });
  return path.join(folder, name);
}

/**
 * Whether the run is asked for pictures of the screens: PICTURES=1. No test compares them, and they take
 * longer than the tests that pass by.
 */
export const picturesWanted = process.env.PICTURES === '1' || process.env.UPDATE_README_IMAGES === '1';

/** Takes and keeps a picture of the screen, after its fonts and animations have settled. */
export async function takePicture(page: Page, name: string): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ path: artefact(`${name}.png`), animations: 'disabled', caret: 'hide' });
}

/** Keeps a picture of the screen where pictures are asked for. */
export async function picture(page: Page, name: string): Promise<void> {
  if (picturesWanted) await takePicture(page, name);
}

/** The errors in the browser's console; a test expects none. */
export function consoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  return errors;
}

/** Goes there within the page, as the back button does: without the time that loading the page takes. */
export async function visit(page: Page, to: string): Promise<void> {
  await page.evaluate((path) => {
    window.history.pushState({}, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, to);
}

/** Opens a tab of an order's screen. */
export const openTab = (
  page: Page,
  name: 'Peças' | 'Valores' | 'Corte' | 'Envios e revisões' | 'Histórico',
) => page.getByRole('tab', { name }).click();

/** A message at the bottom of the screen. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('alert').filter({ hasText: text });

/**
 * Opens a row's or tile's menu and chooses. A menu moves with its row where the list is drawn anew meanwhile, and a press and its
 * release on two places are no click: then the menu is still there, and the choice is made again, as a person makes it.
 */
export async function chooseFromMenu(page: Page, of: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Ações de ${of}`, exact: true }).click();
  const choice = page.getByRole('menuitem', { name: item });
  const choose = async () => {
    await choice.click();
    await expect(choice).toBeHidden({ timeout: 10_000 });
  };
  await expect(choose).toPass({ timeout: 60_000 });
}

/** Chooses in a field that searches while one types. */
export async function chooseOption(scope: Page | Locator, field: string, text: string): Promise<void> {
  const page = 'page' in scope ? scope.page() : scope;
  await scope.getByRole('combobox', { name: field }).fill(text);
  await page.getByRole('option', { name: text }).first().click();
}

/** Chooses in a list of fixed values. */
export async function chooseValue(
  scope: Page | Locator,
  field: string | RegExp,
  value: string,
): Promise<void> {
  const page = 'page' in scope ? scope.page() : scope;
  await scope.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: value, exact: true }).click();
}

/** Presses Escape once what it closes is really there (a key pressed before is lost), and waits until it is gone. */
export async function closeByEscape(page: Page, opened: Locator): Promise<void> {
  await expect(opened).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
}
