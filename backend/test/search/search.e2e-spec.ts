import fc from 'fast-check';
import { dxf, entity, rectangle } from '../../src/files/flat-pattern/dxf-samples.js';
import { SearchKeeper } from '../../src/search/search.keeper.js';
import { entryKey } from '../../src/search/domain/documents.js';
import { SearchIndex } from '../../src/search/search-index.js';
import { SearchFill } from '../../src/search/search-fill.service.js';
import type { SearchView } from '../../src/search/search.dto.js';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { walks } from '../harness/walks.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { newPart, newSet, type OrderBody, orderOf, readOrder, setOf } from '../world/orders.js';
import { drawn, PIXEL } from '../world/uploads.js';

describe('search @servers', () => {
  let app: TestApp;
  let catalogue: Catalogue;

  beforeAll(async () => {
    app = await TestApp.startOwn();
    catalogue = await catalogueOf(app.admin);
  });
  afterAll(() => app.close());

  const search = async (q: string, client: Client = app.admin): Promise<SearchView> => {
    const { body } = await client.get(`/api/search?q=${encodeURIComponent(q)}`).expect(200);
    return body as SearchView;
  };
  /** What is found, in words that read well. */
  const found = async (q: string, client?: Client): Promise<string[]> => {
    const { orders, parts, customers, entries } = await search(q, client);
    return [
      ...orders.map(({ id }) => `order ${String(id)}`),
      ...parts.map(({ order_id, title }) => `part ${title} of ${String(order_id)}`),
      ...[...customers, ...entries].map(({ catalogue: kind, name }) => `${kind} ${name}`),
    ];
  };

  it('finds rules for minutes by their names, and no longer once they are gone', async () => {
    const rule = { name: 'Plasma de bancada', driver: 'cut', rows: [{ speed: 900 }] };
    const { body } = await app.admin.post('/api/time-rules', rule).expect(201);
    expect(await found('plasma banc')).toEqual(['time-rules Plasma de bancada']);
    await app.admin.put(`/api/time-rules/${body.id}`, { ...rule, name: 'Oxicorte de bancada' }).expect(200);
    expect(await found('plasma banc')).toEqual([]);
    expect(await found('oxicorte')).toEqual(['time-rules Oxicorte de bancada']);
    await app.admin.delete(`/api/time-rules/${body.id}`).expect(200);
    expect(await found('oxicorte')).toEqual([]);
    // Those of the seed.
    expect(await found('laser fibra')).toEqual(['time-rules Laser de fibra 3–4 kW (valores típicos)']);
  });

  it('finds orders by number, customer, set, file and parts, in any spelling', async () => {
    const { orderId: id, setId } = await newSet(app.admin, { customer_id: catalogue.customer });
    const os = app.admin.put(`/api/orders/${String(id)}`).attach('os_file', PIXEL, 'OS Tramontina 4471.png');
    await os.expect(200);
    const part = await newPart(app.admin, setId, { title: 'Mão-francesa Ø12,5', reference: 'TR-4471.02/B' });
    const own = `order ${String(id)}`;
    const hit = `part Mão-francesa Ø12,5 of ${String(id)}`;
    expect(await found(String(id).padStart(6, '0'))).toContain(own);
    expect(await found('tramont')).toEqual([own]);
    expect(await found('MAO FRANCESA')).toEqual([hit]);
    expect(await found('tr447102b')).toEqual([hit]);
    expect(await found('tr-4471')).toEqual([hit]);
    expect(await found('12.5 mao')).toEqual([hit]);
    expect(await found('acai mao')).toEqual([hit]);
    expect(await found('metalurgica tramontina')).toEqual([own]);
    expect(await found('11222333000181')).toEqual([own, 'customers Metalúrgica Açaí']);
    expect(await found('11.222.333/')).toEqual([own, 'customers Metalúrgica Açaí']);
    expect(await found('metalurgica longe')).toEqual([]);
    const { orders, parts } = await search('tramontina');
    expect(orders).toMatchObject([
      { id, type: 'pre_order', customer: 'Metalúrgica Açaí', excerpt: 'OS Tramontina 4471.png' },
    ]);
    expect(parts).toEqual([]);
    expect((await search('francesa')).parts).toMatchObject([
      { id: part.id, order_id: id, reference: 'TR-4471.02/B', customer: 'Metalúrgica Açaí', excerpt: null },
    ]);
  });

  it('finds parts by what is written in their drawings, with the words around it', async () => {
    const { orderId: id, setId } = await newSet(app.admin, { customer_id: catalogue.customer });
    const upload = async (file: Buffer, name: string, fields: Record<string, number>) => {
      const call = app.admin.post('/api/upload-set-part');
      for (const [field, value] of Object.entries(fields)) void call.field(field, value);
      await call.attach('file', file, name).expect(201);
    };
    const drawing = (number: string) => drawn(['Carcaça do redutor', `Nº ${number}`, 'FoFo GG-25']);
    await upload(await drawing('RD-5531.07/A'), 'digitalizado 3.pdf', { set_id: setId });
    const [part] = (await readOrder(app.admin, id)).sets[0]?.parts ?? [];
    const hit = `part digitalizado 3 of ${String(id)}`;
    for (const q of ['rd553107a', 'RD 5531', 'carcaca', 'redutor metalurgica', 'digitalizado gg-25']) {
      expect(await found(q)).toEqual([hit]);
    }
    expect(await found('redutor inexistente')).toEqual([]);
    const [shown] = (await search('rd-5531')).parts;
    expect(shown).toMatchObject({
      unit_value: 0,
      thumbnail: expect.stringMatching(/^\/storage\/.*\.webp$/) as string,
    });
    // After whatever is called so.
    expect(shown?.rank).toBe(5);
    expect(shown?.excerpt).toBe('… do redutor · Nº RD-5531.07/A · FoFo GG-25');
    expect(shown).not.toHaveProperty('content_file_id');
    expect((await search('digitalizado')).parts[0]?.excerpt).toBeNull();
    const called = await newPart(app.admin, setId, { title: 'Redutor' });
    expect((await search('redutor')).parts.map((one) => one.id)).toEqual([called.id]);
    const { body } = await app.admin.post(`/api/orders/${String(id)}/duplicate`, {}).expect(201);
    const { id: copy } = body as { id: number };
    expect(await found('rd5531')).toEqual([`part digitalizado 3 of ${String(copy)}`, hit]);
    await app.admin.delete(`/api/orders/${String(copy)}`).expect(200);
    await upload(await drawing('ZX-9'), 'digitalizado 4.pdf', { part_id: part?.id ?? 0 });
    expect([await found('rd5531'), await found('zx-9')]).toEqual([[], [hit]]);
    const labelled = dxf([rectangle(0, 0, 10, 10), entity('TEXT', [1, 'Flange de vedação %%c77'])]);
    await upload(Buffer.from(labelled), 'f7.dxf', { set_id: setId });
    expect(await found('vedacao 77')).toEqual([`part f7 of ${String(id)}`]);
    await app.admin.delete(`/api/set-parts/${String(part?.id)}`).expect(200);
    expect(await found('zx-9')).toEqual([]);
    const other = "UPDATE stored_files SET text = 'Gaxeta' WHERE text LIKE 'Flange de ved%'";
    await app.db.write(() => app.db.manager.query(other));
    expect(await wrong(true)).toEqual([['orders', id]]);
    expect(await found('gaxeta')).toEqual([`part f7 of ${String(id)}`]);
    expect(await wrong()).toEqual([]);
  });

  it('finds entries of all catalogues', async () => {
    expect(await found('perto')).toEqual(['states Perto']);
    const { body } = await app.admin.post('/api/components', {
      name: 'Rolamento 6204',
      supplier: 'Esférica',
      unit_value: 3,
    });
    expect(await found('esferi')).toEqual(['components Rolamento 6204']);
    expect((await search('6204')).entries).toMatchObject([{ catalogue: 'components', detail: 'Esférica' }]);
    const { id } = body as { id: number };
    await app.admin.put(`/api/components/${String(id)}`, { name: 'Mancal P204', unit_value: 3 }).expect(200);
    expect(await found('6204')).toEqual([]);
    expect(await found('mancal')).toEqual(['components Mancal P204']);
    await app.admin.delete(`/api/components/${String(id)}`).expect(200);
    expect(await found('mancal')).toEqual([]);
    const ncm = { code: '8483.30.90', description: 'Mancais de deslize', ipi: 5 };
    await app.admin.post('/api/mercosur-common-nomenclatures', ncm).expect(201);
    for (const q of ['84833090', '8483.30', 'mancais']) {
      expect(await found(q)).toEqual(['mercosur-common-nomenclatures 8483.30.90']);
    }
  });

  it('stays current: edits, another customer, a renamed one, duplicates, removals', async () => {
    const { orderId: id, setId } = await newSet(app.admin, {});
    const part = await newPart(app.admin, setId, { title: 'Engrenagem antiga' });
    await app.admin
      .put(`/api/sets/${String(setId)}/parts/${String(part.id)}`, { type: 'sheet', title: 'Coroa nova' })
      .expect(200);
    expect(await found('engrenagem')).toEqual([]);
    expect(await found('coroa')).toEqual([`part Coroa nova of ${String(id)}`]);
    const { body: customer } = await app.admin.post('/api/customers', { name: 'Velho Nome' }).expect(201);
    const { id: customerId } = customer as { id: number };
    await app.admin.put(`/api/orders/${String(id)}`, { customer_id: customerId }).expect(200);
    expect(await found('velho')).toEqual([`order ${String(id)}`, 'customers Velho Nome']);
    await app.admin.put(`/api/customers/${String(customerId)}`, { name: 'Xisto Nome' }).expect(200);
    expect(await found('velho')).toEqual([]);
    expect(await found('xisto coroa')).toEqual([`part Coroa nova of ${String(id)}`]);
    const { body } = await app.admin.post(`/api/orders/${String(id)}/duplicate`, {}).expect(201);
    const { id: copy } = body as { id: number };
    expect(await found('coroa')).toEqual([copy, id].map((order) => `part Coroa nova of ${String(order)}`));
    await app.admin.delete(`/api/set-parts/${String(part.id)}`).expect(200);
    expect(await found('coroa')).toEqual([`part Coroa nova of ${String(copy)}`]);
    await app.admin.delete(`/api/orders/${String(copy)}`).expect(200);
    expect(await found('coroa')).toEqual([]);
    expect(await found('xisto')).toEqual([`order ${String(id)}`, 'customers Xisto Nome']);
  });

  it('shows users without the right to see all orders their own and nothing of the others', async () => {
    const [own, other] = [await app.userWith('edit_pre_orders'), await app.userWith('edit_pre_orders')];
    const all = await app.userWith('view_all_orders');
    const { orderId: id, setId } = await newSet(own, { customer_id: catalogue.elsewhere });
    await newPart(own, setId, { title: 'Segredo da forja' });
    const hit = `part Segredo da forja of ${String(id)}`;
    expect(await found('segredo', own)).toEqual([hit]);
    expect(await found('segredo', all)).toEqual([hit]);
    expect(await found('segredo', other)).toEqual([]);
    expect(await search(String(id), other)).toMatchObject({ orders: [], parts: [] });
    expect(await found('longe', other)).toEqual(['customers Serralheria Longe', 'states Longe']);
    expect(await found('longe', own)).toContain(`order ${String(id)}`);
  });

  it('puts whole words before beginnings, and the newest first; eight of each kind', async () => {
    const { orderId: first, setId } = await newSet(app.admin, {});
    await newPart(app.admin, setId, { title: 'Zirconita' });
    const later: number[] = [];
    for (let count = 0; count < 9; count += 1) {
      const { orderId, setId: set } = await newSet(app.admin, {});
      await newPart(app.admin, set, { title: 'Zirconitada' });
      later.unshift(orderId);
    }
    const { parts } = await search('zirconita');
    expect(parts.map(({ order_id }) => order_id)).toEqual([first, ...later.slice(0, 7)]);
    expect((await search(String(first))).orders[0]?.id).toBe(first);
  });

  /** What is found, the best first. */
  const ranked = async (q: string) => {
    const { orders, parts, customers, entries } = await search(q);
    const all = [
      ...orders.map(({ rank, id }) => ({ rank, what: `order ${String(id)}` })),
      ...parts.map(({ rank, title }) => ({ rank, what: `part ${title}` })),
      ...[...customers, ...entries].map(({ rank, catalogue: kind, name }) => ({
        rank,
        what: `${kind} ${name}`,
      })),
    ];
    return all.sort((one, other) => one.rank - other.rank).map(({ what }) => what);
  };

  it('puts the order of that number first, however many customers have CNPJs that begin so', async () => {
    const { orderId: id, setId } = await newSet(app.admin, {});
    for (let at = 0; at < 9; at += 1) {
      const cnpj = `${String(id)}${'0'.repeat(11 - String(id).length)}00${String(at)}`;
      const { body } = await app.admin.post('/api/customers', { name: `Numerada ${String(at)}`, cnpj });
      await newSet(app.admin, { customer_id: (body as { id: number }).id });
    }
    await app.admin
      .post(`/api/sets/${String(setId)}/update`, { name: 'Conjunto', reference: 'RQ-77' })
      .expect(200);
    for (const q of [
      String(id),
      String(id).padStart(6, '0'),
      `#${String(id)}`,
      `pedido ${String(id)}`,
      `orçamento ${String(id)}`,
    ])
      expect((await ranked(q))[0]).toBe(`order ${String(id)}`);
    expect((await search('rq77')).orders[0]).toMatchObject({ id, rank: 1, excerpt: 'RQ-77' });
  });

  it('puts exact codes, references and CNPJs first, then names, then their beginnings', async () => {
    const customer = async (name: string, more: object = {}) =>
      app.admin.post('/api/customers', { name, ...more }).expect(201);
    await customer('Ferragens Ipê', { cnpj: '45.997.418/0001-53', code: 'FI-9', phone: '(19) 3232-1010' });
    for (let at = 0; at < 9; at += 1) await customer(`Grupo Ipê Ferragens ${String(at)}`);
    await customer('Ferragens Ipê Filial');
    const first = 'customers Ferragens Ipê';
    expect((await ranked('ferragens ipe')).slice(0, 2)).toEqual([first, 'customers Ferragens Ipê Filial']);
    expect((await ranked('45997418000153'))[0]).toBe(first);
    expect((await ranked('fi-9'))[0]).toBe(first);
    expect((await search('1932321010')).customers).toMatchObject([
      { name: 'Ferragens Ipê', rank: 1, excerpt: '(19) 3232-1010' },
    ]);
    const { setId } = await newSet(app.admin, {});
    await newPart(app.admin, setId, { title: 'Bucha', reference: 'KX-12' });
    await newPart(app.admin, setId, { title: 'Bucha KX 12 longa' });
    expect((await ranked('kx-12'))[0]).toBe('part Bucha');
  });

  it('finds an order by its total, and sheets by their thickness', async () => {
    const { orderId: id } = await newSet(app.admin, { service_value: 408_590.27 });
    const [order, ...others] = (await search('408.590,27')).orders;
    expect([order, others]).toMatchObject([{ id, rank: 0, total: 408_590.27 }, []]);
    expect((await search('R$ 408590,27')).orders[0]?.id).toBe(id);
    const person = await app.userWith('edit_pre_orders');
    expect((await search('408.590,27', person)).orders).toEqual([]);
    const material = { name: 'Latão polido', specific_weight: 0.0085, price_kg: 40 };
    const { body } = await app.admin.post('/api/materials', material).expect(201);
    for (const thickness of [30, 3]) {
      const sheet = { name: `Latão ${String(thickness)},00`, thickness, width: 1200, length: 3000 };
      await app.admin.post('/api/sheets', { ...sheet, material_id: (body as { id: number }).id }).expect(201);
    }
    expect(await found('latão 3mm')).toEqual(['sheets Latão 3,00']);
    expect(await found('latao 3 mm')).toEqual(['sheets Latão 3,00']);
  });

  it('takes one wrong letter of words of five and more letters for what was meant', async () => {
    const { setId } = await newSet(app.admin, { customer_id: catalogue.customer });
    await newPart(app.admin, setId, { title: 'Cantoneira zetada' });
    for (const q of ['canttoneira', 'cantonera', 'camtoneira', 'catnoneira']) {
      const { parts, similar } = await search(q);
      expect([parts[0]?.title, similar]).toEqual(['Cantoneira zetada', 'cantoneira']);
    }
    expect((await search('metalurgika cantonejra')).similar).toBe('metalurgica cantoneira');
    expect(await search('cantoneira')).toMatchObject({ similar: null });
    expect(await search('zetadda quimera')).toMatchObject({ similar: null, parts: [] });
    expect(await search('zeta')).toMatchObject({ similar: null, parts: [{}] });
  });

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['marks', '"\'*()^-:{}[]~`\\;%_'],
    ['syntax of FTS5', 'NEAR("a" "b", 2) AND NOT words : * OR ^'],
    ['syntax of SQL', "'; DROP TABLE orders; --"],
    ['wildcards', '%_%*?'],
    ['marks of fields', '__u1 _1 __c1'],
    ['halves of characters', '\ud83d x'],
    ['other scripts', '図面 Ωmega ﷽ 🔩'],
    ['control characters', '\u0000\u0001\u202e'],
    ['200 letters', 'ação '.repeat(40)],
    ['one long word', 'x'.repeat(200)],
  ])('answers hostile texts: %s', async (_, q) => {
    const encoded = encodeURIComponent(q.toWellFormed());
    const { body } = await app.admin.get(`/api/search?q=${encoded}`).expect(200);
    expect((body as SearchView).complete).toBe(true);
  });

  it('refuses longer texts and what is no text, and needs a session', async () => {
    await app.admin.get(`/api/search?q=${'x'.repeat(201)}`).expect(422);
    await app.admin.get('/api/search?q=a&q=b').expect(422);
    await app.admin.get('/api/search').expect(200);
    await app.anonymous.get('/api/search?q=a').expect(401);
  });

  const wrong = async (repair = false) => {
    const named: [string, number][] = [];
    await app.app.get(SearchKeeper).checkAll({ repair, onWrong: (shelf, id) => named.push([shelf, id]) });
    return named;
  };

  it('is what is stored after any sequence of calls', async () => {
    type Step = (order: OrderBody, name: string) => Promise<unknown>;
    const partsOf = (order: OrderBody) => order.sets.flatMap(({ parts }) => parts);
    const STEPS: Record<string, Step> = {
      'add a set': ({ id }) => setOf(app.admin, id),
      'rename a set': async ({ sets: [set] }, name) => {
        if (set) await app.admin.post(`/api/sets/${set.id}/update`, { name, reference: `${name}-1` });
      },
      'remove a set': async ({ sets: [set] }) => {
        if (set) await app.admin.delete(`/api/sets/${set.id}`);
      },
      'add a part': async ({ sets: [set] }, title) => {
        if (set) await newPart(app.admin, set.id, { title });
      },
      'rename a part': async (order, title) => {
        const [part] = partsOf(order);
        if (part)
          await app.admin.put(`/api/sets/${part.set_id}/parts/${part.id}`, {
            type: 'sheet',
            title,
            reference: title,
          });
      },
      'another reference of a part': async (order, reference) => {
        const [part] = partsOf(order);
        if (part)
          await app.admin.put(`/api/sets/${part.set_id}/parts/${part.id}`, { type: 'sheet', reference });
      },
      'another price': async (order, { length: quantity }) => {
        const [part] = partsOf(order);
        await app.admin.put(`/api/orders/${order.id}/on-markup-change`, { markup: quantity });
        if (part)
          await app.admin.put(`/api/sets/${part.set_id}/parts/${part.id}`, { type: 'sheet', quantity });
      },
      'parts in another order': async ({ sets: [set] }) => {
        const ids = set?.parts.map(({ id }) => id).reverse() ?? [];
        if (set) await app.admin.put(`/api/sets/${set.id}/parts/order`, { ids });
      },
      'remove a part': async (order) => {
        const [part] = partsOf(order);
        if (part) await app.admin.delete(`/api/set-parts/${part.id}`);
      },
      upload: async ({ sets: [set] }, name) => {
        const call = app.admin.post('/api/upload-set-part').field('set_id', set?.id ?? 0);
        if (set) await call.attach('file', await drawn([name]), `${name}.pdf`).expect(201);
      },
      customer: ({ id }) => app.admin.put(`/api/orders/${id}`, { customer_id: catalogue.elsewhere }),
      'no customer': ({ id }) => app.admin.put(`/api/orders/${id}`, { customer_id: null }),
      file: ({ id }, name) => app.admin.put(`/api/orders/${id}`).attach('os_file', PIXEL, `${name}.png`),
      'no file': ({ id }) => app.admin.delete(`/api/orders/${id}/remove-os`),
      duplicate: ({ id }) => app.admin.post(`/api/orders/${id}/duplicate`, {}),
      'rename a customer': (_, name) => app.admin.put(`/api/customers/${catalogue.elsewhere}`, { name }),
    };
    const names = fc.constantFrom('Flange', 'Suporte 12', 'Açaí-3', 'AB-12.5');
    const step = fc.tuple(fc.constantFrom(...Object.keys(STEPS)), names);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 15 }), async (steps) => {
        const { id } = await orderOf(app.admin);
        await setOf(app.admin, id);
        for (const [name, text] of steps) await STEPS[name]?.(await readOrder(app.admin, id), text);
        expect(await wrong()).toEqual([]);
      }),
      { numRuns: walks(10), endOnFailure: true },
    );
  });

  it('is put right where it was wrong, and filled once for the records that there were before it', async () => {
    const { orderId: id, setId } = await newSet(app.admin, {});
    await newPart(app.admin, setId, { title: 'Esquecida' });
    const { manager } = app.db;
    await app.db.write(async () => {
      const { manager: writing } = app.db;
      await writing.query("UPDATE set_parts SET title = 'Achada' WHERE title = 'Esquecida'");
      await writing.query('DELETE FROM search_fill');
    });
    expect(await wrong()).toEqual([['orders', id]]);
    expect(await wrong(true)).toEqual([['orders', id]]);
    expect([await found('esquecida'), await found('achada')]).toEqual([[], [`part Achada of ${String(id)}`]]);
    await app.db.write(() =>
      app.db.manager.query("UPDATE set_parts SET title = 'Perdida' WHERE title = 'Achada'"),
    );
    const fill = app.app.get(SearchFill);
    fill.onApplicationBootstrap();
    await fill.filled();
    expect(await found('perdida')).toEqual([`part Perdida of ${String(id)}`]);
    expect(await manager.query("SELECT next_id FROM search_fill WHERE shelf = 'orders'")).toEqual([
      { next_id: 0 },
    ]);
    expect(await wrong()).toEqual([]);
  });

  it('finds kits by name and folder, as they are now', async () => {
    const { setId } = await newSet(app.admin, {});
    const kit = { set_id: setId, name: 'Suporte giratório', folder: 'Bancadas' };
    const { body } = await app.admin.post('/api/kits', kit).expect(201);
    const { id, version } = body as { id: number; version: number };
    const entries = async (q: string) =>
      ((await app.admin.get(`/api/search?q=${q}`).expect(200)).body as { entries: object[] }).entries;
    const hit = { catalogue: 'kits', id, name: 'Suporte giratório', detail: 'Bancadas' };
    expect(await entries('giratorio')).toMatchObject([hit]);
    expect(await entries('bancadas')).toMatchObject([hit]);
    await app.admin.put(`/api/kits/${String(id)}`, { name: 'Base fixa', version }).expect(200);
    expect(await entries('giratorio')).toEqual([]);
    await app.admin.delete(`/api/kits/${String(id)}`).expect(200);
    expect(await entries('fixa')).toEqual([]);
    expect(await wrong()).toEqual([]);
  });

  it('has the entries of a catalogue that it did not know when it was filled, without a save of them', async () => {
    const { body } = await app.admin
      .post('/api/time-rules', { name: 'Oxicorte antigo', driver: 'cut', rows: [{ speed: 300 }] })
      .expect(201);
    const { id } = body as { id: number };
    await app.db.write(async () => {
      const { manager } = app.db;
      const key = entryKey('time-rules', id);
      await app.app.get(SearchIndex).remove('entries', [key]);
      await manager.query("UPDATE search_fill SET next_id = 8 WHERE shelf = 'entries'");
    });
    const entries = async () => (await app.admin.get('/api/search?q=oxicorte').expect(200)).text;
    expect(await entries()).not.toContain('Oxicorte antigo');
    const fill = app.app.get(SearchFill);
    await fill.fillOnce();
    expect(await entries()).toContain('Oxicorte antigo');
    expect(await wrong()).toEqual([]);
  });

  it('forgets whose an order was with the account', async () => {
    const person = await app.userWith('edit_pre_orders');
    await orderOf(person);
    await app.admin.delete(`/api/users/${String(person.userId)}`).expect(200);
    expect(await wrong()).toEqual([]);
  });
});
