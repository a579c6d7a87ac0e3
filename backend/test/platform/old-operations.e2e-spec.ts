import type { QueryRunner } from 'typeorm';
import { Operations1795850000000 } from '../../src/platform/database/migrations/1795850000000-operations.js';
import { RemnantBatches1795860000000 } from '../../src/platform/database/migrations/1795860000000-remnant-batches.js';
import type { TaxBasis } from '../../src/pricing/domain/taxes/tax-rules.js';
import { TestApp } from '../harness/test-app.js';
import { type Catalogue, catalogueOf } from '../world/catalogue.js';
import { orderOf, partOf, readOrder, setOf } from '../world/orders.js';

const PROFILE = {
  complete: true,
  state: 'SP',
  regime: 'presumido',
  pis: 0.65,
  cofins: 3,
  das: 0,
  simples_credit: 0,
  iss: 0,
  origin: 0,
  service_kind: 'iss',
};
/** The codes of the company before operations were a table, not all of them the standard ones. */
const CODES = [
  { operation: 'production', inside: '5401', interstate: '6401', consumer: '6401', text: 'Nossa venda.' },
  { operation: 'tolling', inside: '5124', interstate: '6124', consumer: '6124', text: null },
  { operation: 'resale', inside: '5102', interstate: '6102', consumer: '6108', text: null },
];

describe('a database from before operations were a table @servers', () => {
  let app: TestApp;
  let catalogue: Catalogue;
  beforeAll(async () => {
    app = await TestApp.startOwn();
    catalogue = await catalogueOf(app.admin);
    const { body } = await app.admin.get('/api/company/taxes').expect(200);
    await app.admin.put('/api/company/taxes', { ...(body as object), ...PROFILE }).expect(200);
  });
  afterAll(() => app.close());

  /** Undoes the migration, and writes the order's basis and the company's profile as they were written then. */
  async function makeOld(runner: QueryRunner, id: number) {
    const change = async (table: string, column: string, at: number, old: (value: object) => object) => {
      const [row] = (await runner.query(`SELECT ${column} FROM ${table} WHERE id = ?`, [at])) as Record<
        string,
        string
      >[];
      const value = JSON.stringify(old(JSON.parse(row![column]!) as object));
      await runner.query(`UPDATE ${table} SET ${column} = ? WHERE id = ?`, [value, at]);
    };
    await new Operations1795850000000().down(runner);
    const own = { operations: CODES, tolling_deferred: true };
    await change('company_taxes', 'profile', 1, (profile) => ({ ...profile, ...own }));
    await change('orders', 'tax_basis', id, (basis) => {
      const { operations: _, company, ...rest } = basis as TaxBasis;
      return { ...rest, company: { ...company, ...own } };
    });
    const words = (await runner.query('SELECT operation FROM set_parts ORDER BY id')) as {
      operation: string;
    }[];
    expect(words.map(({ operation }) => operation)).toEqual([null, 'tolling', 'resale']);
  }

  it('keeps totals, taxes and the sheet for invoicing of its orders, by old bases and by new ones', async () => {
    await app.admin.put('/api/operations/2', {
      ...((await app.admin.get('/api/operations/2')).body as object),
      icms: 'deferred',
      text: null,
    });
    const production = (await app.admin.get('/api/operations/1')).body as object;
    const { operation: _, ...codes } = CODES[0]!;
    await app.admin.put('/api/operations/1', { ...production, ...codes }).expect(200);
    const state_id = ((await app.admin.get('/api/states')).body as { id: number }[])[0]?.id;
    const customer = await app.admin.post('/api/customers', { name: 'Antigo', state_id }).expect(201);
    const { id } = await orderOf(app.admin, {
      type: 'pre_order',
      markup: 30,
      invoice_date: '2026-11-20',
      customer_id: (customer.body as { id: number }).id,
    });
    const { id: setId } = await setOf(app.admin, id);
    await partOf(app.admin, setId, catalogue);
    await partOf(app.admin, setId, catalogue, { customer_material: true });
    await partOf(app.admin, setId, catalogue, { operation_id: 3 });
    await app.admin.put(`/api/orders/${String(id)}`, { complete_taxes: true }).expect(200);
    const seen = async () => ({
      totals: (await readOrder(app.admin, id)).totals,
      taxes: (await app.admin.get(`/api/orders/${String(id)}/taxes`).expect(200)).body as object,
    });
    const before = await seen();
    const parts = await app.db.write(async () => {
      const runner = app.db.manager.queryRunner!;
      await makeOld(runner, id);
      await new Operations1795850000000().up(runner);
      return runner.query('SELECT operation_id, customer_material FROM set_parts ORDER BY id') as Promise<
        object[]
      >;
    });
    expect(parts).toEqual([
      { operation_id: null, customer_material: 0 },
      { operation_id: 2, customer_material: 1 },
      { operation_id: 3, customer_material: 0 },
    ]);
    expect(await seen()).toEqual(before);
    // Codes and the deferred ICMS went into the rows, and nothing of it is left in the profile.
    const { body: rows } = await app.admin.get('/api/operations').expect(200);
    expect(rows).toMatchObject([
      { id: 2, inside: '5124', icms: 'deferred', text: null },
      { id: 3, inside: '5102', icms: 'taxed' },
      { id: 1, inside: '5401', icms: 'taxed', text: 'Nossa venda.' },
    ]);
    const { body: profile } = await app.admin.get('/api/company/taxes').expect(200);
    expect(profile).not.toHaveProperty('operations');
    // Equal taxes are no change that has to be made to open quotes.
    const { body: impact } = await app.admin
      .post('/api/price-impact', { resource: 'taxes', id: 1 })
      .expect(200);
    expect(impact).toMatchObject({ quotes: [] });
    await app.admin.put(`/api/orders/${String(id)}`, { complete_taxes: true }).expect(200);
    expect(await seen()).toEqual(before);
  });

  it('knows by their notes which batch its remnants are from', async () => {
    const notes = ['Retalho do lote 12', 'Retalho do lote velho', null];
    const item = { material_id: catalogue.material, thickness: 3, width: 600, length: 800 };
    for (const obs of notes) await app.admin.post('/api/stock-items', { ...item, obs }).expect(201);
    const items = await app.db.write(async () => {
      const runner = app.db.manager.queryRunner!;
      await new RemnantBatches1795860000000().down(runner);
      await new RemnantBatches1795860000000().up(runner);
      return runner.query('SELECT obs, from_batch_id FROM stock_items ORDER BY id') as Promise<object[]>;
    });
    expect(items).toEqual(notes.map((obs, index) => ({ obs, from_batch_id: index === 0 ? 12 : null })));
  });
});
