import type { OpenAPIObject } from '@nestjs/swagger';
import { describeApi } from '../../src/openapi/describe-api.js';
import { TestApp } from '../harness/test-app.js';
import { operationsOf, type Operation } from './hostile-input-requests.js';
import { resolved, type Schema } from './hostile-input-schema.js';
import { EXTREME_NUMBERS } from './hostile-input-values.js';
import { World } from './hostile-input-world.js';

/** A number in a body: how the answer names it, and the body's JSON with this text in its place and nothing else. */
interface NumberField {
  name: string;
  json: (value: string) => string;
}

/** Every number of a body, at any depth. */
function numbersOf(document: OpenAPIObject, reference: Schema): NumberField[] {
  const { type, properties, items } = resolved(document, reference);
  if (type === 'number' || type === 'integer') return [{ name: '', json: (value) => value }];
  if (type === 'array') {
    const inner = numbersOf(document, items ?? {});
    // A list of plain numbers answers for all of them by its own name.
    return inner.map(({ name, json }) => ({
      name: name === '' ? '' : `.0${name}`,
      json: (value) => `[${json(value)}]`,
    }));
  }
  return Object.entries(properties ?? {}).flatMap(([key, child]) =>
    numbersOf(document, child).map(({ name, json }) => ({
      name: `.${key}${name}`,
      json: (value: string) => `{"${key}":${json(value)}}`,
    })),
  );
}

const NEEDS_FILE = /^\/api\/(upload-set-part$|imports\/)/;

describe('numbers at the ends of what JSON can say, in every number field of every body @wide', () => {
  let app: TestApp;
  let fields: { operation: Operation; path: string; field: NumberField }[];

  beforeAll(async () => {
    app = await TestApp.startEmbedded();
    const world = await World.build(app);
    const document = describeApi(app.app);
    fields = operationsOf(document)
      .filter(({ method }) => method === 'POST' || method === 'PUT')
      .flatMap((operation) => {
        const schema = operation.bodies['application/json'] ?? operation.bodies['multipart/form-data'] ?? {};
        const path = operation.path.replace(/\/([^/]+)\/\{\w+\}/g, (_, resource: string) => {
          const [id = 1] = world.pools.get(resource) ?? [];
          return `/${resource}/${String(id)}`;
        });
        return numbersOf(document, schema).map((field) => ({ operation, path, field }));
      });
  });
  afterAll(() => app.close());

  it('there are as many of them as the document has', () => {
    expect(fields.length).toBeGreaterThan(57);
  });

  it.each(EXTREME_NUMBERS)('%s: refused at its field, or taken, never failed on', async (value) => {
    const wrong: string[] = [];
    for (const { operation, path, field } of fields) {
      const method = operation.method === 'PUT' ? 'put' : 'post';
      const { status, body } = await app.admin[method](path)
        .set('content-type', 'application/json')
        .send(field.json(value));
      const { errors = {} } = body as { errors?: Record<string, unknown> };
      // A required file that is missing is answered first.
      const refused = field.name.slice(1) in errors || NEEDS_FILE.test(path);
      // Minus zero is zero: whatever else is missing, it is not the number that is wrong.
      const right = value === '-0' || value === '-0.0' ? status < 500 : status === 422 && refused;
      if (!right) wrong.push(`${operation.method} ${operation.path} ${field.name}: ${String(status)}`);
    }
    expect(wrong).toEqual([]);
  });
});
