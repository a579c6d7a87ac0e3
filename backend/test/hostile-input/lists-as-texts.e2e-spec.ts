import type { OpenAPIObject } from '@nestjs/swagger';
import { describeApi } from '../../src/openapi/describe-api.js';
import { TestApp } from '../harness/test-app.js';
import { operationsOf } from './hostile-input-requests.js';
import { resolved, type Schema } from './hostile-input-schema.js';

/** Paths of all lists in a body: `processes`, `part.processes`. */
function listsIn(document: OpenAPIObject, schema: Schema): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, reference]) => {
    const inner = resolved(document, reference);
    if (inner.type === 'array') return [name];
    return listsIn(document, inner).map((path) => `${name}.${path}`);
  });
}

const bodyWith = (path: string, value: unknown): object =>
  path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as object;

describe('a list that is a text', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.close());

  // Forms send lists of numbers as texts, an empty one for none.
  it.each([
    ['', ['breaks']],
    ['x', []],
  ])('%j is a wrong field, whatever the list', async (text, allowed: string[]) => {
    const document = describeApi(app.app);
    let lists = 0;
    const otherwise: string[] = [];
    for (const { method, path, bodies } of operationsOf(document)) {
      const schema = bodies['application/json'];
      const name = method.toLowerCase() as 'post' | 'put' | 'patch' | 'delete';
      for (const list of schema ? listsIn(document, schema) : []) {
        if (allowed.includes(list.split('.').at(-1)!)) continue;
        lists += 1;
        const call = app.admin[name](path.replace(/\{\w+\}/g, '1'));
        const { status, body } = await call.send(bodyWith(list, text));
        const named = (body as { errors?: Record<string, string[]> }).errors?.[list];
        if (status !== 422 || !named) otherwise.push(`${method} ${path} ${list} → ${String(status)}`);
      }
    }
    expect(otherwise).toEqual([]);
    expect(lists).toBeGreaterThan(30);
  });

  it('is refused before a part is calculated with it', async () => {
    const { body } = await app.admin
      .post('/api/set-parts/calculateProperties', { part: { processes: '' } })
      .expect(422);
    expect(body).toEqual({
      message: 'Deve ser uma lista',
      errors: { 'part.processes': ['Deve ser uma lista'] },
    });
  });
});
