import { USER_SECTIONS } from '../../src/privacy/personal-sections.js';
import { Revision } from '../../src/revisions/revision.entity.js';
import { TestApp, ADMIN } from '../harness/test-app.js';
import { orderOf, partOf, setOf } from '../world/orders.js';
import { catalogueOf } from '../world/catalogue.js';

interface Named {
  id: number;
  name: string;
}

type Sections = Record<string, Record<string, unknown>[]>;

describe('personal data', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start({ CHROMIUM_PATH: '/nonexistent/chromium' });
  });
  afterAll(() => app.close());

  /** A user with traces: a quote that was sent, a saved view, a refused sign-in, a change of the catalogue. */
  async function somebody(name: string) {
    const person = await app.userWith('edit_pre_orders', 'view_all_orders');
    const email = `${name.toLowerCase()}@forja.test`;
    await person.put('/api/profile', { name, email }).expect(200);
    const order = await orderOf(person);
    const set = await setOf(person, order.id);
    await partOf(person, set.id, await catalogueOf(app.admin));
    await person.put(`/api/orders/${order.id}/update-status`, { status: 'waiting_response' }).expect(200);
    const link = (await person.post(`/api/orders/${order.id}/links`, {}).expect(200)).body as {
      path: string;
    };
    const state = { name: `Estado de ${name}`, abbreviation: 'XX', icms: 18 };
    await person.post('/api/states', state).expect(201);
    await person.post('/api/error-logs/browser', { message: 'Falhou' }).expect(204);
    return { person, id: person.userId!, name, email, order: order.id, link: link.path };
  }

  const exported = async (path: string, client = app.admin) => {
    const { body, headers } = await client.get(`/api/${path}`).expect(200);
    return { body: body as Sections, disposition: String(headers['content-disposition']) };
  };

  it('covers every table that names a user by id', () => {
    const { entityMetadatas } = app.db.manager.dataSource;
    const users = entityMetadatas.find(({ tableName }) => tableName === 'users');
    const naming = entityMetadatas.flatMap(({ tableName, columns, foreignKeys }) => [
      ...columns
        .filter(({ databaseName }) => /^(user_id|\w+_by_id|named_user_id)$/.test(databaseName))
        .map(() => tableName),
      ...foreignKeys
        .filter(({ referencedEntityMetadata }) => referencedEntityMetadata === users)
        .map(() => tableName),
    ]);
    const covered = new Set(USER_SECTIONS.map(({ table }) => table));
    // Memberships are exported as groups; steps of undo, the list's first view and codes are no statements about a person.
    const left = ['group_users', 'part_states', 'default_views', 'recovery_codes', 'sign_in_challenges'];
    const missing = [...new Set(naming)].filter((table) => !covered.has(table) && !left.includes(table));
    expect(missing).toEqual([]);
  });

  it('of a user are exported by an administrator and by the user, without what opens the account', async () => {
    const ana = await somebody('Ana');
    const { body, disposition } = await exported(`users/${String(ana.id)}/personal-data`);
    expect(disposition).toContain(`dados-pessoais-usuario-${String(ana.id)}.json`);
    expect(body.Conta).toMatchObject([{ Nome: 'Ana', 'E-mail': 'ana@forja.test', Habilitado: 'Sim' }]);
    expect(body.Sessões).toHaveLength(1);
    expect(body['Orçamentos e pedidos sob sua responsabilidade']).toMatchObject([{ Número: ana.order }]);
    expect(body['O que fez em orçamentos e pedidos']?.length).toBeGreaterThan(1);
    expect(body['O que fez na administração']).toMatchObject([
      { Campo: null },
      { Campo: 'name' },
      { Campo: 'email' },
      { Registro: 'Estado de Ana' },
    ]);
    expect(body['Erros registrados durante o uso']).toMatchObject([{ Mensagem: 'Falhou' }]);
    expect(JSON.stringify(body)).not.toContain('$argon2');
    const own = await exported('profile/personal-data', ana.person);
    expect(own.body.Conta).toEqual(body.Conta);
    await ana.person.get(`/api/users/${String(app.admin.userId)}/personal-data`).expect(403);
    await app.admin.get('/api/users/999999/personal-data').expect(404);
  });

  it('of a former user are removed for good; what was issued stays', async () => {
    const bia = await somebody('Bia');
    const revision = () => app.db.manager.findOneByOrFail(Revision, { order_id: bia.order });
    const { digest } = await revision();
    const path = `/api/users/${String(bia.id)}/anonymization`;
    await app.admin.post(path, { name: 'Bea' }).expect(422);
    await app.admin.post(path, {}).expect(422);
    expect((await app.admin.get(`/api/users/${String(bia.id)}`)).body).toMatchObject({ name: 'Bia' });
    const { body } = await app.admin.post(path, { name: ' Bia ' }).expect(200);
    const removed = `Usuário removido nº ${String(bia.id)}`;
    expect(body).toMatchObject({ name: removed, enabled: false, admin: false, avatar: null });
    await bia.person.get('/api/user').expect(401);
    const groups = (await app.admin.get('/api/groups')).body as { users: Named[] }[];
    expect(groups.flatMap(({ users }) => users).filter(({ id }) => id === bia.id)).toEqual([]);
    const history = (await app.admin.get(`/api/orders/${bia.order}/history`)).body as { user: string }[];
    expect(JSON.stringify(history)).toContain(removed);
    const { body: after } = await exported(`users/${String(bia.id)}/personal-data`);
    const { body: audit } = await app.admin.get('/api/administration-history?per_page=200');
    for (const place of [history, after, audit]) {
      expect(JSON.stringify(place)).not.toContain('"Bia"');
      expect(JSON.stringify(place)).not.toContain('bia@forja.test');
    }
    expect(after.Sessões).toEqual([]);
    expect(await revision()).toMatchObject({ digest, frozen_by: removed });
    await app.anonymous.get(bia.link).expect(200);
    const login = { email: 'bia@forja.test', password: 'senha-da-pessoa' };
    expect((await app.anonymous.post('/api/login', login)).status).toBeGreaterThanOrEqual(400);
  });

  it('refuse the own account and the last administrator, and change nothing then', async () => {
    const self = (await app.admin.get('/api/user').expect(200)).body as Named;
    await app.admin.post(`/api/users/${String(self.id)}/anonymization`, { name: self.name }).expect(409);
    expect((await app.admin.get('/api/user').expect(200)).body).toMatchObject({ email: ADMIN.email });
    await app.admin.post('/api/users/999999/anonymization', { name: 'Ana' }).expect(404);
  });

  it('of a customer’s contact are exported and removed; an acceptance stays', async () => {
    const contact = { contact: 'Maria Souza', email: 'maria@metal.test', phone: '(11) 91234-5678' };
    const customer = (await app.admin.post('/api/customers', { name: 'Metalúrgica', ...contact }).expect(201))
      .body as Named;
    const order = await orderOf(app.admin, { customer_id: customer.id });
    await partOf(app.admin, (await setOf(app.admin, order.id)).id, await catalogueOf(app.admin));
    await app.admin.put(`/api/orders/${order.id}/update-status`, { status: 'waiting_response' }).expect(200);
    const { path } = (await app.admin.post(`/api/orders/${order.id}/links`, {}).expect(200)).body as {
      path: string;
    };
    await app.anonymous.post(`${path}/ask`, { name: 'Maria Souza', text: 'Prazo?' }).expect(303);
    const file = await exported(`customers/${String(customer.id)}/personal-data`);
    expect(file.body.Cliente).toMatchObject([{ Contato: 'Maria Souza', 'E-mail': 'maria@metal.test' }]);
    expect(file.body['Respostas na página do orçamento']).toMatchObject([
      { Nome: 'Maria Souza', Texto: 'Prazo?' },
    ]);
    const address = `/api/customers/${String(customer.id)}/anonymization`;
    await app.admin.post(address, { name: 'Outra' }).expect(422);
    await app.admin.post(address, { name: 'Metalúrgica' }).expect(204);
    const { body } = await app.admin.get(`/api/customers/${String(customer.id)}`).expect(200);
    expect(body).toMatchObject({ name: 'Metalúrgica', contact: null, email: null, phone: null });
    const after = await exported(`customers/${String(customer.id)}/personal-data`);
    for (const trace of ['Maria', 'maria@metal.test', '91234']) {
      expect(JSON.stringify(after.body)).not.toContain(trace);
    }
    const { body: audit } = await app.admin.get(
      `/api/administration-history?kind=customers&record_id=${String(customer.id)}`,
    );
    expect((audit as { data: { action: string }[] }).data.map(({ action }) => action)).toEqual([
      'data_exported',
      'anonymized',
      'data_exported',
      'created',
    ]);
  });
});
