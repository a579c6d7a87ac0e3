import 'reflect-metadata';
import type { Server } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { PermissionName } from '../../src/access/domain/permissions.js';
import { createApi } from '../../src/create-api.js';
import { ApiDescription } from '../../src/openapi.controller.js';
import type { Settings } from '../../src/platform/config/settings.js';
import { Database } from '../../src/platform/database/database.js';
import { Client } from './client.js';
import { DocumentedAnswers } from './documented-answers.js';
import { ADMIN, copyFirstStart, FIRST_START } from './first-start.js';
import { testSettings } from './test-settings.js';

export { ADMIN };

/** Settings with which a first start leaves something else, or another database. */
const OTHER_START = [...Object.keys(FIRST_START), 'DATA_DIR', 'DATABASE_URL'];

let apiDocument: OpenAPIObject | undefined;

/** The real application on a database of its own, and people who use it. */
export class TestApp {
  private people = 0;

  private constructor(
    readonly app: NestExpressApplication,
    readonly settings: Settings,
    private readonly dispose: () => Promise<void>,
    readonly admin: Client,
    private readonly answers: DocumentedAnswers,
  ) {}

  /**
   * Starts the application; `overrides` are environment variables.
   * @param way to the database, where that is a server: its address → the one that the application uses
   */
  static async start(
    overrides: Record<string, string> = {},
    way: (url: string) => string = (url) => url,
  ): Promise<TestApp> {
    const { settings, dispose } = await testSettings({ ...FIRST_START, ...overrides });
    if (!OTHER_START.some((name) => name in overrides)) await copyFirstStart(settings);
    if (settings.DATABASE_URL) settings.DATABASE_URL = way(settings.DATABASE_URL);
    const app = await createApi(settings);
    await app.init();
    const server = app.getHttpServer();
    // Describing the API takes as long as starting it, and no setting changes it.
    apiDocument ??= app.get(ApiDescription).current;
    const answers = new DocumentedAnswers(server, apiDocument);
    return new TestApp(app, settings, dispose, await signIn(server, ADMIN), answers);
  }

  /** A caller without a token. */
  get anonymous(): Client {
    return new Client(this.server);
  }

  get db(): Database {
    return this.app.get(Database);
  }

  /** A new enabled user who has exactly these permissions, signed in. */
  async userWith(...permissions: PermissionName[]): Promise<Client> {
    this.people += 1;
    const person = { name: `Pessoa ${String(this.people)}`, email: `p${String(this.people)}@forja.test` };
    const password = 'senha-da-pessoa';
    await this.anonymous
      .post('/api/register', { ...person, password, password_confirmation: password })
      .expect(201);
    const client = await signIn(this.server, { email: person.email, password });
    if (permissions.length > 0) await this.grant(client, permissions);
    return client;
  }

  /** @throws Error where an answer was none that the API's document has for its operation */
  async close(): Promise<void> {
    await this.app.close();
    await this.dispose();
    const { undocumented } = this.answers;
    if (undocumented.length > 0) throw new Error(`Not in the API's document:\n${undocumented.join('\n')}`);
  }

  private get server(): Server {
    return this.app.getHttpServer();
  }

  private async grant(client: Client, permissions: PermissionName[]): Promise<void> {
    const known = (await this.admin.get('/api/permissions')).body as { id: number; name: PermissionName }[];
    const ids = known.filter(({ name }) => permissions.includes(name)).map(({ id }) => id);
    const group = { name: `Grupo ${String(client.userId)}`, user_ids: [client.userId], permission_ids: ids };
    await this.admin.post('/api/groups', group).expect(201);
  }
}

async function signIn(server: Server, credentials: { email: string; password: string }): Promise<Client> {
  const login = await new Client(server).post('/api/login', credentials).expect(200);
  const { token } = login.body as { token: string };
  const user = await new Client(server, token).get('/api/user').expect(200);
  return new Client(server, token, (user.body as { id: number }).id);
}
