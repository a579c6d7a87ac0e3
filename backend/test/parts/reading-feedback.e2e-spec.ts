import { AuditLog } from '../../src/audit/audit-log.service.js';
import { forgetLearnt } from '../../src/orders/reading-feedback/learnt-feedback.js';
import { ReadingFeedbackRepository } from '../../src/orders/reading-feedback/reading-feedback.repository.js';
import { Database } from '../../src/platform/database/database.js';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { STEEL } from '../world/example.js';
import { newSet } from '../world/orders.js';
import { ruledDrawing, type RuledDrawing } from '../world/ruled-drawing.js';

interface Suggestion {
  field: string;
  value: string | number;
  confidence: number;
  learned_from: number;
}

/** A part that was made of a drawing. */
interface Part {
  id: number;
  setId: number;
}

const A3 = [1191, 842] as const;

/** Each drawing is another file, so that it counts by itself. */
const drawing = (name: string, rest: Partial<RuledDrawing> = {}, values: Record<string, string> = {}) => ({
  values: {
    NOME: 'CONJUNTO 7',
    '': name,
    MATERIAL: 'SAE 1020',
    ESPESSURA: '3 mm',
    'Nº DO DESENHO': `FJ-${name.length}${name.charCodeAt(0)}`,
    'REV.': 'A',
    ...values,
  },
  ...rest,
});

