import { compared, fromBuild, launch, openContext } from '../../lib/bench.mjs';
import { stop } from '../../lib/run.mjs';
import { beside } from './stored.mjs';

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

const LINES = [50, 200];

/** Quotes of some and of many lines, printed by the product after a change, and the same page by a bare browser. */
export async function documents({ env, call, ask, make }) {
  // With Redis a worker of its own renders them.
  const worker = env.REDIS_URL ? launch('worker.js', env) : null;
  const { context, settings } = await openContext(env);
  const bare = await barePrinter(settings);
  const rows = [];
  for (const count of LINES) {
    const order = await make.orderOf(count);
    const request = { kind: 'quote', order_id: order.id, set_id: null };
    let round = 0;
    let html = '';
    const found = await compared(
      {
        change: () => call('POST', `/api/sets/${order.set.id}/update`, { name: `Base ${(round += 1)}` }),
        printed: () => ask('GET', `/api/orders/${order.id}/pdf`),
        page: async () => (html = await htmlOf(context, request)),
        bare: () => bare.print(html),
      },
      { rounds: 9, warmUp: 2 },
    );
    rows.push(beside(`quote of ${count} lines`, found.printed, found.bare, 1.1, 'bare browser'));
  }
  await bare.end();
  await context.close();
  if (worker) await stop(worker);
  return rows;
}
