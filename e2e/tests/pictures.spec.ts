import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type * as Pdfjs from 'pdfjs-dist';
import {
  artefact,
  closeByEscape,
  consoleErrors,
  picture,
  picturesWanted,
  takePicture,
  visit,
} from '../support/screens.js';
import { expect, SIGNED_OUT, test } from '../support/test.js';

/** The demo's workbench: the README shows it. */
const DEMO_ORDER = 7;
const images = path.join(import.meta.dirname, '..', '..', 'docs', 'images');
const forReadme = process.env.UPDATE_README_IMAGES === '1';

/** A screen, and what stands on it once it is whole. */
interface Screen {
  name: string;
  path: string;
  ready: (page: Page) => Promise<void>;
}

const seen = (text: string) => async (page: Page) => {
  await expect(page.getByText(text).first()).toBeVisible();
};

/** Any record: which ones come first depends on what other tests have made meanwhile. */
const rowSeen = async (page: Page) => {
  await expect(page.getByRole('row').nth(1)).toBeVisible();
};

const dialogSeen = async (page: Page) => {
  await expect(page.getByRole('dialog').first()).toBeVisible();
  await expect(page.getByRole('dialog').first().getByLabel('Carregando…')).toHaveCount(0);
};

/** Pictures are loaded when they come into view: those in view have to be there. */
const drawingsLoaded = async (page: Page) => {
  const missing = () =>
    [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight && !(image.complete && image.naturalWidth > 0);
    }).length;
  await expect.poll(() => page.evaluate(missing)).toBe(0);
};

const orderReady = async (page: Page) => {
  await expect(page.getByRole('heading', { name: 'Conjuntos' })).toBeVisible();
  await drawingsLoaded(page);
};

const screens: Screen[] = [
  { name: 'orders', path: '/orders', ready: seen('Em andamento') },
  { name: 'order', path: `/order/${DEMO_ORDER}`, ready: orderReady },
  { name: 'grid', path: `/order/${DEMO_ORDER}/grid`, ready: seen('Tampo da mesa') },
  { name: 'order-finished', path: '/order/2', ready: orderReady },
  { name: 'order-new', path: '/order/new', ready: seen('Crie o pedido antes de adicionar conjuntos.') },
  { name: 'order-cutting', path: `/order/${DEMO_ORDER}/cutting`, ready: seen('Folga entre peças') },
  { name: 'cut-batches', path: '/cut-batches', ready: seen('Novo lote') },
  { name: 'cut-purchases', path: '/cut-purchases', ready: seen('Só o que falta') },
  { name: 'stock', path: '/stock-items', ready: seen('Adicionar') },
  { name: 'stock-item', path: '/stock-items/create', ready: dialogSeen },
  { name: 'dashboard', path: '/dashboard', ready: seen('Precisa de mim') },
  { name: 'materials', path: '/materials', ready: seen('Aço SAE 1020') },
  { name: 'material', path: '/materials/1', ready: dialogSeen },
  { name: 'sheets', path: '/sheets', ready: seen('Chapa 1020 3,00') },
  { name: 'bars', path: '/bars', ready: seen('Barra chata') },
  { name: 'components', path: '/components', ready: seen('Arruela') },
  { name: 'processes', path: '/processes', ready: seen('Dobra') },
  { name: 'process', path: '/processes/2', ready: seen('Valor por minuto') },
  { name: 'time-rules', path: '/time-rules', ready: seen('Adicionar') },
  { name: 'time-rule', path: '/time-rules/new', ready: seen('Tabela de velocidades') },
  { name: 'ncm', path: '/mercosur-common-nomenclatures', ready: seen('7326.19.00') },
  { name: 'states', path: '/states', ready: seen('Acre') },
  { name: 'customers', path: '/customers', ready: rowSeen },
  { name: 'customer', path: '/customers/1', ready: dialogSeen },
  { name: 'users', path: '/users', ready: seen('Habilitado') },
  { name: 'groups', path: '/groups', ready: seen('Adicionar') },
  { name: 'group', path: '/groups/create', ready: dialogSeen },
  { name: 'error-logs', path: '/error-logs', ready: seen('Últimas 24h') },
  { name: 'system-health', path: '/system-health', ready: seen('Espaço livre') },
  { name: 'import', path: '/imports/materials', ready: seen('Baixar modelo') },
  { name: 'jobs', path: '/jobs', ready: seen('Todas as situações') },
  { name: 'company', path: '/company', ready: seen('Validade do orçamento') },
  { name: 'profile', path: '/profile', ready: seen('Dados pessoais') },
];

