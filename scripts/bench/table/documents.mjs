import { fromBuild, openContext } from '../../lib/bench.mjs';
import { packedClient } from '../orders/client.mjs';
import { compared } from '../orders/compare.mjs';
import { rawDriver } from '../orders/raw-driver.mjs';
import { orderMaker } from '../order-maker.mjs';

/** The very page that the product would print of a document as it is now. */
async function htmlOf(context, request) {
  const modules = [
    'documents/loading/document-loader.js',
    'documents/steps/build-model.js',
    'documents/loading/load-pictures.js',
    'documents/steps/render-html.js',
    'platform/storage/file-storage.js',
    'documents/document-cache.js',
  ];
  const all = Object.assign({}, ...(await Promise.all(modules.map(fromBuild))));
  const [loader, storage, cache] = [all.DocumentLoader, all.FileStorage, all.DocumentCache].map((type) =>
    context.get(type, { strict: false }),
  );
  const model = all.buildModel(request, await loader.load(request.order_id));
  return all.renderHtml(model, await all.loadPictures(storage, cache, all.picturesOf(model)));
}

/** A browser as bare as it gets, with one page that is used again and again. */
async function barePrinter(settings) {
  const { launchBrowser } = await fromBuild('documents/printing/browser.js');
  const browser = await launchBrowser(settings);
  const page = await browser.newPage();
  const print = async (html) => {
    await page.setContent(html, { waitUntil: 'load' });
    return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
  };
  return { print, end: () => browser.close() };
}

/** A quote of so many lines, printed by the product after a change, and the same page by a bare browser. */
export async function quotes({ env, call, base, token }, lines) {
  const { context, settings } = await openContext(env);
  const bare = await barePrinter(settings);
  const driver = await rawDriver(env);
  const make = await orderMaker(call, driver);
  const ask = packedClient({ base, token });
  try {
    const found = {};
    for (const count of lines) {
      const order = await make.orderOf(count);
      const request = { kind: 'quote', order_id: order.id, set_id: null };
      let round = 0;
      let html = '';
      found[count] = await compared(
        {
          change: () => call('POST', `/api/sets/${order.set.id}/update`, { name: `Base ${(round += 1)}` }),
          printed: () => ask('GET', `/api/orders/${order.id}/pdf`),
          page: async () => (html = await htmlOf(context, request)),
          bare: () => bare.print(html),
        },
        { rounds: 9, warmUp: 2 },
      );
    }
    return found;
  } finally {
    await bare.end();
    await driver.end();
    await context.close();
  }
}
