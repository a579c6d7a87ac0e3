import { describeApi } from '../../src/openapi/describe-api.js';
import { TestApp } from '../harness/test-app.js';
import { selectInTurn } from '../harness/walks.js';
import { operationsOf, type Operation } from './hostile-input-requests.js';

const listOf = (length: number, element: string) => `{"list":[${Array(length).fill(element).join()}]}`;
const keys = (length: number) => Array.from({ length }, (_, place) => `"k${String(place)}":1`).join();
const levels = (depth: number) => `{"deep":${'['.repeat(depth)}${']'.repeat(depth)}}`;

/** One more than may be, of each kind: the text of the body, and what is answered. */
const BEYOND_USERS: [shape: string, body: string, status: number][] = [
  ['one long text', `{"text":"${'a'.repeat(1_048_576)}"}`, 413],
  ['an object of many keys', `{"fields":{${keys(2001)}}}`, 413],
  ['many objects of many keys', listOf(101, `{${keys(200)}}`), 413],
  ['a long list', listOf(5001, '1'), 413],
  ['many lists', listOf(4500, '[[],[],[],[],[]]'), 413],
  ['many levels', levels(20), 400],
];
const BEYOND_GUESTS: typeof BEYOND_USERS = [
  ['one long text', `{"text":"${'a'.repeat(16_384)}"}`, 413],
  ['an object of many keys', `{"fields":{${keys(201)}}}`, 413],
  ['a long list', listOf(201, '1'), 413],
  ['many lists', listOf(150, '[[]]'), 413],
  ['many levels', levels(20), 400],
];

describe('a body that would keep the process from all other callers', () => {
  let app: TestApp;
  let operations: Operation[];

  beforeAll(async () => {
    app = await TestApp.start();
    operations = operationsOf(describeApi(app.app));
  });
  afterAll(() => app.close());

  /** Sends the body to the routes of the API's document. @returns a line for each answer that is not an expected one */
  async function findOtherAnswers(
    client: 'admin' | 'anonymous',
    bodies: typeof BEYOND_USERS,
    [shape, body, ...expected]: [shape: string, body: string, ...expected: number[]],
  ): Promise<string[]> {
    const found: string[] = [];
    const turn = bodies.findIndex(([each]) => each === shape);
    for (const { method, path } of selectInTurn(operations, turn, bodies.length)) {
      const name = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
      const address = path.replace(/\{\w+\}/g, '1');
      const { status } = await app[client][name](address).type('json').send(body);
      if (!expected.includes(status)) found.push(`${method} ${path} → ${String(status)}`);
    }
    return found;
  }

  it.each(BEYOND_USERS)('with %s is refused to users on every route', async (shape, body, status) => {
    expect(await findOtherAnswers('admin', BEYOND_USERS, [shape, body, status])).toEqual([]);
  });

  it.each(BEYOND_GUESTS)(
    'with %s is refused to guests, unless they have to sign in anyway',
    async (shape, body, status) => {
      expect(await findOtherAnswers('anonymous', BEYOND_GUESTS, [shape, body, status, 401])).toEqual([]);
      await app.anonymous.post('/api/login').type('json').send(body).expect(status);
    },
  );

  it('is refused as a form, too', async () => {
    const form = (fields: number) =>
      Array.from({ length: fields }, (_, place) => `k${String(place)}=1`).join('&');
    for (const path of ['/api/login', '/p/unknown/accept', '/p/unknown/refuse', '/p/unknown/ask']) {
      await app.anonymous.post(path).type('form').send(form(201)).expect(413);
      await app.anonymous
        .post(path)
        .type('form')
        .send(`text=${'a'.repeat(16_384)}`)
        .expect(413);
    }
    await app.anonymous.post('/api/login').type('form').send(form(200)).expect(422);
  });

  it('is not the largest that may be', async () => {
    for (const body of [`{${keys(2000)}}`, listOf(5000, '1'), listOf(90, `{${keys(200)}}`), levels(19)])
      await app.admin.post('/api/materials').type('json').send(body).expect(422);
    await app.anonymous
      .post('/api/login')
      .type('json')
      .send(`{${keys(200)}}`)
      .expect(422);
  });

  it('says for its length that a list is too long, before its elements are looked at', async () => {
    const quotes = Array.from({ length: 2001 }, () => ({}));
    const repricing = { resource: 'materials', id: 1, quotes };
    const { body } = await app.admin.post('/api/repricings', repricing).expect(422);
    expect(body).toEqual({
      message: 'No máximo 2000 orçamentos de uma vez',
      errors: { quotes: ['No máximo 2000 orçamentos de uma vez'] },
    });
  });

  it.each(['iso-8859-1', 'utf-16', 'us-ascii', '"utf-7"'])(
    'in the charset %s is answered with 415',
    async (charset) => {
      for (const type of [
        'application/json',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
      ])
        await app.anonymous
          .post('/api/login')
          .set('Content-Type', `${type}; charset=${charset}`)
          .send('{}')
          .expect(415);
    },
  );

  it.each(['br', 'gzip', 'deflate'])('that is not packed as %s says is malformed', async (packing) => {
    await app.anonymous
      .post('/api/login')
      .type('json')
      .set('Content-Encoding', packing)
      .send('{}')
      .expect(400);
  });

  it('in UTF-8 is read, however that is written', async () => {
    for (const charset of ['utf-8', 'UTF-8', '"utf-8"'])
      await app.anonymous
        .post('/api/login')
        .set('Content-Type', `application/json; charset=${charset}`)
        .send('{}')
        .expect(422);
  });
});
