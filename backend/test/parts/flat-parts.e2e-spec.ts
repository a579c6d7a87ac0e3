import sharp from 'sharp';
import {
  block,
  circle,
  dxf,
  insert,
  line,
  polyline,
  rectangle,
  entity,
} from '../../src/files/flat-pattern/dxf-samples.js';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { newSet } from '../world/orders.js';

const PLATE = dxf([rectangle(0, 0, 400, 250), circle(125, 125, 50), circle(300, 125, 50)], { units: 4 });
const NET_AREA = 84_292.04;

describe('DXF drawings', () => {
  let app: TestApp;
  let user: Client;
  let catalogue: Catalogue;
  let setId: number;
  let orderId: number;

  beforeAll(async () => {
    app = await TestApp.start();
    user = await app.userWith('edit_pre_orders');
    catalogue = await catalogueOf(user);
  });

  afterAll(() => app.close());

  beforeEach(async () => {
    ({ setId, orderId } = await newSet(user, { customer_id: catalogue.customer, markup: 30 }));
  });

  const upload = (text: string, name: string, fields: Record<string, number> = { set_id: setId }) =>
    Object.entries(fields)
      .reduce((call, [field, value]) => call.field(field, String(value)), user.post('/api/upload-set-part'))
      .attach('file', Buffer.from(text), name);

  test('a flat part becomes a part with a picture and its figures, whatever its name says', async () => {
    const { body } = await upload(PLATE, 'Flange.txt').expect(201);
    expect(body).toMatchObject({
      title: 'Flange',
      original: { name: 'Flange.txt', mime: 'image/vnd.dxf', page: null },
      true_area: false,
      width: 0,
      flat_pattern: {
        unit: 'mm',
        unit_assumed: false,
        width: 250,
        length: 400,
        cut_length: 1928.32,
        pierces: 3,
        open_contours: 0,
        net_area: NET_AREA,
        ignored: [],
      },
    });
    const preview = sharp((await user.get(body.content).expect(200)).body as Buffer);
    expect(await preview.metadata()).toMatchObject({ format: 'webp', width: 2000, height: 1295 });
    const { channels, dominant } = await preview.stats();
    expect([dominant.r, dominant.g, dominant.b].every((value) => value > 230)).toBe(true);
    expect(channels.every(({ min }) => min < 60)).toBe(true);
    expect(await sharp((await user.get(body.thumbnail)).body as Buffer).metadata()).toMatchObject({
      width: 360,
    });
    const original = await user.get(body.original.path).buffer().expect(200);
    expect((original.body as Buffer).toString()).toBe(PLATE);
    expect(original.get('Content-Disposition')).toMatch(/^attachment/);
  });

  test('its margin is the same while it is edited and once it is stored', async () => {
    const { body: part } = await upload(PLATE, 'Flange.dxf').expect(201);
    // The loss of its blank has more decimals than are shown: of 1,000 pieces they come to reais.
    const fields = { type: 'sheet', sheet_id: catalogue.sheet, quantity: 1000, true_area: true };
    const call = { part: { id: part.id, ...fields } };
    const { body: calculated } = await app.admin.post('/api/set-parts/calculateProperties', call).expect(200);
    await user.put(`/api/sets/${setId}/parts/${part.id}`, fields).expect(200);
    const { body: stored } = await app.admin.get(`/api/orders/${orderId}/margins`).expect(200);
    const { id: _, ...margin } = stored.sets[0].parts[0];
    expect(calculated.margin).toEqual(margin);
  });

  test('it can be weighed by its true area, keeps that through saves, and its copy does too', async () => {
    const { body: part } = await upload(PLATE, 'Flange.dxf').expect(201);
    const fields = {
      type: 'sheet',
      sheet_id: catalogue.sheet,
      width: 250,
      length: 400,
      quantity: 10,
      true_area: true,
    };
    const calculated = await user.post('/api/set-parts/calculateProperties', {
      part: { id: part.id, ...fields },
    });
    // 3 × 84,292.04 × 0.00785 ÷ 1000
    const figures = { unit_net_weight: 1.9851, unit_gross_weight: 2.355, gross_weight: 23.55 };
    expect(calculated.body).toMatchObject({ ...figures, loss: 18.64 });
    const saved = await user.put(`/api/sets/${setId}/parts/${part.id}`, fields).expect(200);
    expect(saved.body).toMatchObject({ ...figures, true_area: true, loss: null });
    const again = await user.put(`/api/sets/${setId}/parts/${part.id}`, { quantity: 20 }).expect(200);
    expect(again.body).toMatchObject({ unit_net_weight: 1.9851, gross_weight: 47.1 });
    await user.put(`/api/orders/${orderId}/on-markup-change`, { markup: 10 }).expect(200);
    const repriced = await user.get(`/api/set-parts/${part.id}`);
    expect(repriced.body).toMatchObject({ unit_net_weight: 1.9851, true_area: true });
    const copy = (await user.post(`/api/orders/${orderId}/duplicate`).expect(201)).body;
    const parts = (await user.get(`/api/sets/${copy.sets[0].id}/parts`)).body;
    expect(parts).toMatchObject([
      { true_area: true, flat_pattern: { net_area: NET_AREA }, unit_net_weight: 1.9851 },
    ]);
  });

  test('with another drawing it has other figures; without a DXF it is weighed by its rectangle', async () => {
    const { body: part } = await upload(PLATE, 'Flange.dxf').expect(201);
    const fields = {
      type: 'sheet',
      sheet_id: catalogue.sheet,
      width: 250,
      length: 400,
      quantity: 1,
      true_area: true,
    };
    await user.put(`/api/sets/${setId}/parts/${part.id}`, fields).expect(200);
    const open = dxf([line(0, 0, 2, 0), line(2, 0, 2, 1)], { units: 1 });
    const changed = await upload(open, 'Aberta.dxf', { part_id: part.id }).expect(201);
    expect(changed.body.flat_pattern).toMatchObject({
      unit: 'pol',
      length: 50.8,
      open_contours: 1,
      net_area: 0,
    });
    const saved = await user.put(`/api/sets/${setId}/parts/${part.id}`, fields).expect(200);
    expect(saved.body).toMatchObject({ unit_net_weight: 2.355 });
  });

  test('one whose outline is open is priced as its rectangle, and says so', async () => {
    const gaping = dxf(
      [polyline(false, [0, 0], [400, 0], [400, 250], [0, 250], [0, 1]), circle(125, 125, 50)],
      {
        units: 4,
      },
    );
    const { body: part } = await upload(gaping, 'Aberta.dxf').expect(201);
    expect(part.flat_pattern).toMatchObject({
      net_area: 0,
      features: { holes: [], hole_count: null },
      remarks: [{ code: 'open_outline' }],
    });
    const fields = { type: 'sheet', sheet_id: catalogue.sheet, width: 250, length: 400, quantity: 1 };
    const { body } = await user.put(`/api/sets/${setId}/parts/${part.id}`, { ...fields, true_area: true });
    expect(body).toMatchObject({ true_area: true, unit_net_weight: 2.355, unit_gross_weight: 2.355 });
  });

  const bomb = [1, 2, 3, 4, 5, 6, 7, 8].map((level) =>
    block(
      `B${String(level)}`,
      [0, 0],
      level === 8 ? '' : insert(`B${String(level + 1)}`, 0, 0, [70, 100], [71, 100], [44, 1], [45, 1]),
    ),
  );

  test.each([
    ['binary', 'AutoCAD Binary DXF\r\n\u001a\0\0\0', /"a\.dxf" está no formato binário/],
    ['cut off', PLATE.slice(0, -60), /"a\.dxf" está corrompido/],
    ['empty', dxf([]), /"a\.dxf" não tem contorno/],
    ['a model', dxf([entity('3DSOLID')]), /"a\.dxf" tem só um modelo 3D/],
    [
      'of blocks in blocks without end',
      dxf([insert('B1', 0, 0)], { blocks: bomb }),
      /"a\.dxf" é complexo demais/,
    ],
  ])('one that is %s is refused by its name', async (_, text, message) => {
    const { body } = await upload(text, 'a.dxf').expect(422);
    expect(body.message).toMatch(message);
    expect((await user.get(`/api/sets/${setId}/parts`)).body).toEqual([]);
  });
});
