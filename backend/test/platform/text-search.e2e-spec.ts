import { TestApp } from '../harness/test-app.js';
import { orderOf } from '../world/orders.js';

/** The same on both databases: what a text finds, and how texts are sorted. */
let app: TestApp;

const CUSTOMERS = [
  { name: 'Zincagem 100%', email: 'zinco@forja.test', phone: '(11) 4002-8922' },
  { name: 'alfa Usinagem', cpf: '529.982.247-25' },
  { name: 'Alumínio & Cia', email: 'contato@aluminio.test', cnpj: '11.222.333/0001-81' },
  { name: 'Aço Forte', address: 'Rua Ótica, 5' },
  { name: 'ÁGUIA São João' },
];

async function names(path: string, query: Record<string, unknown>, field = 'name'): Promise<string[]> {
  const text = Object.entries(query).map(
    ([key, value]) => `${key}=${encodeURIComponent(JSON.stringify(value))}`,
  );
  const { body } = await app.admin.get(`/api/${path}?${text.join('&')}`).expect(200);
  return (body as Record<string, string>[]).map((row) => row[field]!);
}

const found = (path: string, q: string, field?: string) => names(path, { filter: { q } }, field);
const sorted = (path: string, sort: [string, 'ASC' | 'DESC'], field?: string) => names(path, { sort }, field);

/** Adds something of this name to a list. */
const listed: Record<string, (name: string) => Promise<unknown>> = {
  groups: (name) => app.admin.post('/api/groups', { name, user_ids: [], permission_ids: [] }).expect(201),
  users: (name) => {
    const password = { password: 'senha-do-turno', password_confirmation: 'senha-do-turno' };
    const email = `${name.toLowerCase().replace(' ', '-')}@forja.test`;
    return app.anonymous.post('/api/register', { name, email, ...password }).expect(201);
  },
  orders: async (name) => {
    const { id } = (await app.admin.post('/api/customers', { name }).expect(201)).body as { id: number };
    return orderOf(app.admin, { customer_id: id });
  },
};

beforeAll(async () => {
  app = await TestApp.startOwn();
  for (const customer of CUSTOMERS) await app.admin.post('/api/customers', customer).expect(201);
});
afterAll(() => app.close());

describe('a search @servers', () => {
  it.each([
    ['aco', ['Aço Forte']],
    ['AÇO', ['Aço Forte']],
    ['ac\u0327o', ['Aço Forte']],
    ['aguia sao joao', ['ÁGUIA São João']],
    ['JOÃO', ['ÁGUIA São João']],
    ['ALUMINIO', ['Alumínio & Cia']],
    ['ALFA', ['alfa Usinagem']],
    ['100%', ['Zincagem 100%']],
    ['1_0', []],
    ['11.222.333/0001-81', ['Alumínio & Cia']],
    ['11222333', ['Alumínio & Cia']],
    ['52998224725', ['alfa Usinagem']],
    ['1140028922', ['Zincagem 100%']],
    ['4002 8922', ['Zincagem 100%']],
    ['aço 4002', []],
    ['joao aguia', ['ÁGUIA São João']],
    ['oao', []],
    ['zinc 4002', ['Zincagem 100%']],
  ])('of customers for %s finds %j', async (q, expected) => {
    expect(await found('customers', q)).toEqual(expected);
  });

  it.each(['*', '?', '[', ']', '[a', '%', '_', '!', "'", 'x'.repeat(3000)])(
    'takes %.5s as it is',
    async (q) => {
      const name = `Nome com ${q.slice(0, 40)} dentro`;
      const { id } = (await app.admin.post('/api/customers', { name }).expect(201)).body as { id: number };
      expect(await found('customers', `COM ${q.slice(0, 40)}`)).toEqual([name]);
      await app.admin.get(`/api/customers?filter=${encodeURIComponent(JSON.stringify({ q }))}`).expect(200);
      await app.admin.delete(`/api/customers/${String(id)}`).expect(200);
    },
  );

  it('finds an NCM by its digits', async () => {
    await app.admin.post('/api/mercosur-common-nomenclatures', { code: '7326.19.55', ipi: 5 }).expect(201);
    expect(await found('mercosur-common-nomenclatures', '73261955', 'code')).toEqual(['7326.19.55']);
    expect(await found('mercosur-common-nomenclatures', '7326.19.5', 'code')).toEqual(['7326.19.55']);
    expect(await found('mercosur-common-nomenclatures', '1955', 'code')).toEqual([]);
  });

  it('finds an NCM by words of what it stands for', async () => {
    const ncm = { code: '7326.90.77', ipi: 5, description: 'Cestos de ferro ou aço, aramados' };
    await app.admin.post('/api/mercosur-common-nomenclatures', ncm).expect(201);
    expect(await found('mercosur-common-nomenclatures', 'ACO, aramados', 'code')).toEqual([ncm.code]);
  });

  it('of the orders looks at the customer in the same way', async () => {
    const { body } = await app.admin.get('/api/customers').expect(200);
    const idOf = (name: string) =>
      (body as { id: number; name: string }[]).find((one) => one.name === name)!.id;
    const steel = await orderOf(app.admin, { customer_id: idOf('Aço Forte') });
    const metal = await orderOf(app.admin, { customer_id: idOf('Alumínio & Cia') });
    expect(await found('orders', 'aco forte', 'id')).toEqual([steel.id]);
    expect(await found('orders', '11222333', 'id')).toEqual([metal.id]);
    expect(await sorted('orders', ['customer.name', 'ASC'], 'id')).toEqual([steel.id, metal.id]);
  });

  it('of users, groups and the choice of users ignores accents and case', async () => {
    const password = { password: 'senha-da-iris', password_confirmation: 'senha-da-iris' };
    const iris = { name: 'Íris Conceição', email: 'iris@forja.test', ...password };
    await app.anonymous.post('/api/register', iris).expect(201);
    expect(await found('users', 'iris CONCEICAO')).toEqual(['Íris Conceição']);
    expect(await sorted('users', ['name', 'ASC'])).toEqual(['Administrador', 'Íris Conceição']);
    await app.admin.post('/api/groups', { name: 'Fundição', user_ids: [], permission_ids: [] }).expect(201);
    expect(await found('groups', 'FUNDICAO')).toEqual(['Fundição']);
  });
});

