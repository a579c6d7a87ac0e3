import { PERSONAL_DATA } from '../../src/privacy/kept-data.js';
import { Revision } from '../../src/revisions/revision.entity.js';
import { TestApp, ADMIN } from '../harness/test-app.js';
import { fileOf, Importer } from '../exchange/import-files.js';
import { catalogueOf } from '../world/catalogue.js';
import { mailOf } from '../world/mails.js';
import { orderOf, partOf, setOf } from '../world/orders.js';
import { SoftwareAuthenticator, type Asked } from './software-authenticator.js';

const ORIGIN = 'https://forja.metal.test';

/** Documents are not printed and e-mails not sent: neither is looked at. */
const SETTINGS = {
  REDIS_URL: '',
  CHROMIUM_PATH: '/nonexistent/chromium',
  PUBLIC_URL: `${ORIGIN}/`,
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'orcamentos@forja.test',
};

interface Named {
  id: number;
  name: string;
}

type Sections = Record<string, Record<string, unknown>[]>;

/** E-mails of the tests are queued until then. */
const LATER = '2099-01-01T00:00:00.000Z';

describe('personal data', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.startOwn(SETTINGS);
  });
  afterAll(() => app.close());

  /** A user with traces: a quote that was sent, a saved view, a refused sign-in, a change of the catalogue. */
  async function userWithTraces(name: string) {
    const person = await app.userWith('edit_pre_orders', 'approve_pre_orders', 'view_all_orders');
    const email = `${name.toLowerCase()}@forja.test`;
    await person.put('/api/profile', { name, email, password: 'senha-da-pessoa' }).expect(200);
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
    const { options } = (await person.post('/api/profile/passkeys/options', {}).expect(200)).body as {
      options: Asked;
    };
    const credential = new SoftwareAuthenticator(ORIGIN).create(options);
    await person.post('/api/profile/passkeys', { name: `Celular de ${name}`, credential }).expect(201);
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
    const covered = new Set(PERSONAL_DATA.flatMap(({ users = [] }) => users).map(({ table }) => table));
    // Memberships are exported as groups; steps of undo, the list's first view and codes are no statements about a person.
    const left = ['group_users', 'part_states', 'default_views', 'recovery_codes', 'sign_in_challenges'];
    const missing = [...new Set(naming)].filter((table) => !covered.has(table) && !left.includes(table));
    expect(missing).toEqual([]);
  });

  it('of a user are exported by an administrator and by the user, without what opens the account', async () => {
    const ana = await userWithTraces('Ana');
    const { body, disposition } = await exported(`users/${String(ana.id)}/personal-data`);
    expect(disposition).toContain(`dados-pessoais-usuario-${String(ana.id)}.json`);
    expect(body.Conta).toMatchObject([{ Nome: 'Ana', 'E-mail': 'ana@forja.test', Habilitado: 'Sim' }]);
    expect(body.Sessões).toHaveLength(1);
    expect(body['Chaves de acesso']).toMatchObject([{ Nome: 'Celular de Ana' }]);
    expect(body['Orçamentos e pedidos sob sua responsabilidade']).toMatchObject([{ Número: ana.order }]);
    expect(body['O que fez em orçamentos e pedidos']?.length).toBeGreaterThan(1);
    expect(body['O que fez na administração']).toMatchObject([
      { Campo: 'name' },
      { Campo: 'email' },
      { Registro: 'Estado de Ana' },
      { Ação: 'second_factor_set_up' },
    ]);
    expect(body['Erros registrados durante o uso']).toMatchObject([{ Mensagem: 'Falhou' }]);
    expect(JSON.stringify(body)).not.toContain('$argon2');
    const own = await exported('profile/personal-data', ana.person);
    expect(own.body.Conta).toEqual(body.Conta);
    await ana.person.get(`/api/users/${String(app.admin.userId)}/personal-data`).expect(403);
    await app.admin.get('/api/users/999999/personal-data').expect(404);
  });

  it('of a former user are removed for good; what was issued stays', async () => {
    const bia = await userWithTraces('Bia');
    const revision = () => app.db.manager.findOneByOrFail(Revision, { order_id: bia.order });
    const { digest } = await revision();
    const approved = await orderOf(bia.person);
    await bia.person.put(`/api/orders/${approved.id}/update-status`, { status: 'approved' }).expect(200);
    const cancelled = await mailOf(app, bia.order, { state: 'queued', next_try_at: LATER });
    await bia.person.post(`/api/orders/${bia.order}/mails/${String(cancelled)}/cancel`, {}).expect(200);
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
    const { body: order } = await app.admin.get(`/api/orders/${approved.id}`).expect(200);
    expect(order).toMatchObject({ approved_by: removed });
    const { body: mails } = await app.admin.get(`/api/orders/${bia.order}/mails`).expect(200);
    expect(JSON.stringify(mails)).toContain(removed);
    for (const place of [history, after, audit, order, mails]) {
      // 'Estado de Bia' is a record of the catalogue and stays.
      expect(JSON.stringify(place).replaceAll('Estado de Bia', '')).not.toContain('Bia');
      expect(JSON.stringify(place)).not.toContain('bia@forja.test');
    }
    for (const own of ['Sessões', 'Chaves de acesso', 'Visões salvas da lista', 'Grupos']) {
      expect(after[own]).toEqual([]);
    }
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

  it('of a customer’s contact are exported and removed, also from what was imported and sent', async () => {
    const file = await fileOf([
      ['Nome', 'Contato', 'E-mail', 'Telefone'],
      ['Metalúrgica', 'Maria Souza', 'maria@metal.test', '(11) 91234-5678'],
    ]);
    const importer = new Importer(app.admin, 'customers', { key: 'name' });
    const imported = await importer.import(file);
    const [customer] = (await app.admin.get('/api/customers').expect(200)).body as [Named];
    const order = await orderOf(app.admin, { customer_id: customer.id });
    await partOf(app.admin, (await setOf(app.admin, order.id)).id, await catalogueOf(app.admin));
    await app.admin.put(`/api/orders/${order.id}/update-status`, { status: 'waiting_response' }).expect(200);
    const { path } = (await app.admin.post(`/api/orders/${order.id}/links`, {}).expect(200)).body as {
      path: string;
    };
    await app.anonymous.post(`${path}/ask`, { name: 'Maria Souza', text: 'Prazo?' }).expect(303);
    const links = `/api/orders/${order.id}/links`;
    const named = await app.admin.post(links, { recipient: 'maria@metal.test' }).expect(200);
    await app.anonymous.get((named.body as { path: string }).path).expect(200);
    const mail = await mailOf(app, order.id, { state: 'queued', next_try_at: LATER });
    const kept = await exported(`customers/${String(customer.id)}/personal-data`);
    expect(kept.body.Cliente).toMatchObject([{ Contato: 'Maria Souza', 'E-mail': 'maria@metal.test' }]);
    expect(kept.body['Respostas na página do orçamento']).toMatchObject([
      { Nome: 'Maria Souza', Texto: 'Prazo?' },
    ]);
    const address = `/api/customers/${String(customer.id)}/anonymization`;
    await app.admin.post(address, { name: 'Outra' }).expect(422);
    // An e-mail that waits would go to the address after all.
    await app.admin.post(address, { name: 'Metalúrgica' }).expect(409);
    await app.admin.post(`/api/orders/${order.id}/mails/${String(mail)}/cancel`, {}).expect(200);
    await app.admin.post(address, { name: 'Metalúrgica' }).expect(204);
    await app.anonymous.get((named.body as { path: string }).path).expect(404);
    const { body } = await app.admin.get(`/api/customers/${String(customer.id)}`).expect(200);
    expect(body).toMatchObject({ name: 'Metalúrgica', contact: null, email: null, phone: null });
    const after = await exported(`customers/${String(customer.id)}/personal-data`);
    const undo = await importer.undo(imported.id);
    for (const trace of ['Maria', 'maria@metal.test', 'compras@metal.test', '91234']) {
      expect(JSON.stringify(kept.body)).toContain(trace);
      expect(JSON.stringify([after.body, undo])).not.toContain(trace);
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
