import { circle, dxf, line, on, rectangle } from '../../src/files/flat-pattern/dxf-samples.js';
import { contoursKeyOf } from '../../src/files/prepared-file.js';
import { FilesRepository } from '../../src/files/files.repository.js';
import { FileStorage } from '../../src/platform/storage/file-storage.js';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { newSet } from '../world/orders.js';
import { PIXEL } from '../world/uploads.js';

/** 400 × 250 with holes of 100 and 12, one bend and an engraved line. */
const entities = [
  rectangle(0, 0, 400, 250),
  circle(125, 125, 50),
  circle(300, 125, 6),
  on('DOBRA', line(200, 0, 200, 250)),
  on('GRAVACAO', line(20, 20, 120, 20)),
];
const PLATE = dxf(entities, { units: 4 });

const WHOLE = { cut_length: 1651.86, pierces: 3, net_area: 92_032.92 };
/** Without the hole of 100: its 314.16 mm are not cut, its 7853.98 mm² stay. */
const WITHOUT_HOLE = { cut_length: 1337.7, pierces: 2, net_area: 99_886.9 };

interface Contour {
  id: string;
  kind: string;
  diameter: number | null;
}

describe('contours of a part', () => {
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

  const upload = (text: string | Buffer, fields: Record<string, number | string>, name = 'Chapa.dxf') =>
    Object.entries(fields)
      .reduce((call, [field, value]) => call.field(field, String(value)), user.post('/api/upload-set-part'))
      .attach('file', Buffer.from(text), name);

  const contoursOf = async (partId: number): Promise<Contour[]> =>
    (await user.get(`/api/set-parts/${partId}/contours`).expect(200)).body.contours;

  const holeOf = async (partId: number, diameter = 100): Promise<string> =>
    (await contoursOf(partId)).find((contour) => contour.diameter === diameter)?.id ?? 'none';

  const save = (partId: number, fields: object) => user.put(`/api/sets/${setId}/parts/${partId}`, fields);

  const newPlate = async (): Promise<number> => (await upload(PLATE, { set_id: setId }).expect(201)).body.id;

  /** 3 mm steel by the area that is left. */
  const weighed = () => ({
    type: 'sheet',
    sheet_id: catalogue.sheet,
    width: 250,
    length: 400,
    quantity: 10,
    true_area: true,
  });

  test('a drawing of several parts answers each alone, equal ones once; one of a single part none', async () => {
    const plates = [rectangle(0, 0, 80, 50), rectangle(100, 0, 80, 50), circle(300, 0, 30)];
    const { body: part } = await upload(dxf(plates, { units: 4 }), { set_id: setId }).expect(201);
    const { body: pieces } = await user.get(`/api/set-parts/${part.id}/pieces`).expect(200);
    expect(pieces.map(({ count }: { count: number }) => count)).toEqual([2, 1]);
    const { body: disc } = await upload(pieces[1].dxf, { set_id: setId }, 'Disco.dxf').expect(201);
    expect(disc).toMatchObject({ flat_pattern: { unit: 'mm', width: 60, length: 60, pierces: 1 } });
    expect((await user.get(`/api/set-parts/${disc.id}/pieces`).expect(200)).body).toEqual([]);
  });

  test('a new drawing answers what is bent, drilled and engraved, and all contours as cut', async () => {
    const { body } = await upload(PLATE, { set_id: setId }).expect(201);
    expect(body).toMatchObject({
      contours_out: [],
      cut: WHOLE,
      flat_pattern: {
        ...WHOLE,
        features: {
          bends: 1,
          bend_length: 250,
          bends_assumed: false,
          holes: [
            { diameter: 12, count: 1 },
            { diameter: 100, count: 1 },
          ],
          hole_count: 2,
          engraving_length: 100,
        },
      },
    });
    const { body: sheet } = await user.get(`/api/set-parts/${body.id}/contours`).expect(200);
    expect(sheet).toMatchObject({ width: 2000, too_many: false, bends: [{ length: 250, direction: null }] });
    expect(sheet.contours.map(({ kind, diameter }: Contour) => [kind, diameter])).toEqual([
      ['outer', null],
      ['inner', 100],
      ['inner', 12],
    ]);
    expect(sheet.contours[1].path).toMatch(/^M[\d. L]+Z$/);
  });

  test('a hole that is taken out is neither cut nor a hole: cut, weight and value follow, and come back', async () => {
    const partId = await newPlate();
    const out = [await holeOf(partId)];
    const call = { part: { id: partId, ...weighed(), contours_out: out } };
    const { body: calculated } = await user.post('/api/set-parts/calculateProperties', call).expect(200);
    // 3 × 99,886.9 × 0.00785 ÷ 1000
    expect(calculated).toMatchObject({ cut: WITHOUT_HOLE, unit_net_weight: 2.3523 });
    const { body: unsaved } = await user.get(`/api/set-parts/${partId}`);
    expect(unsaved.contours_out).toEqual([]);

    const { body: saved } = await save(partId, { ...weighed(), contours_out: out }).expect(200);
    expect(saved).toMatchObject({
      contours_out: out,
      cut: WITHOUT_HOLE,
      unit_net_weight: 2.3523,
      final_value: calculated.final_value,
      // The drawing itself says what it did.
      flat_pattern: WHOLE,
    });
    // Left out of the request, or sent as it is: it stays.
    const { body: renamed } = await save(partId, { title: 'Chapa furada' }).expect(200);
    expect(renamed).toMatchObject({ contours_out: out, unit_net_weight: 2.3523 });
    const { body: resent } = await save(partId, renamed).expect(200);
    expect(resent).toMatchObject({ contours_out: out, cut: WITHOUT_HOLE });
    await user.put(`/api/orders/${orderId}/on-markup-change`, { markup: 10 }).expect(200);
    expect((await user.get(`/api/set-parts/${partId}`)).body).toMatchObject({ unit_net_weight: 2.3523 });

    const { body: back } = await save(partId, { contours_out: null }).expect(200);
    expect(back).toMatchObject({ contours_out: [], cut: WHOLE, unit_net_weight: 2.1674 });

    const { body: history } = await user.get(`/api/orders/${orderId}/history`);
    const chosen = history.filter(
      ({ details }: { details: object | null }) => details && 'contours_out' in details,
    );
    expect(chosen.map(({ details }: { details: object }) => details)).toMatchObject([
      { contours_out: [1, 0], cut_length: [1337.7, 1651.86] },
      { contours_out: [0, 1], cut_length: [1651.86, 1337.7] },
    ]);
  });

  test('many parts at once, each with contours of its own', async () => {
    const [first, second] = [await newPlate(), await newPlate()];
    await save(first, weighed()).expect(200);
    await save(second, weighed()).expect(200);
    const [large, small] = [await holeOf(first), await holeOf(second, 12)];
    const parts = [
      { id: first, contours_out: [large] },
      { id: second, contours_out: [small, small] },
    ];
    const { body } = await user.patch(`/api/orders/${orderId}/parts`, { parts }).expect(200);
    expect(body.parts).toMatchObject([
      { contours_out: [large], cut: WITHOUT_HOLE },
      { contours_out: [small], cut: { pierces: 2, cut_length: 1614.16 } },
    ]);
    const refused = [
      { id: first, contours_out: [] },
      { id: second, contours_out: ['nenhum'] },
    ];
    const { body: partly } = await user
      .patch(`/api/orders/${orderId}/parts`, { parts: refused, partial: true })
      .expect(200);
    expect(partly.parts).toMatchObject([{ id: first, contours_out: [] }]);
    expect(partly.refused).toMatchObject([
      { id: second, errors: { contours_out: ['O desenho da peça não tem este contorno'] } },
    ]);
  });

  test.each<[string, unknown, string]>([
    ['that the drawing lacks', ['nenhum'], 'O desenho da peça não tem este contorno'],
    ['of too long a name', ['x'.repeat(21)], 'O desenho da peça não tem este contorno'],
    ['that is no text', [7], 'Deve ser um texto'],
    ['that are no list', 'nenhum', 'Deve ser uma lista'],
    ['of more than there may be', Array.from({ length: 2001 }, String), 'Deve ter no máximo 2000 contornos'],
  ])('a contour %s is refused at its field', async (_, contours_out, message) => {
    const partId = await newPlate();
    await save(partId, weighed()).expect(200);
    const { body } = await save(partId, { contours_out }).expect(422);
    expect(body.errors.contours_out).toContain(message);
    const call = { part: { id: partId, contours_out } };
    await user.post('/api/set-parts/calculateProperties', call).expect(422);
    expect((await user.get(`/api/set-parts/${partId}`)).body.contours_out).toEqual([]);
  });

  test('a part without a DXF has no contours; an empty choice is none', async () => {
    const text = 'Só uma peça com desenho em DXF tem contornos a tirar do corte';
    const path = `/api/sets/${setId}/parts`;
    const { body: refused } = await user.post(path, { title: 'Peça', contours_out: ['a'] }).expect(422);
    expect(refused.errors).toEqual({ contours_out: [text] });
    const { body: part } = await user.post(path, { title: 'Peça', contours_out: [] }).expect(201);
    expect(part).toMatchObject({ contours_out: [], cut: null });
    expect(await contoursOf(part.id)).toEqual([]);
    const { body: picture } = await upload(PIXEL, { set_id: setId }, 'a.png').expect(201);
    expect(await contoursOf(picture.id)).toEqual([]);
    await save(picture.id, { type: 'process', contours_out: ['a'] }).expect(422);
  });

  test('a new drawing keeps what it still has out of the cut, and says what it lost', async () => {
    const partId = await newPlate();
    const [large, small] = [await holeOf(partId), await holeOf(partId, 12)];
    await save(partId, { ...weighed(), contours_out: [large, small] }).expect(200);
    const moved = dxf([rectangle(0, 0, 400, 250), circle(125, 125, 50), circle(310, 125, 6)], { units: 4 });
    const { body: kept } = await upload(moved, { part_id: partId }).expect(201);
    expect(kept).toMatchObject({
      contours_out: [large],
      cut: WITHOUT_HOLE,
      cut_notice:
        '1 contorno continua fora do corte no desenho novo. ' +
        '1 contorno que estava fora do corte não existe no desenho novo: a escolha dele foi desfeita.',
    });
    const { body: second } = await upload(PIXEL, { part_id: partId, secondary: 1 }, 'a.png').expect(201);
    expect(second).toMatchObject({ contours_out: [large] });
    expect(second).not.toHaveProperty('cut_notice');
    const { body: lost } = await upload(PIXEL, { part_id: partId }, 'a.png').expect(201);
    expect(lost).toMatchObject({ contours_out: [], cut: null, flat_pattern: null });
    expect(lost.cut_notice).toMatch(/^1 contorno que estava fora do corte não existe/);
    const { body: none } = await upload(PLATE, { part_id: partId }).expect(201);
    expect(none).not.toHaveProperty('cut_notice');
  });

  test('a copy, and a revision that is taken up again, leave out the same', async () => {
    const partId = await newPlate();
    const out = [await holeOf(partId)];
    await save(partId, { ...weighed(), contours_out: out }).expect(200);
    const copy = (await user.post(`/api/orders/${orderId}/duplicate`).expect(201)).body;
    const copied = { contours_out: out, cut: WITHOUT_HOLE, unit_net_weight: 2.3523 };
    const [part] = (await user.get(`/api/sets/${copy.sets[0].id}/parts`)).body;
    expect(part).toMatchObject(copied);
    expect(await contoursOf(part.id)).toEqual(await contoursOf(partId));

    const move = (action: string) =>
      user.put(`/api/orders/${orderId}/update-status`, { status: action }).expect(200);
    await move('waiting_response');
    const { body: frozen } = await save(partId, { contours_out: [] }).expect(422);
    expect(Object.keys(frozen.errors)).toContain('contours_out');
    await save(partId, { contours_out: out }).expect(200);
    await move('in_progress');
    const digestOf = async () => {
      const { body } = await user.get(`/api/orders/${orderId}/revisions`).expect(200);
      return body.map(({ as_now }: { as_now: boolean }) => as_now);
    };
    expect(await digestOf()).toEqual([true]);
    // Taken back where the weight does not follow from it: the content is another all the same.
    await save(partId, { true_area: false, contours_out: [] }).expect(200);
    expect(await digestOf()).toEqual([false]);
    await user.post(`/api/orders/${orderId}/revisions/0/take-up`).expect(201);
    expect((await user.get(`/api/set-parts/${partId}`)).body).toMatchObject(copied);
  });

  test('a drawing from before is read when it is asked for, and its contours go with it', async () => {
    const { body } = await upload(PLATE, { set_id: setId }).expect(201);
    const storage = app.app.get(FileStorage);
    const [file] = await app.app.get(FilesRepository).findByKey(body.content.replace(/^\/storage\//, ''));
    const key = (file && contoursKeyOf(file)) ?? '';
    const before = await contoursOf(body.id);
    await storage.delete(key);
    expect(await contoursOf(body.id)).toEqual(before);
    expect(await storage.exists(key)).toBe(true);
    await user.get(`/storage/${key}`).expect(404);
    await storage.delete(key);
    await storage.put(file?.original_key ?? '', Buffer.from('0\nEOF\n'), 'image/vnd.dxf');
    const { body: lost } = await user.get(`/api/set-parts/${body.id}/contours`).expect(422);
    expect(lost.message).toBe('Não foi possível ler os contornos do desenho. Envie o DXF de novo');
    const { body: refused } = await save(body.id, { type: 'process', contours_out: ['a'] }).expect(422);
    expect(refused.errors.contours_out).toEqual([lost.message]);
    await storage.put(key, Buffer.from('{}'), 'application/json');
    await user.delete(`/api/set-parts/${body.id}`).expect(200);
    expect(await storage.exists(key)).toBe(false);
  });

  test('another user sees no contours of a quote that they do not see', async () => {
    const partId = await newPlate();
    const other = await app.userWith('edit_pre_orders');
    await other.get(`/api/set-parts/${partId}/contours`).expect(404);
    await other.put(`/api/sets/${setId}/parts/${partId}`, { contours_out: ['a'] }).expect(404);
    await other
      .patch(`/api/orders/${orderId}/parts`, { parts: [{ id: partId, contours_out: ['a'] }] })
      .expect(404);
  });
});
