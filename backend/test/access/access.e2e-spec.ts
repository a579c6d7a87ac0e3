import { Controller, Get } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AdminOnly, Needs, Public, SignedIn } from '../../src/access/access.decorators.js';
import { routesOf } from './authorization-matrix.routes.js';
import { Client } from '../harness/client.js';
import { startProbe } from '../harness/probe-app.js';
import { TestApp } from '../harness/test-app.js';

/** Routes whose rule the whole world may know; another one here is a decision, not an accident. */
const PUBLIC = [
  'GET api/sign-in-options',
  'GET health/live',
  'GET health/ready',
  // The customers' pages: their token is what they ask for (offers/page).
  'GET p/:token',
  'GET p/:token/accept',
  'GET p/:token/ask',
  'GET p/:token/file',
  'GET p/:token/pdf',
  'GET p/:token/pictures/:place',
  'GET p/:token/refuse',
  'GET sanctum/csrf-cookie',
  'POST api/account-links/find',
  'POST api/account-links/use',
  'POST api/login',
  'POST api/login/oidc',
  'POST api/login/oidc/finish',
  'POST api/login/oidc/invitation',
  'POST api/login/oidc/invitation/finish',
  'POST api/login/passkey',
  'POST api/login/passkey/options',
  'POST api/login/second-factor',
  'POST api/password-reset',
  'POST api/register',
  'POST p/:token/accept',
  'POST p/:token/ask',
  'POST p/:token/file',
  'POST p/:token/refuse',
];

describe('the access rules of the routes', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(async () => {
    await app.close();
  });

  it('are declared by every route', () => {
    const routes = routesOf(app.app);
    expect(routes.length).toBeGreaterThan(30);
    expect(routes.filter(({ rule }) => rule === undefined).map(({ name }) => name)).toEqual([]);
  });

  it('open few routes without signing in', () => {
    const open = routesOf(app.app).filter(({ rule }) => rule?.who === 'public');
    expect(open.map(({ name }) => name).sort()).toEqual(PUBLIC);
  });

  it('are enforced: any other route answers 401 without a token', async () => {
    for (const { name, rule } of routesOf(app.app)) {
      if (rule?.who === 'public') continue;
      const [method = '', path = ''] = name.split(' ');
      const url = `/${path.replace(/:\w+|\*\w+/g, '1')}`;
      const answer = await callAs(app.anonymous, method, url);
      expect(`${name} ${String(answer.status)}`).toBe(`${name} 401`);
    }
  });

  it('let only administrators into the administration', async () => {
    const user = await app.userWith('edit_orders', 'view_all_orders', 'approve_pre_orders');
    for (const { name, rule } of routesOf(app.app)) {
      if (rule?.who !== 'admin') continue;
      const [method = '', path = ''] = name.split(' ');
      const answer = await callAs(user, method, `/${path.replace(/:\w+/g, '1')}`);
      expect(`${name} ${String(answer.status)}`).toBe(`${name} 403`);
    }
  });

  it('answer 404 for unknown addresses', async () => {
    await app.anonymous.get('/api/no-such-thing').expect(404);
    await app.admin.get('/api/no-such-thing').expect(404);
  });
});

function callAs(client: Client, method: string, url: string) {
  switch (method) {
    case 'POST':
      return client.post(url, {});
    case 'PUT':
      return client.put(url, {});
    case 'PATCH':
      return client.patch(url, {});
    case 'DELETE':
      return client.delete(url);
    case 'GET':
      return client.get(url);
    default:
      throw new Error(`No way to call ${method} ${url}`);
  }
}

@Controller('probe')
class ProbeController {
  @Get('undeclared')
  undeclared() {
    return { reached: true };
  }

  @Get('public')
  @Public()
  open() {
    return { reached: true };
  }

  @Get('signed-in')
  @SignedIn()
  signedIn() {
    return { reached: true };
  }

  @Get('admin')
  @AdminOnly()
  admin() {
    return { reached: true };
  }

  @Get('needs')
  @Needs('edit_orders', 'approve_pre_orders')
  needs() {
    return { reached: true };
  }
}

describe('the guard', () => {
  let app: TestApp;
  let probe: NestExpressApplication;
  let as: (client: Client) => Client;

  beforeAll(async () => {
    app = await TestApp.start();
    probe = await startProbe(app.settings, ProbeController);
    as = ({ token, userId }) => new Client(probe.getHttpServer(), token, userId);
  });
  afterAll(async () => {
    await probe.close();
    await app.close();
  });

  it('refuses a route that declares nothing, to administrators too', async () => {
    await as(app.anonymous).get('/probe/undeclared').expect(403);
    const { body } = await as(app.admin).get('/probe/undeclared').expect(403);
    expect(body).toEqual({ message: 'Você não tem permissão para esta ação' });
  });

  it('admits the users that the rule names', async () => {
    const plain = await app.userWith();
    const approver = await app.userWith('approve_pre_orders');
    const statuses = async (path: string) => {
      const clients = [app.anonymous, plain, approver, app.admin].map(as);
      return Promise.all(clients.map(async (client) => (await client.get(path)).status));
    };
    expect(await statuses('/probe/public')).toEqual([200, 200, 200, 200]);
    expect(await statuses('/probe/signed-in')).toEqual([401, 200, 200, 200]);
    expect(await statuses('/probe/needs')).toEqual([401, 403, 200, 200]);
    expect(await statuses('/probe/admin')).toEqual([401, 403, 403, 200]);
  });
});
