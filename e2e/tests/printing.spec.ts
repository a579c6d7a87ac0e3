import { pdfText } from '../support/pdf.js';
import { makeQuote, makeSet } from '../support/factories.js';
import { visit } from '../support/screens.js';
import { expect, test } from '../support/test.js';

/** Four sections of sheets: long enough to be watched. */
const PARTS = 80;

test('a long document tells its pages, in the order and on the print screen, and opens in a tab', async ({
  page,
  admin,
}) => {
  const quote = await makeQuote(admin);
  const set = await makeSet(admin, quote.id);
  for (let part = 0; part < PARTS; part += 1) {
    await admin.post(`/sets/${set.id}/parts`, { set_id: set.id, title: `Peça ${part}` });
  }
  await page.goto(`/order/${quote.id}`);
  await page.getByRole('button', { name: 'Documentos' }).click();
  const downloaded = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Fichas das peças em PDF' }).click();
  await expect(page.getByRole('progressbar', { name: 'Páginas geradas' })).toBeVisible();
  await expect(page.getByText(new RegExp(`^Página \\d+ de ${PARTS}$`))).toBeVisible();
  await downloaded;
  await expect(page.getByText(new RegExp(`^Página \\d+ de ${PARTS}$`))).toBeHidden();

  // Something in it changes, so that it is made once more.
  await admin.post(`/sets/${set.id}/update`, { name: 'Base soldada' });
  const opened = page.context().waitForEvent('page');
  await visit(page, `/order/parts/print?order_id=${quote.id}`);
  await expect(page.getByRole('heading', { name: 'Gerando PDF…' })).toBeVisible();
  await expect(page.getByText(new RegExp(`^Página \\d+ de ${PARTS}$`))).toBeVisible();
  await opened;
  await expect(page).toHaveURL(new RegExp(`/order/${quote.id}$`));
  const text = await pdfText(await (await page.request.get(`/api/orders/${quote.id}/pdf-parts`)).body());
  expect(text).toContain(`Página ${PARTS} de ${PARTS}`);
});

test('a document that can’t be made says why where it was asked for', async ({ page, admin }) => {
  const quote = await makeQuote(admin);
  await page.goto(`/order/parts/print?order_id=${quote.id}`);
  await expect(page.getByRole('alert')).toContainText('ainda não tem peças');
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
});
