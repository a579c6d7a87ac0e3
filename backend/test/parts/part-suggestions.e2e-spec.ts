import { degrees, PDFDict, PDFDocument, PDFName, StandardFonts } from 'pdf-lib';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { newSet } from '../world/orders.js';
import { pdf } from '../world/uploads.js';

interface Answer {
  suggestions: {
    field: string;
    value: string | number;
    place: { x: number; y: number; width: number; height: number };
  }[];
  material: { id: number; name: string } | null;
  sheet: { id: number; name: string } | null;
  ncm_id: number | null;
  weight: { printed: number; computed: number; percent: number } | null;
}

interface Read {
  id: number;
  weight_difference: Answer['weight'];
}

/** A drawing with a title block at the lower right: label above value. */
async function titleBlock(
  cells: readonly (readonly [label: string, value: string, x: number])[],
  { turned = 0, ruled = false } = {},
): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([842, 595]);
  for (const [label, value, x] of cells) {
    page.drawText(label, { x, y: 87, size: 6, font });
    page.drawText(value, { x, y: 76, size: 11, font });
    if (ruled) page.drawRectangle({ x: x - 4, y: 70, width: 90, height: 26, borderWidth: 0.7 });
  }
  if (turned) page.setRotation(degrees(turned));
  return Buffer.from(await document.save());
}

/**
 * The same drawing in the metrics of DejaVu Sans: letters of 0.66 em, and a box that reaches far above and below the line.
 */
async function inWideLetters(drawing: Buffer): Promise<Buffer> {
  const document = await PDFDocument.load(drawing);
  const { context } = document;
  for (const [, font] of context.enumerateIndirectObjects()) {
    if (!(font instanceof PDFDict) || font.get(PDFName.of('Type')) !== PDFName.of('Font')) continue;
    const descriptor = context.obj({
      Type: 'FontDescriptor',
      FontName: 'WideSans',
      Flags: 32,
      FontBBox: [-1021, -463, 1793, 1232],
      ItalicAngle: 0,
      Ascent: 1232,
      Descent: -463,
      CapHeight: 729,
      StemV: 80,
    });
    font.set(PDFName.of('Subtype'), PDFName.of('TrueType'));
    font.set(PDFName.of('BaseFont'), PDFName.of('WideSans'));
    font.set(PDFName.of('FontDescriptor'), context.register(descriptor));
    font.set(PDFName.of('FirstChar'), context.obj(32));
    font.set(PDFName.of('LastChar'), context.obj(255));
    const widths = Array.from({ length: 224 }, (_, index) => (index === 0 ? 318 : 660));
    font.set(PDFName.of('Widths'), context.obj(widths));
  }
  return Buffer.from(await document.save());
}

const CELLS = [
  ['NOME', 'Chapa de base', 300],
  ['Nº DO DESENHO', 'FJ-77/2', 420],
  ['MATERIAL', 'SAE 1020', 520],
  ['ESPESSURA', '3 mm', 620],
  ['PESO', '2,5 kg', 700],
] as const;

/** What they say. */
const PRINTED = {
  title: 'Chapa de base',
  reference: 'FJ-77/2',
  material: 'SAE 1020',
  thickness: 3,
  weight: 2.5,
};

