import type { PermissionName } from '../../src/access/domain/permissions.js';
import { permissionNames } from '../../src/access/domain/permissions.js';
import { SessionsService } from '../../src/access/sessions/sessions.service.js';
import { User } from '../../src/access/users/user.entity.js';
import { Order } from '../../src/orders/order.entity.js';
import { call, type Target } from './authorization-matrix.calls.js';
import { routesOf } from './authorization-matrix.routes.js';
import { table, type OrderRule, type Rule } from './authorization-matrix.table.js';
import { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { mailOf } from '../world/mails.js';
import { orderOf, partOf, setOf } from '../world/orders.js';
import { PIXEL } from '../world/uploads.js';

/** `ok` is whatever comes once the door is passed: an answer, or a refusal of what was sent. */
type Outcome = 'ok' | 'signed-out' | 'forbidden' | 'hidden';

const REFUSALS: Record<number, Outcome> = { 401: 'signed-out', 403: 'forbidden', 404: 'hidden' };

const outcomeOf = (status: number): Outcome => REFUSALS[status] ?? 'ok';

interface Sender {
  client: Client;
  permissions: readonly PermissionName[];
}

/** Permissions besides the right to see the orders of all users. */
const besides = permissionNames.filter((name) => name !== 'view_all_orders');

describe('the authorization matrix @once', () => {
  let app: TestApp;
  let catalogue: Catalogue;
  let disabled: Client;
  /** None of the permissions, and each by itself. */
  let owners: Sender[];
  /** The right to see all orders by itself, and with each of the others. */
  let viewers: Sender[];
  /** All that does not let them see another user's order; and all there is. */
  let blind: Sender;
  let whole: Sender;
  let made = 0;
  /** By owner and type; a call that deletes drops its target. */
  const targets = new Map<string, Target>();

  beforeAll(async () => {
    // Without a browser documents are refused (503), after the door.
    app = await TestApp.startOwn({
      REDIS_URL: '',
      CHROMIUM_PATH: '/nonexistent/chromium',
      // Without it passkeys are refused to all.
      PUBLIC_URL: 'https://forja.test',
      // Without a provider its routes are found by none; one that does not answer is enough (503, after the door).
      OIDC_ISSUER: 'http://127.0.0.1:9',
      OIDC_CLIENT_ID: 'forja',
      OIDC_CLIENT_SECRET: 'segredo',
    });
    catalogue = await catalogueOf(app.admin);
    const sender = async (...permissions: PermissionName[]): Promise<Sender> => ({
      client: await app.userWith(...permissions),
      permissions,
    });
    owners = [await sender()];
    viewers = [await sender('view_all_orders')];
    for (const name of permissionNames) owners.push(await sender(name));
    for (const name of besides) viewers.push(await sender(name, 'view_all_orders'));
    blind = await sender(...besides);
    whole = await sender(...permissionNames);
    disabled = await app.userWith(...permissionNames);
    await app.db.write(() => app.db.manager.update(User, disabled.userId!, { enabled: false }));
  });
  afterAll(() => app.close());

  async function target(type: Target['type'], owner: Client): Promise<Target> {
    const key = `${type} ${String(owner.userId)}`;
    const known = targets.get(key) ?? (await make(type, owner));
    targets.set(key, known);
    return known;
  }

  /** An order with everything that the routes ask for. */
  async function make(type: Target['type'], owner: Client): Promise<Target> {
    const order = await orderOf(app.admin);
    await app.admin.put(`/api/orders/${order.id}`).attach('os_file', PIXEL, 'os.png').expect(200);
    const set = await setOf(app.admin, order.id);
    const part = await partOf(app.admin, set.id, catalogue);
    const upload = app.admin.post('/api/upload-set-part').field('part_id', part.id);
    const { content } = (await upload.attach('file', PIXEL, 'a.png').expect(201)).body as { content: string };
    const move = (status: string) =>
      app.admin.put(`/api/orders/${order.id}/update-status`, { status }).expect(200);
    // With a revision, R0, a link to it and a question, as their routes ask for.
    await move('waiting_response');
    const link = (await app.admin.post(`/api/orders/${order.id}/links`, {}).expect(200)).body as {
      id: number;
      path: string;
    };
    await app.anonymous.post(`${link.path}/ask`, { name: 'Ana', text: 'Prazo?' }).expect(303);
    const [{ id: answer }] = (await app.admin.get(`/api/orders/${order.id}/answers`)).body as [
      { id: number },
    ];
    const mail = await mailOf(app, order.id);
    // Of another set: what a kit shows, all see.
    const { id: other } = await setOf(app.admin, (await orderOf(app.admin)).id);
    const saved = await app.admin.post('/api/kits', { name: 'Kit', set_id: other }).expect(201);
    const { id: kit } = saved.body as { id: number };
    await move(type === 'order' ? 'approved' : 'in_progress');
    await app.db.write(() => app.db.manager.update(Order, order.id, { created_by_id: owner.userId! }));
    const made = { order: order.id, set: set.id, part: part.id, link: link.id, answer, mail, kit };
    return { type, ...made, file: content };
  }

  async function outcome(client: Client, route: string, about?: Target): Promise<Outcome> {
    made += 1;
    const { status } = await call(client, route, about);
    if (about && status < 300 && route.startsWith('DELETE ')) {
      // It is no longer whole.
      for (const [key, each] of targets) if (each === about) targets.delete(key);
    }
    return outcomeOf(status);
  }

  /** Compares what happens to each kind of sender with what should. */
  async function check(route: string, rule: Rule): Promise<void> {
    if (rule === 'link') {
      await checkLink(route);
      return;
    }
    const quote = typeof rule === 'object' ? await target('pre_order', app.admin) : undefined;
    const guest = rule === 'public' ? 'ok' : 'signed-out';
    expect([route, 'anonymous', await outcome(app.anonymous, route, quote)]).toEqual([
      route,
      'anonymous',
      guest,
    ]);
    expect([route, 'disabled', await outcome(disabled, route, quote)]).toEqual([route, 'disabled', guest]);
    if (typeof rule === 'object') await checkOrders(route, rule);
    else await checkDoor(route, rule);
  }

  /** Nothing but the token decides, signed in or not. */
  async function checkLink(route: string): Promise<void> {
    const { id } = await orderOf(app.admin);
    await app.admin.put(`/api/orders/${id}/update-status`, { status: 'waiting_response' }).expect(200);
    const { path } = (await app.admin.post(`/api/orders/${id}/links`, {}).expect(200)).body as {
      path: string;
    };
    const own = route.replace('p/:token', path.slice(1)).replace(':place', '0');
    for (const client of [app.anonymous, disabled, blind.client, app.admin]) {
      // Its quote has no picture.
      const bare = route.includes('pictures');
      expect([route, await outcome(client, own)]).toEqual([route, bare ? 'hidden' : 'ok']);
    }
    // Two of them: an address has thirty wrong tokens.
    for (const client of [app.anonymous, app.admin]) {
      expect([route, await outcome(client, route)]).toEqual([route, 'hidden']);
    }
  }

  async function checkDoor(route: string, rule: Exclude<Rule, OrderRule | 'link'>): Promise<void> {
    // The least and the most of what passes, and of what does not.
    for (const { client, permissions } of [owners[0]!, viewers[0]!, blind, whole]) {
      const got = await outcome(await throwaway(client, route), route);
      const passes = got === 'ok' || (got === 'hidden' && route.includes(':id'));
      const lacks = rule === 'admin' || (rule === 'sees-all' && !permissions.includes('view_all_orders'));
      const wanted = lacks ? 'forbidden' : 'ok';
      expect([route, permissions, passes ? 'ok' : got]).toEqual([route, permissions, wanted]);
    }
    const got = await outcome(await throwaway(app.admin, route), route);
    expect([route, 'administrator', got === 'hidden' && route.includes(':id') ? 'ok' : got]).toEqual([
      route,
      'administrator',
      'ok',
    ]);
  }

  async function checkOrders(route: string, rule: OrderRule): Promise<void> {
    // A route that asks for no permission looks at none: the least and the most of what passes, as at a door.
    const asksForNone = rule.quote === 'seeing' && rule.order === 'seeing';
    const passing = asksForNone ? [owners[0]!, whole] : owners;
    // One of the first two sees another user's order by nothing else than the right to see all.
    const others = rule.creates ? [] : [owners[0]!, blind, ...(asksForNone ? [viewers[0]!, whole] : viewers)];
    for (const type of ['pre_order', 'order'] as const) {
      for (const sender of passing) await checkOrder(route, rule, { type, own: true }, sender);
      for (const sender of others) await checkOrder(route, rule, { type, own: false }, sender);
      const about = await target(type, owners[0]!.client);
      expect([route, type, await outcome(app.admin, route, about)]).toEqual([route, type, 'ok']);
    }
  }

  async function checkOrder(
    route: string,
    rule: OrderRule,
    { type, own }: { type: Target['type']; own: boolean },
    { client, permissions }: Sender,
  ): Promise<void> {
    const about = await target(type, own ? client : app.admin);
    const case_ = [route, type, own ? 'own' : 'not own', permissions];
    const wanted = wantedFor(rule, type, own, permissions);
    expect([...case_, await outcome(client, route, about)]).toEqual([...case_, wanted]);
  }

  /** A session of its own for the route that ends it. */
  async function throwaway(client: Client, route: string): Promise<Client> {
    if (route !== 'POST api/logout') return client;
    const sessions = app.app.get(SessionsService);
    const { token } = await sessions.start(client.userId!, { ip: '127.0.0.1', user_agent: null });
    return new Client(app.app.getHttpServer(), token, client.userId);
  }

  it('is written in the table for every route, and nothing else is', () => {
    const routes = routesOf(app.app).map(({ name }) => name);
    expect(routes.length).toBeGreaterThan(90);
    expect(Object.keys(table).sort()).toEqual(routes.sort());
  });

  it.each(Object.entries(table))('%s @wide', check);

  it('was tested with every kind of user @wide', () => expect(made).toBeGreaterThan(2000));
});

function wantedFor(
  rule: OrderRule,
  type: Target['type'],
  own: boolean,
  permissions: readonly PermissionName[],
): Outcome {
  const asked = type === 'order' ? rule.order : rule.quote;
  const has = (names: OrderRule['quote']) =>
    names === 'seeing' || names.some((name) => permissions.includes(name));
  if (!has(rule.quote) && !has(rule.order)) return 'forbidden';
  if (!own && !permissions.includes('view_all_orders')) return 'hidden';
  return has(asked) ? 'ok' : 'forbidden';
}
