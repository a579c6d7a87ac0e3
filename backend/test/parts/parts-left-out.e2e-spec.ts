import { readdirSync } from 'node:fs';
import { renderDrawingPdf, type DrawingPage } from '@forja/drawing-kit';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { newSet, type Part } from '../world/orders.js';

interface Uploaded {
  parts: Part[];
  left_out: { page: number; kind: string; thumbnail: string | null }[];
  notice: string | null;
}

const DRAWN: DrawingPage = {
  orientation: 'portrait',
  title: {
    name: 'Tampa',
    number: 'FJ-1',
    material: 'SAE 1020',
    weight: 1,
    date: '01/02/2026',
    revision: 'A',
  },
  shape: { kind: 'plate', width: 120, height: 80, thickness: 3, holes: [] },
};

/** A PDF of pages with a heading each, and a drawing behind them. */
async function withDrawing(headings: readonly string[], drawings = 1): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const heading of headings) {
    document.addPage([595, 842]).drawText(heading, { x: 80, y: 700, size: 24, font });
  }
  const pages = Array.from({ length: drawings }, () => DRAWN);
  if (drawings > 0) {
    const bytes = await renderDrawingPdf(pages);
    const kit = await PDFDocument.load(bytes);
    for (const page of await document.copyPages(kit, kit.getPageIndices())) document.addPage(page);
  }
  return Buffer.from(await document.save());
}

describe('Pages of an uploaded PDF that show no part', () => {
  let app: TestApp;
  let user: Client;
  let catalogue: Catalogue;
  let setId: number;

  beforeAll(async () => {
    app = await TestApp.start();
    user = await app.userWith('edit_pre_orders');
    catalogue = await catalogueOf(user);
  });

  afterAll(() => app.close());

  beforeEach(async () => {
    ({ setId } = await newSet(user, { customer_id: catalogue.customer, markup: 30 }));
  });

  const upload = (bytes: Buffer, fields: Record<string, string>) =>
    Object.entries({ set_id: String(setId), ...fields })
      .reduce((call, [field, value]) => call.field(field, value), user.post('/api/upload-set-part'))
      .attach('file', bytes, 'Pacote.pdf');

  const objects = () =>
    readdirSync(app.settings.database.DATA_DIR, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /parts\/.+\./.test(name),
    ).length;

  test('are left out with their reason, and become parts where their sender chooses them', async () => {
    const bytes = await withDrawing(['FOLHA DE ROSTO', 'LISTA DE ALTERAÇÕES'], 2);
    const first = await upload(bytes, { pages: 'parts', upload_id: 'pacote' }).expect(201);
    const { parts, left_out, notice } = first.body as Uploaded;
    expect(parts.map(({ title }) => title)).toEqual(['Pacote – página 3', 'Pacote – página 4']);
    expect(left_out).toEqual([
      { page: 1, kind: 'cover', thumbnail: expect.stringMatching(/^data:image\/webp;base64,/) },
      { page: 2, kind: 'change-log', thumbnail: expect.stringMatching(/^data:image\/webp;base64,/) },
    ]);
    expect(notice).toBeNull();

    const again = (await upload(bytes, { pages: 'parts', upload_id: 'pacote' }).expect(201)).body as Uploaded;
    expect(again.parts).toEqual(parts);
    expect(again.left_out.map(({ page, kind, thumbnail }) => [page, kind, thumbnail])).toEqual([
      [1, 'cover', null],
      [2, 'change-log', null],
    ]);

    const chosen = (await upload(bytes, { pages: '1' }).expect(201)).body as Uploaded;
    expect(chosen.parts).toMatchObject([{ title: 'Pacote – página 1', position: 3 }]);
    expect(chosen.left_out).toEqual([]);
    expect((await user.get(`/api/sets/${setId}/parts`)).body).toHaveLength(3);
  });

  test('a file of nothing else becomes no part and leaves no object', async () => {
    const before = objects();
    const { body } = await upload(await withDrawing(['LISTA DE PEÇAS'], 0), { pages: 'parts' }).expect(201);
    expect(body).toMatchObject({ parts: [], left_out: [{ page: 1, kind: 'parts-list' }] });
    expect(objects()).toBe(before);
  });

  test('a sender that names no pages gets a part for each', async () => {
    const { body } = await upload(await withDrawing(['LISTA DE PEÇAS']), {}).expect(201);
    expect(body).toHaveLength(2);
  });

  test('pages that the file does not have, or that are no numbers, are refused by name', async () => {
    const bytes = await withDrawing(['FOLHA DE ROSTO']);
    const before = objects();
    const none = await upload(bytes, { pages: '7' }).expect(422);
    expect(none.body.errors.pages).toEqual(['O PDF "Pacote.pdf" não tem as páginas escolhidas']);
    const odd = await upload(bytes, { pages: 'todas' }).expect(422);
    expect(odd.body.errors.pages).toHaveLength(1);
    expect(objects()).toBe(before);
  });
});
