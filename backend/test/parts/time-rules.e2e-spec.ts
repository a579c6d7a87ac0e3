import { circle, dxf, rectangle } from '../../src/files/flat-pattern/dxf-samples.js';
import { PartProcess } from '../../src/orders/parts/part-process.entity.js';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { STEEL } from '../world/example.js';
import { exampleFields, newPart, newSet, type OrderBody, type Part } from '../world/orders.js';

/** Cut 1,928.32 mm, three pierces. */
const PLATE = dxf([rectangle(0, 0, 400, 250), circle(125, 125, 50), circle(300, 125, 50)], { units: 4 });

const RATE = 7.8;

type Rule = Record<string, unknown> & { id: number; version: number; version_id: number };

const line = (fields: object = {}) => ({ speed: 2400, pierce_seconds: 0.8, ...fields });

const LASER = {
  name: 'Laser',
  driver: 'cut',
  handling_seconds: 6,
  minimum: 0.5,
  rows: [
    line({ group: 'carbon', from: 2, to: 4 }),
    line({ group: 'carbon', from: 4, to: 8, speed: 1200 }),
    line({ group: 'stainless', from: 2, to: 4, speed: 600 }),
  ],
};

const BENDING = { name: 'Dobra', driver: 'bends', rows: [line({ speed: 2 })] };

