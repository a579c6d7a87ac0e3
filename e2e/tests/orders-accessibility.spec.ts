import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { makePricedQuote } from '../support/factories.js';
import { closeByEscape, visit } from '../support/screens.js';
import { expect, test } from '../support/test.js';

type Theme = 'dark' | 'light';

/** What axe calls serious or critical, by rule and place; in the light theme only what depends on it: contrast. */
const seriousIn = async (page: Page, theme: Theme): Promise<string[]> => {
  const axe = new AxeBuilder({ page });
  const { violations } = await (theme === 'light' ? axe.withRules(['color-contrast']) : axe).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
};

for (const theme of ['dark', 'light'] satisfies Theme[]) {
  test(`axe finds nothing serious on the screens of an order, ${theme}`, async ({ page, admin }) => {
    test.slow();
    const { order, set, part } = await makePricedQuote(admin);
    await admin.post(`/sets/${set.id}/update`, { breaks: [5, 50] });
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    await page.goto('/orders');
    await expect(page.getByRole('table', { name: 'Orçamentos' })).toBeVisible();
    expect.soft(await seriousIn(page, theme), 'list').toEqual([]);

    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Busca' });
    await palette.getByRole('combobox').fill(part.title);
    await expect(palette.getByRole('option').first()).toBeVisible();
    expect.soft(await seriousIn(page, theme), 'palette').toEqual([]);
    await closeByEscape(page, palette);

    await visit(page, '/dashboard');
    await expect(page.getByRole('heading', { name: 'Precisa de mim' })).toBeVisible();
    expect.soft(await seriousIn(page, theme), 'dashboard').toEqual([]);
    await page.getByRole('button', { name: 'Ver como tabela' }).first().click();
    await expect(page.getByRole('table', { name: /^Faturamento/ }).getByRole('link')).not.toHaveCount(0);
    expect.soft(await seriousIn(page, theme), 'dashboard as a table').toEqual([]);

    await visit(page, `/order/${order.id}`);
    await page.getByRole('button', { name: /Informações gerais/ }).click();
    await expect(page.getByRole('textbox', { name: 'Markup' })).toBeVisible();
    await expect(page.getByRole('table', { name: `Faixas de ${set.name}` })).toBeVisible();
    expect.soft(await seriousIn(page, theme), 'order').toEqual([]);
    await page.getByRole('button', { name: 'Definir faixas' }).click();
    const breaks = page.getByRole('dialog', { name: 'Faixas de quantidade' });
    await expect(breaks.getByRole('rowheader', { name: '50' })).toBeVisible();
    expect.soft(await seriousIn(page, theme), 'quantity breaks').toEqual([]);
    await closeByEscape(page, breaks);

    await visit(page, `/order/${order.id}?part=${part.id}`);
    await expect(page.getByRole('textbox', { name: 'Quantidade' })).toHaveValue('10');
    expect.soft(await seriousIn(page, theme), 'part').toEqual([]);

    await visit(page, `/order/${order.id}?set=${set.id}`);
    await expect(page.getByRole('textbox', { name: 'Nome do conjunto' })).toBeVisible();
    expect.soft(await seriousIn(page, theme), 'set').toEqual([]);
  });
}
