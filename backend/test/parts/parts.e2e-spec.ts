import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { EXAMPLE_RESULT } from '../world/example.js';
import { exampleFields, newPart, newSet, partAlone, type Part } from '../world/orders.js';

describe('Parts @servers', () => {
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
    ({ orderId, setId } = await newSet(user, { customer_id: catalogue.customer, markup: 30 }));
  });

  const places = (parts: Part[]) => parts.map(({ id, position }) => [id, position]);
  const save = (part: Part, body: object, as = user) =>
    as.put(`/api/sets/${part.set_id}/parts/${part.id}`, body);

  test('a new part is blank and in production', async () => {
    const part = await newPart(user, setId, {
      set_id: setId,
      type: null,
      quantity: 0,
      unit_value: 0,
      locked_values: [],
    });
    expect(part).toMatchObject({
      set_id: setId,
      position: 1,
      type: null,
      title: 'Nova peça',
      unit: 'piece',
      status: 'in_production',
      quantity: 0,
      loss: null,
      markup: null,
      final_value: 0,
      locked_values: [],
      processes: [],
      content: null,
      original: null,
      secondary_content: null,
      basis_differences: [],
      icms: 18,
      version: 1,
    });
    expect((await newPart(user, setId)).position).toBe(2);
  });

  test('the worked example, to the last cent', async () => {
    const part = await newPart(user, setId);
    const { order_totals, ...saved } = (await save(part, exampleFields(catalogue)).expect(200)).body;
    expect(order_totals).toEqual((await user.get(`/api/orders/${orderId}`).expect(200)).body.totals);
    expect(saved).toMatchObject({
      ...EXAMPLE_RESULT,
      version: 2,
      sheet: { id: catalogue.sheet, name: 'Chapa 3 mm' },
    });
    expect(saved.processes).toEqual([
      {
        id: catalogue.process,
        title: 'Dobra',
        value_per_minute: 2.5,
        setup: 0,
        has_rule: false,
        rule_driver: null,
        typed_over_rule: false,
        pivot: { time: 12, final_value: 30, setup: null, setup_value: 0, rule: false, exact_time: null },
      },
    ]);
    expect((await user.get(`/api/set-parts/${part.id}`).expect(200)).body).toEqual(saved);
    expect((await user.get(`/api/sets/${setId}/parts`).expect(200)).body).toEqual([saved]);
  });

  const types: [name: string, fields: (own: Catalogue) => object, result: object][] = [
    [
      'material',
      ({ material }) => ({
        type: 'material',
        material_id: material,
        thickness: 10,
        width: 100,
        length: 200,
        quantity: 2,
      }),
      { unit_net_weight: 1.57, net_weight: 3.14, unit_value: 18.16, final_value: 36.32 },
    ],
    [
      'sheet, without sizes of its own',
      ({ sheet }) => ({ type: 'sheet', sheet_id: sheet, quantity: 1 }),
      { thickness: 3, width: 1200, length: 3000, unit_net_weight: 84.78, unit_value: 980.9 },
    ],
    [
      'bar',
      ({ bar }) => ({ type: 'bar', bar_id: bar, length: 1500, quantity: 4 }),
      { unit_net_weight: 3.5325, net_weight: 14.13, unit_value: 34.44, final_value: 137.76 },
    ],
    [
      'component',
      ({ component }) => ({ type: 'component', component_id: component, quantity: 3 }),
      { unit_net_weight: 0, unit_value: 16.06, final_value: 48.18 },
    ],
    [
      'process',
      ({ process }) => ({ type: 'process', quantity: 2, processes: [{ id: process, pivot: { time: 10 } }] }),
      { gross_weight: 0, unit_value: 32.5, final_value: 65 },
    ],
  ];

  test.each(types)('type %s', async (_, fields, result) => {
    const part = await newPart(user, setId);
    expect((await save(part, fields(catalogue)).expect(200)).body).toMatchObject(result);
  });

  test('absent fields stay, null empties, computed ones that are not locked are ignored', async () => {
    const part = await newPart(user, setId, {
      ...exampleFields(catalogue),
      reference: 'R-1',
      obs: 'Com rebarba',
    });
    const saved = (await save(part, { quantity: 20, obs: null, unit_value: 1, net_weight: 2 }).expect(200))
      .body;
    expect(saved).toMatchObject({
      reference: 'R-1',
      obs: null,
      quantity: 20,
      unit_value: 67.61,
      final_value: 1352.2,
    });
    expect(saved.processes).toHaveLength(1);
    expect((await save(saved, { processes: [], ncm_id: null }).expect(200)).body).toMatchObject({
      processes: [],
      ncm: null,
      ipi: 0,
      unit_ipi_value: 0,
      unit_value: 28.61,
    });
  });

  test('locked values stay, what depends on them follows', async () => {
    const part = await newPart(user, setId, exampleFields(catalogue));
    const locked = (await save(part, { unit_value: 70, locked_values: ['unit_value'] }).expect(200)).body;
    expect(locked).toMatchObject({
      unit_value: 70,
      final_value: 700,
      total_ipi_value: 35,
      locked_values: ['unit_value'],
    });
    const more = (await save(part, { quantity: 3 }).expect(200)).body;
    expect(more).toMatchObject({ unit_value: 70, final_value: 210 });
    const freed = (await save(part, { quantity: 10, locked_values: [] }).expect(200)).body;
    expect(freed).toMatchObject({ ...EXAMPLE_RESULT, locked_values: [] });
    const total = { final_value: 699.99, locked_values: ['final_value'] };
    expect((await save(part, total).expect(200)).body).toMatchObject({ unit_value: 70, final_value: 699.99 });
  });

  test('process rows keep their order and typed values; an empty one counts nothing', async () => {
    const rows = [
      { id: null, pivot: { time: 5, final_value: 9 } },
      { id: catalogue.process, pivot: { time: 0, final_value: 9 } },
      { id: catalogue.process, pivot: { time: 4, final_value: 11.11 } },
      { id: catalogue.process, pivot: { time: 4, final_value: null } },
    ];
    const part = await newPart(user, setId, { type: 'process', quantity: 1, markup: 0, processes: rows });
    expect(part.processes.map(({ id, pivot }) => [id, pivot.time, pivot.final_value])).toEqual([
      [null, 5, 0],
      [catalogue.process, 0, 0],
      [catalogue.process, 4, 11.11],
      [catalogue.process, 4, 10],
    ]);
    expect(part.unit_value).toBe(21.11);
  });

  test('everything wrong is answered at once', async () => {
    const part = await newPart(user, setId);
    const body = {
      type: 'wood',
      width: -1,
      length: 1.234,
      loss: 100_001,
      markup: 1.2345,
      quantity: 1.5,
      bends: 1.5,
      holes: 2.5,
      unit: 'm',
      sheet_id: 'x',
      locked_values: ['unit_value', 'width'],
      processes: [{ id: catalogue.process, pivot: { time: 1.5, setup: 2.5, final_value: 1.234 } }],
    };
    const { body: answer } = await save(part, body).expect(422);
    expect(answer).toEqual({
      message: 'Verifique os campos informados',
      errors: {
        type: ['Valor não reconhecido'],
        width: ['Largura deve ser maior ou igual a 0'],
        length: ['Máximo 2 casas decimais'],
        loss: ['Perda deve ser menor ou igual a 100.000'],
        markup: ['Máximo 3 casas decimais'],
        quantity: ['Apenas números inteiros'],
        bends: ['Apenas números inteiros'],
        holes: ['Apenas números inteiros'],
        unit: ['Valor não reconhecido'],
        sheet_id: ['Deve ser um número'],
        locked_values: ['Campo que não pode ser travado: width'],
        'processes.0.pivot.time': ['Apenas números inteiros'],
        'processes.0.pivot.setup': ['Apenas números inteiros'],
        'processes.0.pivot.final_value': ['Máximo 2 casas decimais'],
      },
    });
  });

  test('choices that do not exist are answered at their fields, and nothing is stored', async () => {
    const part = await newPart(user, setId);
    const rows = [
      { id: catalogue.process, pivot: { time: 1 } },
      { id: 999_999, pivot: { time: 1 } },
    ];
    const body = { type: 'sheet', sheet_id: 999_999, ncm_id: 999_998, title: 'Outra', processes: rows };
    const { body: answer } = await save(part, body).expect(422);
    const text = ['Registro não encontrado'];
    expect(answer.errors).toEqual({ sheet_id: text, ncm_id: text, 'processes.1.id': text });
    expect((await user.get(`/api/set-parts/${part.id}`)).body).toEqual(part);
  });

  test('a result that no field can hold is refused there', async () => {
    const part = await newPart(user, setId);
    const most = { thickness: 1_000_000, width: 1_000_000, length: 1_000_000, quantity: 1_000_000_000 };
    const { body } = await save(part, { type: 'material', material_id: catalogue.material, ...most }).expect(
      422,
    );
    expect(Object.values(body.errors)).toEqual([[body.message]]);
    expect(body.message).toBe(
      'Peso líquido por peça: o resultado é grande demais (limite: 999.999.999,9999). ' +
        'Revise as medidas, as quantidades e os valores.',
    );
  });

  test('what a calculation answers can be sent back and changed, at the ends of its fields too', async () => {
    const part = await newPart(user, setId);
    const rows = (time: number) => [{ id: catalogue.process, pivot: { time } }];
    const dear = { type: 'process', processes: rows(999_999), quantity: 1_000_000 };
    const { body: refused } = await save(part, dear).expect(422);
    expect(Object.keys(refused.errors)).toEqual(['final_value']);
    expect(refused.message).toMatch(
      /^Valor final: o resultado é grande demais \(limite: 99\.999\.999\.999,99\)/,
    );

    const { body: taken } = await save(part, { ...dear, quantity: 10_000 }).expect(200);
    expect(taken.final_value).toBeGreaterThan(1e10);
    const { body: corrected } = await save(part, { ...taken, quantity: 2, processes: rows(12) }).expect(200);
    expect(corrected.final_value).toBe(corrected.unit_value * 2);
  });

  test('figures that are not locked are ignored', async () => {
    const part = await newPart(user, setId);
    const fields = {
      ...exampleFields(catalogue),
      unit_value: 1e300,
      net_weight: -1,
      final_value: 'x',
    };
    const { body: ignored } = await save(part, { ...fields, locked_values: [] }).expect(200);
    expect(ignored.unit_value).toBe(67.61);
    const { body } = await save(part, { ...fields, locked_values: ['net_weight'] }).expect(422);
    expect(body).toEqual({
      message: 'Peso líquido total deve ser maior ou igual a 0',
      errors: { net_weight: ['Peso líquido total deve ser maior ou igual a 0'] },
    });
  });

  test('an order whose sums would not fit any more is not stored, and stays readable', async () => {
    const part = await newPart(user, setId);
    const most = {
      type: 'process',
      quantity: 1,
      locked_values: ['unit_value'],
      unit_value: 99_999_999_999.99,
    };
    await save(part, most).expect(200);
    const update = user.post(`/api/sets/${String(setId)}/update`, { quantity: 1_000_000 });
    expect((await update.expect(422)).body.message).toMatch(/grande demais/);
    await user.get(`/api/orders/${String(orderId)}`).expect(200);
  });

  test('a part without a type is not saved', async () => {
    const part = await newPart(user, setId);
    const { body } = await save(part, { title: 'Sem tipo' }).expect(422);
    expect(body.message).toBe('Erro: A peça não possui tipo definido');
  });

  test('a save on an older version changes nothing; without a version it is taken', async () => {
    const part = await newPart(user, setId, exampleFields(catalogue));
    const { body } = await save(part, { quantity: 5, version: part.version }).expect(200);
    const second = partAlone(body as Part);
    await save(part, { quantity: 7, version: part.version }).expect(409);
    expect((await user.get(`/api/set-parts/${part.id}`)).body).toEqual(second);
    expect((await save(part, { quantity: 7 }).expect(200)).body.version).toBe(second.version + 1);
  });

  test('the status toggles by its own call alone', async () => {
    const part = await newPart(user, setId, exampleFields(catalogue));
    const finished = await user.put(`/api/set-parts/${part.id}/status`, { status: 'finished' }).expect(200);
    expect(finished.body).toEqual({ ...part, status: 'finished' });
    const saved = await save(part, { status: 'in_production', quantity: 1, version: part.version }).expect(
      200,
    );
    expect(saved.body.status).toBe('finished');
    await user.put(`/api/set-parts/${part.id}/status`, { status: 'lost' }).expect(422);
  });

  test('parts are put into another order, all of them or none', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 3; count += 1) ids.push((await newPart(user, setId)).id);
    const [a, b, c] = ids;
    const turned = await user.put(`/api/sets/${setId}/parts/order`, { ids: [c, a, b] }).expect(200);
    expect(places(turned.body)).toEqual([
      [c, 1],
      [a, 2],
      [b, 3],
    ]);
    for (const wrong of [
      [a, b],
      [a, b, b],
      [a, b, 999_999],
      [a, b, c, c],
    ])
      await user.put(`/api/sets/${setId}/parts/order`, { ids: wrong }).expect(422);
    await user.delete(`/api/set-parts/${a}`).expect(200);
    const rest = await user.get(`/api/sets/${setId}/parts`);
    expect(places(rest.body)).toEqual([
      [c, 1],
      [b, 2],
    ]);
  });

  test('a deleted part is answered as it was, and is gone with its process rows', async () => {
    const part = await newPart(user, setId, exampleFields(catalogue));
    expect((await user.delete(`/api/set-parts/${part.id}`).expect(200)).body).toEqual(part);
    await user.get(`/api/set-parts/${part.id}`).expect(404);
    await user.delete(`/api/set-parts/${part.id}`).expect(404);
    const left = await app.db.manager.query(`SELECT id FROM part_processes WHERE part_id = ${part.id}`);
    expect(left).toEqual([]);
  });

  test('a part is reached through its own set only', async () => {
    const other = await newSet(user, {});
    const part = await newPart(user, setId, exampleFields(catalogue));
    await user.put(`/api/sets/${other.setId}/parts/${part.id}`, { quantity: 1 }).expect(404);
  });

  test('users who may not see the order get 404, users who may not change it get 403', async () => {
    const part = await newPart(user, setId, exampleFields(catalogue));
    const otherUser = await app.userWith('edit_pre_orders');
    await otherUser.get(`/api/set-parts/${part.id}`).expect(404);
    await otherUser.get(`/api/sets/${setId}/parts`).expect(404);
    await save(part, { quantity: 1 }, otherUser).expect(404);
    await otherUser.post('/api/set-parts/calculateProperties', { part: { id: part.id } }).expect(404);
    const reader = await app.userWith('view_all_orders', 'edit_orders');
    await reader.get(`/api/set-parts/${part.id}`).expect(200);
    await save(part, { quantity: 1 }, reader).expect(403);
    await reader.delete(`/api/set-parts/${part.id}`).expect(403);
    await reader.post(`/api/sets/${setId}/parts`, {}).expect(403);
    await app.anonymous.get(`/api/set-parts/${part.id}`).expect(401);
  });

  test('many people add parts at once: every part gets a place of its own', async () => {
    const added = await Promise.all(
      Array.from({ length: 16 }, () => newPart(user, setId, exampleFields(catalogue))),
    );
    const positions = added.map(({ position }) => position).sort((one, other) => one - other);
    expect(positions).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
    const order = (await user.get(`/api/orders/${orderId}`).expect(200)).body;
    expect(order.totals.parts).toBe(10_817.6);
  });
});
