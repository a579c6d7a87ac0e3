import './lib/node-version.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import Sqlite from 'libsql';
import { rawDriver } from './bench/orders/raw-driver.mjs';
import { environment, fromBuild, withServer } from './lib/bench.mjs';
import { prepare } from './lib/launch.mjs';
import { inRoot, temporaryFolder } from './lib/paths.mjs';
import { main } from './lib/run.mjs';
import { PlainError, say } from './lib/say.mjs';
import { startServices } from './lib/services.mjs';

/**
 * `node scripts/schema-snapshot.mjs NAME`: keeps the schema that the migrations make, as both databases describe it, with the demo
 * data's rows, in backend/test/upgrades: each is upgraded by a test from then on.
 */
const LEFT_OUT = /^(migrations|search_.*|sqlite_.*|sessions)$/;

/** The demo data, as rows of this version's tables. */
async function demoRows(folder) {
  await withServer(environment(folder), async () => undefined);
  const file = new Sqlite(path.join(folder, 'forja.sqlite'));
  const names = file.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").all();
  const tables = names.map(({ name }) => name).filter((name) => !LEFT_OUT.test(name));
  return Object.fromEntries(tables.map((name) => [name, file.prepare(`SELECT * FROM ${name}`).all()]));
}

async function migrate(options, migrations) {
  const { DataSource } = await import('typeorm');
  const source = await new DataSource({ ...options, entities: [], migrations }).initialize();
  await source.runMigrations({ transaction: 'each' });
  await source.destroy();
}

async function embeddedSchema(file, migrations) {
  await migrate({ type: 'better-sqlite3', driver: Sqlite, database: file }, migrations);
  const rows = new Sqlite(file)
    .prepare(
      `SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'
       AND name NOT LIKE '%\\_fts\\_%' ESCAPE '\\' ORDER BY rowid`,
    )
    .all();
  return rows.map(({ sql }) => sql);
}

async function serverSchema({ DATABASE_URL }, migrations) {
  await migrate({ type: 'mariadb', url: DATABASE_URL, charset: 'utf8mb4_unicode_ci' }, migrations);
  const driver = await rawDriver({ DATABASE_URL });
  const statements = [];
  for (const row of await driver.all('SHOW TABLES')) {
    const [shown] = await driver.all(`SHOW CREATE TABLE ${Object.values(row)[0]}`);
    statements.push(shown['Create Table'].replace(/ AUTO_INCREMENT=\d+/, ''));
  }
  await driver.end();
  return statements;
}

await main(async () => {
  const [name] = process.argv.slice(2);
  if (!name) throw new PlainError('Usage: node scripts/schema-snapshot.mjs NAME');
  await prepare(['backend']);
  const { migrations } = await fromBuild('platform/database/migrations/index.js');
  const [demo, migrated] = ['demo', 'schema'].map((each) => temporaryFolder(each));
  const rows = await demoRows(demo);
  const embedded = await embeddedSchema(path.join(migrated, 'forja.sqlite'), migrations);
  const services = await startServices();
  const server = await serverSchema(services.env, migrations);
  await services.end();
  const names = migrations.map((migration) => migration.name);
  const file = inRoot('backend/test/upgrades', `${name}.json.gz`);
  mkdirSync(path.dirname(file), { recursive: true });
  const snapshot = { migrations: names, embedded, server, rows };
  writeFileSync(file, gzipSync(JSON.stringify(snapshot), { level: 9 }));
  say(file);
});
