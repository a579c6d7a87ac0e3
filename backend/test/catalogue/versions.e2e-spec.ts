import { TestApp } from '../harness/test-app.js';

type Entry = Record<string, unknown> & { id: number; version: number };

const CHANGED_MEANWHILE = 'Este registro foi alterado por outra pessoa. Recarregue para ver a versão atual.';

/** Everything that counts its changes besides orders, sets and parts: what creates it, and a field that is changed. */
const TABLES: [resource: string, valid: Record<string, unknown>, field: string][] = [
  ['materials', { name: 'Aço', specific_weight: 0.00785, price_kg: 8.9 }, 'price_kg'],
  ['sheets', { name: 'Chapa', thickness: 3, width: 1200, length: 3000 }, 'width'],
  ['bars', { name: 'Barra', length: 6000, weight: 9.42, price_kg: 9.12 }, 'weight'],
  ['components', { name: 'Porca', unit_value: 0.35 }, 'unit_value'],
  ['processes', { title: 'Corte', value_per_minute: 2.5 }, 'value_per_minute'],
  ['mercosur-common-nomenclatures', { code: '7308.90.10', ipi: 5 }, 'ipi'],
  ['states', { name: 'Estado', abbreviation: 'ZZ', icms: 18 }, 'icms'],
  ['customers', { name: 'Cliente', city: 'Campinas' }, 'city'],
  ['users', { name: 'Bia', email: 'bia@forja.test', password: 'kx4f-9mzt-b7qd' }, 'name'],
  ['groups', { name: 'Vendas', user_ids: [], permission_ids: [] }, 'name'],
];

describe('a change that was made on an older version @servers', () => {
  let app: TestApp;
  /** Of the material that a sheet is made of. */
  let material_id: number;

  beforeAll(async () => {
    app = await TestApp.startOwn({ SEED: 'none' });
    const steel = { name: 'Aço da chapa', specific_weight: 0.00785, price_kg: 8.9 };
    ({ id: material_id } = (await app.admin.post('/api/materials', steel).expect(201)).body as Entry);
  });
  afterAll(() => app.close());

  it.each(TABLES)('is refused and changes nothing: %s', async (resource, fields, field) => {
    const valid = resource === 'sheets' ? { ...fields, material_id } : fields;
    const { body: created } = await app.admin.post(`/api/${resource}`, valid).expect(201);
    const { id, version } = created as Entry;
    const path = `/api/${resource}/${String(id)}`;
    const read = async () => (await app.admin.get(path).expect(200)).body as Entry;
    const value = (count: number) => (typeof valid[field] === 'number' ? count : `Texto ${String(count)}`);
    const save = (count: number, more = {}) =>
      app.admin.put(path, { ...valid, [field]: value(count), ...more });
    expect(version).toBe(1);

    expect((await save(2, { version: 1 }).expect(200)).body).toMatchObject({ [field]: value(2), version: 2 });
    const refused = await save(3, { version: 1 }).expect(409);
    expect(refused.body).toEqual({ message: CHANGED_MEANWHILE });
    expect(await read()).toMatchObject({ [field]: value(2), version: 2 });

    expect((await save(4).expect(200)).body).toMatchObject({ [field]: value(4), version: 3 });
    expect((await save(4, { version: 3 }).expect(200)).body).toMatchObject({ version: 3 });
    const both = await Promise.all([save(5, { version: 3 }), save(6, { version: 3 })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read()).version).toBe(4);
  });

  it('counts what users change of themselves, and who is in a group', async () => {
    const person = await app.userWith();
    const user = async () => (await app.admin.get(`/api/users/${String(person.userId)}`)).body as Entry;
    const { email, version } = await user();
    await person.put('/api/profile', { name: 'Outro nome', email }).expect(200);
    expect((await user()).version).toBe(version + 1);
    const group = (await app.admin.post('/api/groups', { name: 'Compras' }).expect(201)).body as Entry;
    const change = { name: 'Compras', user_ids: [person.userId], version: 1 };
    const joined = await app.admin.put(`/api/groups/${String(group.id)}`, change).expect(200);
    expect(joined.body).toMatchObject({ version: 2 });
    await app.admin.put(`/api/groups/${String(group.id)}`, { ...change, user_ids: [] }).expect(409);
  });
});
