import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ADMIN, TestApp } from '../harness/test-app.js';

const run = promisify(execFile);
const root = join(__dirname, '../../..');
const bin = (name: string) => join(root, 'node_modules/.bin', name);

/** Signs in, makes a quote with a set and a part, and prints what it was answered. */
const program = `
import { authLogin, materialsCreate, ordersCreate, ordersGet, setPartsCreate, setsCreate } from './client/sdk.gen';
import { client } from './client/client.gen';

// Node's own types are many, and this one is all that the program needs of them.
declare const process: { argv: string[] };

const throwOnError = true;

async function main([baseUrl = '', email = '', password = '']: string[]): Promise<void> {
  client.setConfig({ baseUrl });
  const { data: session } = await authLogin({ body: { email, password }, throwOnError });
  // An account with a second factor is asked for its code instead.
  if (!('token' in session)) throw new Error('no session');
  const { token } = session;
  client.setConfig({ auth: () => token });

  const steel = { name: 'Aço', specific_weight: 0.00785, price_kg: 8.9, ncm_id: null };
  const { data: material } = await materialsCreate({ body: steel, throwOnError });
  const { data: order } = await ordersCreate({ body: { type: 'pre_order' }, throwOnError });
  const { data: set } = await setsCreate({ body: { name: 'Base', order_id: order.id }, throwOnError });
  const plate = { title: 'Chapa', unit: null, thickness: 10, width: 100, length: 100, quantity: 3 };
  const { data: part } = await setPartsCreate({
    path: { set_id: set.id },
    body: { ...plate, type: 'material', material_id: material.id },
    throwOnError,
  });
  const { data: read } = await ordersGet({ path: { id: order.id }, throwOnError });
  const { error } = await setPartsCreate({ path: { set_id: set.id }, body: { quantity: -1 } });
  const answers = { net_weight: part.net_weight, total: read.totals.total, refused: error?.errors?.quantity?.length };
  console.log(JSON.stringify(answers));
}

void main(process.argv.slice(2));
`;

const compilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  target: 'es2022',
  lib: ['es2024', 'dom', 'dom.iterable'],
  module: 'commonjs',
  moduleResolution: 'bundler',
  outDir: 'built',
  types: [],
};

/** The API's document is enough for others: nothing is written by hand between it and a program that uses it. */
describe('a client that another generator makes of the document @wide', () => {
  const folder = mkdtempSync(join(tmpdir(), 'forja-other-client-'));
  let started: Promise<TestApp>;

  beforeAll(() => {
    // It starts while the client is generated and compiled, in processes of their own.
    started = TestApp.start();
  });

  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await (await started).close();
  });

  it('compiles', async () => {
    const document = join(root, 'docs/openapi.json');
    const client = ['-o', join(folder, 'client'), '-c', '@hey-api/client-fetch', '--no-log-file'];
    await run(bin('openapi-ts'), ['-i', document, ...client]);
    writeFileSync(join(folder, 'program.ts'), program);
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }));
    await run(bin('tsc'), ['-p', folder]);
  });

  it('makes a quote with a set and a part', async () => {
    const { app } = await started;
    const url = (await app.getUrl()).replace('[::1]', '127.0.0.1');
    const built = join(folder, 'built/program.js');
    const { stdout } = await run(process.execPath, [built, url, ADMIN.email, ADMIN.password]);
    expect(JSON.parse(stdout)).toEqual({ net_weight: 2.355, total: 20.97, refused: 1 });
  });
});
