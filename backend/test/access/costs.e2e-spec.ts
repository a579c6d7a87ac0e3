import { readXlsx } from 'hucre/xlsx';
import type { Test } from 'supertest';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { binary } from '../exchange/workbooks.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { exampleFields, newPart, orderOf, setOf } from '../world/orders.js';
import { PIXEL } from '../world/uploads.js';
import { call, type Target } from './authorization-matrix.calls.js';
import { routesOf } from './authorization-matrix.routes.js';

/** What a part of the worked example costs, leaves, and which share of its price that is. */
const FIGURES = [520.07, 34.33, 5.08];
const printed = FIGURES.map((value) => String(value).replace('.', ','));
const KEYS = /"(\w*_?costs?|contribution|margins?|without_discount)":/g;

/** Which of these an answer says, and where. */
const leaksIn = (text: string): string[] => [
  ...[...text.matchAll(KEYS)].map(([, key = '']) => key),
  ...[...FIGURES.map(String), ...printed].filter((figure) =>
    new RegExp(`(?<![\\d.,])${figure.replace('.', '\\.')}(?![\\d])`).test(text),
  ),
];

describe('what a price costs and leaves', () => {
  let app: TestApp;
  let catalogue: Catalogue;
  let targets: Target[];

  beforeAll(async () => {
    // Documents are the same for all users: without a browser they are refused, which is quick.
    app = await TestApp.startOwn({ REDIS_URL: '', CHROMIUM_PATH: '/nonexistent/chromium' });
    catalogue = await catalogueOf(app.admin);
    targets = [await make('pre_order'), await make('order')];
  });
  afterAll(() => app.close());

  /** An order of the worked part, with a revision, a link and an answer, seen before and changed since. */
  async function make(type: Target['type']): Promise<Target> {
    const order = await orderOf(app.admin, { customer_id: catalogue.customer, markup: 30 });
    const set = await setOf(app.admin, order.id);
    const part = await newPart(app.admin, set.id, {
      ...exampleFields(catalogue),
      title: 'Aba',
      reference: 'R-1',
    });
    await newPart(app.admin, set.id, { ...exampleFields(catalogue), title: 'Aba', reference: 'R-1' });
    const upload = app.admin.post('/api/upload-set-part').field('part_id', part.id);
    const { content } = (await upload.attach('file', PIXEL, 'a.png').expect(201)).body as { content: string };
    const move = (status: string) =>
      app.admin.put(`/api/orders/${order.id}/update-status`, { status }).expect(200);
    await move('waiting_response');
    const link = (await app.admin.post(`/api/orders/${order.id}/links`, {}).expect(200)).body as {
      id: number;
      path: string;
    };
    await app.anonymous.post(`${link.path}/ask`, { name: 'Ana', text: 'Prazo?' }).expect(303);
    const [{ id: answer }] = (await app.admin.get(`/api/orders/${order.id}/answers`)).body as [
      { id: number },
    ];
    await move(type === 'order' ? 'approved' : 'in_progress');
    const saved = await app.admin.post('/api/kits', { name: 'Kit', set_id: set.id }).expect(201);
    const { id: kit } = saved.body as { id: number };
    await app.admin.put(`/api/orders/${order.id}/on-markup-change`, { markup: 35 }).expect(200);
    await app.admin.put(`/api/orders/${order.id}/on-markup-change`, { markup: 30 }).expect(200);
    return {
      type,
      order: order.id,
      set: set.id,
      part: part.id,
      link: link.id,
      answer,
      mail: 1,
      kit,
      file: content,
    };
  }

  /** An answer as text, a workbook by what its cells say. */
  const answerOf = async (test: Test): Promise<{ status: number; text: string }> => {
    const { status, body, headers } = await binary(test);
    if (!Buffer.isBuffer(body)) return { status, text: '' };
    if (!String(headers['content-type']).includes('sheet')) return { status, text: body.toString() };
    return { status, text: JSON.stringify((await readXlsx(body)).sheets.map(({ rows }) => rows)) };
  };

  /** Every route that reads, and those that calculate, as this user: which costs they show, by route. */
  const leaksFor = async (client: Client): Promise<Record<string, string[]>> => {
    const found: Record<string, string[]> = {};
    let answered = 0;
    const read = (route: string, { status, text }: { status: number; text: string }) => {
      if (status < 300) answered += 1;
      const leaks = status < 300 ? leaksIn(text) : [];
      if (leaks.length > 0) found[route] = [...new Set([...(found[route] ?? []), ...leaks])].sort();
    };
    const routes = routesOf(app.app).filter(
      ({ name }) => name.startsWith('GET ') && !name.endsWith('/events'),
    );
    for (const target of targets) {
      for (const { name } of routes) read(name, await answerOf(call(client, name, target)));
      const { order, part, set } = target;
      const edited = { id: part, set_id: set, quantity: 10 };
      const path = `/api/orders/${String(order)}/live-totals`;
      read('POST live-totals', await answerOf(client.post(path, { part_ids: [part], part: edited })));
      read(
        'POST calculateProperties',
        await answerOf(client.post('/api/set-parts/calculateProperties', { part: edited })),
      );
      const saved = client.patch(`/api/orders/${String(order)}/parts`, {
        parts: [{ id: part, obs: 'Lixar' }],
      });
      read('PATCH parts', await answerOf(saved));
      read('POST order-margins', await answerOf(client.post('/api/order-margins', { ids: [order] })));
    }
    expect(answered).toBeGreaterThan(100);
    return found;
  };

  test.each([
    ['only sees', ['view_all_orders']],
    ['estimates', ['view_all_orders', 'edit_pre_orders', 'edit_orders', 'approve_pre_orders']],
  ] as const)('is in no answer to who %s', async (_who, permissions) => {
    expect(await leaksFor(await app.userWith(...permissions))).toEqual({});
  });

  test('is where it belongs for who may see it', async () => {
    const found = await leaksFor(await app.userWith('view_all_orders', 'view_costs'));
    expect(Object.keys(found).sort()).toEqual([
      'GET api/orders/:id/margins',
      'POST calculateProperties',
      'POST live-totals',
      'POST order-margins',
    ]);
    expect(found['GET api/orders/:id/margins']).toEqual(expect.arrayContaining(['cost', '520.07', '5.08']));
  });
});