describe('minutes by rules', () => {
  let app: TestApp;
  let user: Client;
  let catalogue: Catalogue;
  let orderId: number;
  let setId: number;
  let rule: Rule;
  let process: number;

  beforeAll(async () => {
    app = await TestApp.start();
    user = await app.userWith('edit_pre_orders');
    catalogue = await catalogueOf(user);
  });
  afterAll(() => app.close());

  beforeEach(async () => {
    await group('carbon');
    rule = await makeRule(LASER);
    process = await makeProcess(rule.id);
    ({ orderId, setId } = await newSet(user, { customer_id: catalogue.customer, markup: 30 }));
  });

  const makeRule = async (body: object) =>
    (await user.post('/api/time-rules', body).expect(201)).body as Rule;
  const saveRule = async (body: object) =>
    (await user.put(`/api/time-rules/${rule.id}`, body).expect(200)).body as Rule;
  const makeProcess = async (rule_id: number | null) => {
    const body = { title: 'Corte', value_per_minute: RATE, rule_id };
    return (await user.post('/api/processes', body).expect(201)).body.id as number;
  };
  const group = (name: string) =>
    user.put(`/api/materials/${catalogue.material}`, { ...STEEL, group: name }).expect(200);

  const ruled = (pivot: object = { rule: true }, id = process) => ({ processes: [{ id, pivot }] });
  const make = (fields: object = ruled()) => newPart(user, setId, { ...exampleFields(catalogue), ...fields });
  const save = async (part: Pick<Part, 'id'>, body: object) =>
    (await user.put(`/api/sets/${setId}/parts/${part.id}`, body).expect(200)).body as Part;
  const read = async (part: Pick<Part, 'id'>) =>
    (await user.get(`/api/set-parts/${part.id}`).expect(200)).body as Part;
  const pivotOf = (part: Part) => part.processes[0]?.pivot;
  const calculate = async (part: object) =>
    (await user.post('/api/set-parts/calculateProperties', { part }).expect(200)).body as {
      processes: { rule_problem: string | null; pivot: object }[];
      steps: { field: string; name: string; note?: string; result: { value: number } }[];
    };

  test('the cut of a DXF, its pierces and its group give minutes and value, explained', async () => {
    const uploaded = await user
      .post('/api/upload-set-part')
      .field('set_id', String(setId))
      .attach('file', Buffer.from(PLATE), 'Flange.dxf')
      .expect(201);
    const drawn = await save(uploaded.body as Part, { ...exampleFields(catalogue), ...ruled() });
    // 1,928.32 ÷ 2,400 + 3 × 0.8 ÷ 60 + 6 ÷ 60
    expect(pivotOf(drawn)).toMatchObject({ rule: true, exact_time: 0.9435, time: 1, final_value: 7.36 });
    // The drawing's two holes, until the part says otherwise.
    const drilling = await makeProcess((await makeRule({ ...BENDING, driver: 'holes' })).id);
    expect(pivotOf(await save(drawn, ruled(undefined, drilling)))).toMatchObject({ exact_time: 1 });
    expect(pivotOf(await save(drawn, { holes: 5 }))).toMatchObject({ exact_time: 2.5 });
    // It names no bend: none are made.
    const bending = await makeProcess((await makeRule(BENDING)).id);
    const unbent = await save(drawn, ruled(undefined, bending));
    expect(pivotOf(unbent)).toMatchObject({ rule: true, exact_time: 0, time: 0, final_value: 0 });
    expect(unbent.processes[0]).toMatchObject({ rule_driver: 'bends' });
    expect((await calculate({ id: drawn.id })).processes[0]?.rule_problem).toBeNull();
    await save(drawn, ruled());
    const { steps } = await calculate({ id: drawn.id });
    expect(steps).toContainEqual(
      expect.objectContaining({ field: 'exact_time', name: 'Tempo do processo 1' }),
    );
  });

  test('without a drawing the rectangle is cut, with one pierce, and the explanation says so', async () => {
    const part = await make();
    expect(pivotOf(part)).toEqual({
      rule: true,
      exact_time: 0.655,
      time: 1,
      final_value: 5.11,
      setup: null,
      setup_value: 0,
    });
    const { steps } = await calculate({ id: part.id });
    const minutes = steps.find(({ field }) => field === 'exact_time');
    expect(minutes?.note).toContain('sem desenho DXF');
  });

  test('a part that says nothing, has nothing to do or fits no row has no minutes, and keeps its rule', async () => {
    const bending = await makeProcess((await makeRule(BENDING)).id);
    const unknown = await make(ruled(undefined, bending));
    const none = { rule: true, time: 0, final_value: 0 };
    expect(pivotOf(unknown)).toMatchObject({ ...none, exact_time: null });
    expect((await calculate({ id: unknown.id })).processes[0]?.rule_problem).toBe('sem geometria');
    expect(pivotOf(await save(unknown, { bends: 3 }))).toMatchObject({
      exact_time: 1.5,
      time: 2,
      final_value: 11.7,
    });
    expect(pivotOf(await save(unknown, { bends: 0 }))).toMatchObject({ ...none, exact_time: 0 });
    expect(await read(unknown)).toMatchObject({ bends: 0, holes: null, weld: null });
    await group('aluminium');
    const other = await make();
    expect(pivotOf(other)).toMatchObject({ ...none, exact_time: null });
    expect((await calculate({ id: other.id })).processes[0]?.rule_problem).toBe(
      'sem regra para Alumínio 3 mm',
    );
  });

  test('typing over makes a row manual, `rule` brings it back; what is sent back unchanged stays', async () => {
    const part = await make();
    const { rule: _rule, ...asSeen } = pivotOf(part) ?? {};
    expect(pivotOf(await save(part, ruled(asSeen)))).toMatchObject({ rule: true, time: 1 });
    const typed = await save(part, ruled({ time: 5 }));
    expect(pivotOf(typed)).toMatchObject({ rule: false, exact_time: null, time: 5, final_value: 39 });
    expect(typed.processes[0]?.has_rule).toBe(true);
    const back = await save(part, ruled({ rule: true, time: 5, final_value: 99 }));
    expect(pivotOf(back)).toEqual(pivotOf(part));
  });

  test('minutes typed over a rule are marked; where the rule gives none, typing them is the way', async () => {
    const flagOf = (part: Part) => part.processes[0]?.typed_over_rule;
    const part = await make();
    expect(flagOf(part)).toBe(false);
    expect(flagOf(await save(part, ruled({ time: 5 })))).toBe(true);
    expect(flagOf(await read(part))).toBe(true);
    // Of a group that the table has no row for.
    await group('aluminium');
    expect(flagOf(await make(ruled({ time: 5 })))).toBe(false);
    await group('carbon');
    // Bends that the part does not say; then it does.
    const bending = await makeProcess((await makeRule(BENDING)).id);
    const bent = await make(ruled({ time: 5 }, bending));
    expect(flagOf(bent)).toBe(false);
    expect(flagOf(await save(bent, { bends: 3 }))).toBe(true);
    expect(flagOf(await save(bent, ruled(undefined, bending)))).toBe(false);
    // A process that gets its rule after the part was calculated.
    const later = await makeProcess(null);
    const early = await make(ruled({ time: 5 }, later));
    expect(flagOf(early)).toBe(false);
    const fields = { title: 'Corte', value_per_minute: RATE, rule_id: rule.id };
    await user.put(`/api/processes/${later}`, fields).expect(200);
    expect(flagOf(await read(early))).toBe(true);
  });

  test('a saved part keeps its version of the rule until Recalcular; another thickness is looked up in it', async () => {
    const part = await make({ ...ruled(), type: 'material', material_id: catalogue.material, thickness: 3 });
    const saved = await saveRule({ ...LASER, rows: LASER.rows.map((each) => ({ ...each, speed: 300 })) });
    expect(saved.version_id).not.toBe(rule.version_id);
    await group('stainless');
    const thicker = await save(part, { thickness: 6 });
    // 1,300 ÷ 1,200 + 0.8 ÷ 60 + 6 ÷ 60, of carbon steel and the old version still
    expect(pivotOf(thicker)).toMatchObject({ exact_time: 1.1967 });
    const found = await read(part);
    expect(found.basis_differences).toEqual(
      expect.arrayContaining([
        { source: 'material', id: catalogue.material, field: 'group', basis: 'carbon', current: 'stainless' },
        {
          source: 'process',
          id: process,
          field: 'rule_version_id',
          basis: rule.version_id,
          current: saved.version_id,
        },
      ]),
    );
    const back = await save(part, { thickness: 3 });
    const refreshed = await save(part, { refresh: true });
    expect(refreshed.final_value).toBe(back.current_final_value);
    // 1,300 ÷ 300 + 0.8 ÷ 60 + 6 ÷ 60
    expect(pivotOf(refreshed)).toMatchObject({ exact_time: 4.4467 });
    expect(refreshed.basis_differences).toEqual([]);
  });

  test('Recalcular todas takes the newest rules and groups, and keeps typed minutes and values', async () => {
    const part = await make();
    const typed = await make(ruled({ time: 9 }));
    const valued = await make(ruled({ time: 10, final_value: 99 }));
    await saveRule({ ...LASER, minimum: 3 });
    const preview = await user.get(`/api/orders/${orderId}/refresh`).expect(200);
    expect(preview.body.parts).toMatchObject([{ id: part.id, kept: [] }]);
    await user.put(`/api/orders/${orderId}/refresh`, { digest: preview.body.digest }).expect(200);
    expect(pivotOf(await read(part))).toMatchObject({ exact_time: 3, time: 3, final_value: 23.4 });
    expect(pivotOf(await read(typed))).toMatchObject({ rule: false, time: 9 });
    expect(pivotOf(await read(valued))).toMatchObject({ rule: false, final_value: 99 });
    await user.put(`/api/processes/${process}`, { title: 'Corte', value_per_minute: 8 }).expect(200);
    const dearer = await user.get(`/api/orders/${orderId}/refresh`).expect(200);
    expect(dearer.body.parts.map(({ kept }: { kept: string[] }) => kept)).toEqual([[], ['Corte'], ['Corte']]);
  });

  test('a value that was typed stays typed when the rate comes to give the same', async () => {
    const plain = await makeProcess(null);
    const part = await make(ruled({ time: 10, final_value: 99 }, plain));
    const priced = (value_per_minute: number) =>
      user.put(`/api/processes/${plain}`, { title: 'Corte', value_per_minute }).expect(200);
    await priced(9.9);
    await save(part, { refresh: true });
    await priced(20);
    expect(pivotOf(await save(part, { refresh: true }))).toMatchObject({ final_value: 99 });
  });

  test('a save that changes nothing of what a rule says makes no version', async () => {
    const renamed = await saveRule({ ...LASER, name: 'Laser 4 kW', obs: 'Valores típicos' });
    expect(renamed).toMatchObject({ version: 2, version_id: rule.version_id });
    expect(await saveRule({ ...LASER, name: 'Laser 4 kW', obs: 'Valores típicos' })).toEqual(renamed);
    const faster = await saveRule({ ...LASER, minimum: 0 });
    expect(faster.version_id).not.toBe(rule.version_id);
    const refused = await user.put(`/api/time-rules/${rule.id}`, { ...LASER, version: 1 });
    expect(refused.status).toBe(409);
  });

  test('a rule in use is not deleted; a deleted one leaves the parts that it priced as they are', async () => {
    const part = await make();
    const used = await user.delete(`/api/time-rules/${rule.id}`).expect(409);
    expect(used.body.message).toBe('Não é possível excluir: em uso por 1 processo');
    await user.put(`/api/processes/${process}`, { title: 'Corte', value_per_minute: RATE, rule_id: null });
    await user.delete(`/api/time-rules/${rule.id}`).expect(200);
    expect(pivotOf(await save(part, { width: 500 }))).toMatchObject({ rule: true, exact_time: 0.8633 });
    const refreshed = await save(part, { refresh: true });
    expect(pivotOf(refreshed)).toMatchObject({ rule: false, exact_time: null, time: 1, final_value: RATE });
  });

  test('rows that overlap, have no speed or end before they begin are refused at the row', async () => {
    const rows = [...LASER.rows, line({ group: 'carbon', from: 9, to: 9 }), line({ speed: 0 })];
    const { body } = await user.post('/api/time-rules', { ...LASER, rows: [...rows, line()] }).expect(422);
    expect(body.errors).toEqual({
      'rows.3.to': ['Deve ser maior que o início da faixa'],
      'rows.4.speed': ['Velocidade deve ser maior que 0'],
      'rows.5.from': ['A faixa se sobrepõe à da linha 5'],
    });
    const wrong = await user.post('/api/time-rules', { name: '', driver: 'laser', sides: 3, rows: [{}] });
    expect(wrong.body.errors).toEqual({
      name: ['Nome é obrigatório'],
      driver: ['Valor não reconhecido'],
      sides: ['Valor não reconhecido'],
      'rows.0.speed': ['Velocidade é obrigatória'],
    });
  });

  test('a table that is missing or none is named as that, and not as one with too many rows', async () => {
    const none = { rows: ['Informe ao menos uma linha da tabela'] };
    for (const rows of [undefined, [], 'x']) {
      const { body } = await user.post('/api/time-rules', { ...LASER, rows }).expect(422);
      expect((body as { errors: object }).errors).toEqual(none);
    }
    const rows = Array.from({ length: 201 }, (_, from) => line({ from, to: from + 1 }));
    const { body } = await user.post('/api/time-rules', { ...LASER, rows }).expect(422);
    expect((body as { errors: object }).errors).toEqual({ rows: ['Deve ter no máximo 200 linhas'] });
    const part = await user.post(`/api/sets/${String(setId)}/parts`, { processes: 'x' }).expect(422);
    expect((part.body as { errors: object }).errors).toEqual({ processes: ['Deve ser uma lista'] });
  });

  test('a rule is tried on a part before it is stored', async () => {
    const part = await make(ruled({ time: 9 }));
    const attempt = (rule: object) => user.post('/api/time-rules/try', { part_id: part.id, rule });
    const tried = await attempt({ ...LASER, minimum: 0 }).expect(200);
    expect(tried.body).toMatchObject({ exact_time: 0.655, time: 1, problem: null });
    expect(tried.body.steps).toMatchObject([{ field: 'exact_time', result: { value: 0.655 } }]);
    const unfit = await attempt({ ...LASER, rows: [line({ from: 10 })] }).expect(200);
    expect(unfit.body).toMatchObject({
      exact_time: null,
      time: null,
      problem: 'sem regra para Aço carbono 3 mm',
    });
    const refused = await attempt({ ...LASER, rows: [line(), line()] }).expect(422);
    expect(refused.body.errors).toEqual({ 'rule.rows.1.from': ['A faixa se sobrepõe à da linha 1'] });
    const other = await app.userWith('edit_pre_orders');
    await other.post('/api/time-rules/try', { part_id: part.id, rule: LASER }).expect(404);
    expect(pivotOf(await read(part))).toMatchObject({ rule: false, time: 9 });
  });

  test('duplicates, revisions and a revision taken up again keep rules and exact minutes', async () => {
    const part = await make({ ...ruled(), weld: 120.5 });
    const move = (status: string) => user.put(`/api/orders/${orderId}/update-status`, { status }).expect(200);
    await move('waiting_response');
    await move('in_progress');
    await save(part, { ...ruled({ time: 4 }), weld: null });
    await move('waiting_response');
    const difference = await user.get(`/api/orders/${orderId}/revision-difference?from=0&to=1`).expect(200);
    const steps = difference.body.steps as { reason: string }[];
    expect(steps.map(({ reason }) => reason)).toEqual(['processes']);
    await move('in_progress');
    await user.post(`/api/orders/${orderId}/revisions/0/take-up`).expect(201);
    const back = await read(part);
    expect(back).toMatchObject({ weld: 120.5, final_value: part.final_value });
    expect(pivotOf(back)).toEqual(pivotOf(part));
    const copy = (await user.post(`/api/orders/${orderId}/duplicate`).expect(201)).body as OrderBody;
    expect(copy.sets[0]?.parts[0]).toMatchObject({ processes: back.processes, weld: 120.5 });
  });

  test('a row keeps its id through saves', async () => {
    const { body } = await user.get('/api/time-rules').expect(200);
    expect(body.map(({ id }: Rule) => id)).toContain(rule.id);
    const part = await make({
      processes: [
        { id: process, pivot: { rule: true } },
        { id: catalogue.process, pivot: { time: 3 } },
      ],
    });
    const stored = { where: { part_id: part.id }, order: { position: 'ASC' } } as const;
    const ids = async () => (await app.db.manager.find(PartProcess, stored)).map(({ id }) => id);
    const before = await ids();
    await save(part, { processes: [{ id: catalogue.process, pivot: { time: 4 } }] });
    expect(await ids()).toEqual([before[1]]);
    await save(part, { processes: [...ruled().processes, { id: catalogue.process, pivot: { time: 4 } }] });
    const after = await ids();
    expect(after).toHaveLength(2);
    expect(after).toContain(before[1]);
  });
});
