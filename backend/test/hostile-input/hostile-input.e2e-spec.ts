import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { OpenAPIObject } from '@nestjs/swagger';
import { permissionNames } from '../../src/access/domain/permissions.js';
import { describeApi } from '../../src/openapi/describe-api.js';
import { Random } from './hostile-input-random.js';
import {
  hostileRequest,
  operationsOf,
  type HostileRequest,
  type Operation,
} from './hostile-input-requests.js';
import { Tables } from './hostile-input-tables.js';
import { Wire, type HostileAnswer } from './hostile-input-wire.js';
import { World } from './hostile-input-world.js';
import type { Client } from '../harness/client.js';
import { TestApp } from '../harness/test-app.js';

/** More, or others: HOSTILE_REQUESTS=50000 HOSTILE_SEED=7. */
const REQUESTS = Number(process.env.HOSTILE_REQUESTS ?? 5000);
const SEED = Number(process.env.HOSTILE_SEED ?? 20260731);

/** So many requests are one test: the time limit is one for progress, whatever else the machine does. */
const PORTION = 250;

const TIMEOUT_MS = 20_000;

const CHANGED = 'an error that changed the database';

/** Jobs of a quote or two have ended by then, or stored something meanwhile. */
const SETTLES_MS = 500;

/** What no answer may hold: code, statements, tables' engines, places of the machine. */
const LEAK =
  /typeorm|node_modules|QueryFailed|SQLITE_|SqliteError|libsql|ER_[A-Z]{3}|mysql|mariadb|SELECT .+ FROM|\bat .+:\d+:\d+\)?|forja-test-|\.js:\d|\.ts:\d|Cannot read prop/;

/** Refused by Node's HTTP parser before the application gets them; the body is not the application's. */
const BY_THE_PARSER = new Set([0, 400, 431]);

describe('hostile input @wide', () => {
  let app: TestApp;
  let document: OpenAPIObject;
  let world: World;
  let tables: Tables;
  let wire: Wire;
  let senders: Client[];
  const statuses: Record<number, number> = {};

  beforeAll(async () => {
    // Some of what it sends is right by chance, and changes what all other files rely on. A queue elsewhere is no part of it.
    app = await TestApp.startOwn(process.env.TEST_REDIS_URL ? { REDIS_URL: '' } : {});
    document = describeApi(app.app);
    world = await World.build(app);
    senders = [app.admin, await app.userWith(...permissionNames), await app.userWith()];
    tables = new Tables(app.db);
    wire = new Wire((app.app.getHttpServer().address() as AddressInfo).port, TIMEOUT_MS);
  });
  afterAll(async () => {
    wire.close();
    await app.close();
  });

  /** What is wrong with the answer, or with the database after it; undefined: nothing. */
  async function judge(
    operation: Operation,
    answer: HostileAnswer,
    before: string,
  ): Promise<string | undefined> {
    const { status, headers, body } = answer;
    if (status >= 500) return 'a server error';
    // Administrators read such details in the error log.
    const isErrorLog = status < 400 && operation.path.startsWith('/api/error-logs');
    if (isErrorLog) return undefined;
    if (LEAK.test(body) || LEAK.test(JSON.stringify(headers))) return 'a leak';
    if (status > 0 && status < 400) return undefined;
    if (!BY_THE_PARSER.has(status) || body !== '') {
      const hasMessage = typeof parsed(body)?.message === 'string';
      if (!hasMessage) return 'an error that says nothing';
    }
    return (await tables.mark()) === before ? undefined : CHANGED;
  }

  /** Once nothing is stored any more by what earlier requests began. */
  async function settled(): Promise<string> {
    for (;;) {
      const mark = await tables.mark();
      await pause(SETTLES_MS);
      if ((await tables.mark()) === mark) return mark;
    }
  }

  /** Sends one wrong request; answers what is wrong with the application. */
  async function attempt(operation: Operation, random: Random): Promise<string | undefined> {
    const request = hostileRequest(operation, document, random, world);
    const { token } = random.chance(0.97) ? random.pick(senders) : app.anonymous;
    const ends = endsSession(operation);
    const send = () => wire.send(ends ? { ...request, headers: {} } : request, ends ? 'none' : token);
    const before = await tables.mark();
    let answer = await send();
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    let wrong = await judge(operation, answer, before);
    if (wrong === CHANGED) {
      // Or a job of an earlier request stored what it made: the error did it if it does so again.
      const quiet = await settled();
      answer = await send();
      wrong = await judge(operation, answer, quiet);
    }
    if (operation.method === 'DELETE' && answer.status === 200) await world.replace(operation.path);
    return wrong && `${wrong}: ${described(request)} → ${String(answer.status)} ${answer.body.slice(0, 300)}`;
  }

  const random = new Random(SEED);
  const portions = Array.from({ length: Math.ceil(REQUESTS / PORTION) }, (_, portion) => portion * PORTION);

  it.each(portions)('wrong requests from the %i. on are answered without harm', async (first) => {
    const operations = operationsOf(document);
    const failures: string[] = [];
    const end = Math.min(first + PORTION, REQUESTS);
    for (let count = first; count < end && failures.length < 10; count += 1) {
      const operation = operations[count % operations.length]!;
      const wrong = await attempt(operation, random);
      if (wrong !== undefined) failures.push(`#${String(count)} ${wrong}`);
    }
    expect(failures).toEqual([]);
  });

  it('reaches the handlers: most requests are refused for their content, some are accepted', () => {
    expect(operationsOf(document).length).toBeGreaterThan(90);
    expect(statuses[422]).toBeGreaterThan(REQUESTS / 10);
    expect(statuses[200]).toBeGreaterThan(REQUESTS / 20);
  });
});

/** The senders stay signed in. */
const endsSession = ({ path }: Operation) =>
  path === '/api/logout' || path === '/api/profile/sessions/others';

function parsed(text: string): { message?: unknown } | undefined {
  try {
    return JSON.parse(text) as { message?: unknown };
  } catch {
    return undefined;
  }
}

const described = ({ method, path, headers, body }: HostileRequest) =>
  `${method} ${path.slice(0, 300)} ${JSON.stringify(headers).slice(0, 200)} ${(body?.toString('utf8') ?? '').slice(0, 500)}`;