const chooseTheme = (page: Page, theme: string) =>
  page.addInitScript((name) => localStorage.setItem('theme', name), theme);

const widths = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'laptop', width: 1024, height: 768 },
  { name: 'phone', width: 390, height: 844 },
];

/** Content that is wider than the screen would have to be scrolled sideways; a table scrolls inside of its own box. */
const overflow = (page: Page) =>
  page.evaluate(async () => {
    // A layout that follows the width is drawn in the frame after the one that notices it.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const main = document.querySelector('main') ?? document.documentElement;
    return main.scrollWidth - main.clientWidth;
  });

/** What inside of it reaches beyond the right edge of the screen. */
const wider = (scope: Locator) =>
  scope
    .locator('*')
    .evaluateAll((all) =>
      all
        .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
        .map((element) => element.textContent),
    );

/** The picture of what is shown, at each width. */
const pictures = async (page: Page, name: string) => {
  for (const { name: device, ...viewport } of widths) {
    await page.setViewportSize(viewport);
    await picture(page, `${name}-${device}`);
    expect.soft(await overflow(page), `${name} is wider than the screen`).toBeLessThanOrEqual(0);
  }
};

/** What the screens hold and how wide they are is the same in both; how they look shows in pictures. */
for (const theme of picturesWanted ? ['dark', 'light'] : ['dark']) {
  test(`every screen, ${theme}, on a desktop, a laptop and a phone`, { tag: '@wide' }, async ({ page }) => {
    test.slow();
    await chooseTheme(page, theme);
    const errors = consoleErrors(page);
    await page.goto('/orders');
    for (const screen of screens) {
      await test.step(screen.name, async () => {
        await visit(page, screen.path);
        await screen.ready(page);
        await pictures(page, `${screen.name}-${theme}`);
      });
    }
    await test.step('the search palette', async () => {
      await page.keyboard.press('Control+k');
      const palette = page.getByRole('dialog', { name: 'Busca' });
      await palette.getByRole('combobox').fill('mesa');
      await expect(palette.getByRole('option').first()).toBeVisible();
      await pictures(page, `palette-${theme}`);
      expect.soft(await wider(palette), 'the palette is wider than the screen').toEqual([]);
      await closeByEscape(page, palette);
    });
    await test.step('the part and the set dialog', async () => {
      await visit(page, `/order/${DEMO_ORDER}`);
      await page.getByRole('button', { name: 'Abrir Tampo da mesa' }).click();
      await dialogSeen(page);
      await expect(page.getByRole('dialog').getByRole('combobox', { name: 'NCM' })).not.toHaveValue('');
      await drawingsLoaded(page);
      await pictures(page, `part-${theme}`);
      await page.getByRole('dialog').getByRole('button', { name: 'Fechar', exact: true }).click();
      await page
        .getByRole('button', { name: /^Ações de/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Editar' }).click();
      await dialogSeen(page);
      await pictures(page, `set-${theme}`);
    });
    expect(errors).toEqual([]);
  });

  test(`what guests see, ${theme}`, { tag: '@wide' }, async ({ browser }) => {
    const page = await browser.newPage({ storageState: SIGNED_OUT });
    await chooseTheme(page, theme);
    const errors = consoleErrors(page);
    for (const name of ['login', 'register']) {
      await page.goto(`/${name}`);
      await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
      await picture(page, `${name}-${theme}-desktop`);
    }
    expect(errors).toEqual([]);
    await page.close();
  });
}

const PDFJS = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/build/pdf.mjs'));
/** An address that only the files below answer. */
const VIEWER = 'http://viewer.test';

/** The first page of a PDF as a PNG, 1,000 px wide, drawn by the browser: no other program is needed. */
async function firstPageAsPicture(page: Page, pdf: string, target: string): Promise<void> {
  const viewer = await page.context().newPage();
  await viewer.route(`${VIEWER}/**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    if (name === '') return route.fulfill({ contentType: 'text/html', body: '<canvas></canvas>' });
    if (name === 'document.pdf') return route.fulfill({ path: pdf });
    return route.fulfill({ path: path.join(PDFJS, name), contentType: 'text/javascript' });
  });
  await viewer.goto(`${VIEWER}/`);
  const picture = await viewer.evaluate(async (module) => {
    const pdfjs = (await import(module)) as typeof Pdfjs;
    pdfjs.GlobalWorkerOptions.workerSrc = '/pdf.worker.mjs';
    const { promise } = pdfjs.getDocument({ url: '/document.pdf' });
    const first = await (await promise).getPage(1);
    const viewport = first.getViewport({ scale: 1000 / first.getViewport({ scale: 1 }).width });
    const canvas = document.querySelector('canvas')!;
    Object.assign(canvas, { width: 1000, height: Math.round(viewport.height) });
    await first.render({ canvas, viewport }).promise;
    return canvas.toDataURL('image/png').split(',')[1]!;
  }, '/pdf.mjs');
  await writeFile(`${target}.png`, Buffer.from(picture, 'base64'));
  await viewer.close();
}

const readPdf = async (page: Page, address: string): Promise<Buffer> => {
  const answer = await page.request.get(`/api${address}`);
  expect(answer.headers()['content-type']).toContain('application/pdf');
  return answer.body();
};

test('the documents', { tag: '@wide' }, async ({ page, admin }) => {
  const order = await admin.get<{ sets: { parts: { id: number }[] }[] }>(`/orders/${DEMO_ORDER}`);
  const documents = {
    'document-quote': `/orders/${DEMO_ORDER}/pdf`,
    'document-sets': `/orders/${DEMO_ORDER}/pdf-sets`,
    'document-parts': `/orders/${DEMO_ORDER}/pdf-parts`,
    'document-part': `/set-parts/${order.sets[0]!.parts[0]!.id}/pdf`,
  };
  for (const [name, address] of Object.entries(documents)) {
    const pdf = await readPdf(page, address);
    if (!picturesWanted) continue;
    await writeFile(artefact(`${name}.pdf`), pdf);
    await firstPageAsPicture(page, artefact(`${name}.pdf`), artefact(name));
  }
});

/** Written on demand, over a server of its own whose demo data is unchanged. */
if (forReadme) {
  const save = async (name: string, picture: Buffer) => {
    await mkdir(images, { recursive: true });
    await writeFile(path.join(images, `${name}.png`), picture);
  };

  test('the pictures of the README', async ({ page, admin }) => {
    await page.goto(`/order/${DEMO_ORDER}`);
    await orderReady(page);
    await save('order-dark', await takePicture(page, 'readme-order'));
    await page.getByRole('button', { name: 'Abrir Tampo da mesa' }).click();
    await dialogSeen(page);
    await expect(page.getByRole('dialog').getByRole('combobox', { name: 'NCM' })).not.toHaveValue('');
    await drawingsLoaded(page);
    await save('part-dark', await takePicture(page, 'readme-part'));
    await page.getByRole('dialog').getByRole('button', { name: 'Fechar', exact: true }).click();
    const order = await admin.get<{ sets: { parts: { id: number }[] }[] }>(`/orders/${DEMO_ORDER}`);
    const documents = {
      quote: `/orders/${DEMO_ORDER}/pdf`,
      'part-sheet': `/set-parts/${order.sets[0]!.parts[0]!.id}/pdf`,
    };
    for (const [name, address] of Object.entries(documents)) {
      await writeFile(artefact(`${name}.pdf`), await readPdf(page, address));
      await firstPageAsPicture(page, artefact(`${name}.pdf`), path.join(images, name));
    }
    await page.evaluate(() => localStorage.setItem('theme', 'light'));
    await page.goto('/orders');
    await expect(page.getByText('000007')).toBeVisible();
    await save('orders-light', await takePicture(page, 'readme-orders'));
  });
}
