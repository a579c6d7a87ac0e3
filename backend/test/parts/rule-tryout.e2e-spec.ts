import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';

const LASER = {
  name: 'Laser',
  driver: 'cut',
  handling_seconds: 6,
  minimum: 0.5,
  rows: [{ group: 'carbon', from: 2, to: 4, speed: 2400, pierce_seconds: 0.8 }],
};
const STEEL = { group: 'carbon', thickness: 3 };

interface Tried {
  exact_time: number | null;
  time: number | null;
  problem: string | null;
  steps: { name: string; inputs: { name: string; value: number }[]; note?: string; result: object }[];
}

describe('a rule for minutes on typed figures', () => {
  let app: TestApp;
  let user: Client;

  beforeAll(async () => {
    app = await TestApp.start();
    user = await app.userWith('edit_pre_orders');
  });
  afterAll(() => app.close());

  const attempt = (sample: unknown, rule: unknown = LASER) =>
    user.post('/api/time-rules/try', { sample, rule });
  const tried = async (sample: object, rule: object = LASER) =>
    (await attempt(sample, rule).expect(200)).body as Tried;

  test.each([
    ['its length and pierces', { cut_length: 3480, pierces: 7 }, 1.6433, 2],
    ['one pierce where only the length is known', { cut_length: 3480 }, 1.5633, 2],
    ['at least the minimum', { cut_length: 240, pierces: 1 }, 0.5, 1],
    ['nothing to cut', { cut_length: 0 }, 0, 0],
  ])('cut: %s', async (_, sample, exact_time, time) => {
    expect(await tried({ ...STEEL, ...sample })).toMatchObject({ exact_time, time, problem: null });
  });

  test.each([
    ['bends', { bends: 5 }, 2],
    ['holes', { holes: 3 }, 1.2],
    ['weld', { weld: 250 }, 100],
    ['area', { net_area: 1000 }, 400],
    ['gross_weight', { unit_gross_weight: 12.5 }, 5],
    ['length', { length: 6000 }, 2400],
    ['piece', {}, 0.4],
  ])('%s at 2.5 a minute', async (driver, sample, exact_time) => {
    const rule = { name: 'Regra', driver, rows: [{ speed: 2.5 }] };
    const { steps, ...result } = await tried(sample, rule);
    expect(result).toMatchObject({ exact_time, problem: null });
    expect(steps).toHaveLength(1);
    expect(steps[0]?.note ?? '').not.toContain('desenho');
  });

  it('explains each figure, and what all pieces of a lot take', async () => {
    const { steps } = await tried({ ...STEEL, cut_length: 3480, pierces: 7, quantity: 10 });
    expect(steps[0]?.inputs.map(({ value }) => value)).toEqual([3480, 2400, 7, 0.8, 6, 0.5]);
    expect(steps[1]).toMatchObject({
      name: 'Tempo de todas as peças',
      result: { value: 16.433 },
      inputs: [{ value: 1.6433 }, { name: 'Peças do lote', value: 10 }],
    });
  });

  test.each([
    ['no figure of its driver', { ...STEEL }, 'sem geometria'],
    [
      'no line for the thickness',
      { group: 'carbon', thickness: 12, cut_length: 10 },
      'sem regra para Aço carbono 12 mm',
    ],
    ['no plate', { cut_length: 10 }, 'sem regra para peças sem espessura'],
  ])('says why there are no minutes: %s', async (_, sample, problem) => {
    expect(await tried(sample)).toEqual({ exact_time: null, time: null, problem, steps: [] });
  });

  it('takes a part or figures, and one of them', async () => {
    const refused = { sample: ['Escolha uma peça ou informe valores, um dos dois'] };
    const both = await user.post('/api/time-rules/try', { part_id: 1, sample: {}, rule: LASER }).expect(422);
    expect(both.body.errors).toEqual(refused);
    const none = await user.post('/api/time-rules/try', { rule: LASER }).expect(422);
    expect(none.body.errors).toEqual({ part_id: refused.sample });
  });

  const row = { speed: 1 };
  const nested = (levels: number): unknown => (levels === 0 ? row : [nested(levels - 1)]);
  test.each<[string, object]>([
    ['a rule that is null', { rule: null }],
    ['a rule that is a list', { rule: [LASER] }],
    ['a rule that is an empty list', { rule: [] }],
    ['a rule that is a text', { rule: 'Laser' }],
    ['lines that are an object', { rule: { ...LASER, rows: { 0: row } } }],
    ['a line that is null', { rule: { ...LASER, rows: [null] } }],
    ['a line that is null behind one', { rule: { ...LASER, rows: [row, null] } }],
    ['a line that is an empty list', { rule: { ...LASER, rows: [[]] } }],
    ['a line in a list', { rule: { ...LASER, rows: nested(2) } }],
    ['a line in many lists', { rule: { ...LASER, rows: nested(15) } }],
    ['a line that is a number', { rule: { ...LASER, rows: [1] } }],
    ['a line that is a text', { rule: { ...LASER, rows: ['x'] } }],
    ['a speed of 1e400', { rule: { ...LASER, rows: [{ speed: '1e400' }] } }],
    ['a speed of 1e300', { rule: { ...LASER, rows: [{ speed: 1e300 }] } }],
    ['a speed of 1e-300', { rule: { ...LASER, rows: [{ speed: 1e-300 }] } }],
    ['a speed that is a list', { rule: { ...LASER, rows: [{ speed: [1] }] } }],
    ['a speed below 0', { rule: { ...LASER, rows: [{ speed: -1 }] } }],
    ['a driver of every object', { rule: { ...LASER, driver: 'constructor' } }],
    ['a group of every object', { rule: { ...LASER, rows: [{ speed: 1, group: '__proto__' }] } }],
    ['handling that is an object', { rule: { ...LASER, handling_seconds: {} } }],
    ['sides that are a list', { rule: { ...LASER, sides: [1] } }],
    ['a sample that is a list', { sample: [STEEL] }],
    ['a sample that is a number', { sample: 3 }],
    ['a length that no figure holds', { sample: { ...STEEL, cut_length: 1e300 } }],
    ['a thickness that is an object', { sample: { cut_length: 1, thickness: { value: 3 } } }],
  ])('refuses %s', async (_, given) => {
    const body = { rule: LASER, sample: STEEL, ...given };
    await user.post('/api/time-rules/try', body).expect(422);
    if ('rule' in given) await user.post('/api/time-rules', given.rule ?? {}).expect(422);
  });

  it('of minutes that no figure holds says so', async () => {
    const rule = { ...LASER, rows: [{ speed: 0.01 }] };
    const { body } = await attempt({ ...STEEL, cut_length: 999_999 }, rule).expect(422);
    expect(body.errors).toHaveProperty('exact_time');
  });

  it('keys of every object are no fields, and what is nested too deeply is malformed', async () => {
    const text = JSON.stringify({ rule: LASER, sample: { ...STEEL, cut_length: 3480, pierces: 7 } });
    const send = (body: string) =>
      user.post('/api/time-rules/try').set('Content-Type', 'application/json').send(body);
    const polluted = text.replace('{', '{"__proto__":{"rule":null},"constructor":{"prototype":{"a":1}},');
    expect((await send(polluted).expect(200)).body).toMatchObject({ exact_time: 1.6433 });
    const deep = text.replace('"rows":[', `"rows":[${'['.repeat(5000)}${']'.repeat(5000)},`);
    await send(deep).expect(400);
  });
});
