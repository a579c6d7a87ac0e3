import type { Page } from '@playwright/test';
import { seriousIn } from '../../support/axe.js';
import { bentPlate } from '../../support/dxf.js';
import { makeQuote, makeSet, uploadPart } from '../../support/factories.js';
import { expect, test } from '../../support/test.js';

const list = (page: Page) =>
  page.getByRole('dialog').first().getByRole('group', { name: 'Contornos no corte' });

/** Where contours are listed and drawn; figures around them are dimmed while they are calculated. */
const PLACES = ['[aria-label="Contornos no corte"]', '[data-contour]', '[aria-label="Legenda do desenho"]'];

test('axe finds nothing serious in the contours of a part', { tag: '@wide' }, async ({ page, admin }) => {
  test.slow();
  const order = await makeQuote(admin);
  const set = await makeSet(admin, order.id);
  const [part] = [await uploadPart(admin, set.id, bentPlate('Suporte.dxf'))].flat();
  await page.goto(`/order/${order.id}?part=${String(part?.id)}`);
  const contours = list(page);
  await expect(contours).toBeVisible();
  expect.soft(await seriousIn(page, PLACES), 'all of them cut').toEqual([]);

  await contours.getByRole('checkbox', { name: '2 furos Ø 12 mm' }).press('Space');
  await contours.getByRole('button', { name: 'Mostrar um por um: 2 furos Ø 12 mm' }).press('Enter');
  await expect(contours.getByRole('checkbox', { name: /^Furo Ø 12 mm/ }).last()).toBeVisible();
  await expect(contours.getByRole('status')).toHaveText('Contornos no corte: 2 de 4');
  expect.soft(await seriousIn(page, PLACES), 'some left out, one by one').toEqual([]);

  await admin.put(`/orders/${order.id}/update-status`, { status: 'waiting_response' });
  await page.goto(`/order/${order.id}?part=${String(part?.id)}`);
  await expect(contours.getByRole('checkbox').first()).toBeDisabled();
  expect.soft(await seriousIn(page, PLACES), 'of a quote that waits').toEqual([]);
});
