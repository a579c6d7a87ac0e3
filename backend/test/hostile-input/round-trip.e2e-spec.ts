import type { OpenAPIObject } from '@nestjs/swagger';
import fc from 'fast-check';
import { describeApi } from '../../src/openapi/describe-api.js';
import { TestApp } from '../harness/test-app.js';
import { resolved, type Schema } from './hostile-input-schema.js';
import { orderOf, setOf } from '../world/orders.js';

/** Objects per route; more with ROUND_TRIPS=500. */
const RUNS = Number(process.env.ROUND_TRIPS ?? 12);
const SEED = 20260731;

type Json = Record<string, unknown>;

/** A create route, its input, and what of it is not free to choose. */
interface Trip {
  path: string;
  input: string;
  /** Fields that always have this value. */
  fixed?: Json;
  /** Fields that the server calculates, or whose value depends on other records. */
  without?: readonly string[];
  /** The update's path and method where they aren't `PUT path/id`. */
  update?: (id: number) => [method: 'post' | 'put', path: string];
}

/** Text of everything that people and programs type, as the API keeps it: without blanks at its ends. */
function texts(most: number): fc.Arbitrary<string> {
  const fitting = (text: string) => text.slice(0, most).replaceAll('\0', '').toWellFormed().trim();
  const known = [
    'Ação & "aspas" \'simples\' <b>negrito</b>',
    '<script>alert(1)</script>',
    "'; DROP TABLE orders; --",
    '{{x}}',
    '👩‍👩‍👧‍👦🇧🇷💥',
    'Z\u0351\u0343a\u0322',
    '\u202Eoditrevni',
    '日本語',
    'null',
    '0',
    '1e5',
    '\\n \\u0000',
    '%_',
    'a\tb\nc',
    'x'.repeat(most),
    'é'.repeat(most),
    '😀'.repeat(Math.floor(most / 2)),
  ];
  const any = fc.string({ unit: 'binary', minLength: 1, maxLength: Math.min(most, 60) });
  return fc
    .oneof(fc.constantFrom(...known), any)
    .map(fitting)
    .filter((text) => text !== '');
}

/** Numbers up to the largest that the field takes, with all the decimals that it keeps. */
function numbers({ type, minimum = 0, maximum = 1 }: Schema & { maximum?: number }): fc.Arbitrary<number> {
  // The largest number of a field without a limit of its own is all nines, as many decimals as it keeps.
  const decimals = type === 'integer' ? 0 : (String(maximum).split('.')[1] ?? '00').length;
  const scale = 10 ** decimals;
  const steps = Math.min(maximum * scale, Number.MAX_SAFE_INTEGER);
  const between = fc.maxSafeInteger().map((any) => Math.abs(any) % steps);
  const value = (step: number) => Math.max(minimum, Number((step / scale).toFixed(decimals)));
  return fc.oneof(
    fc.constantFrom(minimum, maximum),
    fc.nat(100_000).map((few) => value(Math.min(few, steps))),
    between.map(value),
  );
}

function values(
  schema: Schema & { maxLength?: number; pattern?: string; format?: string },
  name: string,
): fc.Arbitrary<unknown> {
  // Null chooses nothing: what it comes to (a default, or what was there) is the field's own matter.
  if (schema.enum) return fc.constantFrom(...schema.enum.filter((value) => value !== null));
  if (schema.type === 'boolean') return fc.boolean();
  if (name === 'delivery_date')
    return fc.constantFrom('2026-02-28T23:59', '2028-02-29T00:00:59', '1999-12-31T12:00');
  if (schema.format === 'date') return fc.constantFrom('2020-01-01', '2028-02-29', '2040-12-31');
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern));
  if (schema.type === 'string') return texts(schema.maxLength ?? 255);
  return numbers(schema);
}

