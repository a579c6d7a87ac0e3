import { AxeBuilder } from '@axe-core/playwright';
import { makePricedQuote, makeQuote, makeSheetPart } from '../../support/factories.js';
import { GridPage } from '../../support/grid.js';
import { chooseFromMenu } from '../../support/screens.js';
import { test } from '../../support/test.js';
import type { Page } from '@playwright/test';

const axe = async (page: Page, where: string) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  for (const { id, impact, nodes } of violations)
    if (impact === 'serious' || impact === 'critical') console.log('AXE', where, id, nodes.map((n) => n.target.join(' ')).slice(0, 4));
};
for (const theme of ['dark', 'light']) {
  test(`look ${theme}`, async ({ page, admin }) => {
    test.setTimeout(240_000);
    const { order, set } = await makePricedQuote(admin);
    const long = 'Suporte lateral esquerdo do transportador de roletes com reforço soldado e furação especial para o cliente';
    for (let i = 0; i < 9; i += 1) await makeSheetPart(admin, set.id, { title: i === 2 ? long : `Suporte ${i}` });
    const other = await makeQuote(admin);
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    await page.goto(`/order/${order.id}`);
    await chooseFromMenu(page, set.name, 'Salvar como kit');
    const form = page.getByRole('dialog', { name: 'Salvar como kit' });
    await form.getByRole('textbox', { name: 'Nome do kit' }).fill(`Kit ${theme} com um nome muito comprido de mesa elevatória hidráulica de 2.000 kg`);
    await form.getByRole('combobox', { name: 'Pasta' }).fill('Bancadas e mesas');
    await axe(page, 'save kit');
    await page.screenshot({ path: `/tmp/forja/looks/k-save-${theme}.png` });
    await form.getByRole('button', { name: /^Salvar/ }).click();
    for (const [w, h] of [[1440, 900], [1024, 768], [390, 844]] as const) {
      await page.setViewportSize({ width: w, height: h });
      await page.goto('/kits');
      await page.waitForTimeout(1200);
      await axe(page, `kits ${w}`);
      await page.screenshot({ path: `/tmp/forja/looks/k-list-${w}-${theme}.png` });
      await page.goto(`/order/${other.id}`);
      await page.getByRole('button', { name: 'Inserir kit' }).click();
      await page.getByRole('dialog', { name: 'Inserir kit' }).getByRole('button', { name: /^Kit/ }).first().click();
      await page.waitForTimeout(900);
      await axe(page, `insert ${w}`);
      await page.screenshot({ path: `/tmp/forja/looks/k-insert-${w}-${theme}.png` });
      await page.goto(`/order/${order.id}`);
      await page.getByRole('checkbox').nth(1).check({ force: true });
      await page.getByRole('checkbox').nth(2).check({ force: true });
      await page.waitForTimeout(700);
      await axe(page, `selection ${w}`);
      await page.screenshot({ path: `/tmp/forja/looks/k-sel-${w}-${theme}.png` });
      await page.goto(`/order/${order.id}/grid`);
      const grid = new GridPage(page);
      await grid.select('Suporte 1', 'Quantidade');
      await page.keyboard.press('Shift+ArrowDown');
      await page.waitForTimeout(700);
      await axe(page, `grid ${w}`);
      await page.screenshot({ path: `/tmp/forja/looks/k-grid-${w}-${theme}.png` });
    }
  });
}
