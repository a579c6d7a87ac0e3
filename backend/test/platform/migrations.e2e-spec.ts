import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { DataSource, type DataSourceOptions, type MigrationInterface, type QueryRunner } from 'typeorm';
import type { Settings } from '../../src/platform/config/settings.js';
import { writerOptions } from '../../src/platform/database/connection-options.js';
import { recoverably } from '../../src/platform/database/migration-steps.js';
import { Side } from '../../src/platform/database/move/side.js';
import { migrations } from '../../src/platform/database/migrations/index.js';
import { TestApp } from '../harness/test-app.js';
import { testSettings, type TestSettings } from '../harness/test-settings.js';
import { newPart, newSet, readOrder } from '../world/orders.js';
import { connected, environmentOf, killed, type OwnConnection } from './killed-processes.js';
import { eventually } from '../harness/eventually.js';
import { schemaOf } from './schema-of.js';

/** Opens the database as a start does, and closes it: what is left is the schema. */
const MIGRATE = `
  const from = (file) => import(new URL(file, process.argv[1]).href);
  const { loadSettings } = await from('platform/config/load-settings.js');
  const { writerOptions } = await from('platform/database/connection-options.js');
  const { openWriter } = await from('platform/database/open-writer.js');
  console.log('begins');
  const writer = await openWriter(await writerOptions(loadSettings(process.env)));
  await writer.destroy();
`;

const BUILT = `file://${join(__dirname, '../../dist')}/`;
const MAIN = join(__dirname, '../../dist/main.js');
const migrating = (settings: Settings): [string[], { env: NodeJS.ProcessEnv }] => [
  ['--input-type=module', '-e', MIGRATE, BUILT],
  { env: environmentOf(settings, 3000) },
];

// MariaDB's statements on tables end by themselves; on SQLite all of a migration is one transaction, which a killed process takes with it.
const onServer = process.env.TEST_DATABASE_URL ? it : it.skip; // skipped on SQLite: nothing can be left half done there

