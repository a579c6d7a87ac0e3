import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { bentPlate } from '../../support/dxf.js';
import { makeQuote, makeSet, uploadPart } from '../../support/factories.js';
import { expect, test } from '../../support/test.js';

const list = (page: Page) =>
  page.getByRole('dialog').first().getByRole('group', { name: 'Contornos no corte' });

/** Where contours are listed and drawn; figures around them are dimmed while they are calculated. */
const PLACES = ['[aria-label="Contornos no corte"]', '[data-contour]', '[aria-label="Legenda do desenho"]'];

/** What axe calls serious or critical there, by rule and place. */
const seriousIn = async (page: Page): Promise<string[]> => {
  const axe = PLACES.reduce((builder, place) => builder.include(place), new AxeBuilder({ page }));
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
};

for (const theme of ['dark', 'light']) {
  test(`axe finds nothing serious in the contours of a part, ${theme}`, async ({ page, admin }) => {
    test.slow();
    const order = await makeQuote(admin);
    const set = await makeSet(admin, order.id);
    const [part] = [await uploadPart(admin, set.id, bentPlate('Suporte.dxf'))].flat();
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    await page.goto(`/order/${order.id}?part=${String(part?.id)}`);
    const contours = list(page);
    await expect(contours).toBeVisible();
    expect.soft(await seriousIn(page), 'all of them cut').toEqual([]);

    await contours.getByRole('checkbox', { name: '2 furos Ø 12 mm' }).press('Space');
    await contours.getByRole('button', { name: 'Mostrar um por um: 2 furos Ø 12 mm' }).press('Enter');
    await expect(contours.getByRole('checkbox', { name: /^Furo Ø 12 mm/ }).last()).toBeVisible();
    await expect(contours.getByRole('status')).toHaveText('Contornos no corte: 2 de 4');
    expect.soft(await seriousIn(page), 'some left out, one by one').toEqual([]);

    await admin.put(`/orders/${order.id}/update-status`, { status: 'waiting_response' });
    await page.goto(`/order/${order.id}?part=${String(part?.id)}`);
    await expect(contours.getByRole('checkbox').first()).toBeDisabled();
    expect.soft(await seriousIn(page), 'of a quote that waits').toEqual([]);
  });
}
