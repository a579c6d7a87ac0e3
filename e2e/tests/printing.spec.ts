import { pdfText } from '../support/pdf.js';
import { makePricedQuote, makeQuote, makeSet } from '../support/factories.js';
import { chooseFromMenu, visit } from '../support/screens.js';
import { expect, test } from '../support/test.js';

/** Four sections of sheets: long enough to be watched. */
const PARTS = 80;

test('a long document reports its pages, in the order and on the print screen, and opens in a tab', async ({
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

test('a document that can’t be made shows why where it was requested', async ({ page, admin }) => {
  const quote = await makeQuote(admin);
  const pages = page.context().pages().length;
  await page.goto(`/order/parts/print?order_id=${quote.id}`);
  await expect(page.getByRole('alert')).toContainText('ainda não tem peças');
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  expect(page.context().pages()).toHaveLength(pages);
});

test('the tab opens with the click and waits for a document that takes its time', async ({ page, admin }) => {
  const { order, part } = await makePricedQuote(admin);
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  await page.route(`**/api/set-parts/${part.id}/pdf`, async (route) => {
    if (route.request().method() === 'HEAD') await finished;
    await route.continue();
  });
  await page.goto(`/order/${order.id}`);
  const opened = page.waitForEvent('popup');
  await chooseFromMenu(page, part.title, 'Imprimir');
  const tab = await opened;
  await expect(tab.locator('body')).toHaveText('Gerando PDF…');
  await expect(page.getByRole('heading', { name: 'Gerando PDF…' })).toBeVisible();
  const shown = page
    .context()
    .waitForEvent(
      'request',
      (request) => request.url().endsWith(`/${part.id}/pdf`) && request.isNavigationRequest(),
    );
  finish();
  expect((await shown).frame().page()).toBe(tab);
  await expect(page).toHaveURL(new RegExp(`/order/${order.id}$`));
});

test('the tab of a document that can’t be made is closed again', async ({ page, admin }) => {
  const { order, set } = await makePricedQuote(admin);
  await page.route(`**/api/sets/${set.id}/pdf`, (route) => route.abort());
  await page.goto(`/order/${order.id}`);
  const opened = page.waitForEvent('popup');
  await chooseFromMenu(page, set.name, 'Imprimir');
  const tab = await opened;
  await expect(page.getByRole('alert')).toContainText('Erro ao gerar o PDF.');
  await expect.poll(() => tab.isClosed()).toBe(true);
});
