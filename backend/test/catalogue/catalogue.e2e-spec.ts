import { Process } from '../../src/catalogue/processes/process.entity.js';
import { insertRows } from '../../src/platform/database/bulk-rows.js';
import { TestApp } from '../harness/test-app.js';

type Entry = Record<string, unknown> & { id: number };

/** One catalogue: what is valid, what each wrong field answers, what is searched. */
interface Row {
  resource: string;
  valid: Record<string, unknown>;
  wrong: Record<string, [value: unknown, text: string]>;
}

const catalogues: Row[] = [
  {
    resource: 'materials',
    valid: {
      name: 'Aço de teste',
      specific_weight: 0.00785,
      price_kg: 8.9001,
      ncm_id: null,
      group: 'carbon',
    },
    wrong: {
      name: ['', 'Nome é obrigatório'],
      specific_weight: [0.0078512, 'Máximo 6 casas decimais'],
      price_kg: [null, 'Preço é obrigatório'],
    },
  },
  {
    resource: 'bars',
    valid: { name: 'Barra de teste', length: 6000, weight: 9.42, price_kg: 9.1234, ncm_id: null },
    wrong: {
      name: [null, 'Nome é obrigatório'],
      length: [undefined, 'Comprimento é obrigatório'],
      weight: [undefined, 'Peso é obrigatório'],
      price_kg: [1.23456, 'Máximo 2 casas decimais'],
    },
  },
  {
    resource: 'components',
    valid: {
      name: 'Porca',
      specification: 'M8',
      unit_value: 0.35,
      supplier: 'Parafusos & Cia 🔩',
      ncm_id: null,
    },
    wrong: { name: [undefined, 'Nome é obrigatório'], unit_value: [0.355, 'Máximo 2 casas decimais'] },
  },
  {
    resource: 'processes',
    valid: { title: 'Corte', content: 'Laser', value_per_minute: 2.5 },
    wrong: { title: ['', 'Campo obrigatório'], value_per_minute: [2.555, 'Máximo de 2 casas decimais'] },
  },
  {
    resource: 'mercosur-common-nomenclatures',
    valid: { code: '7308.90.10', description: 'Construções de aço', ipi: 5 },
    wrong: {
      code: ['', 'Código é obrigatório'],
      ipi: [100.5, 'IPI deve ser menor ou igual a 100'],
      description: [7, 'Deve ser um texto'],
    },
  },
  {
    resource: 'states',
    valid: { name: 'Estado de teste', abbreviation: 'ZZ', icms: 18 },
    wrong: {
      name: ['', 'Nome é obrigatório'],
      abbreviation: ['ABC', 'Deve ter exatamente 2 caracteres'],
      icms: [-1, 'ICMS deve ser maior ou igual a 0'],
    },
  },
  {
    resource: 'time-rules',
    valid: {
      name: 'Pintura',
      obs: 'Valores típicos',
      driver: 'area',
      sides: 2,
      handling_seconds: 30,
      minimum: 0.5,
      rows: [{ group: 'carbon', from: 0.5, to: 3, speed: 250_000, pierce_seconds: 0 }],
    },
    wrong: {
      name: ['', 'Nome é obrigatório'],
      driver: [null, 'Escolha o que determina os minutos'],
      minimum: [-1, 'Mínimo por peça deve ser maior ou igual a 0'],
      rows: [[], 'Informe ao menos uma linha da tabela'],
    },
  },
  {
    resource: 'customers',
    valid: {
      name: 'Cliente São João',
      email: 'contato@example.com',
      phone: '(11) 91234-5678',
      cnpj: '12.ABC.345/01DE-35',
      cpf: null,
      address: 'Rua das Flores, 1',
      state_id: null,
    },
    wrong: { name: [null, 'Nome é obrigatório'], postal_code: ['0310-000', 'CEP deve ter 8 dígitos'] },
  },
];

