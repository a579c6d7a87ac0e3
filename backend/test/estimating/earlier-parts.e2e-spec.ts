import { circle, dxf, polyline, rectangle } from '../../src/files/flat-pattern/dxf-samples.js';
import { PartKeysKeeper } from '../../src/estimating/part-keys.keeper.js';
import { PartKeysFill } from '../../src/estimating/part-keys-fill.service.js';
import type { EarlierPartsView, EarlierPartView } from '../../src/estimating/earlier-parts.dto.js';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import {
  exampleFields,
  newPart,
  newSet,
  partOf,
  readOrder,
  type Part,
  type PartBody,
} from '../world/orders.js';
import { drawn } from '../world/uploads.js';

describe('earlier parts @servers', () => {
  let app: TestApp;
  let catalogue: Catalogue;

  beforeAll(async () => {
    app = await TestApp.start();
    catalogue = await catalogueOf(app.admin);
  });
  afterAll(() => app.close());

  const earlier = async (
    orderId: number,
    query: Record<string, string | number>,
    client: Client = app.admin,
  ): Promise<EarlierPartView[]> => {
    const words = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) words.set(name, String(value));
    const { body } = await client
      .get(`/api/orders/${String(orderId)}/earlier-parts?${String(words)}`)
      .expect(200);
    return (body as EarlierPartsView).parts;
  };
  /** Which parts are found, and why. */
  const found = async (...call: Parameters<typeof earlier>): Promise<string[]> =>
    (await earlier(...call)).map(({ part, reasons }) => `${String(part.id)} ${reasons.join(' ')}`);

  const uploaded = async (setId: number, file: Buffer | string, name: string): Promise<Part> => {
    const call = app.admin.post('/api/upload-set-part').field('set_id', setId);
    const { body } = await call.attach('file', Buffer.from(file), name).expect(201);
    return body as Part;
  };
  /** Gives an uploaded part what makes a price of it. */
  const priced = async (part: Part, fields: object = {}): Promise<PartBody> => {
    const body = { ...exampleFields(catalogue), ...fields, version: part.version };
    const path = `/api/sets/${String(part.set_id)}/parts/${String(part.id)}`;
    return (await app.admin.put(path, body).expect(200)).body as PartBody;
  };

  it('finds a part by its reference and customer, with its price of then and of now', async () => {
    const { customer } = catalogue;
    const { orderId, setId } = await newSet(app.admin, { customer_id: customer });
    const before = await partOf(app.admin, setId, catalogue, { title: 'Base', reference: 'RF-100.2' });
    const { orderId: now } = await newSet(app.admin, { customer_id: customer });
    const { orderId: elsewhere } = await newSet(app.admin, { customer_id: catalogue.elsewhere });
    const query = { reference: 'rf 1002', title: 'Outra' };
    expect(await found(now, query)).toEqual([`${String(before.id)} same_reference`]);
    expect(await found(elsewhere, query)).toEqual([]);
    expect(await found(orderId, query)).toEqual([]);
    const [same] = await earlier(now, query);
    expect(same).toMatchObject({
      order_id: orderId,
      order_type: 'pre_order',
      outcome: 'open',
      customer: 'Metalúrgica Açaí',
      unit_value_now: before.unit_value,
      part: { title: 'Base', unit_value: before.unit_value, current_final_value: null },
    });
    const path = `/api/processes/${String(catalogue.process)}`;
    const process = (await app.admin.get(path).expect(200)).body as {
      title: string;
      value_per_minute: number;
    };
    await app.admin.put(path, { ...process, value_per_minute: process.value_per_minute * 2 }).expect(200);
    const [dearer] = await earlier(now, query);
    expect(dearer?.part.unit_value).toBe(before.unit_value);
    expect(dearer?.unit_value_now).toBeGreaterThan(before.unit_value);
    const { body } = await app.admin
      .post('/api/set-parts/calculateProperties', { part: { id: before.id }, refresh: true })
      .expect(200);
    expect(dearer?.unit_value_now).toBe((body as PartBody).unit_value);
    expect((await readOrder(app.admin, orderId)).sets[0]?.parts[0]?.unit_value).toBe(before.unit_value);
  });

  it('says what became of the quote', async () => {
    const { orderId, setId } = await newSet(app.admin, { customer_id: catalogue.customer });
    await partOf(app.admin, setId, catalogue, { reference: 'DEST-1' });
    const { orderId: now } = await newSet(app.admin, { customer_id: catalogue.customer });
    const outcome = async () => (await earlier(now, { reference: 'DEST-1' }))[0]?.outcome;
    const move = async (status: string) => {
      const { version } = await readOrder(app.admin, orderId);
      const path = `/api/orders/${String(orderId)}/update-status`;
      await app.admin.put(path, { status, version }).expect(200);
    };
    expect(await outcome()).toBe('open');
    await move('waiting_response');
    expect(await outcome()).toBe('open');
    await move('cancelled');
    expect(await outcome()).toBe('lost');
  });

  it('finds a part by its file, and by the shape of its DXF, turned and mirrored, in its size alone', async () => {
    const shape = (turn: (x: number, y: number) => [number, number]) =>
      dxf([
        polyline(true, turn(0, 0), turn(240, 0), turn(240, 90), turn(140, 90), turn(140, 40), turn(0, 40)),
        circle(...turn(30, 20), 8),
      ]);
    const { orderId, setId } = await newSet(app.admin, {});
    const first = await priced(
      await uploaded(
        setId,
        shape((x, y) => [x, y]),
        'aba.dxf',
      ),
      { title: 'Cantoneira dobrada' },
    );
    const { orderId: now, setId: ownSet } = await newSet(app.admin, {});
    const again = await uploaded(
      ownSet,
      shape((x, y) => [x, y]),
      'outra.dxf',
    );
    const turned = await uploaded(
      ownSet,
      shape((x, y) => [-y * 0.6 - x * 0.8, x * 0.6 - y * 0.8]),
      'girada.dxf',
    );
    const mirrored = await uploaded(
      ownSet,
      shape((x, y) => [500 - x, y]),
      'espelhada.dxf',
    );
    const larger = await uploaded(
      ownSet,
      shape((x, y) => [1.1 * x, 1.1 * y]),
      'maior.dxf',
    );
    const otherHole = await uploaded(
      ownSet,
      dxf([rectangle(0, 0, 240, 90), circle(30, 20, 8)]),
      'retangular.dxf',
    );
    const id = String(first.id);
    expect(await found(now, { part_id: again.id })).toEqual([`${id} same_file same_outline`]);
    expect(await found(now, { part_id: turned.id })).toEqual([`${id} same_outline`]);
    expect(await found(now, { part_id: mirrored.id })).toEqual([`${id} same_outline`]);
    expect(await found(now, { part_id: larger.id })).toEqual([]);
    expect(await found(now, { part_id: otherHole.id })).toEqual([]);
    // What has no price yet was not quoted.
    expect(await found(orderId, { part_id: first.id })).toEqual([]);
  });

  it('finds a part by the page of a PDF', async () => {
    const { setId } = await newSet(app.admin, {});
    const file = await drawn(['Carcaça']);
    const before = await priced(await uploaded(setId, file, 'carcaça.pdf'));
    const { orderId: now, setId: ownSet } = await newSet(app.admin, {});
    const part = await uploaded(ownSet, file, 'cópia.pdf');
    expect(await found(now, { part_id: part.id })).toEqual([`${String(before.id)} same_file`]);
    const other = await uploaded(ownSet, await drawn(['Tampa']), 'tampa.pdf');
    expect(await found(now, { part_id: other.id })).toEqual([]);
  });

  it('finds a part by title and size, and follows what is changed of it', async () => {
    const { setId } = await newSet(app.admin, {});
    const sizes = { ...exampleFields(catalogue), length: 777, width: 555 };
    const part = await newPart(app.admin, setId, { ...sizes, title: 'Painel frontal esquerdo' });
    const { orderId: now } = await newSet(app.admin, {});
    const query = { title: 'Painel frontal direito', type: 'sheet', length: 550, width: 780 };
    expect(await found(now, query)).toEqual([`${String(part.id)} similar_title`]);
    expect(await found(now, { ...query, length: 600 })).toEqual([]);
    const path = `/api/sets/${String(setId)}/parts/${String(part.id)}`;
    const save = async (fields: object) => {
      const { body } = await app.admin.get(`/api/set-parts/${String(part.id)}`).expect(200);
      await app.admin.put(path, { ...fields, version: (body as Part).version }).expect(200);
    };
    await save({ width: 610 });
    expect(await found(now, query)).toEqual([]);
    expect(await found(now, { ...query, length: 610 })).toHaveLength(1);
    await save({ title: 'Tampa' });
    expect(await found(now, { ...query, length: 610 })).toEqual([]);
    await save({ title: 'Painel frontal', width: 555 });
    expect(await found(now, query)).toHaveLength(1);
    await app.admin.delete(`/api/set-parts/${String(part.id)}`).expect(200);
    expect(await found(now, query)).toEqual([]);
  });

  it('follows copies of orders and their customer', async () => {
    const { orderId, setId } = await newSet(app.admin, {});
    await partOf(app.admin, setId, catalogue, { reference: 'COP-77' });
    const { orderId: now } = await newSet(app.admin, { customer_id: catalogue.elsewhere });
    expect(await found(now, { reference: 'COP-77' })).toEqual([]);
    const { version } = await readOrder(app.admin, orderId);
    const path = `/api/orders/${String(orderId)}`;
    await app.admin
      .put(path, { type: 'pre_order', customer_id: catalogue.elsewhere, markup: 0, version })
      .expect(200);
    expect(await found(now, { reference: 'COP-77' })).toHaveLength(1);
    await app.admin.post(`${path}/duplicate`).expect(201);
    expect(await found(now, { reference: 'COP-77' })).toHaveLength(2);
    await app.admin.delete(path).expect(200);
    expect(await found(now, { reference: 'COP-77' })).toHaveLength(1);
  });

  it('shows a user no order that they do not see, and asks for a part of the order', async () => {
    const { setId } = await newSet(app.admin, { customer_id: catalogue.customer });
    const part = await partOf(app.admin, setId, catalogue, { reference: 'SEC-9' });
    const production = await newSet(app.admin, { customer_id: catalogue.customer, type: 'order' });
    await partOf(app.admin, production.setId, catalogue, { reference: 'SEC-9' });
    const person = await app.userWith('edit_pre_orders');
    const { orderId: own, setId: firstSet } = await newSet(person, { customer_id: catalogue.customer });
    expect(await found(own, { reference: 'SEC-9' }, person)).toEqual([]);
    const mine = await partOf(person, firstSet, catalogue, { reference: 'SEC-9' });
    const { orderId: next } = await newSet(person, { customer_id: catalogue.customer });
    expect(await found(next, { reference: 'SEC-9' }, person)).toEqual([`${String(mine.id)} same_reference`]);
    expect(await found(next, { reference: 'SEC-9' })).toHaveLength(3);
    const path = `/api/orders/${String(own)}/earlier-parts`;
    await person.get(`${path}?part_id=${String(part.id)}`).expect(404);
    await person.get(`${path}?length=abc`).expect(422);
    await app.admin.get('/api/orders/999999999/earlier-parts').expect(404);
  });

  it('is put right where it was wrong, and says which parts were', async () => {
    const { orderId, setId } = await newSet(app.admin, {});
    const part = await newPart(app.admin, setId, exampleFields(catalogue));
    const lost = await newPart(app.admin, setId, exampleFields(catalogue));
    const check = async (repair: boolean) => {
      const wrong: number[][] = [];
      await app.app.get(PartKeysKeeper).checkAll({ repair, onWrong: (...one) => wrong.push(one) });
      return wrong;
    };
    expect(await check(false)).toEqual([]);
    await app.db.write(async () => {
      const { manager } = app.db;
      await manager.query("UPDATE part_keys SET title_key = 'outra' WHERE part_id = ?", [part.id]);
      await manager.query('DELETE FROM part_keys WHERE part_id = ?', [lost.id]);
    });
    const wrong = [
      [orderId, part.id],
      [orderId, lost.id],
    ];
    expect(await check(false)).toEqual(wrong);
    expect(await check(true)).toEqual(wrong);
    expect(await check(false)).toEqual([]);
  });

  it('is filled once for the parts that there were before it, reading their drawings', async () => {
    const { setId } = await newSet(app.admin, {});
    const drawing = dxf([rectangle(0, 0, 321, 123), circle(20, 20, 5)]);
    const before = await priced(await uploaded(setId, drawing, 'antiga.dxf'));
    const { orderId: now, setId: ownSet } = await newSet(app.admin, {});
    const part = await uploaded(ownSet, drawing, 'nova.dxf');
    const all = await found(now, { part_id: part.id });
    expect(all).toEqual([`${String(before.id)} same_file same_outline`]);
    await app.db.write(async () => {
      const { manager } = app.db;
      await manager.query('UPDATE stored_files SET digest = NULL, outline = NULL');
      await manager.query('DELETE FROM part_keys');
      await manager.query('DELETE FROM part_keys_fill');
    });
    expect(await found(now, { part_id: part.id })).toEqual([]);
    const fill = app.app.get(PartKeysFill);
    fill.onApplicationBootstrap();
    await fill.filled();
    expect(await found(now, { part_id: part.id })).toEqual(all);
    expect(await app.db.manager.query('SELECT next_id FROM part_keys_fill')).toEqual([{ next_id: 0 }]);
  });
});
