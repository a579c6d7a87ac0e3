import 'reflect-metadata';
import type { Server } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { SchedulerRegistry } from '@nestjs/schedule';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { PermissionName } from '../../src/access/domain/permissions.js';
import { GroupsService } from '../../src/access/groups/groups.service.js';
import { PasswordHasher } from '../../src/access/password-hasher.js';
import { SessionsService } from '../../src/access/sessions/sessions.service.js';
import { UsersRepository } from '../../src/access/users/users.repository.js';
import { CompanyService } from '../../src/company/company.service.js';
import { createApi } from '../../src/create-api.js';
import { describeApi } from '../../src/openapi/describe-api.js';
import type { Settings } from '../../src/platform/config/settings.js';
import { Database } from '../../src/platform/database/database.js';
import { Client } from './client.js';
import { DocumentedAnswers } from './documented-answers.js';
import { ADMIN, CHEAP_PASSWORDS, copyFirstStart, FIRST_START } from './first-start.js';
import { testSettings } from './test-settings.js';

export { ADMIN };

/** The password of those whom `userWith` makes. */
const PASSWORD = 'senha-da-pessoa';

/** Settings with which a first start leaves something else, or another database. */
const OTHER_START = [...Object.keys(FIRST_START), 'DATA_DIR', 'DATABASE_URL'];

/** An application that runs on a database of its own. */
interface Running {
  app: NestExpressApplication;
  settings: Settings;
  answers: DocumentedAnswers;
  people: number;
  end: () => Promise<void>;
}

/** The applications that the files of a process share, by what their settings differ in. */
const shared = new Map<string, Promise<Running & { global: string }>>();

let apiDocument: OpenAPIObject | undefined;

// Where test files run together, their suite imports this file first: the hook is the suite's then.
afterAll(async () => {
  for (const running of shared.values()) await (await running).end();
});

/** The real application, and people who use it. */
export class TestApp {
  private constructor(
    private readonly running: Running,
    readonly admin: Client,
    private readonly afterwards: () => Promise<void>,
  ) {}

  /**
   * The application that all files of the process share: a file's data have names of their own, and what it changes for all it
   * puts back.
   */
  static start(): Promise<TestApp> {
    return TestApp.share({});
  }

  /** A shared one as well, whose queue is in this process also where the suite runs beside a Redis. */
  static startEmbedded(): Promise<TestApp> {
    return TestApp.share(process.env.TEST_REDIS_URL ? { REDIS_URL: '' } : {});
  }

  /**
   * An application of the caller's own, which `close` ends: for other settings, for faults, or for an empty database.
   * @param overrides environment variables
   * @param way to the database, where that is a server: its address → the one that the application uses
   */
  static async startOwn(
    overrides: Record<string, string> = {},
    way: (url: string) => string = (url) => url,
  ): Promise<TestApp> {
    const running = await run(overrides, way);
    return new TestApp(running, await administrator(running), running.end);
  }

  private static async share(overrides: Record<string, string>): Promise<TestApp> {
    const key = JSON.stringify(overrides);
    const starting = shared.get(key) ?? runForAll(overrides);
    shared.set(key, starting);
    const running = await starting;
    return new TestApp(running, await administrator(running), async () => {
      const global = await globalStateOf(running);
      if (global !== running.global)
        throw new Error(`Left to the next file: ${global}\nInstead of: ${running.global}`);
    });
  }

  get app(): NestExpressApplication {
    return this.running.app;
  }

  get settings(): Settings {
    return this.running.settings;
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
    const number = String((this.running.people += 1));
    const password_hash = await this.app.get(PasswordHasher).hash(PASSWORD);
    const person = { name: `Pessoa ${number}`, email: `p${number}@forja.test`, password_hash };
    const allowed = { admin: false, enabled: true, awaiting_approval: false, email_claimed: true };
    const { id } = await this.db.write(() => this.app.get(UsersRepository).insert({ ...person, ...allowed }));
    if (permissions.length > 0) await this.grant(id, permissions);
    return signedIn(this.running, id);
  }

  /** Ends the looks that the application takes by itself; only of one that no other file shares. */
  stopClock(): void {
    const clock = this.app.get(SchedulerRegistry);
    for (const name of clock.getIntervals()) clock.deleteInterval(name);
    for (const name of clock.getTimeouts()) clock.deleteTimeout(name);
  }

  /** @throws Error where an answer was none that the API's document has for its operation, or something was left to other files */
  async close(): Promise<void> {
    await this.afterwards();
    const undocumented = this.running.answers.takeUndocumented();
    if (undocumented.length > 0) throw new Error(`Not in the API's document:\n${undocumented.join('\n')}`);
  }

  private get server(): Server {
    return this.app.getHttpServer();
  }

  private async grant(userId: number, permissions: PermissionName[]): Promise<void> {
    const groups = this.app.get(GroupsService);
    const known = await groups.allPermissions();
    const permission_ids = known.filter(({ name }) => permissions.includes(name)).map(({ id }) => id);
    await groups.create({ name: `Grupo ${String(userId)}`, user_ids: [userId], permission_ids });
  }
}

async function run(overrides: Record<string, string>, way = (url: string) => url): Promise<Running> {
  const { settings, dispose } = await testSettings({ ...FIRST_START, ...overrides });
  if (!OTHER_START.some((name) => name in overrides)) await copyFirstStart(settings);
  if (settings.database.DATABASE_URL) settings.database.DATABASE_URL = way(settings.database.DATABASE_URL);
  const app = await createApi(settings, CHEAP_PASSWORDS);
  // Listening spares each request a start of its own.
  await app.listen(0, '127.0.0.1');
  // Describing the API takes as long as starting it, and no setting changes it.
  apiDocument ??= describeApi(app);
  const answers = new DocumentedAnswers(app.getHttpServer(), apiDocument);
  const end = async () => {
    await app.close();
    await dispose();
  };
  return { app, settings, answers, people: 0, end };
}

async function runForAll(overrides: Record<string, string>): Promise<Running & { global: string }> {
  const running = await run(overrides);
  return Object.assign(running, { global: await globalStateOf(running) });
}

/** The rows and the settings that every request follows: a file that changes them puts them back. */
async function globalStateOf({ app, settings }: Running): Promise<string> {
  const company = await app.get(CompanyService).view();
  return JSON.stringify({ company, settings }, (key, value: unknown) => (key === 'version' ? 0 : value));
}

async function administrator(running: Running): Promise<Client> {
  const user = await running.app.get(UsersRepository).findByEmail(ADMIN.email);
  return signedIn(running, user!.id);
}

async function signedIn({ app }: Running, userId: number): Promise<Client> {
  const { token } = await app.get(SessionsService).start(userId, { ip: '127.0.0.1', user_agent: null });
  return new Client(app.getHttpServer(), token, userId);
}
