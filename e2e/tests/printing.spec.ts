import type { Page } from '@playwright/test';
import { pdfText } from '../support/pdf.js';
import { makePricedQuote, makeQuote, makeSet } from '../support/factories.js';
import { chooseFromMenu, visit } from '../support/screens.js';
import { expect, test } from '../support/test.js';

/** Six sections of sheets: long enough to be watched. */
const PARTS = 120;

/**
 * What the screen says about pages from now on, in order. A document can be ready between two looks of an assertion,
 * which retries once a second: whatever was shown is collected in the page.
 */
async function collectProgress(page: Page) {
  await page.evaluate(() => {
    const shown: string[] = [];
    new MutationObserver(() => {
      const text = document
        .querySelector('[role="progressbar"][aria-label="Páginas geradas"]')
        ?.parentElement?.querySelector('[role="status"]')?.textContent;
      if (text && shown.at(-1) !== text) shown.push(text);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    Object.assign(window, { shownProgress: shown });
  });
  return () => page.evaluate(() => (window as unknown as { shownProgress: string[] }).shownProgress);
}

/** A page number of the whole document. */
const pageOfAll = new RegExp(`^Página \\d+ de ${PARTS}$`);

test(
  'a long document reports its pages, in the order and on the print screen, and opens in a tab',
  { tag: '@wide' },
  async ({ page, admin }) => {
    const quote = await makeQuote(admin);
    const set = await makeSet(admin, quote.id);
    await admin.patch(`/orders/${quote.id}/parts`, {
      parts: Array.from({ length: PARTS }, (_, at) => ({ set_id: set.id, title: `Peça ${at}` })),
    });
    await page.goto(`/order/${quote.id}`);
    await page.getByRole('button', { name: 'Documentos' }).click();
    const progress = await collectProgress(page);
    const downloaded = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Fichas das peças em PDF' }).click();
    await downloaded;
    expect(await progress()).toContainEqual(expect.stringMatching(pageOfAll));
    await expect(page.getByText(pageOfAll)).toBeHidden();

    // Something in it changes, so that it is made once more.
    await admin.post(`/sets/${set.id}/update`, { name: 'Base soldada' });
    const opened = page.context().waitForEvent('page');
    const printProgress = await collectProgress(page);
    await visit(page, `/order/parts/print?order_id=${quote.id}`);
    await opened;
    await expect(page).toHaveURL(new RegExp(`/order/${quote.id}$`));
    expect(await printProgress()).toContainEqual(expect.stringMatching(pageOfAll));
    const text = await pdfText(await (await page.request.get(`/api/orders/${quote.id}/pdf-parts`)).body());
    expect(text).toContain(`Página ${PARTS} de ${PARTS}`);
  },
);

test(
  'a document that can’t be made shows why where it was requested',
  { tag: '@wide' },
  async ({ page, admin }) => {
    const quote = await makeQuote(admin);
    const pages = page.context().pages().length;
    await page.goto(`/order/parts/print?order_id=${quote.id}`);
    await expect(page.getByRole('alert')).toContainText('ainda não tem peças');
    await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    expect(page.context().pages()).toHaveLength(pages);
  },
);

test(
  'the tab opens with the click, waits for a document that takes its time, and closes where it can’t be made',
  { tag: '@wide' },
  async ({ page, admin }) => {
    const { order, set, part } = await makePricedQuote(admin);
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

    await page.route(`**/api/sets/${set.id}/pdf`, (route) => route.abort());
    const failing = page.waitForEvent('popup');
    await chooseFromMenu(page, set.name, 'Imprimir');
    await expect(page.getByRole('alert')).toContainText('Erro ao gerar o PDF.');
    const closed = await failing;
    await expect.poll(() => closed.isClosed()).toBe(true);
  },
);
