import { TestApp } from '../harness/test-app.js';
import { orderOf, readOrder } from '../world/orders.js';
import { PIXEL } from '../world/uploads.js';

describe("an order's service-order file", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  }, 60_000);
  afterAll(() => app.close());

  const filesOf = (id: number): Promise<unknown[]> =>
    app.db.manager.query(`SELECT id FROM stored_files WHERE order_id = ${id}`);

  it('is uploaded with the order, shown by its own name, downloaded, and removed', async () => {
    const { body } = await app.admin
      .post('/api/orders')
      .field('type', 'pre_order')
      .attach('os_file', PIXEL, 'Serviço nº 7.png')
      .expect(201);
    expect(body.os_file).toMatch(/^\/storage\/os\/.*\/\d+_[^/]+\.png$/);
    expect(body).toMatchObject({ os_file_name: 'Serviço nº 7.png', os_file_size: PIXEL.length });
    await app.admin.get(body.os_file).expect(200);
    const path = `/api/orders/${body.id}`;
    const { headers, body: bytes } = await app.admin.get(`${path}/download-os`).expect(200);
    expect(bytes).toEqual(PIXEL);
    expect(headers['content-disposition']).toContain(`filename*=UTF-8''Servi%C3%A7o%20n%C2%BA%207.png`);
    const removed = await app.admin.delete(`${path}/remove-os`).expect(200);
    expect(removed.body).toMatchObject({ os_file: null, os_file_name: null, os_file_size: null, version: 2 });
    await app.admin.get(`${path}/download-os`).expect(404);
    await app.admin.delete(`${path}/remove-os`).expect(404);
    await app.admin.get(body.os_file).expect(404);
    expect(await filesOf(body.id)).toEqual([]);
  });

  it('alone in a save changes nothing else, and takes the place of the one before', async () => {
    const order = await orderOf(app.admin, { payment_obs: 'à vista', markup: 12 });
    const upload = (name: string) =>
      app.admin
        .post(`/api/orders/${order.id}`)
        .set('X-HTTP-Method-Override', 'PUT')
        .attach('os_file', PIXEL, name);
    await upload('primeira.png').expect(200);
    const { body } = await upload('segunda.png').expect(200);
    expect(body).toMatchObject({ payment_obs: 'à vista', markup: 12, os_file_name: 'segunda.png' });
    expect(await filesOf(order.id)).toHaveLength(1);
    expect(await readOrder(app.admin, order.id)).toEqual(body);
  });

  it('is refused when it is no such file, and the save with it', async () => {
    const order = await orderOf(app.admin);
    const text = Buffer.from('só texto');
    await app.admin
      .put(`/api/orders/${order.id}`)
      .field('payment_obs', 'x')
      .attach('os_file', text, 'nota.png')
      .expect(415);
    const large = Buffer.concat([PIXEL, Buffer.alloc(10 * 1024 * 1024)]);
    const { body } = await app.admin
      .put(`/api/orders/${order.id}`)
      .attach('os_file', large, 'grande.png')
      .expect(413);
    expect(body.message).toContain('grande.png');
    expect(await readOrder(app.admin, order.id)).toEqual(order);
    expect(await filesOf(order.id)).toEqual([]);
  });

  it('keeps nothing when the save is refused', async () => {
    const order = await orderOf(app.admin);
    await app.admin
      .put(`/api/orders/${order.id}`)
      .field('version', '99')
      .attach('os_file', PIXEL, 'os.png')
      .expect(409);
    expect(await filesOf(order.id)).toEqual([]);
    expect((await readOrder(app.admin, order.id)).os_file).toBeNull();
  });

  it('is for those who may change the order', async () => {
    const { id } = await orderOf(app.admin);
    const looker = await app.userWith('view_all_orders', 'edit_orders');
    await looker.put(`/api/orders/${id}`).attach('os_file', PIXEL, 'os.png').expect(403);
    await looker.delete(`/api/orders/${id}/remove-os`).expect(403);
  });
});