describe('an order of texts', () => {
  it('ignores accents and case', async () => {
    const expected = ['Aço Forte', 'ÁGUIA São João', 'alfa Usinagem', 'Alumínio & Cia'];
    const all = await sorted('customers', ['name', 'ASC']);
    expect(all.filter((name) => expected.includes(name))).toEqual(expected);
    const back = await sorted('customers', ['name', 'DESC']);
    expect(back).toEqual([...all].reverse());
    expect(await names('customers', { sort: ['name', 'ASC'], range: [1, 2] })).toEqual(all.slice(1, 3));
  });

  it('compares the numbers in them as numbers', async () => {
    const material = { name: 'Aço de ensaio', specific_weight: 0.00785, price_kg: 9 };
    const { id } = (await app.admin.post('/api/materials', material).expect(201)).body as { id: number };
    const sheets = ['Chapa 12,70', 'chapa 4,75', 'Chapa 4,8', 'Chapa 100'];
    for (const name of sheets) {
      const sheet = { name, material_id: id, thickness: 3, width: 1200, length: 3000 };
      await app.admin.post('/api/sheets', sheet).expect(201);
    }
    const expected = ['chapa 4,75', 'Chapa 4,8', 'Chapa 12,70', 'Chapa 100'];
    expect(await found('sheets', 'de ensaio')).toEqual(expected);
  });

  it.each(['groups', 'users', 'orders'])('takes them so in the list of %s', async (list) => {
    const expected = ['turno 2', 'Turno 10', 'Turno 100'];
    for (const name of ['Turno 100', 'turno 2', 'Turno 10']) await listed[list]?.(name);
    const field = { groups: 'name', users: 'name', orders: 'customer.name' }[list]!;
    const sorted = async (query: object) => {
      const text = Object.entries(query).map(
        ([key, value]) => `${key}=${encodeURIComponent(JSON.stringify(value))}`,
      );
      const { body } = await app.admin.get(`/api/${list}?${text.join('&')}`).expect(200);
      return (body as { name?: string; customer?: { name: string } }[]).map(
        ({ name, customer }) => name ?? customer!.name,
      );
    };
    const filter = { q: 'turno' };
    expect(await sorted({ filter, sort: [field, 'ASC'] })).toEqual(expected);
    expect(await sorted({ filter, sort: [field, 'DESC'] })).toEqual([...expected].reverse());
    expect(await sorted({ filter, sort: [field, 'ASC'], range: [1, 2] })).toEqual(expected.slice(1));
  });

  it('takes them so in the choice of users', async () => {
    const { body } = await app.admin.get('/api/users/search?search=turno').expect(200);
    expect((body as { name: string }[]).map(({ name }) => name)).toEqual([
      'turno 2',
      'Turno 10',
      'Turno 100',
    ]);
  });
});
