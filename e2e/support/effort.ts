import { expect, type Locator, type Page } from '@playwright/test';

/** More than any screen has from one end to the other. */
const MOST_STEPS = 80;

/** Counts what a person does: clicks, fields that are typed into, and pages that the browser loads. */
export class Effort {
  clicks = 0;
  fields = 0;
  pageLoads = 0;
  /** Milliseconds between an action and the moment the screen is ready for the next. */
  waiting = 0;

  /** @param by what the person has: with keys alone it tabs to each thing, and Enter is the click */
  constructor(
    private readonly page: Page,
    private readonly by: 'mouse' | 'keys' = 'mouse',
  ) {
    page.on('domcontentloaded', () => (this.pageLoads += 1));
  }

  /** Counts something that is done like a click. */
  async act(action: () => Promise<unknown>): Promise<void> {
    this.clicks += 1;
    await action();
  }

  /** @param way where a person with keys alone looks for it, from where the focus is */
  async click(target: Locator, way: 'ahead' | 'back' = 'ahead'): Promise<void> {
    await this.act(async () => {
      if (this.by === 'mouse') return target.click();
      await this.reach(target, way === 'back' ? 'Shift+Tab' : 'Tab');
      return this.page.keyboard.press('Enter');
    });
  }

  /** Goes to a thing by Tab, or through a menu by its arrow. */
  private async reach(target: Locator, key: string): Promise<void> {
    await expect(target).toBeVisible();
    const inMenu = (await target.getAttribute('role')) === 'menuitem';
    const hasFocus = () => target.evaluate((element) => element === document.activeElement);
    for (let steps = 0; steps < MOST_STEPS && !(await hasFocus()); steps += 1) {
      await this.page.keyboard.press(inMenu ? 'ArrowDown' : key);
    }
    await expect(target).toBeFocused();
  }

  /** Types into the field that has the focus, or that the person clicked or tabbed to. */
  async type(target: Locator, text: string): Promise<void> {
    this.fields += 1;
    if (this.by === 'mouse') await target.focus();
    else await this.reach(target, 'Tab');
    await target.fill(text);
  }

  /** Types a few letters of an option and takes the first that matches with Enter. */
  async choose(target: Locator, text: string): Promise<void> {
    await this.type(target, text);
    await expect(this.page.getByRole('option', { name: text }).first()).toBeVisible();
    await target.press('Enter');
  }

  async wait(ready: () => Promise<unknown>): Promise<void> {
    const start = performance.now();
    await ready();
    this.waiting += performance.now() - start;
  }
}
