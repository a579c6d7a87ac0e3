import { fromBuild } from '../lib/bench.mjs';

/** What is printed: the model of a document as it is now. */
export async function modelOf(context, request) {
  const [{ DocumentLoader }, { buildModel }] = await Promise.all([
    fromBuild('documents/loading/document-loader.js'),
    fromBuild('documents/steps/build-model.js'),
  ]);
  return buildModel(request, await context.get(DocumentLoader, { strict: false }).load(request.order_id));
}

/** The very page that the product would print. */
export async function htmlOf(context, request) {
  const [{ picturesOf }, { loadPictures }, { renderHtml }, { FileStorage }, { DocumentCache }] =
    await Promise.all([
      fromBuild('documents/steps/build-model.js'),
      fromBuild('documents/loading/load-pictures.js'),
      fromBuild('documents/steps/render-html.js'),
      fromBuild('platform/storage/file-storage.js'),
      fromBuild('documents/document-cache.js'),
    ]);
  const model = await modelOf(context, request);
  const [storage, cache] = [FileStorage, DocumentCache].map((type) => context.get(type, { strict: false }));
  return renderHtml(model, await loadPictures(storage, cache, picturesOf(model)));
}

/** A browser as bare as it gets, with one page that is used again and again. */
export async function barePrinter(settings) {
  const { launchBrowser } = await fromBuild('documents/printing/browser.js');
  const browser = await launchBrowser(settings);
  const page = await browser.newPage();
  const print = async (html) => {
    await page.setContent(html, { waitUntil: 'load' });
    return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
  };
  return { print, end: () => browser.close() };
}
