import { PDFDocument, PDFName, rgb } from 'pdf-lib';
import sharp from 'sharp';
import { FilesService } from '../../src/files/files.service.js';
import { TestApp } from '../harness/test-app.js';
import { upload } from './files-samples.js';

let test: TestApp;
let files: FilesService;

beforeAll(async () => {
  test = await TestApp.start();
  files = test.app.get(FilesService);
});
afterAll(() => test.close());

type Draw = (document: PDFDocument) => void;

/** Where each of them is on a page of 400 × 200. */
const RECT = { x: 100, y: 50, width: 200, height: 100 };
const corners = [RECT.x, RECT.y, RECT.x + RECT.width, RECT.y + RECT.height];

const filled = { ...RECT, backgroundColor: rgb(0, 0, 0), textColor: rgb(0, 0, 0), borderWidth: 0 };

/** A field with a value; the form's own appearances are left out where the viewer has to make them. */
const field =
  (hasAppearance: boolean): Draw =>
  (document) => {
    const form = document.getForm();
    const text = form.createTextField('medida');
    text.setText('30,5');
    text.addToPage(document.getPage(0), filled);
    if (hasAppearance) return;
    for (const widget of text.acroField.getWidgets()) widget.dict.delete(PDFName.of('AP'));
    form.acroForm.dict.set(PDFName.of('NeedAppearances'), document.context.obj(true));
  };

const checked: Draw = (document) => {
  const box = document.getForm().createCheckBox('aprovado');
  box.addToPage(document.getPage(0), filled);
  box.check();
};

/** An annotation; with a black square as its appearance, or none. */
const annotation =
  (values: Record<string, string | number | number[]>, hasAppearance: boolean): Draw =>
  (document) => {
    const { context } = document;
    const form = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 200, 100] };
    const look = () => ({ AP: { N: context.register(context.stream('0 0 200 100 re f', form)) } });
    const all = { Type: 'Annot', Rect: corners, F: 4, ...values, ...(hasAppearance ? look() : {}) };
    document.getPage(0).node.addAnnot(context.register(context.obj(all)));
  };

async function pdfWith(draw: Draw): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([400, 200]).drawText('Desenho', { x: 10, y: 180, size: 12 });
  draw(document);
  return Buffer.from(await document.save({ updateFieldAppearances: false }));
}

/** How much of the rectangle's middle is not paper, 0 to 1. */
async function inkOf(pdf: Buffer): Promise<number> {
  const [file] = await files.prepare(upload('desenho.pdf', pdf), 'part', { pages: 'each' });
  const preview = sharp((await files.read(file?.preview_key ?? ''))!);
  const { width, height } = await preview.metadata();
  const area = {
    left: Math.round(width * 0.35),
    top: Math.round(height * 0.35),
    width: Math.round(width * 0.3),
    height: Math.round(height * 0.3),
  };
  const { data } = await preview.extract(area).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const inked = data.reduce((count, value) => count + (value < 200 ? 1 : 0), 0);
  return inked / data.length;
}

const QUADS = [100, 150, 300, 150, 100, 50, 300, 50];

describe('the picture of a PDF page shows', () => {
  it.each<[string, Draw]>([
    ['a form field', field(true)],
    ['a form field whose appearance the viewer has to make', field(false)],
    ['a ticked box', checked],
    ['a stamp', annotation({ Subtype: 'Stamp' }, true)],
    ['a note written on the page', annotation({ Subtype: 'FreeText' }, true)],
    ['a marking', annotation({ Subtype: 'Highlight', QuadPoints: QUADS, C: [1, 0, 0] }, false)],
    ['a rectangle', annotation({ Subtype: 'Square', IC: [0, 0, 0], C: [0, 0, 0] }, false)],
  ])('%s', async (_, draw) => {
    expect(await inkOf(await pdfWith(draw))).toBeGreaterThan(0.3);
  });

  it.each<[string, Draw]>([
    ['nothing of a hidden one', annotation({ Subtype: 'Stamp', F: 2 }, true)],
    ['nothing of a link', annotation({ Subtype: 'Link', Border: [0, 0, 0] }, false)],
    [
      'no colour of its own over an empty field',
      (document) => {
        const text = document.getForm().createTextField('vazio');
        text.addToPage(document.getPage(0), { ...RECT, borderWidth: 0, backgroundColor: rgb(1, 1, 1) });
      },
    ],
  ])('%s', async (_, draw) => {
    expect(await inkOf(await pdfWith(draw))).toBe(0);
  });
});
