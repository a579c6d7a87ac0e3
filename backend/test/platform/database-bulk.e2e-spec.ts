import { Test, type TestingModule } from '@nestjs/testing';
import { State } from '../../src/catalogue/states/state.entity.js';
import { OrderEvent } from '../../src/orders/history/order-event.entity.js';
import { insertRows, updateRows } from '../../src/platform/database/bulk-rows.js';
import { ConfigModule } from '../../src/platform/config/config.module.js';
import { DatabaseModule } from '../../src/platform/database/database.module.js';
import { Database } from '../../src/platform/database/database.js';
import { numberRows } from '../../src/platform/database/packed-rows.js';
import { plainRows } from '../../src/platform/database/plain-rows.js';
import { testSettings } from '../harness/test-settings.js';

/** More than two statements' worth, the last of them not full. */
const MANY = 250;

describe('many rows at once @servers', () => {
  let db: Database;
  let module: TestingModule;
  let dispose: () => Promise<void>;

  beforeAll(async () => {
    const test = await testSettings();
    dispose = test.dispose;
    module = await Test.createTestingModule({
      imports: [ConfigModule.with(test.settings), DatabaseModule.with(test.settings)],
    }).compile();
    module.enableShutdownHooks();
    db = module.get(Database);
  });
  afterAll(async () => {
    await module.close();
    await dispose();
  });

  const event = (index: number): Omit<OrderEvent, 'id'> => ({
    order_id: 7,
    user_id: index % 2 === 0 ? null : index,
    user_name: `Conceição d'Ávila ${index}`,
    action: 'saved',
    details: index % 3 === 0 ? null : { title: ['"Chapa" \\ 3 mm', `nº ${index}`] },
    created_at: new Date(index).toISOString(),
  });

  it('are inserted in their order, with every value as a single write stores it', async () => {
    const events = Array.from({ length: MANY }, (_, index) => event(index));
    await db.write(() => insertRows(db.manager, OrderEvent, events));
    const stored = await db.manager.find(OrderEvent, { where: { order_id: 7 }, order: { id: 'ASC' } });
    expect(stored).toEqual(events.map((columns) => expect.objectContaining(columns) as unknown));
  });

  it('are updated each with its own values, exact decimals and nulls; other rows and columns stay', async () => {
    const states = Array.from({ length: MANY }, (_, index) => ({
      name: `Estado ${index}`,
      abbreviation: index.toString(36),
      icms: 0,
    }));
    await db.write(() => insertRows(db.manager, State, states));
    const before = await db.manager.find(State, { order: { id: 'ASC' } });
    const changes = before
      .slice(1)
      .map(({ id }, index) => ({ id, icms: Math.round((index + 1) * 33.81 * 100) / 100 }));
    await db.write(() => updateRows(db.manager, State, changes));
    const icmsOf = new Map(changes.map(({ id, icms }) => [id, icms]));
    expect(await db.manager.find(State, { order: { id: 'ASC' } })).toEqual(
      before.map((state) => Object.assign(state, { icms: icmsOf.get(state.id) ?? state.icms })),
    );
    const [first] = await db.manager.findBy(OrderEvent, { order_id: 7 });
    const emptied = { id: first?.id ?? 0, user_id: null, details: { gone: null } };
    await db.write(() => updateRows(db.manager, OrderEvent, [emptied]));
    expect(await db.manager.findOneBy(OrderEvent, { id: emptied.id })).toEqual(
      Object.assign(first ?? {}, emptied),
    );
  });

  it('of numbers alone are the same as any others: exact decimals, nulls, their order, none', async () => {
    const numbers = [0.01, 99999999999.99, 12345678901.23, 427.83, 0];
    const states = numbers.map((icms) => ({ name: 'Número', abbreviation: 'NN', icms }));
    await db.write(() => insertRows(db.manager, State, states));
    const wanted = {
      condition: 'WHERE name = ? ORDER BY icms DESC, id',
      values: ['Número'],
      columns: ['icms', 'version', 'id'] as const,
    };
    const found = await numberRows(db, State, wanted);
    expect(found).toEqual(await plainRows(db.manager, State, wanted));
    expect(found.map(({ icms }) => icms)).toEqual([...numbers].sort((one, other) => other - one));
    const users = {
      condition: 'WHERE order_id = ? ORDER BY id LIMIT 3',
      values: [7],
      columns: ['user_id'] as const,
    };
    expect(await numberRows(db, OrderEvent, users)).toEqual(await plainRows(db.manager, OrderEvent, users));
    expect(await numberRows(db, State, { ...wanted, values: ['Nenhum'] })).toEqual([]);
  });

  it('none of them is no statement', async () => {
    await db.write(async () => {
      await insertRows(db.manager, State, []);
      await updateRows(db.manager, State, []);
    });
  });

  it('names a column that the table lacks', async () => {
    const rows: Partial<State>[] = [Object.assign({ name: 'Estado' }, { capital: 'Manaus' })];
    await expect(db.write(() => insertRows(db.manager, State, rows))).rejects.toThrow(/no column capital/);
  });
});
