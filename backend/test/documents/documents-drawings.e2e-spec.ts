import { degrees, PDFDict, PDFDocument, PDFName, PDFNumber, PDFRawStream, rgb, StandardFonts } from 'pdf-lib';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { catalogueOf } from '../world/catalogue.js';
import { newSet } from '../world/orders.js';
import { readPdf } from './pdf-text.js';

/** Drawings as they come: upright, turned by the page's own /Rotate, and with a margin cut off. */
async function drawings(): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const angle of [0, 90, 180, 270]) {
    const page = document.addPage([842, 595]);
    page.drawText(`SUPORTE R${angle}`, { x: 100, y: 100, size: 24, font });
    page.drawRectangle({ x: 60, y: 60, width: 700, height: 460, borderWidth: 1, borderColor: rgb(0, 0, 0) });
    page.setRotation(degrees(angle));
    page.setCropBox(40, 40, 760, 515);
  }
  return Buffer.from(await document.save());
}

/** A drawing with a stamp above it: an annotation, which is no part of the page's own content. */
async function stamped(): Promise<Buffer> {
  const document = await PDFDocument.load(await drawings());
  for (const number of [3, 2, 1]) document.removePage(number);
  const { context } = document;
  const look = context.register(context.stream('0 0 50 50 re f', { Subtype: 'Form', BBox: [0, 0, 50, 50] }));
  const stamp = { Type: 'Annot', Subtype: 'Stamp', Rect: [300, 300, 350, 350], F: 4, AP: { N: look } };
  document.getPage(0).node.addAnnot(context.register(context.obj(stamp)));
  return Buffer.from(await document.save());
}

/** Pixels of the longest side of every picture in the PDF. */
async function picturesIn(pdf: Buffer): Promise<number[]> {
  const { context } = await PDFDocument.load(pdf);
  return context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFRawStream)) return [];
    if (object.dict.get(PDFName.of('Subtype')) !== PDFName.of('Image')) return [];
    return ['Width', 'Height'].map((name) => object.dict.lookup(PDFName.of(name), PDFNumber).asNumber());
  });
}

describe('drawings in part sheets', () => {
  let app: TestApp;
  let user: Client;
  beforeAll(async () => {
    app = await TestApp.startEmbedded();
    user = await app.userWith('edit_pre_orders');
  });
  afterAll(() => app.close());

  /** The part sheets of an order that this PDF was uploaded to. */
  const sheetsOf = async (drawing: Buffer) => {
    const catalogue = await catalogueOf(user);
    const { orderId, setId } = await newSet(user, { customer_id: catalogue.customer });
    await user
      .post('/api/upload-set-part')
      .field('set_id', String(setId))
      .attach('file', drawing, 'Suporte.pdf')
      .expect(201);
    const { body } = await user.get(`/api/orders/${orderId}/pdf-parts`).responseType('blob').expect(200);
    return { orderId, pdf: body as Buffer };
  };

  it('stay lines and text for every rotation of the page, in a document that stays tagged', async () => {
    const { orderId, pdf } = await sheetsOf(await drawings());
    const { title, language, pages } = await readPdf(pdf);
    expect(pages.map((text) => /SUPORTE R\d+/.exec(text)?.[0])).toEqual([
      'SUPORTE R0',
      'SUPORTE R90',
      'SUPORTE R180',
      'SUPORTE R270',
    ]);
    expect(title).toBe(`Orçamento ${String(orderId).padStart(6, '0')} – peças`);
    expect(language).toBe('pt-BR');
    expect(await picturesIn(pdf)).toEqual([]);
    const { catalog } = await PDFDocument.load(pdf);
    for (const kept of ['StructTreeRoot', 'MarkInfo']) {
      expect(catalog.lookupMaybe(PDFName.of(kept), PDFDict)).toBeDefined();
    }
  });

  it('are printed as pictures where the page is not all that is seen', async () => {
    const { pdf } = await sheetsOf(await stamped());
    expect((await readPdf(pdf)).pages[0]).not.toContain('SUPORTE');
    expect(Math.max(...(await picturesIn(pdf)))).toBeGreaterThan(1000);
  });
});
