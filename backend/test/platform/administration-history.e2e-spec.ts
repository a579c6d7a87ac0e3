import { AuditEntry } from '../../src/audit/audit-entry.entity.js';
import { Catalogues } from '../../src/catalogue/catalogues.service.js';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';

interface Entry {
  user_name: string;
  kind_title: string;
  record_name: string;
  action_title: string;
  field: string | null;
  before: string | null;
  after: string | null;
}

interface PageBody {
  data: Entry[];
  page: number;
  last_page: number;
  total: number;
}

interface Named {
  id: number;
  name: string;
}

describe('the history of administration', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.startOwn();
  });
  afterAll(async () => {
    await app.close();
  });

  const list = async (query: string, client: Client = app.admin) =>
    (await client.get(`/api/administration-history?${query}`).expect(200)).body as PageBody;

  /** Action, field and values of the newest entries, the oldest of them first. */
  const shown = async (query: string) =>
    (await list(query)).data
      .reverse()
      .map(({ action_title, field, before, after }) => [action_title, field, before, after]);

  const made = async (path: string, body: object) =>
    (await app.admin.post(`/api/${path}`, body).expect(201)).body as Named;

  it('has prices with both figures as they are written in Brazil', async () => {
    const material = { name: 'Aço 1045', specific_weight: 0.00785, price_kg: 8.9 };
    const { id } = await made('materials', material);
    await app.admin.put(`/api/materials/${id}`, { ...material, price_kg: 1234.5 }).expect(200);
    await app.admin.put(`/api/materials/${id}`, { ...material, price_kg: 1234.5 }).expect(200);
    await app.admin.delete(`/api/materials/${id}`).expect(200);
    expect(await shown(`kind=materials&record_id=${id}`)).toEqual([
      ['Criado', null, null, null],
      ['Alterado', 'Preço por kg (R$/kg)', '8,9000', '1.234,5000'],
      ['Excluído', null, null, null],
    ]);
    const [newest] = (await list(`kind=materials&record_id=${id}`)).data;
    expect(newest).toMatchObject({
      user_name: 'Administrador',
      kind_title: 'Material',
      record_name: 'Aço 1045',
    });
  });

  it('has other records by their names, and choices in words', async () => {
    const ncm = await made('mercosur-common-nomenclatures', { code: '7208.51.00', ipi: 5 });
    const material = { name: 'Inox', specific_weight: 0.008, price_kg: 30 };
    const { id } = await made('materials', material);
    await app.admin
      .put(`/api/materials/${id}`, { ...material, ncm_id: ncm.id, group: 'stainless' })
      .expect(200);
    expect((await shown(`kind=materials&record_id=${id}`)).slice(1)).toEqual([
      ['Alterado', 'Grupo', 'Outros materiais', 'Inox'],
      ['Alterado', 'NCM', null, '7208.51.00'],
    ]);
  });

  it('has the tables of rules, readable', async () => {
    const row = { group: 'carbon', from: null, to: 3, speed: 4500, pierce_seconds: 1.5 };
    const rule = { name: 'Laser', driver: 'cut', rows: [row] };
    const { id } = await made('time-rules', rule);
    await app.admin
      .put(`/api/time-rules/${id}`, { ...rule, rows: [{ ...row, speed: 5000, to: null }] })
      .expect(200);
    expect((await shown(`kind=time-rules&record_id=${id}`)).at(-1)).toEqual([
      'Alterado',
      'Tabela de velocidades',
      'Aço carbono, 0 a 3 mm: 4.500/min, 1,5 s por furação',
      'Aço carbono, a partir de 0 mm: 5.000/min, 1,5 s por furação',
    ]);
  });

  it('has of a table that is too long for it the beginning, as it is', async () => {
    const row = (from: number) => ({ group: 'carbon', from, to: from + 1, speed: 4500, pierce_seconds: 1 });
    const rule = { name: 'Plasma', driver: 'cut', rows: [row(0)] };
    const { id } = await made('time-rules', rule);
    const rows = Array.from({ length: 80 }, (_, from) => row(from));
    await app.admin.put(`/api/time-rules/${id}`, { ...rule, rows }).expect(200);
    const [, , , after] = (await shown(`kind=time-rules&record_id=${id}`)).at(-1) ?? [];
    expect(after).toHaveLength(4000);
    expect(after).toMatch(/^\[\{.*4500.*…$/);
  });

  it('has no personal data of customers', async () => {
    const customer = { name: 'Metalúrgica', contact: 'Maria', email: 'maria@metal.test' };
    const { id } = await made('customers', customer);
    const other = { ...customer, contact: 'João', phone: '(11) 91234-5678', name: 'Metalúrgica S.A.' };
    await app.admin.put(`/api/customers/${id}`, other).expect(200);
    expect(await shown(`kind=customers&record_id=${id}`)).toEqual([
      ['Criado', null, null, null],
      ['Alterado', 'Nome', 'Metalúrgica', 'Metalúrgica S.A.'],
    ]);
  });

  it('has what happens to an account, and never what opens it', async () => {
    const body = { name: 'Bia', email: 'bia@forja.test', password: 'senha-temporaria' };
    const { id } = await made('users', body);
    await app.admin.put(`/api/users/${id}`, { name: 'Bia', email: body.email, admin: true }).expect(200);
    await app.admin.put(`/api/users/${id}/temporary-password`, { password: 'outra-senha' }).expect(200);
    const login = { email: body.email, password: 'outra-senha' };
    const { token } = (await app.anonymous.post('/api/login', login).expect(200)).body as { token: string };
    expect(token).not.toBe('');
    const permissions = (await app.admin.get('/api/permissions')).body as Named[];
    const costs = permissions.find(({ name }) => name === 'view_costs')!.id;
    const group = await made('groups', { name: 'Vendas', user_ids: [id], permission_ids: [costs] });
    await app.admin
      .put(`/api/groups/${group.id}`, { name: 'Vendas', user_ids: [], permission_ids: [] })
      .expect(200);
    expect(await shown(`kind=user&record_id=${id}`)).toEqual([
      ['Criado', null, null, null],
      ['Alterado', 'Administrador', 'Não', 'Sim'],
      ['Senha temporária definida', null, null, null],
      ['Criado', 'Usuários', null, 'Bia'],
      ['Alterado', 'Usuários', 'Bia', null],
    ]);
    expect((await shown(`kind=group&record_id=${group.id}`)).at(-1)).toEqual([
      'Alterado',
      'Permissões',
      'Ver custos e margens',
      null,
    ]);
    const everything = JSON.stringify(await app.db.manager.find(AuditEntry));
    for (const secret of ['senha', '$argon2', token]) expect(everything).not.toContain(secret);
  });

  it('has the invitation, and who chose a password under its link', async () => {
    const { body } = await app.admin
      .post('/api/user-invitations', { name: 'Caio', email: 'caio@forja.test' })
      .expect(201);
    const { user, path } = body as { user: Named; path: string };
    const token = path.split('#')[1]!;
    const password = { password: 'uma-senha-boa', password_confirmation: 'uma-senha-boa' };
    await app.anonymous.post('/api/account-links/use', { token, ...password }).expect(204);
    const { data } = await list(`kind=user&record_id=${user.id}`);
    expect(data.map(({ action_title, user_name }) => [action_title, user_name])).toEqual([
      ['Senha escolhida', 'Caio'],
      ['Convite emitido', 'Administrador'],
      ['Criado', 'Administrador'],
    ]);
    expect(JSON.stringify(data)).not.toContain(token);
  });

  it('has the company', async () => {
    await app.admin
      .put('/api/company', { name: 'Forja Ltda.', quote_validity_days: 30, default_markup: 32.5 })
      .expect(200);
    expect(await shown('kind=company')).toEqual([
      ['Alterado', 'Nome', 'Minha empresa', 'Forja Ltda.'],
      ['Alterado', 'Validade do orçamento (dias)', '15', '30'],
      ['Alterado', 'Markup padrão (%)', '0,000', '32,500'],
    ]);
  });

  it('has how the company and its goods are taxed, in words', async () => {
    const taxes = (await app.admin.get('/api/company/taxes').expect(200)).body as object;
    await app.admin.put('/api/company/taxes', { ...taxes, regime: 'real', pis: 1.65 }).expect(200);
    expect((await shown('kind=company')).slice(-2)).toEqual([
      ['Alterado', 'Regime', null, 'Lucro Real'],
      ['Alterado', 'PIS (%)', '0,65', '1,65'],
    ]);
    const state = { name: 'Bahia', abbreviation: 'BA', icms: 20.5 };
    const { id } = await made('states', state);
    const rates = [{ from: '2027-01-01', icms: 20.5, fcp: 2, difal_base: 'double' }];
    await app.admin.put(`/api/states/${id}`, { ...state, rates }).expect(200);
    expect((await shown(`kind=states&record_id=${id}`)).at(-1)).toEqual([
      'Alterado',
      'Alíquotas por data',
      null,
      '01/01/2027: ICMS 20,5 %, FCP 2 %',
    ]);
  });

  it('has choices, days and tables without a group in words', async () => {
    const taxes = (await app.admin.get('/api/company/taxes').expect(200)).body as object;
    const reviewed = { ...taxes, reviewed_on: '2026-11-05', service_kind: 'goods' };
    await app.admin.put('/api/company/taxes', reviewed).expect(200);
    expect((await shown('kind=company')).slice(-2)).toEqual([
      ['Alterado', 'Serviço do orçamento', 'Serviço (ISS)', 'Mercadoria'],
      ['Alterado', 'Conferido com a contabilidade em', null, '05/11/2026'],
    ]);
    const sale = { name: 'Remessa', inside: '5901', interstate: '6901', consumer: '6901' };
    const taxed = { ipi: 'taxed', icms: 'taxed', reform: 'taxed' };
    const { id } = await made('operations', { ...sale, ...taxed });
    await app.admin.put(`/api/operations/${id}`, { ...sale, ...taxed, icms: 'deferred' }).expect(200);
    expect((await shown(`kind=operations&record_id=${id}`)).at(-1)).toEqual([
      'Alterado',
      'ICMS',
      'Tributado',
      'Diferido',
    ]);
    const row = { group: null, from: null, to: null, speed: 40, pierce_seconds: 0 };
    const rule = { name: 'Dobra', driver: 'bends', rows: [row], minimum: 0 };
    const bending = await made('time-rules', rule);
    const changed = { ...rule, driver: 'piece', minimum: 2.5, rows: [{ ...row, speed: 60 }] };
    await app.admin.put(`/api/time-rules/${bending.id}`, changed).expect(200);
    expect((await shown(`kind=time-rules&record_id=${bending.id}`)).slice(1)).toEqual([
      ['Alterado', 'Base do tempo', 'dobras', 'peça'],
      ['Alterado', 'Mínimo por peça (min)', '0,00', '2,50'],
      [
        'Alterado',
        'Tabela de velocidades',
        'Todos os grupos, a partir de 0 mm: 40/min, 0 s por furação',
        'Todos os grupos, a partir de 0 mm: 60/min, 0 s por furação',
      ],
    ]);
  });

  it('says nothing of a change that was refused', async () => {
    const person = await app.userWith();
    const before = (await list('')).total;
    const taken = { name: 'Eu', email: 'bia@forja.test' };
    await app.admin.put(`/api/users/${String(app.admin.userId)}`, taken).expect(409);
    await app.admin.put(`/api/users/${String(person.userId)}`, taken).expect(422);
    const sheet = { name: 'Chapa', material_id: 999_999, thickness: 1, width: 1, length: 1 };
    await app.admin.post('/api/sheets', sheet).expect(422);
    expect((await list('')).total).toBe(before);
  });

  it('is filtered by person, record, kind and day, and paged', async () => {
    const person = await app.userWith();
    const state = { name: 'Goiás', abbreviation: 'GO', icms: 17 };
    const { id } = (await person.post('/api/states', state).expect(201)).body as Named;
    await person.put(`/api/states/${id}`, { ...state, icms: 19 }).expect(200);
    const own = `user_id=${String(person.userId)}&kind=states`;
    expect(await shown(own)).toEqual([
      ['Criado', null, null, null],
      ['Alterado', 'ICMS (%)', '17,00', '19,00'],
    ]);
    expect(await list(`${own}&search=goias&per_page=1&page=2`)).toMatchObject({
      page: 2,
      last_page: 2,
      total: 2,
    });
    expect((await list(`${own}&search=outro`)).total).toBe(0);
    const today = new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10);
    expect((await list(`${own}&date_from=${today}&date_to=${today}`)).total).toBe(2);
    expect((await list(`${own}&date_to=2020-01-01`)).total).toBe(0);
    const people = (await app.admin.get('/api/administration-history/people').expect(200)).body as Named[];
    expect(people.map(({ id: one }) => one)).toContain(person.userId);
  });

  it.each(['kind=orders', 'per_page=5000', 'page=0', 'date_from=ontem', 'record_id=x'])(
    'refuses %s',
    async (query) => {
      await app.admin.get(`/api/administration-history?${query}`).expect(422);
    },
  );

  it('is read by who may, and changed by no one', async () => {
    await (await app.userWith()).get('/api/administration-history').expect(403);
    const reader = await app.userWith('view_administration_history');
    expect((await list('per_page=1', reader)).data).toHaveLength(1);
    for (const call of ['post', 'put', 'delete'] as const) {
      await app.admin[call]('/api/administration-history/1', {}).expect(404);
    }
  });

  it('takes a table of 5,000 prices at once', async () => {
    const bulk = app.app.get(Catalogues).bulk('components');
    const created = Array.from({ length: 5_000 }, (_, index) => ({
      name: `Parafuso ${String(index)}`,
      unit_value: 1,
      version: 1,
    }));
    const ids = await app.db.write(() => bulk.store({ created, changed: [], removed: [] }));
    const changed = ids.map((id, index) => ({
      id,
      name: created[index]!.name,
      unit_value: 2,
      version: 2,
    }));
    await app.db.write(() => bulk.store({ created: [], changed, removed: [] }));
    expect((await list('kind=components')).total).toBe(10_000);
    expect(await shown(`kind=components&record_id=${String(ids[4_999])}`)).toEqual([
      ['Criado', null, null, null],
      ['Alterado', 'Valor unitário (R$)', '1,00', '2,00'],
    ]);
  });
});
