import type { OpenAPIObject } from '@nestjs/swagger';
import { TestApp } from '../harness/test-app.js';
import { selectInTurn } from '../harness/walks.js';

/** Values of a filter that no field has, and that no database's driver has a text for. */
const MALFORMED = ['{"a":1}', '[[1]]', '[{"a":1}]', '[[]]', '1e400', '[1,-1e400]', '{}', '[null,{}]'];

/** Odd, but of the right form: any answer but a failure of the server's will do. */
const ODD = ['null', 'true', '[]', '[null]', '"x"', '1e21', '-0', '0.5', '9007199254740993', '"\\u0000"'];

let app: TestApp;
/** Every path that takes a filter, as the API's own document has them; those of files apart, which take longer. */
let lists: string[];
let exports: string[];

beforeAll(async () => {
  app = await TestApp.start();
  const { body } = await app.admin.get('/api/openapi.json').expect(200);
  const paths = Object.entries((body as OpenAPIObject).paths).flatMap(([path, { get }]) => {
    const parameters = (get?.parameters ?? []) as { name?: string }[];
    return parameters.some(({ name }) => name === 'filter') ? [path.replace('{catalogue}', 'materials')] : [];
  });
  const isExport = (path: string) => path.startsWith('/api/exports/');
  lists = paths.filter((path) => !isExport(path));
  exports = paths.filter(isExport);
});
afterAll(() => app.close());

/** Each value in each field. */
const pairs = (fields: string[], values: string[]) =>
  fields.flatMap((field) => values.map((value) => ({ field, value })));

const ask = (path: string, field: string, value: string) =>
  app.admin.get(`${path}?filter=${encodeURIComponent(`{"${field}":${value}}`)}`);

describe('the filter of a list @servers', () => {
  it('is refused as malformed where a value is no plain one, by every list', async () => {
    expect(lists.length).toBeGreaterThan(9);
    expect(exports.length).toBeGreaterThan(3);
    const tries = pairs(['id', 'name', 'q', 'unknown'], MALFORMED);
    for (const [place, path] of [...lists, ...exports].entries()) {
      for (const { field, value } of selectInTurn(tries, place, 3)) {
        const { status, body } = await ask(path, field, value);
        expect({ path, field, value, status, body }).toMatchObject({
          status: 400,
          body: { message: 'Parâmetros de lista inválidos' },
        });
      }
    }
  });

  it('never fails the server where a value is an odd one', async () => {
    const tries = pairs(['id', 'q', 'name', 'type', 'material_id', 'enabled'], ODD);
    for (const [place, path] of lists.entries()) {
      for (const { field, value } of selectInTurn(tries, place, 3)) {
        const { status } = await ask(path, field, value);
        expect({ path, field, value, fine: [200, 400].includes(status) }).toMatchObject({ fine: true });
      }
    }
  });
});
