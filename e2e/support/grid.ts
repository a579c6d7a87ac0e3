import { expect, type Locator, type Page } from '@playwright/test';

/** The cells of an order's grid ('Planilha'). */
export class GridPage {
  constructor(readonly page: Page) {}

  /** Opens it in a browser in which all groups of columns were switched on before, but the costs, which some users do not have. */
  async open(orderId: number): Promise<void> {
    const answer = await this.page.request.get('/api/user');
    const { id } = (await answer.json()) as { id: number };
    await this.page.addInitScript((key) => {
      const choice = {
        order: [],
        hidden: ['cost', 'contribution', 'margin'],
        frozen: ['thumbnail', 'title'],
      };
      if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(choice));
    }, `grid-columns:${id}`);
    await this.page.goto(`/order/${orderId}/grid`);
    // What it is made of comes in files of its own, which a busy machine takes as long for as for a page.
    await expect(this.page.getByRole('grid')).toBeVisible({ timeout: 60_000 });
  }

  /** Switches these groups of columns on. */
  async showGroup(...groups: string[]): Promise<void> {
    await this.page.getByRole('button', { name: 'Colunas', exact: true }).click();
    const menu = this.page.getByRole('dialog', { name: 'Colunas' });
    for (const group of groups) {
      await menu
        .getByRole('group', { name: 'Grupos de colunas' })
        .getByRole('checkbox', { name: group })
        .check();
    }
    await menu.getByRole('button', { name: 'Fechar' }).click();
    await expect(menu).toBeHidden();
  }

  row = (part: string): Locator => this.page.getByRole('row').filter({ hasText: part });

  /** A part's cell in the column of this name. */
  async cell(part: string, column: string): Promise<Locator> {
    const heading = this.page.getByRole('grid').getByRole('columnheader', { name: column, exact: true });
    // Of columns out of view only the headings are drawn.
    await heading.scrollIntoViewIfNeeded();
    const index = await heading.getAttribute('aria-colindex');
    return this.row(part).locator(`[role=gridcell][aria-colindex="${index ?? ''}"]`);
  }

  async select(part: string, column: string): Promise<void> {
    await (await this.cell(part, column)).click();
  }

  /** Looks again where the grid has moved on by itself since, as it does to rows that were pasted. */
  async shows(part: string, column: string, text: string | RegExp): Promise<void> {
    const look = async () => expect(await this.cell(part, column)).toHaveText(text, { timeout: 2000 });
    await expect(look).toPass({ timeout: 30_000 });
  }

  /** Types over a cell and leaves it by Enter. */
  async type(part: string, column: string, text: string): Promise<void> {
    await this.select(part, column);
    await this.page.keyboard.type(text);
    await this.page.keyboard.press('Enter');
  }

  press = (...keys: string[]): Promise<void> =>
    keys.reduce((before, key) => before.then(() => this.page.keyboard.press(key)), Promise.resolve());

  /** Waits until every cell is stored. */
  async saved(): Promise<void> {
    await expect(this.page.locator('.cell.waiting')).toHaveCount(0);
    await expect(this.page.getByText('Salvando…')).toHaveCount(0);
  }
}
