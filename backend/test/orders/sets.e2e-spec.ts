import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { SetView } from '../../src/orders/sets/set-view.js';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { exampleFields, newPart, newSet } from '../world/orders.js';
import { pdf, png } from '../world/uploads.js';

describe('Sets', () => {
  let app: TestApp;
  let user: Client;
  let catalogue: Catalogue;
  let orderId: number;
  let setId: number;

  beforeAll(async () => {
    app = await TestApp.start();
    user = await app.userWith('edit_pre_orders');
    catalogue = await catalogueOf(user);
  });

  afterAll(() => app.close());

  beforeEach(async () => {
    ({ orderId, setId } = await newSet(user, { customer_id: catalogue.customer }));
  });

  const update = (body: object) => user.post(`/api/sets/${setId}/update`, body);
  const picture = (bytes: Buffer, name: string) =>
    user.post(`/api/sets/${setId}/update`).attach('image', bytes, name);

  test('a new set stands at the end of its order, with the defaults', async () => {
    const { body } = await user.post('/api/sets', { name: ' Base ', order_id: orderId }).expect(201);
    expect(body).toEqual({
      id: expect.any(Number),
      order_id: orderId,
      position: 2,
      breaks: [],
      name: 'Base',
      status: 'in_production',
      quantity: 1,
      unit: 'piece',
      ncm_id: null,
      ncm: null,
      reference: null,
      obs: null,
      version: 1,
      content: null,
      thumbnail: null,
      original: null,
      parts: [],
    });
    expect((await user.get(`/api/sets/${body.id}`).expect(200)).body).toEqual(body);
  });

  test('a set needs a name and an order', async () => {
    const { body } = await user.post('/api/sets', { name: ' ' }).expect(422);
    expect(body.errors).toEqual({ name: ['Nome é obrigatório'], order_id: ['Campo obrigatório'] });
    await user.post('/api/sets', { name: 'Base', order_id: 999_999 }).expect(404);
  });

  test('JSON and multipart change the given fields alone', async () => {
    const all = {
      name: 'Mesa',
      quantity: 3,
      unit: 'kg',
      ncm_id: catalogue.ncm,
      reference: 'M-1',
      obs: 'Pintar',
    };
    expect((await update(all).expect(200)).body).toMatchObject({
      ...all,
      ncm: { code: '7326.90.90', ipi: 5 },
      version: 2,
    });
    const form = user
      .post(`/api/sets/${setId}/update`)
      .field('quantity', '4')
      .field('ncm_id', '')
      .field('obs', '');
    expect((await form.expect(200)).body).toMatchObject({
      ...all,
      quantity: 4,
      ncm_id: null,
      ncm: null,
      obs: null,
      version: 3,
    });
  });

  test('everything wrong is answered at once', async () => {
    const { body } = await update({ name: '', quantity: 1.5, unit: 'm' }).expect(422);
    expect(body.errors).toEqual({
      name: ['Nome é obrigatório'],
      quantity: ['Apenas números inteiros'],
      unit: ['Valor não reconhecido'],
    });
    expect((await update({ ncm_id: 999_999 }).expect(422)).body.errors).toEqual({
      ncm_id: ['Registro não encontrado'],
    });
  });

  test('a save on an older version changes nothing', async () => {
    await update({ name: 'Um', version: 1 }).expect(200);
    await update({ name: 'Dois', version: 1 }).expect(409);
    expect((await user.get(`/api/sets/${setId}`)).body).toMatchObject({ name: 'Um', version: 2 });
  });

  test('a picture is shown, replaced, and taken away', async () => {
    const drawn = (
      await picture(await png(), 'foto.png')
        .field('name', 'Com foto')
        .expect(200)
    ).body;
    expect(drawn).toMatchObject({
      name: 'Com foto',
      original: { name: 'foto.png', mime: 'image/png', page: null },
    });
    await user.get(drawn.content).expect(200);
    await user.get(drawn.thumbnail).expect(200);
    const replaced = (await picture(await pdf(2), 'conjunto.pdf').expect(200)).body;
    expect(replaced.original).toMatchObject({ mime: 'application/pdf', page: 1 });
    const shown = await user.get(replaced.content).expect(200);
    expect((await sharp(shown.body as Buffer).metadata()).width).toBeGreaterThan(200);
    await user.get(drawn.content).expect(404);
    const bare = (await update({ remove_image: true }).expect(200)).body;
    expect(bare).toMatchObject({ content: null, thumbnail: null, original: null });
    await user.get(replaced.original.path).expect(404);
  });

  test('a refused picture changes nothing and leaves nothing', async () => {
    const before = objects();
    const { body } = await picture(Buffer.from('not a picture'), 'nota.png')
      .field('name', 'Outro')
      .expect(415);
    expect(body.message).toContain('nota.png');
    await picture(await png(), 'foto.png')
      .field('version', '9')
      .expect(409);
    expect((await user.get(`/api/sets/${setId}`)).body).toMatchObject({
      name: 'Conjunto',
      content: null,
      version: 1,
    });
    expect(objects()).toEqual(before);
  });

  test('a file is shown as the picture that it would be, and nothing of it is stored', async () => {
    const before = objects();
    const preview = (by: Client, bytes: Buffer, name: string) =>
      by.post(`/api/sets/${setId}/picture-preview`).attach('image', bytes, name);
    const shown = await preview(user, await pdf(2), 'conjunto.pdf').expect(200);
    expect(shown.headers['content-type']).toBe('image/webp');
    await picture(await pdf(2), 'conjunto.pdf').expect(200);
    const { content } = (await user.get(`/api/sets/${setId}`)).body as SetView;
    expect((await user.get(content!).expect(200)).body).toEqual(shown.body);
    await update({ remove_image: true }).expect(200);

    const own = await preview(user, await png(60, 40), 'foto.png').expect(200);
    expect(await sharp(own.body as Buffer).metadata()).toMatchObject({ format: 'webp', width: 60 });
    const broken = await preview(user, Buffer.from('%PDF-1.7 and no more'), 'quebrado.pdf').expect(422);
    expect(broken.body.message).toContain('quebrado.pdf');
    expect((await preview(user, Buffer.from('nota'), 'nota.txt').expect(415)).body.message).toContain(
      'nota.txt',
    );
    await user.post(`/api/sets/${setId}/picture-preview`, {}).expect(422);
    await preview(await app.userWith('edit_pre_orders'), await png(), 'foto.png').expect(404);
    await preview(await app.userWith('view_all_orders', 'edit_orders'), await png(), 'foto.png').expect(403);
    expect(objects()).toEqual(before);
  });

  test('a deleted set is answered as it was and leaves no rows and no files', async () => {
    const before = objects();
    const after = (await user.post('/api/sets', { name: 'Depois', order_id: orderId }).expect(201)).body;
    await picture(await png(), 'foto.png').expect(200);
    await newPart(user, setId, exampleFields(catalogue));
    const drawing = await user
      .post('/api/upload-set-part')
      .field('set_id', setId)
      .attach('file', await png(), 'a.png');
    expect(drawing.status).toBe(201);
    const secondary = user
      .post('/api/upload-set-part')
      .field('part_id', drawing.body.id)
      .field('secondary', '1');
    await secondary.attach('file', await pdf(1), 'b.pdf').expect(201);
    const whole = (await user.get(`/api/sets/${setId}`)).body as SetView;
    expect(objects().length).toBeGreaterThan(before.length);

    expect((await user.delete(`/api/sets/${setId}`).expect(200)).body).toEqual(whole);
    await user.get(`/api/sets/${setId}`).expect(404);
    expect(objects()).toEqual(before);
    expect((await user.get(`/api/sets/${after.id}`)).body.position).toBe(1);
    const ids = whole.parts.map(({ id }) => id).join(',');
    for (const query of [
      `SELECT id FROM set_parts WHERE set_id = ${setId}`,
      `SELECT id FROM part_processes WHERE part_id IN (${ids})`,
      `SELECT id FROM stored_files WHERE order_id = ${orderId}`,
    ])
      expect(await app.db.manager.query(query)).toEqual([]);
  });

  test('users who may not see the order get 404, users who may not change it get 403', async () => {
    const otherUser = await app.userWith('edit_pre_orders');
    await otherUser.get(`/api/sets/${setId}`).expect(404);
    await otherUser.post('/api/sets', { name: 'Meu', order_id: orderId }).expect(404);
    await otherUser.delete(`/api/sets/${setId}`).expect(404);
    const reader = await app.userWith('view_all_orders', 'edit_orders');
    await reader.get(`/api/sets/${setId}`).expect(200);
    await reader.post(`/api/sets/${setId}/update`, { name: 'Meu' }).expect(403);
    await reader
      .post(`/api/sets/${setId}/update`)
      .attach('image', await png(), 'foto.png')
      .expect(403);
    await reader.delete(`/api/sets/${setId}`).expect(403);
    await app.anonymous.get(`/api/sets/${setId}`).expect(401);
  });

  /** The names of all stored objects. */
  function objects(): string[] {
    const names = readdirSync(join(app.settings.database.DATA_DIR), { recursive: true, encoding: 'utf8' });
    return names.filter((name) => /(parts|sets)\/.+\./.test(name)).sort();
  }
});