describe.each(catalogues)('the catalogue $resource', ({ resource, valid, wrong }) => {
  let app: TestApp;
  const path = `/api/${resource}`;

  beforeAll(async () => {
    app = await TestApp.startOwn({ SEED: 'none' });
  });
  afterAll(() => app.close());

  it('stores, lists, changes and deletes an entry, giving it back unchanged', async () => {
    const created = await app.admin.post(path, valid).expect(201);
    const { id } = created.body as Entry;
    expect(created.body).toMatchObject(valid);
    expect((await app.admin.get(`${path}/${String(id)}`).expect(200)).body).toEqual(created.body);
    expect((await app.admin.get(path).expect(200)).body).toEqual([created.body]);

    const [textField] = Object.keys(valid).filter((field) => typeof valid[field] === 'string');
    const changed = { ...valid, [textField ?? '']: 'QQ' };
    const answer = await app.admin.put(`${path}/${String(id)}`, { ...changed, id }).expect(200);
    expect(answer.body).toMatchObject({ ...changed, id });

    const deleted = await app.admin.delete(`${path}/${String(id)}`).expect(200);
    expect(deleted.body).toEqual(answer.body);
    await app.admin.get(`${path}/${String(id)}`).expect(404);
    await app.admin.delete(`${path}/${String(id)}`).expect(404);
  });

  it('answers all wrong fields at once, with a text of its own for each', async () => {
    const body = Object.fromEntries(Object.entries(wrong).map(([field, [value]]) => [field, value]));
    const answer = await app.admin.post(path, { ...valid, ...body }).expect(422);
    const errors = Object.fromEntries(Object.entries(wrong).map(([field, [, text]]) => [field, [text]]));
    expect((answer.body as { errors: object }).errors).toEqual(errors);
    expect((await app.admin.get(path)).body).toEqual([]);
  });

  it('is open to signed-in users alone', async () => {
    const user = await app.userWith();
    await user.get(path).expect(200);
    await app.anonymous.get(path).expect(401);
    await app.anonymous.post(path, valid).expect(401);
  });
});