describe('migrations @wide @servers', () => {
  let test: TestSettings;
  let own: OwnConnection;

  beforeEach(async () => {
    test = await testSettings();
  });
  afterEach(async () => {
    await own.close();
    await test.dispose();
  });

  const migrated = async () => promisify(execFile)(process.execPath, ...migrating(test.settings));
  const stored = async () =>
    (await own.query('SELECT name FROM migrations ORDER BY timestamp, id')).map(({ name }) => name);

  /** Begins to migrate, and is killed so many milliseconds later. @returns whether it had ended before */
  const killedAfter = async (ms: number) => {
    const child = spawn(process.execPath, ...migrating(test.settings));
    const gone = once(child, 'exit') as Promise<[number | null]>;
    await once(child.stdout, 'data');
    const ended = await Promise.race([gone, setTimeout(ms)]);
    if (ended) return true;
    child.kill('SIGKILL');
    await gone;
    return false;
  };

  it('that are killed in between go on at the next start, to the schema of an undisturbed one', async () => {
    const undisturbed = await testSettings();
    await Side.migrate(undisturbed.settings);
    const other = await connected(undisturbed.settings);
    const expected = await schemaOf(other, undisturbed.settings);
    await other.close();
    await undisturbed.dispose();
    for (const ms of [200, 350, 500]) await killedAfter(ms);
    await Side.migrate(test.settings);
    own = await connected(test.settings);
    expect(await schemaOf(own, test.settings)).toEqual(expected);
    expect(await stored()).toEqual(migrations.map(({ name }) => name));
  });

  onServer('whose foreign key was added by a process that was killed then go on behind it', async () => {
    own = await connected(test.settings);
    const add =
      'ALTER TABLE children ADD CONSTRAINT of_parent FOREIGN KEY (parent_id) REFERENCES parents (id)';
    await own.run('CREATE TABLE parents (id integer PRIMARY KEY)');
    await own.run('CREATE TABLE children (id integer PRIMARY KEY, parent_id integer)');
    const source = new DataSource((await writerOptions(test.settings)) as DataSourceOptions);
    const runner = (await source.initialize()).createQueryRunner();
    const up = async (on: QueryRunner) => {
      await on.query(add);
      await on.query('ALTER TABLE children ADD COLUMN later integer');
    };
    const again = () => {
      const migration: MigrationInterface = { name: 'AddsKey', up, down: () => Promise.resolve() };
      const query = (sql: string) => runner.query(sql);
      return recoverably([migration], query, () => migration.up(runner));
    };
    await own.run(add);
    await expect(again()).rejects.toThrow('121');
    await own.run("REPLACE INTO migration_steps (name, begun, done) VALUES ('AddsKey', 1, 0)");
    await again();
    expect(await own.query('SELECT later FROM children')).toEqual([]);
    await source.destroy();
  });

  onServer(
    'are waited for by the next start while the server is still at a statement of a process that was killed',
    async () => {
      const name = 'RemnantBatches1795860000000';
      await Side.migrate(test.settings);
      own = await connected(test.settings);
      // Its changes of tables are made already; its change of rows waits for the transaction of this test.
      await own.run(`DELETE FROM migrations WHERE name = '${name}'`);
      await own.run('CREATE TABLE migration_steps (name VARCHAR(191) PRIMARY KEY, begun INT, done INT)');
      await own.run(`INSERT INTO migration_steps VALUES ('${name}', 1, 1)`);
      await own.run("INSERT INTO stock_items (length, obs) VALUES (640, 'Retalho do lote 7')");
      await own.run('BEGIN');
      await own.run('SELECT id FROM stock_items FOR UPDATE');
      const statements = async () => {
        const rows = await own.query(`SELECT LEFT(info, 15) AS begins FROM information_schema.processlist
          WHERE db = DATABASE() AND (info LIKE 'UPDATE stock%' OR info LIKE 'SELECT GET_LOCK%') ORDER BY id`);
        return rows.map(({ begins }) => begins);
      };
      const first = spawn(process.execPath, ...migrating(test.settings));
      await eventually(async () => (await statements())[0] === 'UPDATE stock_it');
      await killed(first);
      const bothBegan = async () => {
        await eventually(async () => (await statements()).length === 2);
        const found = await statements();
        await own.release();
        return found;
      };
      const [found] = await Promise.all([bothBegan(), migrated()]);
      expect(found).toEqual(['UPDATE stock_it', 'SELECT GET_LOCK']);
      expect(await own.query('SELECT from_batch_id FROM stock_items')).toEqual([{ from_batch_id: 7 }]);
      expect(await stored()).toEqual(migrations.map((each) => each.name));
    },
  );

  it('run once where several processes start at once', async () => {
    await Promise.all([migrated(), migrated()]);
    own = await connected(test.settings);
    expect(await stored()).toEqual(migrations.map(({ name }) => name));
  });

  it('that a newer version adds leave the one that still runs serving', async () => {
    // Of its own: no process could start on the shared database afterwards.
    const app = await TestApp.startOwn();
    own = await connected(app.settings);
    await own.run('ALTER TABLE orders ADD COLUMN later_note varchar(20)');
    await own.run("ALTER TABLE set_parts ADD COLUMN later_kind varchar(20) NOT NULL DEFAULT 'plain'");
    await own.run('CREATE TABLE later_things (id integer PRIMARY KEY)');
    await own.run("INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'Later9999999999999')");
    const { orderId, setId } = await newSet(app.admin, { markup: 30 });
    const { id } = await newPart(app.admin, setId, { title: 'Aba' });
    expect((await readOrder(app.admin, orderId)).sets[0]?.parts.map((part) => part.id)).toEqual([id]);
    await app.admin.put(`/api/orders/${String(orderId)}`, { payment_obs: 'à vista' }).expect(200);
    await app.admin.get('/api/orders/page?type=pre_order').expect(200);
    await app.close();
  });

  it('of a newer version, and a move that did not end, refuse the start with one line, and change nothing', async () => {
    await Side.migrate(test.settings);
    own = await connected(test.settings);
    for (const [name, line] of [
      ['Later9999999999999', 'O banco de dados é de uma versão mais nova do Forja (Later9999999999999)'],
      ['UnfinishedMove', 'A mudança para este banco de dados não terminou'],
    ] as const) {
      await own.run(`INSERT INTO migrations (timestamp, name) VALUES (9999999999999, '${name}')`);
      // In a process of its own, which ends: what a start had opened goes with it.
      const env = environmentOf(test.settings, 3000);
      const failure: unknown = await promisify(execFile)(process.execPath, [MAIN], { env }).catch(
        (error: unknown) => error,
      );
      expect(failure).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(line) });
      expect((failure as { stderr: string }).stderr.trim().split('\n')).toHaveLength(1);
      await own.run(`DELETE FROM migrations WHERE name = '${name}'`);
    }
  });
});