describe('what is stored comes back unchanged @wide @servers', () => {
  let app: TestApp;
  let document: OpenAPIObject;
  let inOrder: number;
  let inSet: number;

  beforeAll(async () => {
    // It leaves odd values in the company.
    app = await TestApp.startOwn();
    document = describeApi(app.app);
    inOrder = (await orderOf(app.admin)).id;
    inSet = (await setOf(app.admin, inOrder)).id;
  });
  afterAll(() => app.close());

  /** Bodies of every field, each there or not where it may be absent. */
  function bodies({ input, fixed = {}, without = [] }: Trip): fc.Arbitrary<Json> {
    const schema = resolved(document, { $ref: `#/components/schemas/${input}` });
    const free = Object.entries(schema.properties ?? {}).filter(
      ([name, { type }]) =>
        !(name in fixed) && !without.includes(name) && !/_id$|_ids$|^version$/.test(name) && type !== 'array',
    );
    const required = (schema.required ?? []).filter((name) => free.some(([known]) => known === name));
    const record = Object.fromEntries(free.map(([name, field]) => [name, values(field, name)]));
    return fc.record(record, { requiredKeys: required }).map((body) => ({ ...body, ...fixed }));
  }

  async function send(method: 'post' | 'put', path: string, body: Json): Promise<Json> {
    const { status, body: answer } = await app.admin[method](path, body);
    expect([method, path, status, status < 300 ? '' : [answer, body]]).toEqual([
      method,
      path,
      expect.any(Number),
      '',
    ]);
    return answer as Json;
  }

  /** Creates with one body and changes to the other; every answer holds what was sent. */
  async function travel(trip: Trip, path: string, first: Json, second: Json): Promise<void> {
    const { order_id: _, ...kept } = first;
    const created = await send('post', path, first);
    expect(created).toMatchObject(kept);
    const id = created.id as number;
    const [method, address] = trip.update?.(id) ?? ['put', `${path}/${String(id)}`];
    const { order_id: __, ...wanted } = second;
    expect(await send(method, address, wanted)).toMatchObject(wanted);
    const read = path.endsWith('/parts') ? `/api/set-parts/${String(id)}` : `${path}/${String(id)}`;
    expect((await app.admin.get(read).expect(200)).body).toMatchObject(wanted);
  }

  const calculated = [
    'thickness',
    'width',
    'length',
    'type',
    'unit_net_weight',
    'net_weight',
    'unit_gross_weight',
  ];
  const trips: Trip[] = [
    { path: 'materials', input: 'MaterialInput', without: ['code'] },
    { path: 'bars', input: 'BarInput', without: ['code'] },
    { path: 'components', input: 'ComponentInput', without: ['code'] },
    { path: 'processes', input: 'ProcessInput', without: ['code'] },
    { path: 'states', input: 'StateInput', fixed: { abbreviation: 'ZZ' } },
    { path: 'customers', input: 'CustomerInput', without: ['code'] },
    { path: 'mercosur-common-nomenclatures', input: 'NcmInput' },
    { path: 'groups', input: 'GroupDto' },
    { path: 'orders', input: 'CreateOrderDto', fixed: { type: 'pre_order' }, without: ['discount'] },
    {
      path: 'sets',
      input: 'UpdateSetDto',
      without: ['remove_image'],
      update: (id) => ['post', `/api/sets/${String(id)}/update`],
    },
    {
      path: 'parts',
      input: 'PartFieldsDto',
      fixed: { type: 'process' },
      without: [...calculated, 'gross_weight', 'unit_value', 'final_value', 'processes', 'locked_values'],
    },
  ];

  it.each(trips)('$path', async (trip) => {
    const path = trip.path === 'parts' ? `/api/sets/${String(inSet)}/parts` : `/api/${trip.path}`;
    const isSet = trip.path === 'sets';
    const property = fc.asyncProperty(bodies(trip), bodies(trip), async (first, second) => {
      // A set begins with its name; the rest is filled in afterwards.
      const start = isSet ? { name: first.name ?? 'Conjunto', order_id: inOrder } : first;
      await travel(trip, path, start, second);
    });
    await fc.assert(property, { numRuns: RUNS, seed: SEED });
  });

  it.each([
    ['/api/company', 'CompanyDto'],
    ['/api/profile', 'ProfileDto'],
  ])('%s', async (path, input) => {
    const trip: Trip = { path, input, without: ['email', 'theme', 'password', 'mail_subject', 'mail_text'] };
    const fixed = path === '/api/profile' ? { email: 'admin@forja.test' } : { email: 'ação@forja.test' };
    const property = fc.asyncProperty(bodies(trip), async (body) => {
      const sent = { ...body, ...fixed };
      expect(await send('put', path, sent)).toMatchObject(sent);
      expect((await app.admin.get(path).expect(200)).body).toMatchObject(sent);
    });
    await fc.assert(property, { numRuns: RUNS, seed: SEED });
  });

  it('takes out of texts what no database keeps alike: NUL, and halves of a character', async () => {
    const body = { name: 'a\0b\uD83Dc', specific_weight: 1, price_kg: 1 };
    expect((await send('post', '/api/materials', body)).name).toBe('ab\uFFFDc');
    await app.admin.post('/api/materials', { ...body, name: '\0' }).expect(422);
  });
});