describe('every catalogue', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.startOwn({ SEED: 'none' });
  });
  afterAll(() => app.close());

  const create = async (resource: string, body: object) =>
    (await app.admin.post(`/api/${resource}`, body).expect(201)).body as Entry;

  const material = (name: string) => create('materials', { name, specific_weight: 0.00785, price_kg: 8.9 });

  it('answers more entries than a statement takes parameters', async () => {
    const titles = Array.from({ length: 33_000 }, (_, index) => `Processo ${String(index + 1)}`);
    const rows = titles.map((title) => ({ title, content: null, value_per_minute: 1 }));
    await app.db.write(() => insertRows(app.db.manager, Process, rows));
    const { body } = await app.admin.get('/api/processes').expect(200);
    expect((body as { title: string }[]).map(({ title }) => title)).toEqual(titles);
    await app.db.write(() => app.db.manager.createQueryBuilder().delete().from(Process).execute());
  });

  it.each(['materials', 'sheets', 'bars', 'components', 'processes', 'customers'])(
    'keeps a code of %s that no other entry has, and finds it',
    async (resource) => {
      const material_id = (await material('Da chapa')).id;
      const sizes = { thickness: 1, width: 1, length: 1, weight: 1, material_id };
      const prices = { price_kg: 1, unit_value: 1, value_per_minute: 1, specific_weight: 1 };
      const entry = { name: 'Com código', title: 'Com código', ...sizes, ...prices };
      const { id } = await create(resource, { ...entry, code: 'AB-77' });
      const taken = await app.admin.post(`/api/${resource}`, { ...entry, code: ' ab-77' }).expect(422);
      expect((taken.body as { errors: object }).errors).toEqual({
        code: ['Já existe um cadastro com este código'],
      });
      // Its own code is no other entry's, and entries without one are not compared.
      await app.admin.put(`/api/${resource}/${String(id)}`, { ...entry, code: 'AB-77' }).expect(200);
      for (const code of [null, '', undefined]) await create(resource, { ...entry, code });
      const found = await app.admin.get(`/api/${resource}?filter={"q":"ab-7"}`).expect(200);
      expect((found.body as Entry[]).map((one) => one.id)).toEqual([id]);
      for (const one of (await app.admin.get(`/api/${resource}`)).body as Entry[]) {
        await app.admin.delete(`/api/${resource}/${String(one.id)}`);
      }
      await app.admin.delete(`/api/materials/${String(material_id)}`);
    },
  );

  it('sorts, pages, filters and searches as simple-rest asks', async () => {
    for (const name of ['Beta 50%', 'alfa', 'Gama']) await material(name);
    const page = await app.admin.get('/api/materials?sort=["name","DESC"]&range=[0,1]&filter={}').expect(200);
    expect(page.headers['content-range']).toBe('materials 0-1/3');
    expect((page.body as Entry[]).map(({ name }) => name)).toEqual(['Gama', 'Beta 50%']);

    const found = await app.admin
      .get(`/api/materials?filter=${encodeURIComponent('{"q":"50%"}')}`)
      .expect(200);
    expect((found.body as Entry[]).map(({ name }) => name)).toEqual(['Beta 50%']);

    const [first] = page.body as Entry[];
    const some = await app.admin.get(`/api/materials?filter={"id":[${String(first?.id)}]}`).expect(200);
    expect(some.body).toEqual([first]);
  });

  it('finds another entry of the same name but for case, accents and spaces', async () => {
    const ids = new Map<string, number>();
    for (const name of ['Aço 1020', 'Alumínio  5052 [x]*', 'Aço 1020 fino', '100%_!'])
      ids.set(name, (await material(name)).id);
    const found = async (same_name: string) => {
      const filter = encodeURIComponent(JSON.stringify({ same_name }));
      const { body } = await app.admin.get(`/api/materials?filter=${filter}`).expect(200);
      return (body as Entry[]).map(({ id }) => id);
    };
    expect(await found('ACO 1020')).toEqual([ids.get('Aço 1020')]);
    expect(await found(' aluminio 5052   [X]*')).toEqual([ids.get('Alumínio  5052 [x]*')]);
    expect(await found('100%_!')).toEqual([ids.get('100%_!')]);
    for (const other of ['Aço', 'Aço 1020 f', 'Aço*', '%', 'Aço 1020_fino'])
      expect(await found(other)).toEqual([]);
  });

  it.each([
    'sort=x',
    'sort=["password","ASC"]',
    'range=[3]',
    'filter=[]',
    'filter={"id":{"a":1}}',
    'sort=["ncm.x","ASC"]',
  ])('answers 400 to the list query %s', async (query) => {
    const answer = await app.admin.get(`/api/materials?${query}`).expect(400);
    expect(answer.body).toEqual({ message: 'Parâmetros de lista inválidos' });
  });

  it('shows what a sheet is made of and lists the sheets of one material', async () => {
    const [steel, brass] = [await material('Aço'), await material('Latão')];
    const sheet = { name: 'Chapa', thickness: 3, width: 1200, length: 3000 };
    const made = await create('sheets', { ...sheet, material_id: steel.id });
    await create('sheets', { ...sheet, material_id: brass.id });
    const answer = await app.admin.get(`/api/sheets?material_id=${String(steel.id)}`).expect(200);
    expect(answer.body).toEqual([
      expect.objectContaining({ id: made.id, material: expect.objectContaining({ name: 'Aço' }) }),
    ]);
    const missing = await app.admin.post('/api/sheets', {}).expect(422);
    expect((missing.body as { errors: object }).errors).toEqual({
      name: ['Nome é obrigatório'],
      material_id: ['Material é obrigatório'],
      thickness: ['Espessura é obrigatória'],
      width: ['Largura é obrigatória'],
      length: ['Comprimento é obrigatório'],
    });
  });

  it('refuses to delete what is in use, saying by how many of what', async () => {
    const used = await material('Em uso');
    const sheet = { name: 'Chapa', material_id: used.id, thickness: 3, width: 1200, length: 3000 };
    for (let count = 0; count < 2; count += 1) await create('sheets', sheet);
    const answer = await app.admin.delete(`/api/materials/${String(used.id)}`).expect(409);
    expect(answer.body).toEqual({ message: 'Não é possível excluir: em uso por 2 chapas' });
    await app.admin.get(`/api/materials/${String(used.id)}`).expect(200);
  });

  it('refuses to name what is not there', async () => {
    const answer = await app.admin.post('/api/customers', { name: 'Ana', state_id: 999 }).expect(422);
    expect(answer.body).toEqual({
      message: 'Registro não encontrado',
      errors: { state_id: ['Registro não encontrado'] },
    });
  });

  it('writes a state’s abbreviation in upper case', async () => {
    const state = await create('states', { name: 'São Paulo', abbreviation: 'sp', icms: 18 });
    expect(state.abbreviation).toBe('SP');
  });

  it('does not take an id, a method or a body for something it is not', async () => {
    await app.admin.get('/api/materials/abc').expect(404);
    await app.admin.get('/api/materials/99999999999').expect(404);
    const broken = await app.admin
      .post('/api/materials')
      .set('Content-Type', 'application/json')
      .send('{"name":');
    expect([broken.status, broken.body]).toEqual([
      400,
      { message: 'Não foi possível entender a requisição' },
    ]);
    const typed = await app.admin
      .post('/api/materials', { name: {}, specific_weight: '1', price_kg: [] })
      .expect(422);
    expect(Object.keys((typed.body as { errors: object }).errors)).toEqual([
      'name',
      'specific_weight',
      'price_kg',
    ]);
  });
});
