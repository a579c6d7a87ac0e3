import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { makePricedQuote } from '../support/factories.js';
import { visit } from '../support/screens.js';
import { expect, test } from '../support/test.js';

/** What axe calls serious or critical, by rule and place. */
const serious = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
};

for (const theme of ['dark', 'light'] as const) {
  test(`axe finds nothing serious on the screens of an order, ${theme}`, async ({ page, admin }) => {
    test.slow();
    const { order, set, part } = await makePricedQuote(admin);
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    await page.goto('/orders');
    await expect(page.getByRole('table', { name: 'Orçamentos' })).toBeVisible();
    expect.soft(await serious(page), 'list').toEqual([]);

    await visit(page, `/order/${order.id}`);
    await page.getByRole('button', { name: /Informações gerais/ }).click();
    await expect(page.getByRole('textbox', { name: 'Markup' })).toBeVisible();
    expect.soft(await serious(page), 'order').toEqual([]);

    await visit(page, `/order/${order.id}?part=${part.id}`);
    await expect(page.getByRole('textbox', { name: 'Quantidade' })).toHaveValue('10');
    expect.soft(await serious(page), 'part').toEqual([]);

    await visit(page, `/order/${order.id}?set=${set.id}`);
    await expect(page.getByRole('textbox', { name: 'Nome do conjunto' })).toBeVisible();
    expect.soft(await serious(page), 'set').toEqual([]);
  });
}
