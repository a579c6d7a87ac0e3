import { expect, type Locator, type Page } from '@playwright/test';

/** Counts what a person does: clicks, fields that are typed into, and pages that the browser loads. */
export class Effort {
  clicks = 0;
  fields = 0;
  pageLoads = 0;
  /** Milliseconds between an action and the moment the screen is ready for the next. */
  waiting = 0;

  constructor(private readonly page: Page) {
    page.on('domcontentloaded', () => (this.pageLoads += 1));
  }

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  /** Types into the field that has the focus, or that the person clicked or tabbed to. */
  async type(target: Locator, text: string): Promise<void> {
    this.fields += 1;
    await target.focus();
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
