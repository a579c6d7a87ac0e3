import { readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { missingPages } from '../files/hostile-pdfs.js';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { newPart, newSet, type Part } from '../world/orders.js';
import { pdf, png } from '../world/uploads.js';

describe('Uploaded drawings @servers', () => {
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

  const upload = (
    bytes: Buffer,
    name: string,
    fields: Record<string, unknown> = { set_id: setId },
    as = user,
  ) =>
    Object.entries(fields)
      .reduce((call, [field, value]) => call.field(field, String(value)), as.post('/api/upload-set-part'))
      .attach('file', bytes, name);

  /** The drawing's objects in storage, as paths in the data folder. */
  const objectsOf = ({ content }: Part) => {
    const folder = content!.split('/').at(-2)!;
    return readdirSync(app.settings.database.DATA_DIR, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.includes(folder) && !name.endsWith(folder),
    );
  };

  test('an image becomes a part named like the file', async () => {
    await newPart(user, setId);
    const { body } = await upload(await png(), 'Suporte direito.v2.png').expect(201);
    expect(body).toMatchObject({
      set_id: setId,
      position: 2,
      title: 'Suporte direito.v2',
      type: null,
      quantity: 0,
      icms: 18,
      original: { name: 'Suporte direito.v2.png', mime: 'image/png', page: null },
    });
    for (const path of [body.content, body.thumbnail, body.original.path]) {
      expect(path).toMatch(/^\/storage\/parts\//);
      await user.get(path).expect(200);
    }
    expect((await user.get(`/api/set-parts/${body.id}`)).body).toEqual(body);
  });

  test('a page of a PDF has a sharper picture to zoom into, and nothing else has', async () => {
    const drawing = (await upload(await pdf(1), 'chapa.pdf').expect(201)).body as Part;
    const photo = (await upload(await png(), 'foto.png').expect(201)).body as Part;
    const sizeOf = async (path: string) => {
      const { body } = await user
        .get(path)
        .responseType('blob')
        .expect(200)
        .expect('Content-Type', 'image/webp');
      const { width, height } = await sharp(body as Buffer).metadata();
      return Math.max(width, height);
    };
    expect(await sizeOf(drawing.content!)).toBe(2000);
    expect(await sizeOf(`${drawing.content!}?sharp=1`)).toBe(6000);
    expect(await sizeOf(`${photo.content!}?sharp=1`)).toBe(await sizeOf(photo.content!));
    expect(objectsOf(drawing)).toHaveLength(4);
    await user.delete(`/api/set-parts/${drawing.id}`).expect(200);
    expect(objectsOf(drawing)).toEqual([]);
  });

  test('a preview that stands in for a sharp picture is asked for again', async () => {
    const drawing = (await upload(await pdf(1), 'chapa.pdf').expect(201)).body as Part;
    const kept = 'private, max-age=31536000, immutable';
    await user.get(drawing.content!).expect('Cache-Control', kept);
    const original = objectsOf(drawing).find((name) => name.endsWith('.pdf'))!;
    const [here, away] = [original, `${original}.away`].map((name) =>
      join(app.settings.database.DATA_DIR, name),
    );
    renameSync(here!, away!);
    await user.get(`${drawing.content!}?sharp=1`).expect(200).expect('Cache-Control', 'private, no-cache');
    renameSync(away!, here!);
    await user.get(`${drawing.content!}?sharp=1`).expect(200).expect('Cache-Control', kept);
  });

  test('a PDF of three pages becomes three parts in page order', async () => {
    const body = (await upload(await pdf(3), 'Peça ção.pdf').expect(201)).body as Part[];
    expect(body.map(({ position, title, original }) => [position, title, original?.page])).toEqual([
      [1, 'Peça ção – página 1', 1],
      [2, 'Peça ção – página 2', 2],
      [3, 'Peça ção – página 3', 3],
    ]);
    const pictures = await Promise.all(body.map(({ content }) => user.get(content!).expect(200)));
    const ratios = await Promise.all(
      pictures.map(async ({ body: bytes }) => {
        const { width, height } = await sharp(bytes).metadata();
        return Math.round((width / height) * 10) / 10;
      }),
    );
    expect(ratios).toEqual([1.5, 2, 2.5]);
    expect((await user.get(`/api/sets/${setId}/parts`)).body).toEqual(body);
  });

  test('a page that can not be read does not refuse the others: the answer names it', async () => {
    const send = (there: boolean[]) => upload(missingPages(there), 'Chapas.pdf').expect(201);
    const { body } = await send([true, false, true]);
    expect(body).toMatchObject([
      {
        title: 'Chapas – página 1',
        upload_notice:
          'A página 2 do PDF "Chapas.pdf" não pôde ser lida e ficou de fora. As outras foram incluídas.',
      },
      { title: 'Chapas – página 3' },
    ]);
    expect(body[1]).not.toHaveProperty('upload_notice');
    const { body: only } = await send([false, false, true]);
    expect(only).toMatchObject({
      title: 'Chapas – página 3',
      upload_notice:
        'As páginas 1 e 2 do PDF "Chapas.pdf" não puderam ser lidas e ficaram de fora. As outras foram incluídas.',
    });
    expect((await user.get(`/api/sets/${setId}/parts`)).body).toHaveLength(3);
  });

  test('sent twice, at once or again, it becomes its parts once', async () => {
    const bytes = await pdf(2);
    const before = objects().length;
    const send = () => upload(bytes, 'Dupla.pdf', { set_id: setId, upload_id: 'one-drop' });
    const both = await Promise.all([send(), send()]);
    const again = await send();
    expect([...both, again].map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(both[1].body).toEqual(both[0].body);
    expect(again.body).toEqual(both[0].body);
    expect((await user.get(`/api/sets/${setId}/parts`)).body).toHaveLength(2);
    expect(objects()).toHaveLength(before + 5);
    await upload(bytes, 'Dupla.pdf', { set_id: setId, upload_id: 'another-drop' }).expect(201);
    expect((await user.get(`/api/sets/${setId}/parts`)).body).toHaveLength(4);
  });

  test('a PDF of one page becomes one part without a page in its title', async () => {
    expect((await upload(await pdf(1), 'Tampa.pdf').expect(201)).body.title).toBe('Tampa');
  });

  test('the secondary drawing is stored, replaced, and goes with the part', async () => {
    const before = objects();
    const part = (await upload(await png(), 'a.png').expect(201)).body;
    const toPart = { part_id: part.id, secondary: 1 };
    const first = (await upload(await png(90, 90), 'b.png', toPart).expect(201)).body;
    expect(first).toMatchObject({
      id: part.id,
      content: part.content,
      secondary_original: { name: 'b.png' },
    });
    await user.get(first.secondary_content).expect(200);
    const second = (await upload(await pdf(2), 'c.pdf', toPart).expect(201)).body;
    expect(second.secondary_original).toMatchObject({ name: 'c.pdf', page: 1 });
    await user.get(first.secondary_content).expect(404);
    await user.delete(`/api/set-parts/${part.id}`).expect(200);
    expect(objects()).toEqual(before);
  });

  test('a newer revision of the drawing keeps the part and the revision before; older ones go', async () => {
    const before = objects();
    const part = (await upload(await png(), 'a.png').expect(201)).body;
    const revise = async (name: string) =>
      (await upload(await png(70, 70), name, { part_id: part.id }).expect(201)).body;
    const first = await revise('b.png');
    expect(first).toEqual({
      ...part,
      content: first.content,
      thumbnail: first.thumbnail,
      original: first.original,
      previous_content: part.content,
      previous_original: part.original,
    });
    expect(first.original.name).toBe('b.png');
    await user.get(part.content).expect(200);
    const second = await revise('c.png');
    expect(second).toMatchObject({ original: { name: 'c.png' }, previous_original: { name: 'b.png' } });
    await user.get(part.content).expect(404);
    await user.delete(`/api/set-parts/${part.id}`).expect(200);
    expect(objects()).toEqual(before);
  });

  test('a drawing reaches its part where it is now, though the sender still sees it in another set or order', async () => {
    const { orderId, setId: from } = await newSet(user, { customer_id: catalogue.customer });
    const { id: into } = (await user.post('/api/sets', { name: 'Outro', order_id: orderId }).expect(201))
      .body;
    const elsewhere = await newSet(user, { customer_id: catalogue.customer });
    const { id } = await newPart(user, from);
    const move = async (order: number, set: number, from_order_id?: number) => {
      const targets = [{ set_id: set, ids: [id], position: 1 }];
      await user
        .post(`/api/orders/${order}/transfer-parts`, { mode: 'move', targets, from_order_id })
        .expect(200);
    };
    await move(orderId, into);
    const { body } = await upload(await png(), 'Aba.png', { set_id: from, part_id: id }).expect(201);
    expect(body).toMatchObject({ id, set_id: into, original: { name: 'Aba.png' } });
    await move(elsewhere.orderId, elsewhere.setId, orderId);
    const call = await upload(await png(), 'Aba rev B.png', { set_id: into, part_id: id });
    // A part that was put in another order is another part there: the one that was is gone.
    expect(call.status).toBe(404);
    const { body: order } = await user.get(`/api/orders/${orderId}`).expect(200);
    expect(order.sets.flatMap(({ parts }: { parts: Part[] }) => parts)).toEqual([]);
  });

  test('a part without a drawing gets one', async () => {
    const fields = { set_id: setId, title: 'Tampa', quantity: 3 };
    const blank = (await user.post(`/api/sets/${setId}/parts`, fields).expect(201)).body;
    const drawn = (await upload(await png(), 'tampa.png', { part_id: blank.id }).expect(201)).body;
    expect(drawn).toMatchObject({ title: 'Tampa', quantity: 3, previous_content: null });
    await user.get(drawn.content).expect(200);
  });

  test('deleting a page of a PDF keeps the file for the other pages', async () => {
    const [first, second] = (await upload(await pdf(2), 'Duas.pdf').expect(201)).body;
    await user.delete(`/api/set-parts/${first.id}`).expect(200);
    await user.get(first.content).expect(404);
    await user.get(second.original.path).expect(200);
    await user.get(second.content).expect(200);
  });

  test('a broken file leaves no part and no object', async () => {
    const before = objects();
    const broken = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from('nothing of a document')]);
    const { body, status } = await upload(broken, 'quebrado.pdf');
    expect([415, 422]).toContain(status);
    expect(body.message).toContain('quebrado.pdf');
    const text = await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'desenho.svg');
    expect(text.status).toBe(415);
    expect((await user.get(`/api/sets/${setId}/parts`)).body).toEqual([]);
    expect(objects()).toEqual(before);
  });

  test('a file, and a set or a part that the user may change, are needed', async () => {
    await user.post('/api/upload-set-part').field('set_id', setId).expect(422);
    await upload(await png(), 'a.png', {}).expect(422);
    await upload(await png(), 'a.png', { set_id: 999_999 }).expect(404);
    const before = objects();
    const reader = await app.userWith('view_all_orders', 'edit_orders');
    await upload(await png(), 'a.png', { set_id: setId }, reader).expect(403);
    const otherUser = await app.userWith('edit_pre_orders');
    await upload(await png(), 'a.png', { set_id: setId }, otherUser).expect(404);
    expect(objects()).toEqual(before);
  });

  test('several files at once: every part gets a place of its own, pages stay together', async () => {
    const files = await Promise.all([pdf(2), png(), pdf(3), png(), png()]);
    const names = ['A.pdf', 'B.png', 'C.pdf', 'D.png', 'E.png'];
    const answers = await Promise.all(
      files.map((bytes, index) => upload(bytes, names[index]!).then(({ status }) => status)),
    );
    expect(answers).toEqual([201, 201, 201, 201, 201]);
    const parts = (await user.get(`/api/sets/${setId}/parts`)).body as Part[];
    expect(parts.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const first = parts.findIndex(({ title }) => title === 'C – página 1');
    expect(parts.slice(first, first + 3).map(({ title }) => title)).toEqual([
      'C – página 1',
      'C – página 2',
      'C – página 3',
    ]);
  });

  /** The names of all stored objects. */
  function objects(): string[] {
    const names = readdirSync(join(app.settings.database.DATA_DIR), { recursive: true, encoding: 'utf8' });
    return names.filter((name) => /(parts|sets)\/.+\./.test(name)).sort();
  }
});