describe('what a drawing says of its part', () => {
  let app: TestApp;
  let user: Client;
  let catalogue: Catalogue;
  let setId: number;

  beforeAll(async () => {
    app = await TestApp.start();
    user = await app.userWith('edit_pre_orders');
    catalogue = await catalogueOf(user);
    ({ setId } = await newSet(user, { customer_id: catalogue.customer, markup: 30 }));
  });

  afterAll(() => app.close());

  const upload = async (bytes: Buffer, name = 'desenho.pdf') => {
    const call = user.post('/api/upload-set-part').field('set_id', String(setId));
    return (await call.attach('file', bytes, name).expect(201)).body as {
      id: number;
      original: { page: number };
    };
  };
  const suggestionsOf = async (id: number) =>
    (await user.get(`/api/set-parts/${id}/suggestions`).expect(200)).body as Answer;
  const valuesOf = ({ suggestions }: Answer) =>
    Object.fromEntries(suggestions.map(({ field, value }) => [field, value]));

  test('is read when it is uploaded, and meets the catalogue as it is now', async () => {
    const part = await upload(await titleBlock([...CELLS]));
    const first = await suggestionsOf(part.id);
    expect(valuesOf(first)).toEqual(PRINTED);
    expect(first.suggestions[0]?.place.x).toBeCloseTo(300 / 842, 2);
    expect(first.suggestions[0]?.place.y).toBeCloseTo(1 - 87 / 595, 1);

    expect(first.sheet?.name).toBe('Chapa 1020 3,00 × 1200 × 3000');
    await app.admin.delete(`/api/sheets/${first.sheet?.id}`).expect(200);
    expect((await suggestionsOf(part.id)).sheet).toBeNull();
    const plate = { name: 'Chapa 3', thickness: 3, width: 1000, length: 2000 };
    const { body: sheet } = await app.admin
      .post('/api/sheets', { ...plate, material_id: first.material?.id })
      .expect(201);
    const later = await suggestionsOf(part.id);
    expect(later.sheet).toEqual({ id: sheet.id, name: 'Chapa 3' });
    expect(later.weight).toBeNull();

    const fields = { type: 'sheet', sheet_id: later.sheet?.id, width: 250, length: 400, quantity: 1 };
    const { body: saved } = await user.put(`/api/sets/${setId}/parts/${part.id}`, fields).expect(200);
    const { weight } = await suggestionsOf(part.id);
    expect(weight).toMatchObject({ printed: 2.5, computed: saved.unit_net_weight });
    expect(weight?.percent).toBeLessThan(-5);
  });

  test('is answered for all parts of an order at once as for each, and may be saved before a type is chosen', async () => {
    const { orderId, setId: set } = await newSet(user, { customer_id: catalogue.customer, markup: 30 });
    const send = async (bytes: Buffer, name: string) => {
      const call = user.post('/api/upload-set-part').field('set_id', String(set));
      return (await call.attach('file', bytes, name).expect(201)).body as { id: number };
    };
    const ids = [
      (await send(await titleBlock([...CELLS]), '1.pdf')).id,
      (await send(await titleBlock([['NOME', 'Tampa', 300]]), '2.pdf')).id,
      (await send(await pdf(1), '3.pdf')).id,
    ];
    await user.post(`/api/sets/${set}/parts`, { title: 'Sem desenho' }).expect(201);
    const { body } = await user.get(`/api/orders/${orderId}/parts/suggestions`).expect(200);
    const { body: other } = await user.get(
      `/api/orders/${(await newSet(user, {})).orderId}/parts/suggestions`,
    );
    expect(other).toEqual([]);
    const answers = body as ({ part_id: number } & Answer)[];
    expect(answers.map(({ part_id }) => part_id).toSorted((a, b) => a - b)).toEqual(ids);
    for (const { part_id, ...answer } of answers) expect(answer).toEqual(await suggestionsOf(part_id));

    const parts = [{ id: ids[1], title: 'Tampa', reference: 'T-1', width: 20 }];
    await user.patch(`/api/orders/${orderId}/parts`, { parts, partial: true }).expect(200);
    const { body: saved } = await user.get(`/api/set-parts/${ids[1]}`).expect(200);
    expect(saved).toMatchObject({ type: null, title: 'Tampa', reference: 'T-1', width: 20, final_value: 0 });
  });

  test('names the part where the company wants it and the file has no word in its name', async () => {
    const drawing = await titleBlock([...CELLS], { ruled: true });
    const titleOf = async (name: string) => {
      const call = user.post('/api/upload-set-part').field('set_id', String(setId));
      return ((await call.attach('file', drawing, name).expect(201)).body as { title: string }).title;
    };
    expect(await titleOf('0815.pdf')).toBe('0815');
    await app.admin.put('/api/company', { name: 'Minha empresa', named_by_drawing: true }).expect(200);
    try {
      expect(await titleOf('0815.pdf')).toBe('Chapa de base');
      expect(await titleOf('Base 2.pdf')).toBe('Base 2');
      const blank = user.post('/api/upload-set-part').field('set_id', String(setId));
      expect((await blank.attach('file', await pdf(1), '7.pdf').expect(201)).body).toMatchObject({
        title: '7',
      });
    } finally {
      await app.admin.put('/api/company', { name: 'Minha empresa' }).expect(200);
    }
  });

  test('a weight that contradicts the drawing stands wherever the part is answered, by the same tolerance', async () => {
    const part = await upload(await titleBlock([...CELLS]), 'pesada.pdf');
    const blank = await user.get(`/api/set-parts/${part.id}`).expect(200);
    expect(blank.body.weight_difference).toBeNull();
    const material = { type: 'material', material_id: catalogue.material, thickness: 3, quantity: 1 };
    const save = async (fields: object) =>
      (await user.put(`/api/sets/${setId}/parts/${part.id}`, fields).expect(200)).body as {
        unit_net_weight: number;
        weight_difference: Answer['weight'];
      };
    // 2.355 kg of 2.5 kg printed: 5.8 % less; 2.3785 kg: 4.9 %.
    const saved = await save({ ...material, width: 250, length: 400 });
    const difference = { printed: 2.5, computed: saved.unit_net_weight, percent: -5.8 };
    expect(saved.weight_difference).toEqual(difference);
    expect((await suggestionsOf(part.id)).weight).toEqual(difference);
    const { body: set } = await user.get(`/api/sets/${setId}`).expect(200);
    const { body: order } = await user.get(`/api/orders/${set.order_id}`).expect(200);
    const read = order.sets.flatMap((each: { parts: Read[] }) => each.parts) as Read[];
    expect(read.find(({ id }) => id === part.id)?.weight_difference).toEqual(difference);
    expect((await save({ length: 404 })).weight_difference).toBeNull();
    // As the warning's own button does it.
    const locked = { length: 400, unit_net_weight: 2.5, locked_values: ['unit_net_weight'] };
    expect((await save(locked)).weight_difference).toBeNull();
  });

  test('is read in wide letters, whose font claims more than their line, too', async () => {
    const part = await upload(await inWideLetters(await titleBlock([...CELLS])));
    expect(valuesOf(await suggestionsOf(part.id))).toEqual(PRINTED);
  });

  test.each([90, 270])(
    'a page that is turned by %i° with all of its text is read, its places as they are seen',
    async (turn) => {
      const part = await upload(await titleBlock([...CELLS], { turned: turn }));
      const read = await suggestionsOf(part.id);
      expect(valuesOf(read)).toEqual(PRINTED);
      const [across, down] = [300 / 842, 1 - 87 / 595];
      const title = read.suggestions.find(({ field }) => field === 'title');
      // Its line runs down the page, or up: the corner that begins it is at the page's other side.
      const along =
        turn === 90 ? (title?.place.y ?? 0) : 1 - (title?.place.y ?? 0) - (title?.place.height ?? 0);
      const beside = turn === 90 ? 1 - (title?.place.x ?? 0) : (title?.place.x ?? 0);
      expect(along).toBeCloseTo(across, 2);
      expect(Math.abs(beside - down)).toBeLessThan(0.05);
    },
  );

  test('goes with a duplicated order; a drawing without text says nothing', async () => {
    const part = await upload(await titleBlock([...CELLS]), 'cópia.pdf');
    const plain = await upload(await pdf(1), 'liso.pdf');
    expect((await suggestionsOf(plain.id)).suggestions).toEqual([]);
    const { body: set } = await user.get(`/api/sets/${setId}`).expect(200);
    const { body: copy } = await user.post(`/api/orders/${set.order_id}/duplicate`).expect(201);
    const parts = copy.sets.flatMap((each: { parts: { id: number; title: string }[] }) => each.parts);
    const twin = parts.find(({ title }: { title: string }) => title === 'cópia');
    expect((await suggestionsOf(twin.id)).suggestions).toEqual((await suggestionsOf(part.id)).suggestions);
  });
});