describe('what is saved for drawings of a customer', () => {
  let app: TestApp;
  let user: Client;
  let catalogue: Catalogue;
  let customer: number;
  let setId: number;

  const newCustomer = async (name: string) =>
    (await user.post('/api/customers', { name }).expect(201)).body.id as number;
  const setOf = async (customer_id: number | null) => (await newSet(user, { customer_id, markup: 30 })).setId;

  beforeAll(async () => {
    app = await TestApp.start();
    user = await app.userWith('edit_pre_orders');
    catalogue = await catalogueOf(user);
  });

  beforeEach(async () => {
    customer = await newCustomer(`Cliente ${String(Math.random())}`);
    setId = await setOf(customer);
  });

  afterAll(() => app.close());

  const upload = async (drawn: RuledDrawing | Buffer, into = setId): Promise<Part> => {
    const bytes = Buffer.isBuffer(drawn) ? drawn : await ruledDrawing(drawn);
    const call = user.post('/api/upload-set-part').field('set_id', String(into));
    const { body } = await call.attach('file', bytes, 'desenho.pdf').expect(201);
    return { id: body.id as number, setId: into };
  };
  const save = async ({ id, setId: set }: Part, fields: object) =>
    user
      .put(`/api/sets/${String(set)}/parts/${String(id)}`, {
        type: 'material',
        material_id: catalogue.material,
        ...fields,
      })
      .expect(200);
  const suggestionsOf = async ({ id }: Part) =>
    (await user.get(`/api/set-parts/${String(id)}/suggestions`).expect(200)).body.suggestions as Suggestion[];
  const suggested = async (part: Part, field: string) => {
    const found = (await suggestionsOf(part)).find((each) => each.field === field);
    return found && [found.value, Number(found.confidence.toFixed(2)), found.learned_from];
  };
  /** How many judgements of this customer's names are kept. */
  const count = async () => {
    const [row] = await app.db.manager.query<{ many: number }[]>(
      "SELECT COUNT(*) AS many FROM reading_feedback WHERE customer_id = ? AND field = 'title'",
      [customer],
    );
    return Number(row?.many);
  };

  test('a correction teaches the cell, on the next sheet of any size; no other customer and no other block learns it', async () => {
    const first = await upload(drawing('Suporte'));
    expect(await suggested(first, 'title')).toEqual(['CONJUNTO 7', 0.98, 0]);
    await save(first, { title: 'Suporte' });

    const next = await upload(drawing('Tampa lateral', { sheet: A3 }));
    expect(await suggested(next, 'title')).toEqual(['Tampa lateral', 0.67, 1]);
    await save(next, { title: 'TAMPA LATERAL' });
    expect(await suggested(await upload(drawing('Pino')), 'title')).toEqual(['Pino', 0.75, 2]);

    expect(await suggested(await upload(drawing('Eixo', { other: true })), 'title')).toEqual([
      'CONJUNTO 7',
      0.98,
      0,
    ]);
    const elsewhere = await setOf(await newCustomer('Outro'));
    expect(await suggested(await upload(drawing('Eixo'), elsewhere), 'title')).toEqual([
      'CONJUNTO 7',
      0.98,
      0,
    ]);
    const without = await setOf(null);
    const none = await upload(drawing('Eixo'), without);
    await save(none, { title: 'Eixo' });
    expect(await suggested(none, 'title')).toEqual(['CONJUNTO 7', 0.98, 0]);
  });

  test('what is accepted makes it surer, what is corrected to nothing printed leaves it out after two drawings', async () => {
    for (const name of ['Um', 'Dois', 'Tres']) {
      const part = await upload(drawing(name));
      await save(part, { reference: `FJ-${name.length}${name.charCodeAt(0)}`, title: `Meu nome ${name}` });
    }
    const next = await upload(drawing('Quatro'));
    expect(await suggested(next, 'reference')).toEqual(['FJ-681', 0.99, 3]);
    expect(await suggested(next, 'title')).toBeUndefined();
  });

  test('each drawing counts once, in its last state; what is empty or unchanged says nothing', async () => {
    const bytes = await ruledDrawing(drawing('Suporte'));
    const part = await upload(bytes);
    await save(part, { title: 'desenho', reference: null, thickness: 0 });
    await save(part, { obs: 'x' });
    expect(await count()).toBe(0);
    await save(part, { title: 'Errado' });
    await save(part, { title: 'Suporte' });
    await save(part, { title: 'CONJUNTO 7' });
    // The place that was read, and the one that a save in between had led to is taken back.
    expect(await count()).toBe(1);
    const same = await upload(bytes, await setOf(customer));
    await save(same, { title: 'CONJUNTO 7' });
    expect(await count()).toBe(1);
  });

  test('a material is compared with the catalogue', async () => {
    const { body: material } = await user
      .post('/api/materials', { ...STEEL, name: 'Aço SAE 1045' })
      .expect(201);
    const first = await upload(drawing('Um'));
    expect(await suggested(first, 'material')).toEqual(['SAE 1020', 0.98, 0]);
    for (const part of [first, await upload(drawing('Dois'))]) {
      await save(part, { material_id: material.id, thickness: 3 });
    }
    const next = await upload(drawing('Tres'));
    expect(await suggested(next, 'material')).toBeUndefined();
    expect(await suggested(next, 'thickness')).toEqual([3, 0.99, 2]);
  });

  test('rows of the table teach as the dialog does, and taking a change back takes back what it taught', async () => {
    const part = await upload(drawing('Suporte'));
    const { body: set } = await user.get(`/api/sets/${String(setId)}`).expect(200);
    const batch = async (row: object) =>
      (
        await user
          .patch(`/api/orders/${String(set.order_id)}/parts`, {
            parts: [{ id: part.id, ...row }],
            keep: true,
          })
          .expect(200)
      ).body as { kept: { state: string }[] };
    const { kept } = await batch({ type: 'material', material_id: catalogue.material, title: 'Suporte' });
    expect(await count()).toBe(2);
    expect(await suggested(await upload(drawing('Tampa')), 'title')).toEqual(['Tampa', 0.67, 1]);
    await batch({ restore: kept[0]?.state });
    expect(await count()).toBe(0);
    expect(await suggested(await upload(drawing('Pino')), 'title')).toEqual(['CONJUNTO 7', 0.98, 0]);
  });

  test('a date that may be read in two ways is shown as the other drawings of the customer are dated', async () => {
    const dated = (date: string, rest = {}) => upload(drawing(`Peça ${date}`, rest, { DATA: date }));
    const open = await dated('03/04/2013');
    expect(await suggested(open, 'date')).toBeUndefined();
    await dated('11/29/2013', { other: true });
    expect(await suggested(open, 'date')).toEqual(['2013-03-04', 0.98, 0]);
    await dated('23/04/2013');
    expect(await suggested(open, 'date')).toEqual(['2013-04-03', 0.98, 0]);
    await dated('04/23/2013');
    expect(await suggested(open, 'date')).toBeUndefined();
    expect(await suggested(await dated('2013-04-03'), 'date')).toEqual(['2013-04-03', 0.98, 0]);
  });

  test('can be looked at, and forgotten of a field, of a block and of a customer, which leaves the certainty of before', async () => {
    const path = `/api/customers/${String(customer)}/reading-feedback`;
    expect((await user.get(path).expect(200)).body).toEqual([]);
    for (const name of ['Um', 'Dois']) {
      const part = await upload(drawing(name));
      await save(part, { title: name, reference: `FJ-${String(name.length)}${String(name.charCodeAt(0))}` });
    }
    const other = await upload(drawing('Eixo', { other: true }));
    await save(other, { title: 'Eixo' });
    const next = await upload(drawing('Tampa'));
    expect(await suggested(next, 'title')).toEqual(['Tampa', 0.75, 2]);
    expect(await suggested(next, 'reference')).toEqual(['FJ-584', 0.99, 2]);

    const { body: blocks } = await user.get(path).expect(200);
    expect(blocks).toMatchObject([{ drawings: 1 }, { drawings: 2, last_at: expect.any(String) as string }]);
    expect(blocks[1].places.filter(({ field }: { field: string }) => field !== 'material')).toEqual([
      { field: 'title', inside: true, label: null, accepted: 2, corrected: 0 },
      { field: 'title', inside: true, label: 'nome', accepted: 0, corrected: 2 },
      { field: 'reference', inside: true, label: 'no do desenho', accepted: 2, corrected: 0 },
    ]);
    const { title_block } = blocks[1] as { title_block: string };

    const forgotten = async () => {
      const history = `/api/administration-history?kind=customers&record_id=${String(customer)}`;
      const { body } = await app.admin.get(history).expect(200);
      const { data } = body as {
        data: Record<'user_id' | 'action' | 'field' | 'before' | 'after', unknown>[];
      };
      return data
        .filter(({ action }) => action === 'forgotten')
        .reverse()
        .map(({ user_id, field, before, after }) => [user_id, field, before, after]);
    };
    const forget = async (query: string) =>
      (await user.delete(`${path}${query}`).expect(200)).body as unknown[];
    // What can't be noted is not forgotten.
    const viewer = { id: user.userId ?? 0, admin: false, permissions: new Set<string>() };
    const failing = jest.spyOn(app.app.get(AuditLog), 'record').mockRejectedValueOnce(new Error('no room'));
    const from = {
      db: app.app.get(Database),
      rows: app.app.get(ReadingFeedbackRepository),
      audit: app.app.get(AuditLog),
    };
    await expect(forgetLearnt(from, viewer, customer, {})).rejects.toThrow('no room');
    failing.mockRestore();
    expect(await suggested(next, 'title')).toEqual(['Tampa', 0.75, 2]);
    await forget(`?title_block=${title_block}&field=title`);
    expect(await suggested(next, 'title')).toEqual(['CONJUNTO 7', 0.98, 0]);
    expect(await suggested(next, 'reference')).toEqual(['FJ-584', 0.99, 2]);
    expect(await forget(`?title_block=${title_block}`)).toHaveLength(1);
    expect(await suggested(next, 'reference')).toEqual(['FJ-584', 0.98, 0]);
    expect(await forget('')).toEqual([]);
    const shown = `Legenda ${title_block.slice(0, 8)}`;
    const history = [`${shown}, Nome (2 desenhos)`, `${shown} (2 desenhos)`, 'Todas as legendas (1 desenho)'];
    const noted = history.map((before) => [user.userId, 'Aprendido dos desenhos', before, null]);
    expect(await forgotten()).toEqual(noted);
    // There was nothing left, of this or of an unknown block.
    await forget('');
    await forget('?title_block=0000');
    expect(await forgotten()).toEqual(noted);

    await user.delete(`${path}?field=nonsense`).expect(422);
    await user.get('/api/customers/999999/reading-feedback').expect(404);
    await user.delete('/api/customers/999999/reading-feedback').expect(404);
  });

  test('shows each block on the newest of its drawings, to those who see the drawing, under the name that the history has', async () => {
    const blocks = async (who: Client) =>
      (await who.get(`/api/customers/${String(customer)}/reading-feedback`).expect(200)).body as {
        title_block: string;
        name: string;
        drawing: null | { name: string; page: number; content: string; place: Record<string, number> };
      }[];
    const part = await upload(drawing('Suporte'));
    await save(part, { title: 'Suporte' });
    const newest = async (who: Client) => (await blocks(who))[0]?.drawing ?? null;
    const [block] = await blocks(user);
    const { title_block = '', name } = block ?? {};
    expect(name).toBe(title_block.slice(0, 8));
    const first = await newest(user);
    expect(first).toMatchObject({ name: 'desenho.pdf', page: 1, place: expect.any(Object) as object });
    const place = first?.place as Record<'x' | 'y' | 'width' | 'height', number>;
    // Its cells are in the lower right corner of the sheet.
    expect(Math.min(place.x, place.y)).toBeGreaterThan(0.3);
    expect(Math.min(place.x + place.width, place.y + place.height)).toBeGreaterThan(0.8);
    expect(Math.max(place.x + place.width, place.y + place.height)).toBeLessThanOrEqual(1);

    const newer = await upload(drawing('Tampa', { sheet: A3 }));
    const { body: shown } = await user.get(`/api/set-parts/${String(newer.id)}`).expect(200);
    const { content } = shown as { content: string };
    expect(await newest(user)).toMatchObject({ content });
    await user.get(content).expect(200);
    expect(await newest(await app.userWith('edit_pre_orders'))).toBeNull();
    expect(await newest(await app.userWith('view_all_orders'))).toMatchObject({ content });
  });

  test('goes with the customer', async () => {
    const part = await upload(drawing('Suporte'));
    await save(part, { title: 'Suporte' });
    expect(await count()).toBe(2);
    const { body: set } = await user.get(`/api/sets/${String(setId)}`).expect(200);
    await app.admin.delete(`/api/orders/${String(set.order_id)}`).expect(200);
    await app.admin.delete(`/api/customers/${String(customer)}`).expect(200);
    expect(await count()).toBe(0);
  });
});
